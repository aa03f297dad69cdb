import type { Control } from 'react-hook-form';
import { GUIDE_FIELDS, type FieldsWith } from '../../../domain/guide/guide-fields.ts';
import { fieldLabel } from '../../../i18n/guide-texts.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Field } from '../../../ui/Field.tsx';
import type { GuideFormValues } from '../guide-form.ts';

interface ChoiceFieldProps {
  readonly control: Control<GuideFormValues>;
  readonly name: FieldsWith<{ kind: 'choice' }>;
}

/** A choice from a fixed list, or none. */
export function ChoiceField({ control, name }: ChoiceFieldProps) {
  const t = useT();
  const lang = useLang();
  return (
    <Field
      control={control}
      name={name}
      label={t(fieldLabel(name))}
      select
      slotProps={{ select: { native: true } }}
    >
      <option value="">{t('editor.not-chosen')}</option>
      {Object.entries(GUIDE_FIELDS[name].names).map(([code, shown]) => (
        <option key={code} value={code}>
          {shown[lang]}
        </option>
      ))}
    </Field>
  );
}

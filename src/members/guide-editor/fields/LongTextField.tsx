import { useWatch, type Control } from 'react-hook-form';
import { GUIDE_FIELDS, type FieldsWith } from '../../../domain/guide/guide-fields.ts';
import { charactersLeft } from '../../../domain/text.ts';
import { isSecondText, SECOND_TEXTS, secondLang } from '../../../domain/guide/own-words.ts';
import { fieldLabel, secondTextLabel } from '../../../i18n/guide-texts.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Field } from '../../../ui/Field.tsx';
import type { GuideFormValues } from '../guide-form.ts';

interface LongTextFieldProps {
  readonly control: Control<GuideFormValues>;
  readonly name: FieldsWith<{ kind: 'long-text' }>;
  readonly rows: number;
}

/** A multi-line text. Its hint, `editor.<name>-hint`, shows how many characters are left or too many. */
export function LongTextField({ control, name, rows }: LongTextFieldProps) {
  const t = useT();
  const typed = useWatch({ control, name });
  const first = useWatch({ control, name: isSecondText(name) ? SECOND_TEXTS[name] : name });
  const { limit } = GUIDE_FIELDS[name];
  const left = charactersLeft(typed, limit);
  return (
    <Field
      control={control}
      name={name}
      label={t(isSecondText(name) ? secondTextLabel(name, secondLang(first)) : fieldLabel(name))}
      limit={limit}
      helperText={t(`editor.${name}-hint`, { left })}
      multiline
      minRows={rows}
      maxRows={2 * rows + 6}
    />
  );
}

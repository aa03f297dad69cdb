/** Fields of the guide profile by their kind: label, limit and keyboard come from the field table. */
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { TextFieldProps } from '@mui/material/TextField';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { fieldOf, GUIDE_FIELDS, type FieldsWith } from '../../../domain/guide/guide-fields.ts';
import { isSecondText, SECOND_TEXTS, secondLang } from '../../../domain/guide/own-words.ts';
import { charactersLeft } from '../../../domain/text.ts';
import { fieldLabel, secondTextLabel } from '../../../i18n/guide-texts.ts';
import { useI18n, useT } from '../../../i18n/use-t.ts';
import { Field } from '../../shared/Field.tsx';
import type { GuideFormValues } from '../guide-form.ts';

interface FieldProps<Kind extends string> {
  readonly control: Control<GuideFormValues>;
  readonly name: FieldsWith<{ kind: Kind }>;
}

/** A choice from a fixed list, or none. */
export function ChoiceField({ control, name }: FieldProps<'choice'>) {
  const t = useT();
  return (
    <Field
      control={control}
      name={name}
      label={t(fieldLabel(name))}
      select
      slotProps={{ select: { native: true } }}
    >
      <ChoiceOptions name={name} />
    </Field>
  );
}

export function ChoiceOptions({ name }: Pick<FieldProps<'choice'>, 'name'>) {
  const { t, lang } = useI18n();
  return (
    <>
      <option value="">{t('editor.not-chosen')}</option>
      {Object.entries(GUIDE_FIELDS[name].names).map(([code, shown]) => (
        <option key={code} value={code}>
          {shown[lang]}
        </option>
      ))}
    </>
  );
}

export function FlagField({ control, name }: FieldProps<'flag'>) {
  const t = useT();
  const {
    field: { value, ref, ...field },
  } = useController({ control, name });
  return (
    <FormControlLabel
      control={<Checkbox {...field} checked={value} slotProps={{ input: { ref } }} />}
      label={t(fieldLabel(name))}
    />
  );
}

/** Phone keyboard for each kind of field. */
const KEYBOARDS = { text: undefined, phone: 'tel', link: 'url', years: 'numeric' } as const;

interface GuideTextFieldProps extends FieldProps<keyof typeof KEYBOARDS> {
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly hint?: string;
  readonly sx?: TextFieldProps['sx'];
}

/** One line. */
export function GuideTextField({ name, hint, ...rest }: GuideTextFieldProps) {
  const t = useT();
  const { kind, limit } = GUIDE_FIELDS[name];
  return (
    <Field
      {...rest}
      name={name}
      label={t(fieldLabel(name))}
      required={fieldOf(name).isRequired === true}
      helperText={hint}
      {...(kind === 'years' ? {} : { limit })}
      type={kind === 'phone' ? 'tel' : 'text'}
      inputMode={KEYBOARDS[kind]}
    />
  );
}

interface LongTextFieldProps extends FieldProps<'long-text'> {
  readonly rows: number;
}

/** Several lines. Its hint, `editor.<name>-hint`, shows how many characters are left or too many. */
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

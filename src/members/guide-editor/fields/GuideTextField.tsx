import type { TextFieldProps } from '@mui/material/TextField';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { Control } from 'react-hook-form';
import { fieldOf, GUIDE_FIELDS, type FieldsWith } from '../../../domain/guide/guide-fields.ts';
import { fieldLabel } from '../../../i18n/guide-texts.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Field } from '../../../ui/Field.tsx';
import type { GuideFormValues } from '../guide-form.ts';

/** Phone keyboard for each kind of field. */
const KEYBOARDS = { text: undefined, phone: 'tel', link: 'url', years: 'numeric' } as const;

interface GuideTextFieldProps {
  readonly control: Control<GuideFormValues>;
  readonly name: FieldsWith<{ kind: keyof typeof KEYBOARDS }>;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly hint?: string;
  readonly sx?: TextFieldProps['sx'];
}

/** A one-line field of the guide profile: label, limit and keyboard come from the field table. */
export function GuideTextField({ control, name, autoComplete, hint, sx }: GuideTextFieldProps) {
  const t = useT();
  const { kind, limit } = GUIDE_FIELDS[name];
  return (
    <Field
      control={control}
      name={name}
      label={t(fieldLabel(name))}
      required={fieldOf(name).isRequired === true}
      helperText={hint}
      {...(kind === 'years' ? {} : { limit })}
      {...(sx ? { sx } : {})}
      type={kind === 'phone' ? 'tel' : 'text'}
      inputMode={KEYBOARDS[kind]}
      autoComplete={autoComplete}
    />
  );
}

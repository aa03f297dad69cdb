import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { type MessageValues, useT } from '../i18n/use-t.ts';

interface FieldProps<Values extends FieldValues> extends Omit<
  TextFieldProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'label'
> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  /** The label as text, already in the language of the page. */
  readonly label: string;
  readonly required?: boolean;
  /** Values for the placeholders of the error messages. */
  readonly errorValues?: MessageValues;
}

/**
 * A text field of a form. Label, hint and error are tied to the input; "required" stands as a word.
 * Error messages travel as message keys and become text here, so they follow the language.
 */
export function Field<Values extends FieldValues>({
  control,
  name,
  label,
  required = false,
  helperText,
  errorValues,
  slotProps,
  ...rest
}: FieldProps<Values>) {
  const t = useT();
  const intl = useIntl();
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const given = slotProps?.htmlInput;
  const errorKey = fieldState.error?.message;
  const hint = errorKey === undefined ? helperText : intl.formatMessage({ id: errorKey }, errorValues);
  return (
    <TextField
      {...rest}
      id={id}
      name={field.name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      label={required ? t('shell.field.required', { label }) : label}
      error={errorKey !== undefined}
      helperText={hint}
      slotProps={{
        ...slotProps,
        htmlInput: typeof given === 'function' ? given : { ...given, 'aria-required': required },
      }}
    />
  );
}

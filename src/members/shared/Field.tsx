import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { charactersOver } from '../../domain/text.ts';
import { useT } from '../../i18n/use-t.ts';

interface FieldProps<Values extends FieldValues> extends Omit<
  TextFieldProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'label' | 'slotProps'
> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  /** The label as text, already in the language of the page. */
  readonly label: string;
  /** The keyboard of a phone. */
  readonly inputMode?: 'tel' | 'url' | 'numeric' | undefined;
  readonly slotProps?: Omit<NonNullable<TextFieldProps['slotProps']>, 'htmlInput'>;
  readonly required?: boolean;
  /** Where the form has no schema: returns the key of what is wrong, or false for what the limit says. */
  readonly validate?: (value: string) => string | boolean;
  /** Maximum characters to store. More can be typed or pasted: the field shows how many are too many. */
  readonly limit?: number;
}

/**
 * A text field of a form. Label, hint and error are associated with the input; "required" is written as a
 * word. Errors are passed as message keys and translated here, so that they follow the language.
 */
export function Field<Values extends FieldValues>({
  control,
  name,
  label,
  required = false,
  helperText,
  limit = Infinity,
  validate = () => true,
  inputMode,
  slotProps,
  ...rest
}: FieldProps<Values>) {
  const t = useT();
  const intl = useIntl();
  const { field, fieldState } = useController({ control, name, rules: { validate } });
  const text: unknown = field.value;
  const excess = typeof text === 'string' ? charactersOver(text, limit) : 0;
  // Shown during typing, not only after submitting.
  const errorKey = excess > 0 ? 'shell.field.too-long' : fieldState.error?.message || undefined;
  const hint = errorKey === undefined ? helperText : intl.formatMessage({ id: errorKey }, { excess, limit });
  return (
    <TextField
      {...rest}
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
        htmlInput: { inputMode, 'aria-required': required },
      }}
    />
  );
}

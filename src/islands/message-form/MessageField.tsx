import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes } from 'react';
import { useT } from '../../i18n/use-t.ts';

/** Returns the id of a field, the target of links in the summary. */
export function fieldId(name: string): string {
  return `message-${name}`;
}

interface MessageFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** What is wrong with the value. */
  readonly fault: string | undefined;
  /** The fields that it is about: it goes when one of them is changed. */
  readonly about?: string;
  readonly isRequired?: boolean;
  readonly hint?: string;
  /** Number of lines of a multi-line text, which is not cut at its limit; one line by default. */
  readonly rows?: number;
  /** Value and text of what is chosen from. */
  readonly options?: readonly (readonly [value: string, text: string])[];
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
}

/** The browser's own text area, because Material UI's needs a script. */
const MULTILINE = {
  multiline: true,
  inputComponent: 'textarea',
  sx: { '& textarea': { resize: 'vertical' } },
} as const;

/** A field with its label, its hint and, below it, its error. */
export function MessageField({
  name,
  label,
  value,
  fault,
  about = name,
  isRequired = false,
  hint,
  rows,
  options,
  input = {},
}: MessageFieldProps) {
  const t = useT();
  const id = fieldId(name);
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <FormControl fullWidth size="small" error={fault !== undefined}>
      <InputLabel htmlFor={id}>{isRequired ? t('message.required', { label }) : label}</InputLabel>
      {options ? (
        <NativeSelect
          input={<OutlinedInput />}
          inputProps={{ id, name, 'aria-describedby': described || undefined }}
          defaultValue={value}
        >
          {options.map(([code, text]) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <OutlinedInput
          id={id}
          name={name}
          defaultValue={value}
          {...(described && { 'aria-describedby': described })}
          {...(rows !== undefined && MULTILINE)}
          slotProps={{ input: { 'aria-required': isRequired, ...(rows === undefined ? input : { rows }) } }}
        />
      )}
      {hint === undefined ? null : (
        <FormHelperText id={`${id}-hint`} error={false}>
          {hint}
        </FormHelperText>
      )}
      {fault === undefined ? null : (
        <FormHelperText id={`${id}-fault`} data-about={about}>
          {fault}
        </FormHelperText>
      )}
    </FormControl>
  );
}

import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes } from 'react';
import type { MessageFault, MessageField as FieldName } from '../../domain/messages/message-form.ts';
import { useT } from '../../i18n/use-t.ts';

/** Returns the id of a field, the target of links in the summary. */
export function fieldId(name: FieldName): string {
  return `message-${name}`;
}

/** The fields that an error is about: it goes when one of them is changed. */
function aboutOf(name: FieldName, fault: MessageFault): string {
  return fault === 'to-before' ? 'from to' : name;
}

interface MessageFieldProps {
  readonly name: FieldName;
  readonly value: string;
  /** What is wrong with the value, and how that is said. */
  readonly fault: { readonly code: MessageFault; readonly text: string } | undefined;
  readonly isRequired?: boolean;
  readonly hint?: string;
  /** Number of lines of a multi-line text, which is not cut at its limit; one line by default. */
  readonly rows?: number;
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
  value,
  fault,
  isRequired = false,
  hint,
  rows,
  input = {},
}: MessageFieldProps) {
  const t = useT();
  const id = fieldId(name);
  const label = t(`message.${name}`);
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <FormControl fullWidth size="small" error={fault !== undefined}>
      <InputLabel htmlFor={id}>{isRequired ? t('message.required', { label }) : label}</InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        defaultValue={value}
        {...(described && { 'aria-describedby': described })}
        {...(rows !== undefined && MULTILINE)}
        slotProps={{ input: { 'aria-required': isRequired, ...(rows === undefined ? input : { rows }) } }}
      />
      {hint === undefined ? null : (
        <FormHelperText id={`${id}-hint`} error={false}>
          {hint}
        </FormHelperText>
      )}
      {fault === undefined ? null : (
        <FormHelperText id={`${id}-fault`} data-about={aboutOf(name, fault.code)}>
          {fault.text}
        </FormHelperText>
      )}
    </FormControl>
  );
}

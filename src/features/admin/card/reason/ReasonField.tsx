import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { useNoteHint } from '../use-note-hint.ts';

interface ReasonFieldProps {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly value: string;
  readonly onChange: (reason: string) => void;
  /** Whether the admin tried to continue without a reason. */
  readonly isMissing: boolean;
}

/** The required reason of an action; the guide will read it. */
export function ReasonField({ ref, value, onChange, isMissing }: ReasonFieldProps) {
  const t = useT();
  const { isTooLong, hint } = useNoteHint(value, 'admin.reason-hint');
  return (
    <TextField
      label={t('shell.field.required', { label: t('admin.revoke-reason') })}
      inputRef={ref}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      multiline
      minRows={3}
      fullWidth
      error={isMissing || isTooLong}
      helperText={isMissing ? t('admin.reason-needed') : hint}
      slotProps={{ htmlInput: { 'aria-required': true } }}
    />
  );
}

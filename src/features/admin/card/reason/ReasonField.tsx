import TextField from '@mui/material/TextField';
import { LIMITS } from '../../../../domain/limits.ts';
import { charactersLeft } from '../../../../domain/text.ts';
import { useT } from '../../../../i18n/use-t.ts';

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (reason: string) => void;
  /** Whether the admin tried to continue without a reason. */
  readonly isMissing: boolean;
}

/** The required reason of an action; the guide will read it. */
export function ReasonField({ value, onChange, isMissing }: ReasonFieldProps) {
  const t = useT();
  const left = charactersLeft(value, LIMITS.adminNotes);
  return (
    <TextField
      label={t('shell.field.required', { label: t('admin.revoke-reason') })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      multiline
      minRows={3}
      fullWidth
      error={isMissing}
      helperText={isMissing ? t('admin.reason-needed') : t('admin.reason-hint', { left })}
      slotProps={{ htmlInput: { maxLength: LIMITS.adminNotes, 'aria-required': true } }}
    />
  );
}

import TextField from '@mui/material/TextField';
import { LIMITS } from '../../../../domain/limits.ts';
import { charactersLeft, charactersOver } from '../../../../domain/text.ts';
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
  const excess = charactersOver(value, LIMITS.adminNotes);
  const hint =
    excess > 0
      ? t('shell.field.too-long', { excess, limit: LIMITS.adminNotes })
      : t('admin.reason-hint', { left: charactersLeft(value, LIMITS.adminNotes) });
  return (
    <TextField
      label={t('shell.field.required', { label: t('admin.revoke-reason') })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      multiline
      minRows={3}
      fullWidth
      error={isMissing || excess > 0}
      helperText={isMissing ? t('admin.reason-needed') : hint}
      slotProps={{ htmlInput: { 'aria-required': true } }}
    />
  );
}

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LIMITS } from '../../domain/limits.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { withReason, type Reason } from './rejection-reasons.ts';

interface ReasonChipsProps {
  readonly label: string;
  readonly reasons: readonly Reason[];
  readonly note: string;
  readonly onNote: (note: string) => void;
  /** Whether the keys 1, 2, … of a card choose them. */
  readonly hasKeys?: boolean;
}

/** Common reasons; each goes into the note in both languages. */
export function ReasonChips({ label, reasons, note, onNote, hasKeys = false }: ReasonChipsProps) {
  const lang = useLang();
  const id = useId();
  return (
    <Box sx={{ mb: 2 }}>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ mb: 0.75 }}>
        {label}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {reasons.map((reason, index) => (
          <li key={reason.id}>
            <Chip
              variant="outlined"
              label={reason.name[lang]}
              onClick={() => onNote(withReason(note, reason).slice(0, LIMITS.adminNotes))}
              {...(hasKeys ? { 'aria-keyshortcuts': String(index + 1) } : {})}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

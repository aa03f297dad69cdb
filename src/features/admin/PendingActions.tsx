import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { LIMITS } from '../../domain/limits.ts';
import type { Decision } from '../../domain/verification.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { REJECTION_REASONS, withReason } from './rejection-reasons.ts';

interface PendingActionsProps {
  readonly requestId: string;
  readonly name: string;
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly onDecide: (decision: Decision) => void;
}

/** The note that the guide will read, and the two buttons. A rejection needs a note. */
export function PendingActions({ requestId, name, note, onNote, onDecide }: PendingActionsProps) {
  const t = useT();
  const lang = useLang();
  const [needsReason, setNeedsReason] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const left = Math.max(0, LIMITS.adminNotes - Array.from(note).length);
  const isMissing = needsReason && note.trim() === '';
  const reject = () => {
    if (note.trim() === '') {
      setNeedsReason(true);
      field.current?.focus();
    } else onDecide('rejected');
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Box
        component="ul"
        aria-label={t('admin.presets')}
        sx={{ m: 0, mb: 1.5, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {REJECTION_REASONS.map((reason) => (
          <li key={reason.id}>
            <Chip
              variant="outlined"
              label={reason.name[lang]}
              onClick={() => onNote(withReason(note, reason).slice(0, LIMITS.adminNotes))}
            />
          </li>
        ))}
      </Box>
      <TextField
        id={`note-${requestId}`}
        label={t('admin.notes')}
        value={note}
        onChange={(event) => onNote(event.target.value)}
        multiline
        minRows={2}
        fullWidth
        error={isMissing}
        helperText={isMissing ? t('admin.reason-needed') : t('admin.notes-hint', { left })}
        inputRef={field}
        slotProps={{
          htmlInput: { maxLength: LIMITS.adminNotes, 'aria-label': t('admin.notes-for', { name }) },
        }}
      />
      <Stack direction="row" spacing={2} useFlexGap sx={{ mt: 2, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          startIcon={<CheckCircleOutlined />}
          aria-label={t('admin.approve-name', { name })}
          onClick={() => onDecide('approved')}
        >
          {t('admin.approve')}
        </Button>
        <Button
          variant="outlined"
          color="error"
          startIcon={<CancelOutlined />}
          aria-label={t('admin.reject-name', { name })}
          onClick={reject}
        >
          {t('admin.reject')}
        </Button>
      </Stack>
    </Box>
  );
}

import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { LIMITS } from '../../domain/limits.ts';
import type { Decision } from '../../domain/verification/verification.ts';
import { useT } from '../../i18n/use-t.ts';
import { DESK_KEYS } from './desk-keys.ts';
import { ReasonChips } from './ReasonChips.tsx';
import { REJECTION_REASONS } from './rejection-reasons.ts';

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
    <Box>
      <ReasonChips
        label={t('admin.presets')}
        reasons={REJECTION_REASONS}
        note={note}
        onNote={onNote}
        hasKeys
      />
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
          aria-keyshortcuts={DESK_KEYS.approve}
          onClick={() => onDecide('approved')}
        >
          {t('admin.approve')}
        </Button>
        <Button
          variant="outlined"
          color="error"
          startIcon={<CancelOutlined />}
          aria-label={t('admin.reject-name', { name })}
          aria-keyshortcuts={DESK_KEYS.reject}
          onClick={reject}
        >
          {t('admin.reject')}
        </Button>
      </Stack>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, type Ref } from 'react';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useNoteHint } from '../../shared/use-note-hint.ts';
import { DESK_KEYS } from '../requests/desk-keys.ts';
import { REJECTION_REASONS, type Reason } from './reasons.ts';

interface NoteFieldProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly requestId: string;
  readonly name: string;
  readonly note: string;
  readonly onNote: (note: string) => void;
  /** A question to the admin, shown instead of the hint. */
  readonly question: string | undefined;
}

/** The note to the guide. */
export function NoteField({ ref, requestId, name, note, onNote, question }: NoteFieldProps) {
  const t = useT();
  const { isTooLong, hint } = useNoteHint(note, 'admin.notes-hint');
  /** Whether no other key was pressed since the one by which the field got the focus. */
  const isHeld = useRef(false);
  return (
    <TextField
      id={`note-${requestId}`}
      label={t('admin.notes')}
      value={note}
      onChange={(event) => onNote(event.target.value)}
      multiline
      minRows={2}
      maxRows={6}
      error={question !== undefined || isTooLong}
      helperText={question ?? hint}
      inputRef={ref}
      onFocus={() => {
        isHeld.current = true;
      }}
      onKeyDown={(event) => {
        isHeld.current &&= event.repeat;
        if (isHeld.current) event.preventDefault();
      }}
      slotProps={{
        htmlInput: {
          'aria-label': t('admin.notes-for', { name }),
          'aria-keyshortcuts': DESK_KEYS.note,
        },
      }}
    />
  );
}

interface ReasonChipsProps {
  readonly onChoose: (reason: Reason) => void;
}

/** Common reasons, as chips to choose from; the keys 1, 2, … of the card also add them. */
export function ReasonChips({ onChoose }: ReasonChipsProps) {
  const t = useT();
  const lang = useLang();
  const id = useId();
  return (
    <Box sx={{ mb: 2 }}>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ mb: 0.75 }}>
        {t('admin.presets')}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {REJECTION_REASONS.map((reason, index) => (
          <li key={reason.id}>
            <Chip
              variant="outlined"
              label={reason.name[lang]}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => onChoose(reason)}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

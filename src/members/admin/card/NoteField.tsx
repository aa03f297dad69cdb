import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, type Ref } from 'react';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useNoteHint } from '../../shared/use-note-hint.ts';
import { DESK_KEYS } from '../requests/desk-keys.ts';
import type { Reason } from './reasons.ts';

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
  readonly reasons: readonly Reason[];
  readonly onChoose: (reason: Reason) => void;
  /** Whether the keys 1, 2, … of a card also add them. */
  readonly hasKeys?: boolean;
}

/** Visual only, because `aria-keyshortcuts` announces it. Phones have no keys. */
const KEY = { display: { xs: 'none', md: 'inline' }, mr: 0.75, font: 'inherit', fontWeight: 600 } as const;

/** Common reasons, as chips to choose from. */
export function ReasonChips({ reasons, onChoose, hasKeys = false }: ReasonChipsProps) {
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
        {reasons.map((reason, index) => (
          <li key={reason.id}>
            <Chip
              variant="outlined"
              label={
                <>
                  {hasKeys ? (
                    <Box component="kbd" aria-hidden sx={KEY}>
                      {index + 1}
                    </Box>
                  ) : null}
                  {reason.name[lang]}
                </>
              }
              onClick={() => onChoose(reason)}
              {...(hasKeys ? { 'aria-keyshortcuts': String(index + 1) } : {})}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { useI18n } from '../../../i18n/use-t.ts';
import { useNoteHint } from '../../shared/use-note-hint.ts';
import { DESK_KEYS } from '../requests/desk-keys.ts';
import { REJECTION_REASONS } from './reasons.ts';
import { useCard } from './use-card.ts';

/** The note to the guide, and common reasons to add to it, also by the keys 1, 2, … of the card. */
export function NoteField() {
  const { t, lang } = useI18n();
  const listId = useId();
  const { id, name, state, actions, form } = useCard();
  const { note } = state;
  const { isTooLong, hint } = useNoteHint(note, 'admin.notes-hint');
  /** Whether no other key was pressed since the one by which the field got the focus. */
  const isHeld = useRef(false);
  return (
    <>
      <TextField
        label={t('admin.notes')}
        value={note}
        onChange={(event) => actions.change(id, { note: event.target.value })}
        multiline
        minRows={2}
        maxRows={6}
        error={form.question !== undefined || isTooLong}
        helperText={form.question ? t(form.question) : hint}
        inputRef={form.noteField}
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
            // A reason is in the language of the guide.
            lang: note === '' ? undefined : langOfText(note),
          },
        }}
      />
      <Typography id={listId} variant="body2" color="textSecondary" sx={{ mb: 0.75 }}>
        {t('admin.presets')}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={listId}
        sx={{ m: 0, mb: 2, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {REJECTION_REASONS.map((reason, index) => (
          <li key={reason.name.en}>
            <Chip
              variant="outlined"
              label={reason.name[lang]}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => form.addReason(reason)}
            />
          </li>
        ))}
      </Box>
    </>
  );
}

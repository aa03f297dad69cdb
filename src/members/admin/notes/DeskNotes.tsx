import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { DeskNote } from '../../../domain/desk/notes.ts';
import { APPLICATION_RETENTION_MONTHS } from '../../../domain/settings.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { addDeskNote } from '../../firebase/callables.ts';
import { removeDeskNote, useNotesOf } from '../../firebase/firestore/desk-notes.ts';
import type { Row } from '../../firebase/firestore/live.ts';
import { FailureNotice } from '../../shared/FailureNotice.tsx';
import { TypedText } from '../../shared/TypedText.tsx';
import { useNoteHint } from '../../shared/use-note-hint.ts';
import { usePerson } from '../desk-rows.tsx';
import { useCall } from '../use-call.ts';

interface DeskNotesProps {
  /** The guide. */
  readonly uid: string;
  readonly name: string;
  /** A note that is not kept yet. */
  readonly draft: string;
  readonly onDraft: (text: string) => void;
}

/** Set apart from the note to the guide, with which it must not be confused. */
const DESK_ONLY = {
  mb: 2,
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'warning.main',
  borderInlineStartWidth: '0.375rem',
  borderRadius: 1,
  bgcolor: 'scheme.ice',
} as const;

const focus = (field: HTMLElement | null) => field?.focus();

/** What the admins have written for one another about a guide, and a field for more. */
export function DeskNotes({ uid, name, draft, onDraft }: DeskNotesProps) {
  const t = useT();
  const { isBusy, run } = useCall();
  const headingId = useId();
  const notes = useNotesOf(uid);
  const [isOpen, setOpen] = useState(false);
  const { isTooLong, hint } = useNoteHint(draft, 'admin.desk-notes-hint');
  const rows = notes.status === 'ready' ? notes.data.rows : [];
  const add = async () => {
    await addDeskNote(uid, draft);
    onDraft('');
    setOpen(false);
    return t('admin.desk-notes-kept');
  };
  return (
    <Box component="section" aria-labelledby={headingId} sx={DESK_ONLY}>
      <Typography
        id={headingId}
        variant="h3"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: '1rem' }}
      >
        <LockOutlined fontSize="small" color="warning" aria-hidden />
        {t('admin.desk-notes')}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {t('admin.desk-notes-text', { months: APPLICATION_RETENTION_MONTHS })}
      </Typography>
      {notes.status === 'failed' ? (
        <FailureNotice title={t('admin.desk-notes-failed')} failure={notes.failure} onRetry={notes.retry} />
      ) : null}
      <ul className="plain-list">
        {rows
          .toSorted((a, b) => Number(b.data.at) - Number(a.data.at))
          .map((note) => (
            <Note key={note.id} {...note} />
          ))}
      </ul>
      {isOpen || draft !== '' ? (
        <>
          <TextField
            label={t('admin.desk-notes-new')}
            value={draft}
            onChange={(event) => onDraft(event.target.value)}
            inputRef={isOpen ? focus : undefined}
            multiline
            maxRows={6}
            fullWidth
            size="small"
            error={isTooLong}
            helperText={hint}
            slotProps={{ htmlInput: { 'aria-label': t('admin.desk-notes-for', { name }) } }}
          />
          <Button
            size="small"
            variant="outlined"
            disabled={isBusy || isTooLong || draft.trim() === ''}
            onClick={() => void run(headingId, add)}
            sx={{ mt: 1 }}
          >
            {t('admin.desk-notes-keep')}
          </Button>
        </>
      ) : (
        <Button size="small" onClick={() => setOpen(true)}>
          {t('admin.desk-notes-new')}
        </Button>
      )}
    </Box>
  );
}

function Note({ id, data: { text, author_id, at } }: Row<DeskNote>) {
  const t = useT();
  const lang = useLang();
  const { run } = useCall();
  const { name } = usePerson(author_id);
  return (
    <Box component="li" sx={{ mb: 1 }}>
      <TypedText>{text}</TypedText>
      <Typography variant="body2" color="textSecondary">
        {[name, at && formatDate(at, lang)].filter(Boolean).join(' · ')}{' '}
        <Button
          size="small"
          aria-label={t('admin.desk-notes-remove-this', { text })}
          onClick={() => {
            if (window.confirm(t('admin.desk-notes-confirm'))) void run(id, () => removeDeskNote(id));
          }}
        >
          {t('admin.desk-notes-remove')}
        </Button>
      </Typography>
    </Box>
  );
}

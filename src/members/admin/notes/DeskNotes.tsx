import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import type { DeskNote, DeskTask } from '../../../domain/desk/notes.ts';
import { labelOf } from '../../../domain/guide/profile.ts';
import { APPLICATION_RETENTION_MONTHS } from '../../../domain/settings.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useI18n, useT } from '../../../i18n/use-t.ts';
import { addDeskNote, setDeskTask } from '../../firebase/callables.ts';
import { removeDeskNote, useNotesOf } from '../../firebase/firestore/desk-lists.ts';
import type { Row } from '../../firebase/firestore/live.ts';
import { FailureNotice } from '../../shared/FailureNotice.tsx';
import { TypedText } from '../../shared/TypedText.tsx';
import { useNoteHint } from '../../shared/use-note-hint.ts';
import { useCard } from '../card/use-card.ts';
import { Choice } from '../Choice.tsx';
import { useDeskRows, usePerson } from '../desk-rows.tsx';
import { useCall } from '../../shared/use-call.ts';

/** Set apart from the note to the guide, with which it must not be confused. */
const DESK_ONLY = {
  mb: 2,
  px: 1.5,
  py: 1,
  borderColor: 'warning.main',
  borderInlineStartWidth: '0.375rem',
  bgcolor: 'scheme.ice',
} as const;

const focus = (field: HTMLElement | null) => field?.focus();

export function DeskNotes() {
  const t = useT();
  const { id, name, request, state, actions } = useCard();
  const { user_id: uid } = request;
  const { deskNote: draft = '' } = state;
  const change = (deskNote: string) => actions.change(id, { deskNote });
  const { isBusy, run } = useCall();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const notes = useNotesOf(uid);
  const [isOpen, setOpen] = useState(false);
  const { isTooLong, hint } = useNoteHint(draft, 'admin.desk-notes-hint');
  const add = async () => {
    await addDeskNote(uid, draft);
    change('');
    setOpen(false);
    return t('admin.desk-notes-kept');
  };
  return (
    <Paper component="section" variant="outlined" aria-labelledby={headingId} sx={DESK_ONLY}>
      <Typography
        id={headingId}
        ref={heading}
        tabIndex={-1}
        variant="h3"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: '1rem' }}
      >
        <LockOutlined fontSize="small" color="warning" aria-hidden />
        {t('admin.desk-notes')}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {t('admin.desk-notes-text', { months: APPLICATION_RETENTION_MONTHS })}
      </Typography>
      {notes.status === 'failed' ? <FailureNotice of={notes} title={t('admin.desk-notes-failed')} /> : null}
      <Task uid={uid} />
      <ul className="plain-list">
        {notes.data?.rows
          .filter(({ data }) => data.text !== '')
          .toSorted((a, b) => Number(b.data.at) - Number(a.data.at))
          .map((note) => (
            <Note key={note.id} {...note} onRemoved={() => heading.current?.focus()} />
          ))}
      </ul>
      {isOpen || draft !== '' ? (
        <>
          <TextField
            label={t('admin.desk-notes-new')}
            value={draft}
            onChange={(event) => change(event.target.value)}
            inputRef={isOpen ? focus : undefined}
            multiline
            maxRows={6}
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
    </Paper>
  );
}

function Task({ uid }: { readonly uid: string }) {
  const t = useT();
  const { isBusy, run } = useCall();
  const { everybody, tasks, changeTask } = useDeskRows();
  const { assignee_id = '', follow_up = '' } = tasks.find(({ user_id }) => user_id === uid) ?? {};
  if (everybody.length === 0) return null;
  const admins = everybody.flatMap(({ id, full_name, email, is_admin }) => {
    const text = t('admin.row-assigned', {
      name: labelOf({ full_name: full_name || t('admin.nameless'), email }),
    });
    return is_admin && id !== uid ? ([[id, text]] as const) : [];
  });
  const set = (change: Partial<DeskTask>) =>
    void run(`task:${uid}`, async () => {
      changeTask(await setDeskTask({ user_id: uid, ...change }));
    });
  return (
    <Stack direction="row" spacing={1} sx={{ my: 1, alignItems: 'flex-end' }}>
      <Choice
        label={t('admin.task-assignee')}
        value={assignee_id}
        choices={[['', t('admin.task-nobody')], ...admins]}
        onChoose={(id) => isBusy || set({ assignee_id: id })}
      />
      <TextField
        type="date"
        size="small"
        label={t('admin.task-day')}
        key={follow_up}
        defaultValue={follow_up}
        disabled={isBusy}
        onBlur={({ target }) => target.value === follow_up || set({ follow_up: target.value })}
        sx={{ flex: '0 0 9.5rem' }}
      />
    </Stack>
  );
}

type NoteProps = Row<DeskNote> & { readonly onRemoved: () => void };

function Note({ id, data: { text, author_id, at }, onRemoved }: NoteProps) {
  const { t, lang } = useI18n();
  const { run } = useCall();
  const { label } = usePerson(author_id);
  const remove = async () => {
    if (!window.confirm(t('admin.desk-notes-confirm'))) return undefined;
    await removeDeskNote(id);
    onRemoved();
    return t('admin.desk-notes-removed');
  };
  return (
    <Box component="li" sx={{ mb: 1 }}>
      <TypedText>{text}</TypedText>
      <Typography variant="body2" color="textSecondary">
        {[label, at && formatDate(at, lang)].filter(Boolean).join(' · ')}{' '}
        <Button
          size="small"
          aria-label={t('admin.desk-notes-remove-this', { text })}
          onClick={() => void run(id, remove)}
        >
          {t('admin.desk-notes-remove')}
        </Button>
      </Typography>
    </Box>
  );
}

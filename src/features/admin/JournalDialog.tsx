import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { langOfText } from '../../domain/guide/text-lang.ts';
import { PAGE_SIZE } from '../../domain/limits.ts';
import type { JournalEntry } from '../../domain/verification/verification.ts';
import { useJournal } from '../../firebase/firestore/decision-journal.ts';
import { useProfilesOf } from '../../firebase/firestore/verification-desk.ts';
import { formatDate, formatTime } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { FailureNotice } from '../../ui/feedback/FailureNotice.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { useMedia } from '../../browser/use-media.ts';
import { Pager } from './Pager.tsx';
import { usePaging } from './use-paging.ts';

export interface JournalOf {
  readonly guideId: string;
  readonly name: string;
}

interface JournalDialogProps {
  /** The guide it is about; undefined: all of them. */
  readonly of: JournalOf | undefined;
  readonly onClose: () => void;
}

/** Who decided what about whom, newest first. */
export function JournalDialog({ of, onClose }: JournalDialogProps) {
  const t = useT();
  const isNarrow = useMedia('(max-width: 600px)');
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="journal-title"
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
    >
      <DialogTitle id="journal-title">
        {of ? t('admin.journal-name', { name: of.name }) : t('admin.journal')}
      </DialogTitle>
      <DialogContent tabIndex={-1}>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('admin.journal-text')}
        </Typography>
        <Entries of={of} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('admin.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Entries({ of }: { readonly of: JournalOf | undefined }) {
  const t = useT();
  const paging = usePaging();
  const journal = useJournal(of?.guideId, paging.after);
  const rows = journal.status === 'ready' ? journal.data : [];
  const profiles = useProfilesOf(rows.flatMap(({ data }) => [data.actor_id, data.guide_id]));
  // A profile that was looked for and is not there belonged to an account that was deleted.
  const nameOf = (uid: string): string => {
    const found = profiles.rows.get(uid);
    if (!found) return '…';
    return found[0] ? found[0].data.full_name || t('admin.nameless') : t('admin.journal-gone');
  };
  if (journal.status === 'failed') {
    return (
      <FailureNotice title={t('admin.journal-failed')} failure={journal.failure} onRetry={journal.retry} />
    );
  }
  if (journal.status !== 'ready') return <Loading label={t('admin.loading')} />;
  if (rows.length === 0 && !paging.after) return <Typography>{t('admin.journal-none')}</Typography>;
  const end = rows.length === PAGE_SIZE ? rows.at(-1)?.cursor : undefined;
  return (
    <>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map(({ id, data }) => (
          <Entry key={id} entry={data} guide={nameOf(data.guide_id)} actor={nameOf(data.actor_id)} />
        ))}
      </Box>
      <Pager
        page={paging.page}
        onPrevious={paging.after && paging.previous}
        onNext={end && (() => paging.next(end))}
      />
    </>
  );
}

interface EntryProps {
  readonly entry: JournalEntry;
  readonly guide: string;
  readonly actor: string;
}

function Entry({ entry, guide, actor }: EntryProps) {
  const t = useT();
  const lang = useLang();
  const { action, at, notes } = entry;
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography>
        <strong>{t(`admin.journal-${action}`)}</strong>
        {' · '}
        <span lang={langOfText(guide)}>{guide}</span>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <time dateTime={at.toISOString()}>
          {t('admin.journal-when', { date: formatDate(at, lang), time: formatTime(at) })}
        </time>
        {' · '}
        {t('admin.journal-by', { name: actor })}
      </Typography>
      {notes ? (
        <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }} lang={langOfText(notes)}>
          {notes}
        </Typography>
      ) : null}
    </Box>
  );
}

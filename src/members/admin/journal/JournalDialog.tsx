import { useMedia } from '../../../browser/use-media.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { lastDayOf } from '../../../domain/membership/term.ts';
import { PAGE_SIZE } from '../../../domain/settings.ts';
import { confirmedText } from '../../../domain/verification/confirmed-text.ts';
import type { Confirmed, JournalAction, JournalEntry } from '../../../domain/verification/verification.ts';
import { formatDate, formatTime } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { useJournal } from '../../firebase/firestore/decision-journal.ts';
import type { Cursor, Found, Live, Row } from '../../firebase/firestore/live.ts';
import { FailureNotice } from '../../shared/FailureNotice.tsx';
import { TypedText } from '../card/CardParts.tsx';
import { useDeskRows, usePerson } from '../desk-rows.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

/** A guide whose journal is read. */
export interface JournalGuide {
  readonly guideId: string;
  readonly name: string;
}

interface JournalDialogProps {
  /** Whose journal it shows; undefined for the journal of all guides. */
  readonly guide: JournalGuide | undefined;
  readonly onClose: () => void;
}

/** The journal: each decision with its admin and guide, newest first. */
export function JournalDialog({ guide, onClose }: JournalDialogProps) {
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
        {guide ? t('admin.journal-name', { name: guide.name }) : t('admin.journal')}
      </DialogTitle>
      <DialogContent tabIndex={-1}>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('admin.journal-text')}
        </Typography>
        <JournalPages guide={guide} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('admin.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function JournalPages({ guide }: { readonly guide: JournalGuide | undefined }) {
  const t = useT();
  const pages = usePages();
  const journal = useJournal(guide?.guideId, pages.after);
  const { rows, ...page } = pages.ofQuery(journal);
  if (journal.status === 'failed') {
    return (
      <FailureNotice title={t('admin.journal-failed')} failure={journal.failure} onRetry={journal.retry} />
    );
  }
  if (journal.status !== 'ready') return <Loading label={t('admin.loading')} />;
  if (rows.length === 0 && !pages.after) return <Typography>{t('admin.journal-none')}</Typography>;
  return (
    <>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map(({ id, data }) => (
          <JournalRow key={id} entry={data} />
        ))}
      </Box>
      <Pager {...page} />
    </>
  );
}

/** Actions after which the membership is valid until its end, or ended then. */
const UNTIL_ITS_END: readonly JournalAction[] = ['approved', 'ended', 'end-set'];

/** The number, with the end where the action says something about it. */
function MembershipAfter({ entry }: { readonly entry: JournalEntry }) {
  const t = useT();
  const lang = useLang();
  const { action, membership, before } = entry;
  if (!membership) return null;
  const number = String(membership.number);
  const dayOf = (end: Date) => formatDate(lastDayOf(end), lang);
  const date = dayOf(membership.ends_at);
  const text = () => {
    if (!UNTIL_ITS_END.includes(action)) return t('admin.journal-number', { number });
    return action === 'end-set' && before.membership
      ? t('admin.journal-end', { number, date, before: dayOf(before.membership.ends_at) })
      : t('admin.journal-membership', { number, date });
  };
  return <Typography variant="body2">{text()}</Typography>;
}

/**
 * Name, profession and level that an approval confirmed, with the earlier ones if they differ: the name above
 * is the present one of the account.
 */
function ConfirmedValues({ entry: { confirmed, before } }: { readonly entry: JournalEntry }) {
  const t = useT();
  const lang = useLang();
  const textOf = (values: Confirmed) => confirmedText(values, lang) || t('admin.journal-unnamed');
  if (!confirmed) return null;
  const values = textOf(confirmed);
  const earlier = before.approved ? textOf(before.approved) : values;
  return (
    <Typography variant="body2">
      {earlier === values
        ? t('admin.journal-confirmed', { values })
        : t('admin.journal-confirmed-instead', { values, before: earlier })}
    </Typography>
  );
}

function JournalRow({ entry }: { readonly entry: JournalEntry }) {
  const t = useT();
  const lang = useLang();
  const { action, at, notes, guide_id, actor_id, other_people, was_listed } = entry;
  const { name: guide } = usePerson(guide_id);
  const { name: actor } = usePerson(actor_id);
  const { people } = useDeskRows();
  /** With the number: the names are alike. */
  const nameOfOther = (uid: string) => {
    const { full_name = t('admin.journal-gone'), membership } = people?.get(uid) ?? {};
    return membership ? `${full_name} (${membership.number})` : full_name;
  };
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
        {actor_id === '' ? t('admin.journal-by-itself') : t('admin.journal-by', { name: actor })}
      </Typography>
      <ConfirmedValues entry={entry} />
      {other_people ? (
        <Typography variant="body2">
          {t('admin.journal-other', { names: other_people.map(nameOfOther).join(', ') })}
        </Typography>
      ) : null}
      <MembershipAfter entry={entry} />
      {was_listed === undefined ? null : (
        <Typography variant="body2">{t(was_listed ? 'admin.was-listed' : 'admin.was-not-listed')}</Typography>
      )}
      {notes ? (
        <Box sx={{ mt: 0.5 }}>
          <TypedText variant="body2">{notes}</TypedText>
        </Box>
      ) : null}
    </Box>
  );
}

const NONE: readonly never[] = [];

/** After which document each page starts, up to the current one. */
const FIRST: readonly (Cursor | undefined)[] = [undefined];

/** A page of a list with the functions to go to its neighbours; undefined if there is none. */
interface PageOf<T> {
  readonly rows: readonly Row<T>[];
  /** Starts at 1. */
  readonly page: number;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** Splits a list into pages by cursors. */
function usePages() {
  const [starts, setStarts] = useState(FIRST);
  const after = starts.at(-1);
  const previous = () => setStarts((known) => known.slice(0, -1));
  return {
    /** Cursor after which the page starts; undefined for the first page. */
    after,
    /** Returns the current page from the state of its query; no rows while it is loading. */
    ofQuery<T>(state: Live<Found<T>>): PageOf<T> {
      const found = state.status === 'ready' ? state.data : undefined;
      const end = found?.count === PAGE_SIZE ? found.last : undefined;
      return {
        rows: found?.rows ?? NONE,
        page: starts.length,
        onPrevious: starts.length > 1 ? previous : undefined,
        onNext: end && (() => setStarts((known) => [...known, end])),
      };
    },
  };
}

type PagerProps = Pick<PageOf<unknown>, 'page' | 'onPrevious' | 'onNext'>;

/** Buttons for the previous and next page; renders nothing for a single page. */
function Pager({ page, onPrevious, onNext }: PagerProps) {
  const t = useT();
  if (!onPrevious && !onNext) return null;
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', mt: 3, flexWrap: 'wrap' }}>
      <Button variant="outlined" disabled={!onPrevious} onClick={onPrevious}>
        {t('admin.previous')}
      </Button>
      <Typography aria-live="polite">{t('admin.page', { page })}</Typography>
      <Button variant="outlined" disabled={!onNext} onClick={onNext}>
        {t('admin.next')}
      </Button>
    </Stack>
  );
}

import { isFocusLost } from '../../../browser/focus-page.ts';
import { FILTER_NAMES } from '../../../domain/desk/register.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import type { Lang } from '../../../domain/lang.ts';
import { lastDayOf } from '../../../domain/membership/term.ts';
import { keysOf } from '../../../domain/record-of.ts';
import { PAGE_SIZE } from '../../../domain/settings.ts';
import { confirmedText } from '../../../domain/verification/confirmed-text.ts';
import type { Confirmed, JournalAction, JournalEntry } from '../../../domain/verification/verification.ts';
import { formatDate, formatTime } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT, type Translate } from '../../../i18n/use-t.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { useJournal, type JournalFilter } from '../../firebase/firestore/decision-journal.ts';
import type { Cursor } from '../../firebase/firestore/live.ts';
import { FailureNotice } from '../../shared/FailureNotice.tsx';
import { TypedText } from '../../shared/TypedText.tsx';
import { parseAddress, useDeskAddress } from '../desk-address.ts';
import { useDeskRows, usePerson } from '../desk-rows.tsx';
import { choiceText } from '../register/cell-text.ts';
import { MoreRows } from '../requests/RequestList.tsx';
import { JournalFilters, journalFilter, yearText } from './JournalFilters.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

/** For what appears in the place of what had the focus. */
function takeLostFocus(element: HTMLElement | null): void {
  if (isFocusLost()) element?.focus();
}

/** The journal, with the filters of the address: each decision with its admin and guide, newest first. */
export function JournalPanel() {
  const t = useT();
  const { address } = useDeskAddress();
  const { person } = address;
  const { name } = usePerson(person ?? '');
  const filter = journalFilter(address);
  return (
    <>
      <Typography variant="h2" ref={takeLostFocus} tabIndex={-1} sx={{ fontSize: '1.25rem', mb: 1 }}>
        {person === undefined ? t('admin.journal') : t('admin.journal-name', { name })}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('admin.journal-text')}
      </Typography>
      <JournalFilters />
      <JournalPage key={JSON.stringify(filter)} filter={filter} after={undefined} />
    </>
  );
}

interface JournalPageProps {
  readonly filter: JournalFilter;
  /** The last entry of the page before it. */
  readonly after: Cursor | undefined;
}

/** A page of the journal, and on demand the next one below it. */
function JournalPage({ filter, after }: JournalPageProps) {
  const t = useT();
  const [isContinued, setContinued] = useState(false);
  const journal = useJournal(filter, after);
  if (journal.status === 'failed') {
    return (
      <FailureNotice title={t('admin.journal-failed')} failure={journal.failure} onRetry={journal.retry} />
    );
  }
  if (journal.status !== 'ready') return <Loading label={t('admin.loading')} />;
  const { rows, count, last } = journal.data;
  if (rows.length === 0 && !after) return <Typography>{t('admin.journal-none')}</Typography>;
  return (
    <>
      <Box component="ol" className="plain-list" {...(after && { ref: takeLostFocus, tabIndex: -1 })}>
        {rows.map(({ id, data }) => (
          <JournalRow key={id} entry={data} />
        ))}
      </Box>
      {count < PAGE_SIZE || !last ? null : isContinued ? (
        <JournalPage key={last.id} filter={filter} after={last} />
      ) : (
        <MoreRows onMore={() => setContinued(true)} />
      )}
    </>
  );
}

/** Actions after which the membership is valid until its end, or ended then. */
const UNTIL_ITS_END: readonly JournalAction[] = ['approved', 'ended', 'end-set', 'undone'];

/** The number, with the end where the action says something about it. */
function membershipText({ action, membership, before }: JournalEntry, t: Translate, lang: Lang) {
  if (!membership) return undefined;
  const number = String(membership.number);
  const dayOf = (end: Date | null | undefined) => end && formatDate(lastDayOf(end), lang);
  const date = dayOf(membership.ends_at);
  const earlier = dayOf(before.membership?.ends_at);
  if (!date || !UNTIL_ITS_END.includes(action)) return t('admin.journal-number', { number });
  return earlier && earlier !== date
    ? t('admin.journal-end', { number, date, before: earlier })
    : t('admin.journal-membership', { number, date });
}

/**
 * Name, profession and level that an approval confirmed, with the earlier ones if they differ: the name above
 * is the present one of the account.
 */
function confirmation({ confirmed, before }: JournalEntry, t: Translate, lang: Lang) {
  const textOf = (values: Confirmed) => confirmedText(values, lang) || t('admin.journal-unnamed');
  if (!confirmed) return undefined;
  const values = textOf(confirmed);
  const earlier = before.approved ? textOf(before.approved) : values;
  return earlier === values
    ? t('admin.journal-confirmed', { values })
    : t('admin.journal-confirmed-instead', { values, before: earlier });
}

/** What was chosen at the desk, in the words of its fields; the order chooses nobody. */
function chosenText(filters: string, t: Translate, lang: Lang, nameOf: (uid: string) => string): string {
  const address = parseAddress(new URLSearchParams(filters));
  const { view, q, person, officer, kind } = address;
  const named = { person, officer } as const;
  return [
    view && t(`admin.view-${view}`),
    q && t('admin.journal-search'),
    ...FILTER_NAMES.map((name) => {
      const value = address[name];
      return value === undefined ? '' : `${t(`admin.filter-${name}`)}: ${choiceText(name, value, lang, t)}`;
    }),
    ...keysOf(named).map((name) => {
      const uid = named[name];
      const nobody = t('admin.journal-by-itself');
      return uid === undefined ? '' : `${t(`admin.journal-${name}`)}: ${uid === '' ? nobody : nameOf(uid)}`;
    }),
    kind && t(`admin.journal-${kind}`),
    ...(['from', 'to'] as const).map((name) => {
      const day = address[name];
      return day && `${t(`admin.journal-${name}`)}: ${formatDate(day, lang)}`;
    }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What was taken out of the desk, and what was chosen there. */
function exportText({ exported }: JournalEntry, t: Translate, lang: Lang, nameOf: (uid: string) => string) {
  if (!exported) return undefined;
  const filters = chosenText(exported.filters, t, lang, nameOf);
  return `${t('admin.journal-export', exported)}. ${filters && t('admin.journal-export-filters', { filters })}`;
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
  const lines = [
    confirmation(entry, t, lang),
    exportText(entry, t, lang, nameOfOther),
    other_people && t('admin.journal-other', { names: other_people.map(nameOfOther).join(', ') }),
    yearText(entry, t, lang),
    membershipText(entry, t, lang),
    was_listed === undefined ? undefined : t(was_listed ? 'admin.was-listed' : 'admin.was-not-listed'),
  ];
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography>
        <strong>{t(`admin.journal-${action}`)}</strong>
        {guide_id === '' ? null : (
          <>
            {' · '}
            <span lang={langOfText(guide)}>{guide}</span>
          </>
        )}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <time dateTime={at.toISOString()}>
          {t('admin.journal-when', { date: formatDate(at, lang), time: formatTime(at) })}
        </time>
        {' · '}
        {actor_id === '' ? t('admin.journal-by-itself') : t('admin.journal-by', { name: actor })}
      </Typography>
      {lines.map((line) =>
        line === undefined ? null : (
          <Typography key={line} variant="body2">
            {line}
          </Typography>
        ),
      )}
      {notes ? (
        <Box sx={{ mt: 0.5 }}>
          <TypedText variant="body2">{notes}</TypedText>
        </Box>
      ) : null}
    </Box>
  );
}

/** Reads the journal of decisions, newest first: admins read all entries, guides their own. */
import { collection, getDocsFromServer, limit, orderBy, query, startAfter, where } from 'firebase/firestore';
import { COLLECTIONS } from '../../../domain/collections.ts';
import { MAX_LIST_LIMIT } from '../../../domain/limits.ts';
import { endAfterDay } from '../../../domain/membership/term.ts';
import { PAGE_SIZE } from '../../../domain/settings.ts';
import { DAY_MS } from '../../../domain/timestamp.ts';
import {
  journalEntrySchema,
  type JournalAction,
  type JournalEntry,
} from '../../../domain/verification/verification.ts';
import { assertOnline, withTimeout } from '../errors.ts';
import { firestore } from '../members-app.ts';
import { parseRows, useLiveQuery } from './live.ts';

/** Which entries are read: those for which all of this holds. */
export interface JournalFilter {
  /** The guide whom they are about. */
  readonly person?: string | undefined;
  /** By whom; '' for what happened by itself. */
  readonly officer?: string | undefined;
  readonly kind?: JournalAction | undefined;
  /** The first and the last day, which are whole days in Georgia. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The newest first. */
function pageOf({ person, officer, kind, from, to }: JournalFilter) {
  const endOfFirst = endAfterDay(from ?? '');
  const since = endOfFirst && new Date(endOfFirst.getTime() - DAY_MS);
  const before = endAfterDay(to ?? '');
  return [
    ...(person === undefined ? [] : [where('guide_id', '==', person)]),
    ...(officer === undefined ? [] : [where('actor_id', '==', officer)]),
    ...(kind ? [where('action', '==', kind)] : []),
    ...(since ? [where('at', '>=', since)] : []),
    ...(before ? [where('at', '<', before)] : []),
    orderBy('at', 'desc'),
    limit(MAX_LIST_LIMIT),
  ];
}

/** The deletions of members' accounts: the newest since a day, or those of a number; `NaN` is none. */
export function useDeletions(which: Date | number) {
  const ofNumber = where('membership.number', '==', which);
  const newest = [where('at', '>=', which), orderBy('at', 'desc')];
  return useLiveQuery(
    Number.isNaN(which) ? undefined : `deletions:${Number(which)}`,
    COLLECTIONS.decisionJournal,
    [
      where('action', '==', 'deleted'),
      ...(typeof which === 'number' ? [ofNumber] : newest),
      limit(PAGE_SIZE),
    ],
    journalEntrySchema,
  );
}

/** Listens to the newest entries. */
export function useJournal(filter: JournalFilter) {
  const { person, officer, kind, from, to } = filter;
  return useLiveQuery(
    `journal:${JSON.stringify([person, officer, kind, from, to])}`,
    COLLECTIONS.decisionJournal,
    pageOf(filter),
    journalEntrySchema,
  );
}

const TIMEOUT_MS = 30_000;

/** Reads all pages once, without unreadable entries. */
export async function readJournal(filter: JournalFilter): Promise<readonly JournalEntry[]> {
  await assertOnline();
  const entries: JournalEntry[] = [];
  const all = query(collection(firestore, COLLECTIONS.decisionJournal), ...pageOf(filter));
  let page = all;
  for (;;) {
    const asked = page;
    const { docs } = await withTimeout(TIMEOUT_MS, () => getDocsFromServer(asked));
    entries.push(...parseRows(docs, journalEntrySchema).map(({ data }) => data));
    if (docs.length < MAX_LIST_LIMIT) return entries;
    page = query(all, startAfter(docs.at(-1)));
  }
}

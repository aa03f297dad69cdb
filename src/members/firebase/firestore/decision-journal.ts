/** Reads the journal of decisions in pages, newest first: admins read all entries, guides their own. */
import { collection, getDocsFromServer, limit, orderBy, query, startAfter, where } from 'firebase/firestore';
import { COLLECTIONS } from '../../../domain/collections.ts';
import { MAX_LIST_LIMIT } from '../../../domain/limits.ts';
import { PAGE_SIZE } from '../../../domain/settings.ts';
import {
  journalEntrySchema,
  type JournalAction,
  type JournalEntry,
} from '../../../domain/verification/verification.ts';
import { assertOnline, withTimeout } from '../errors.ts';
import { firestore } from '../members-app.ts';
import { parseRows, useLiveQuery, type Cursor, type Found, type Live } from './live.ts';

/** Which entries are read: those for which all of this holds. */
export interface JournalFilter {
  readonly guideId?: string | undefined;
  readonly actorId?: string | undefined;
  readonly action?: JournalAction | undefined;
  readonly since?: Date | undefined;
  readonly before?: Date | undefined;
}

function pageOf(filter: JournalFilter, after: Cursor | undefined, size: number) {
  const { guideId, actorId, action, since, before } = filter;
  return query(
    collection(firestore, COLLECTIONS.decisionJournal),
    ...(guideId === undefined ? [] : [where('guide_id', '==', guideId)]),
    ...(actorId === undefined ? [] : [where('actor_id', '==', actorId)]),
    ...(action ? [where('action', '==', action)] : []),
    ...(since ? [where('at', '>=', since)] : []),
    ...(before ? [where('at', '<', before)] : []),
    orderBy('at', 'desc'),
    ...(after ? [startAfter(after)] : []),
    limit(size),
  );
}

/** The deletions of members' accounts: the newest since a day, or those of a number; `NaN` is none. */
export function useDeletions(which: Date | number): Live<Found<JournalEntry>> {
  const ofNumber = where('membership.number', '==', which);
  const newest = [where('at', '>=', which), orderBy('at', 'desc')];
  return useLiveQuery(
    Number.isNaN(which) ? undefined : `deletions:${Number(which)}`,
    () =>
      query(
        collection(firestore, COLLECTIONS.decisionJournal),
        where('action', '==', 'deleted'),
        ...(typeof which === 'number' ? [ofNumber] : newest),
        limit(PAGE_SIZE),
      ),
    journalEntrySchema,
  );
}

/** Listens to a page of the journal. */
export function useJournal(filter: JournalFilter, after: Cursor | undefined): Live<Found<JournalEntry>> {
  return useLiveQuery(
    `journal:${JSON.stringify(filter)}:${after?.id ?? 'first'}`,
    () => pageOf(filter, after, PAGE_SIZE),
    journalEntrySchema,
  );
}

const TIMEOUT_MS = 30_000;

/** Reads all pages once, without unreadable entries. */
export async function readJournal(filter: JournalFilter): Promise<readonly JournalEntry[]> {
  await assertOnline();
  const entries: JournalEntry[] = [];
  let last: Cursor | undefined;
  do {
    const page = pageOf(filter, last, MAX_LIST_LIMIT);
    const { docs } = await withTimeout(TIMEOUT_MS, () => getDocsFromServer(page));
    entries.push(...parseRows(docs, journalEntrySchema).map(({ data }) => data));
    last = docs.length === MAX_LIST_LIMIT ? docs.at(-1) : undefined;
  } while (last);
  return entries;
}

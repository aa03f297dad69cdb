/** Reads the journal of decisions in pages, newest first: admins read all entries, guides their own. */
import { collection, limit, orderBy, query, startAfter, where } from 'firebase/firestore';
import { COLLECTIONS } from '../../../domain/collections.ts';
import { PAGE_SIZE } from '../../../domain/settings.ts';
import { journalEntrySchema, type JournalEntry } from '../../../domain/verification/verification.ts';
import { firestore } from '../members-app.ts';
import { useLiveQuery, type Cursor, type Found, type Live } from './live.ts';

/** The deletions of members' accounts: those of one number, or the newest. @param number null for no number at all. */
export function useDeletions(number: number | null | undefined): Live<Found<JournalEntry>> {
  return useLiveQuery(
    number === null ? undefined : `deletions:${number}`,
    () =>
      query(
        collection(firestore, COLLECTIONS.decisionJournal),
        where('action', '==', 'deleted'),
        number === undefined ? orderBy('at', 'desc') : where('membership.number', '==', number),
        limit(PAGE_SIZE),
      ),
    journalEntrySchema,
  );
}

/** Listens to a page of the journal. @param guideId undefined for the journal of all guides. */
export function useJournal(
  guideId: string | undefined,
  after: Cursor | undefined,
): Live<Found<JournalEntry>> {
  return useLiveQuery(
    `journal:${guideId ?? ''}:${after?.id ?? 'first'}`,
    () =>
      query(
        collection(firestore, COLLECTIONS.decisionJournal),
        ...(guideId === undefined ? [] : [where('guide_id', '==', guideId)]),
        orderBy('at', 'desc'),
        ...(after ? [startAfter(after)] : []),
        limit(PAGE_SIZE),
      ),
    journalEntrySchema,
  );
}

/** Applications, failed tasks and notes of admins for one another: what admins alone read, and remove. */
import { limit, orderBy, where } from 'firebase/firestore';
import { doc } from 'firebase/firestore/lite';
import { COLLECTIONS } from '../../../domain/collections.ts';
import { deskNoteSchema } from '../../../domain/desk/notes.ts';
import { failedEventSchema, type FailedEvent } from '../../../domain/failed-event.ts';
import { MAX_ADMIN_LIST_LIMIT, MAX_LIST_LIMIT } from '../../../domain/limits.ts';
import { applicationSchema } from '../../../domain/school/applications.ts';
import { PAGE_SIZE } from '../../../domain/settings.ts';
import { FailureError } from '../errors.ts';
import { savingFirestore } from '../members-app.ts';
import { useLiveQuery } from './live.ts';
import { saveWithin } from './saves.ts';

/** The applications to the school: the new ones alone, or all of them, the newest first. */
export function useApplications(which: 'new' | 'all') {
  const choice = which === 'new' ? where('state', '==', 'new') : orderBy('number', 'desc');
  return useLiveQuery(
    `${which} applications`,
    COLLECTIONS.applications,
    [choice, limit(MAX_ADMIN_LIST_LIMIT)],
    applicationSchema,
  );
}

/** The notes about a guide, in no order; written by the callable `addDeskNote`. */
export const useNotesOf = (uid: string) =>
  useLiveQuery(
    `desk-notes:${uid}`,
    COLLECTIONS.deskNotes,
    [where('user_id', '==', uid), limit(MAX_LIST_LIMIT)],
    deskNoteSchema,
  );

/** @throws like `saveWithin`. */
export async function removeDeskNote(id: string): Promise<void> {
  await saveWithin(async (transaction) => {
    transaction.delete(doc(savingFirestore, COLLECTIONS.deskNotes, id));
  });
}

/** The latest failures of the server, at most a page of them. */
export const useFailedEvents = () =>
  useLiveQuery(
    'failed-events',
    COLLECTIONS.failedEvents,
    [orderBy('last_at', 'desc'), limit(PAGE_SIZE)],
    failedEventSchema,
  );

/**
 * Removes a failure from the list; one that is already gone counts as removed.
 * @param shown as the admin saw it.
 * @throws FailureError 'conflict' when it failed again since; otherwise like `saveWithin`.
 */
export async function removeFailedEvent(id: string, shown: FailedEvent): Promise<void> {
  const entry = doc(savingFirestore, COLLECTIONS.failedEvents, id);
  await saveWithin(async (transaction) => {
    const stored = failedEventSchema.safeParse((await transaction.get(entry)).data()).data;
    if (stored && stored.times !== shown.times) throw new FailureError('conflict');
    transaction.delete(entry);
  });
}

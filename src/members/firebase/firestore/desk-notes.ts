/** Notes of admins for one another: read and removed here, written by the callable `addDeskNote`. */
import { collection, limit, query, where } from 'firebase/firestore';
import { doc } from 'firebase/firestore/lite';
import { COLLECTIONS } from '../../../domain/collections.ts';
import { deskNoteSchema, type DeskNote } from '../../../domain/desk/notes.ts';
import { MAX_LIST_LIMIT } from '../../../domain/limits.ts';
import { firestore, savingFirestore } from '../members-app.ts';
import { useLiveQuery, type Found, type Live } from './live.ts';
import { saveWithin } from './saves.ts';

const TIMEOUT_MS = 15_000;

/** The notes about a guide, in no order. */
export function useNotesOf(uid: string): Live<Found<DeskNote>> {
  return useLiveQuery(
    `desk-notes:${uid}`,
    () =>
      query(collection(firestore, COLLECTIONS.deskNotes), where('user_id', '==', uid), limit(MAX_LIST_LIMIT)),
    deskNoteSchema,
  );
}

/** @throws like `saveWithin`. */
export async function removeDeskNote(id: string): Promise<void> {
  await saveWithin(TIMEOUT_MS, (transaction) => {
    transaction.delete(doc(savingFirestore, COLLECTIONS.deskNotes, id));
    return Promise.resolve();
  });
}

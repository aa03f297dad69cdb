/** Appends to the journal of decisions. */
import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import type { JournalEntry } from '../../../src/domain/verification/verification.ts';
import { firestore } from '../app.ts';

/** Returns a reference for the next entry, for callers that need its id in advance. */
export function journalDocument(): DocumentReference {
  return firestore.collection(COLLECTIONS.decisionJournal).doc();
}

export function addJournalEntry(
  writer: Transaction,
  entry: Omit<JournalEntry, 'at'>,
  document = journalDocument(),
): void {
  writer.create(document, { ...entry, at: FieldValue.serverTimestamp() });
}

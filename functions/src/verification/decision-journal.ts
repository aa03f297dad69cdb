/** The journal of decisions: one entry per change, never removed; its words end with the application. */
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import type { BeforeDecision, JournalAction } from '../../../src/domain/verification/verification.ts';
import { firestore } from '../app.ts';

export interface JournalEntry {
  readonly action: JournalAction;
  readonly request_id: string;
  /** The guide it is about. */
  readonly guide_id: string;
  /** The admin who did it. */
  readonly actor_id: string;
  readonly notes: string | null;
  /** What the guide profile said before. */
  readonly before: BeforeDecision;
}

export function appendToJournal(transaction: Transaction, entry: JournalEntry): void {
  const reference = firestore.collection(COLLECTIONS.decisionJournal).doc();
  transaction.create(reference, { ...entry, at: FieldValue.serverTimestamp() });
}

/** Appends to the journal of decisions. */
import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { membershipEntry, type Membership } from '../../../src/domain/membership/membership.ts';
import type { JournalEntry } from '../../../src/domain/verification/verification.ts';
import { firestore } from '../app.ts';

/** What is left out is blank: an automatic action, about no request, without a reason. */
type NewEntry = Partial<
  Pick<JournalEntry, 'request_id' | 'actor_id' | 'notes' | 'confirmed' | 'was_listed' | 'other_people'>
> &
  Pick<JournalEntry, 'action' | 'guide_id' | 'before'>;

/** @param membership after the action. @returns the entry, whose id is in the id of the email about it. */
export function addJournalEntry(
  writer: Transaction,
  entry: NewEntry,
  membership: Membership | undefined,
): DocumentReference {
  const document = firestore.collection(COLLECTIONS.decisionJournal).doc();
  const at = FieldValue.serverTimestamp();
  const blank = { request_id: '', actor_id: '', notes: null };
  writer.create(document, { ...blank, ...entry, membership: membershipEntry(membership), at });
  return document;
}

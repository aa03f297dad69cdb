/** Appends to the journal of decisions. */
import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { membershipEntry, type Membership } from '../../../src/domain/membership/membership.ts';
import { NOTHING_BEFORE, type JournalEntry } from '../../../src/domain/verification/verification.ts';
import { firestore } from '../app.ts';

/** What is left out is blank: an automatic action, about no guide and no request, without a reason. */
type NewEntry = Partial<Omit<JournalEntry, 'action' | 'membership' | 'at'>> &
  Pick<JournalEntry, 'action'> & {
    /** After the action. */
    readonly membership?: Membership | undefined;
  };

/** @returns the entry, whose id is in the id of the email about it. */
export function addJournalEntry(writer: Transaction, entry: NewEntry): DocumentReference {
  const document = firestore.collection(COLLECTIONS.decisionJournal).doc();
  const blank = { request_id: '', guide_id: '', actor_id: '', notes: null, before: NOTHING_BEFORE };
  const membership = membershipEntry(entry.membership);
  writer.create(document, { ...blank, ...entry, membership, at: FieldValue.serverTimestamp() });
  return document;
}

/** The message that a link of an email is about. */
import type { Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { firestore } from '../app.ts';
import { parseMessage } from '../documents.ts';
import { tokenHash } from './message-keys.ts';

/** @param link the email that the token is from. Undefined where there is no such message, or none any more. */
export async function findMessage(transaction: Transaction, link: 'confirm' | 'report', token: string) {
  const messages = firestore.collection(COLLECTIONS.guideMessages).limit(1);
  const hash = tokenHash(token);
  const { docs } = await transaction.get(
    link === 'confirm'
      ? messages.where('confirm_hash', '==', hash)
      : messages.where('report_hash', '==', hash),
  );
  const message = docs[0] && parseMessage(docs[0]);
  return docs[0] && message ? { id: docs[0].id, message } : undefined;
}

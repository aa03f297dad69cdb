/**
 * Reminds members that their term ends. Based on the stored end, so that the run after missed nights
 * sends only the most recent reminder.
 */
import type { Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { isUnwanted } from '../../../src/domain/mail/mail-choices.ts';
import {
  dueReminder,
  LAST_REMINDER_DAYS,
  lastDayOf,
  remindedUntil,
} from '../../../src/domain/membership/term.ts';
import { documentOf, firestore } from '../app.ts';
import { emailDocument } from '../mail/outbox.ts';
import { readPerson } from '../mail/person.ts';
import { forEachAccount, type Outcome } from '../failed-events/for-each.ts';
import { readMembership } from './plan-membership.ts';

export function remindOfEnds(now: Date): Promise<Outcome> {
  const ending = firestore
    .collection(COLLECTIONS.memberships)
    .where('state', '==', 'valid')
    .where('ends_at', '>', now)
    .where('ends_at', '<=', remindedUntil(now))
    .orderBy('ends_at');
  return forEachAccount(ending, (uid) =>
    firestore.runTransaction((transaction) => remind(transaction, uid, now)),
  );
}

/** Checks the current state: the membership may have been renewed or withdrawn since the query. */
async function remind(transaction: Transaction, uid: string, now: Date): Promise<boolean> {
  const membership = await readMembership(transaction, uid);
  if (membership?.state !== 'valid' || membership.ends_at <= now) return false;
  const { number, ends_at } = membership;
  const days = dueReminder(ends_at, now);
  const person = await readPerson(transaction, uid);
  if (days === undefined || !person) return false;
  if (days !== LAST_REMINDER_DAYS && isUnwanted(person, 'early-reminders')) return false;
  const until = lastDayOf(ends_at);
  // Kept longer than this reminder is due: it is not written again.
  const reference = documentOf('mail', `term-ends-${days}-${uid}-${until}`);
  if ((await transaction.get(reference)).exists) return false;
  const email = { occasion: 'term-ends', values: { number, until } } as const;
  transaction.create(reference, emailDocument({ uid }, person, email));
  return true;
}

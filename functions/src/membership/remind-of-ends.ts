/**
 * Reminds members that their term ends. Based on the stored end, so that the run after missed nights
 * sends only the most recent reminder.
 */
import type { Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { dueReminder, lastDayOf, remindedUntil } from '../../../src/domain/membership/term.ts';
import { firestore } from '../app.ts';
import { planEmailOnce } from '../mail/outbox.ts';
import { forEachDocument, type Outcome } from '../failed-events/for-each.ts';
import { readMembership } from './plan-membership.ts';
import { LAST_REMINDER_DAYS } from '../../../src/domain/settings.ts';

export function remindOfEnds(now: Date): Promise<Outcome> {
  const ending = firestore
    .collection(COLLECTIONS.memberships)
    .where('state', '==', 'valid')
    .where('ends_at', '>', now)
    .where('ends_at', '<=', remindedUntil(now))
    .orderBy('ends_at');
  return forEachDocument('everyNight', ending, (transaction, { id }) => remind(transaction, id, now));
}

/** Checks the current state: the membership may have been renewed or withdrawn since the query. */
async function remind(transaction: Transaction, uid: string, now: Date): Promise<boolean> {
  const membership = await readMembership(transaction, uid);
  if (membership?.state !== 'valid') return false;
  const { number, ends_at } = membership;
  if (!ends_at || ends_at <= now) return false;
  const days = dueReminder(ends_at, now);
  if (days === undefined) return false;
  const until = lastDayOf(ends_at);
  // Stored longer than this reminder is due, so that it is not written again.
  const write = await planEmailOnce(
    transaction,
    uid,
    `term-ends-${days}-${uid}-${until}`,
    { occasion: 'term-ends', values: { number, until } },
    days === LAST_REMINDER_DAYS ? undefined : 'early-reminders',
  );
  write?.(transaction);
  return write !== undefined;
}

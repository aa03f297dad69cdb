/**
 * The ends of terms: an admin sets another one, members are reminded, and what is over ends. Based on the stored end, so
 * that the run after missed nights ends all, and sends only the most recent reminder.
 */
import type * as z from 'zod/mini';
import { endedMembership, isCurrent } from '../../../src/domain/membership/membership.ts';
import {
  dueReminder,
  endAfterDay,
  isSettableEnd,
  lastDayOf,
  remindedUntil,
} from '../../../src/domain/membership/term.ts';
import { beforeDecision, setEndInputSchema } from '../../../src/domain/verification/verification.ts';
import { documentOf, firestore } from '../app.ts';
import { refusalError } from '../guards.ts';
import { planEmailOnce, writeEmail } from '../mail/outbox.ts';
import { planProjection } from '../projection/plan-projection.ts';
import { adminCallable, readGuide, type AdminTransaction } from './admin-callable.ts';
import { emailTime } from './change-verification.ts';
import { addJournalEntry } from './journal.ts';
import { readMembership } from '../membership/plan-membership.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { parseGuideProfile, parseVerificationFields } from '../documents.ts';
import { forEachDocument, type Outcome } from '../failed-events/for-each.ts';
import { LAST_REMINDER_DAYS } from '../../../src/domain/settings.ts';

export const setMembershipEnd = adminCallable('set-end', setEndInputSchema, setEnd);

async function setEnd(
  { transaction, adminId }: AdminTransaction,
  { user_id, last_day, present_last_day, admin_notes }: z.infer<typeof setEndInputSchema>,
): Promise<{ user_id: string }> {
  if (user_id === adminId) throw refusalError('own-request');
  const now = new Date();
  const ends_at = endAfterDay(last_day);
  if (!ends_at || !isSettableEnd(ends_at, now) || last_day === present_last_day)
    throw refusalError('invalid-input');
  const { profile, account, fields } = await readGuide({ transaction, adminId }, user_id);
  const present = await readMembership(transaction, user_id);
  if (!fields.is_verified || !present || !isCurrent(present, now)) throw refusalError('not-verified');
  if ((lastDayOf(present.ends_at) ?? null) !== present_last_day) throw refusalError('end-changed');
  const membership = { ...present, ends_at, end_set: { at: now, by_admin: true } };
  const projection = await planProjection(transaction, user_id, profile, membership);
  transaction.set(documentOf('memberships', user_id), membership);
  projection.write(transaction);
  const journal = addJournalEntry(transaction, {
    action: 'end-set',
    guide_id: user_id,
    actor_id: adminId,
    notes: admin_notes,
    before: beforeDecision(fields, present),
    membership,
  });
  if (account) {
    const values = { number: present.number, until: last_day, reason: admin_notes };
    const email = { occasion: 'end-set', values } as const;
    const delivery = { notBefore: emailTime(now) };
    writeEmail(transaction, `end-set-${journal.id}`, { uid: user_id }, account, email, delivery);
  }
  return { user_id };
}

/** The guide is removed from directory, page and sitemap, but loses no data. */
export function endMemberships(now: Date): Promise<Outcome> {
  const over = firestore
    .collection(COLLECTIONS.memberships)
    .where('state', '==', 'valid')
    .where('ends_at', '<=', now)
    .orderBy('ends_at');
  return forEachDocument('everyNight', over, (transaction, { id }) => end(transaction, id, now));
}

/** Checks the current state: the membership may have been renewed or withdrawn since the query. */
async function end(transaction: Transaction, uid: string, now: Date): Promise<boolean> {
  const present = await readMembership(transaction, uid);
  if (present?.state !== 'valid' || !present.ends_at || present.ends_at > now) return false;
  const membership = endedMembership(present);
  const reference = documentOf('guideProfiles', uid);
  const snapshot = await transaction.get(reference);
  const fields = parseVerificationFields(snapshot);
  const guide = parseGuideProfile(snapshot);
  const hidden = guide && { ...guide, is_verified: false };
  const projection = await planProjection(transaction, uid, hidden, membership);
  const { number } = membership;
  const until = lastDayOf(present.ends_at);
  // A renewal that was taken back may already have ended the same term.
  const write = await planEmailOnce(transaction, uid, `term-ended-${uid}-${until}`, {
    occasion: 'term-ended',
    values: { number, until },
  });
  transaction.set(documentOf('memberships', uid), membership);
  // The approved values stay, so that a renewal can show what changed.
  if (fields) transaction.update(reference, { is_verified: false });
  projection.write(transaction);
  write?.(transaction);
  addJournalEntry(transaction, {
    action: 'ended',
    guide_id: uid,
    before: beforeDecision(fields ?? { is_verified: false, verification_status: 'approved' }, present),
    membership,
  });
  return true;
}

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

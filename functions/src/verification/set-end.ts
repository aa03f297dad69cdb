/** Lets an admin set another end of a valid membership, with a reason that the guide reads. */
import type * as z from 'zod/mini';
import { isCurrent } from '../../../src/domain/membership/membership.ts';
import { endAfterDay, isSettableEnd, lastDayOf } from '../../../src/domain/membership/term.ts';
import { beforeDecision, setEndInputSchema } from '../../../src/domain/verification/verification.ts';
import { documentOf } from '../app.ts';
import { refusalError } from '../guards.ts';
import { writeEmail } from '../mail/outbox.ts';
import { planProjection } from '../projection/plan-projection.ts';
import { adminCallable, readGuide, type AdminTransaction } from './admin-callable.ts';
import { emailTime } from './change-verification.ts';
import { addJournalEntry } from './journal.ts';
import { readMembership } from '../membership/plan-membership.ts';

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

/**
 * The ends of terms: an admin sets another one, members are reminded, what is over ends, and admins choose on which day of
 * the year terms end, if at all. What is to be done follows from the stored memberships, so that a run after missed nights,
 * or where another was interrupted, does the rest, and sends only the most recent reminder.
 */
import type * as z from 'zod/mini';
import { endedMembership, isCurrent, membershipInYear } from '../../../src/domain/membership/membership.ts';
import {
  dueReminder,
  endAfterDay,
  isSettableEnd,
  lastDayOf,
  remindedUntil,
} from '../../../src/domain/membership/term.ts';
import {
  beforeDecision,
  NOTHING_BEFORE,
  setEndInputSchema,
} from '../../../src/domain/verification/verification.ts';
import { documentOf, firestore } from '../app.ts';
import { refusalError } from '../guards.ts';
import { writeEmail, writeEmailOnce } from '../mail/outbox.ts';
import { planProjection } from '../projection/plan-projection.ts';
import { adminCallable, asAdmin, readGuide, type AdminTransaction } from './admin-callable.ts';
import { emailTime } from '../mail/settings.ts';
import { addJournalEntry } from './journal.ts';
import { readMembership, readYearEnd } from '../membership/plan-membership.ts';
import type { Transaction, Query } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { parseGuideProfile, parseMembership, parseVerificationFields } from '../documents.ts';
import { forEachDocument, type Outcome } from '../failed-events/failed-events.ts';
import { LAST_REMINDER_DAYS } from '../../../src/domain/settings.ts';
import { isDeepStrictEqual } from 'node:util';
import {
  ASSOCIATION_YEAR,
  associationYearSchema,
  setYearInputSchema,
  type SetYearResult,
  type YearEnd,
} from '../../../src/domain/membership/association-year.ts';
import { onCall } from '../on-call.ts';

export const setMembershipEnd = adminCallable('set-end', setEndInputSchema, setEnd);

async function setEnd(
  { transaction, adminId }: AdminTransaction,
  { user_id, last_day, present_last_day, admin_notes }: z.infer<typeof setEndInputSchema>,
): Promise<void> {
  const now = new Date();
  const ends_at = endAfterDay(last_day);
  if (!ends_at || !isSettableEnd(ends_at, now) || last_day === present_last_day)
    throw refusalError('invalid-input');
  const { profile, account, fields } = await readGuide({ transaction, adminId }, user_id);
  const present = await readMembership(transaction, user_id);
  if (!present || !isCurrent(present, now)) throw refusalError('not-verified');
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
}

const validMembers = () => firestore.collection(COLLECTIONS.memberships).where('state', '==', 'valid');

/** The guide is removed from directory, page and sitemap, but loses no data. */
export function endMemberships(now: Date): Promise<Outcome> {
  const over = validMembers().where('ends_at', '<=', now).orderBy('ends_at');
  return forEachDocument('everyNight', over, (transaction, { id }) => end(transaction, id, now));
}

/** Checks the current state: the membership may have been renewed or withdrawn since the query. */
async function end(transaction: Transaction, uid: string, now: Date): Promise<boolean> {
  const present = await readMembership(transaction, uid);
  if (present?.state !== 'valid' || isCurrent(present, now)) return false;
  const membership = endedMembership(present);
  const reference = documentOf('guideProfiles', uid);
  const snapshot = await transaction.get(reference);
  const fields = parseVerificationFields(snapshot);
  const guide = parseGuideProfile(snapshot);
  const hidden = guide && { ...guide, is_verified: false };
  const projection = await planProjection(transaction, uid, hidden, membership);
  const { number } = membership;
  const until = lastDayOf(present.ends_at) ?? null;
  // A renewal that was taken back may already have ended the same term.
  const email = { occasion: 'term-ended', values: { number, until } } as const;
  await writeEmailOnce(transaction, uid, `term-ended-${uid}-${until}`, email);
  transaction.set(documentOf('memberships', uid), membership);
  // The approved values stay, so that a renewal can show what changed.
  if (fields) transaction.update(reference, { is_verified: false });
  projection.write(transaction);
  addJournalEntry(transaction, {
    action: 'ended',
    guide_id: uid,
    before: beforeDecision(fields ?? NOTHING_BEFORE, present),
    membership,
  });
  return true;
}

export function remindOfEnds(now: Date): Promise<Outcome> {
  const running = validMembers().where('ends_at', '>', now);
  const ending = running.where('ends_at', '<=', remindedUntil(now)).orderBy('ends_at');
  return forEachDocument('everyNight', ending, (transaction, { id }) => remind(transaction, id, now));
}

/** Checks the current state: the membership may have been renewed or withdrawn since the query. */
async function remind(transaction: Transaction, uid: string, now: Date): Promise<boolean> {
  const membership = await readMembership(transaction, uid);
  if (!membership || !isCurrent(membership, now)) return false;
  const { number, ends_at } = membership;
  const days = ends_at && dueReminder(ends_at, now);
  if (!days) return false;
  const until = lastDayOf(ends_at);
  // Stored longer than this reminder is due, so that it is not written again.
  const id = `term-ends-${days}-${uid}-${until}`;
  const email = { occasion: 'term-ends', values: { number, until } } as const;
  const setting = days === LAST_REMINDER_DAYS ? undefined : 'early-reminders';
  return writeEmailOnce(transaction, uid, id, email, setting);
}

/** How long a call works on the memberships; `everyHour` does what is left. */
const CALL_MS = 15_000;

/** Without `seen` it changes nothing, and returns how many members a change would touch. */
export const setAssociationYear = onCall(async (call): Promise<SetYearResult> => {
  const result = await asAdmin(call, 'set-year', setYearInputSchema, setYear);
  if (result.is_set) await applyAssociationYear(new Date(), Date.now() + CALL_MS);
  return result;
});

async function setYear(
  { transaction, adminId }: AdminTransaction,
  { year_end, seen }: z.infer<typeof setYearInputSchema>,
): Promise<SetYearResult> {
  const before = await readYearEnd(transaction);
  if (isDeepStrictEqual(year_end, before)) throw refusalError('invalid-input');
  const touched = await countTouched(year_end, new Date());
  if (!seen) return { touched, is_set: false };
  if (!isDeepStrictEqual(seen, { year_end: before, touched })) throw refusalError('year-changed');
  transaction.set(documentOf('settings', ASSOCIATION_YEAR), { year_end });
  const year = { before, after: year_end, touched };
  addJournalEntry(transaction, { action: 'year-set', actor_id: adminId, year });
  return { touched, is_set: true };
}

/** Returns the query for all memberships that this year may change. */
function touchedBy(yearEnd: YearEnd, now: Date): Query {
  const valid = validMembers();
  return yearEnd ? valid.where('ends_at', '==', null) : valid.where('ends_at', '>', now).orderBy('ends_at');
}

async function countTouched(yearEnd: YearEnd, now: Date): Promise<number> {
  const { docs } = await touchedBy(yearEnd, now).get();
  return docs.filter((document) => {
    const membership = parseMembership(document);
    return membership && membershipInYear(membership, yearEnd, now);
  }).length;
}

/**
 * Gives members without an end the one of the year, or takes from members the end that no admin has set. Does nothing
 * until an admin has chosen.
 * @param deadline ms since 1970, after which it begins no other membership.
 */
export async function applyAssociationYear(now: Date, deadline = Infinity): Promise<Outcome> {
  const stored = await documentOf('settings', ASSOCIATION_YEAR).get();
  if (!stored.exists) return { done: 0, failed: [] };
  const { year_end } = associationYearSchema.parse(stored.data());
  return forEachDocument(
    'everyHour',
    touchedBy(year_end, now),
    async (transaction, { id }) => Date.now() < deadline && bringIntoYear(transaction, id, now),
  );
}

/** Checks the present state: membership and year may have changed since the query. */
async function bringIntoYear(transaction: Transaction, uid: string, now: Date): Promise<boolean> {
  const present = await readMembership(transaction, uid);
  const membership = present && membershipInYear(present, await readYearEnd(transaction), now);
  if (!membership) return false;
  const guide = parseGuideProfile(await transaction.get(documentOf('guideProfiles', uid)));
  const projection = await planProjection(transaction, uid, guide, membership);
  const lastDay = lastDayOf(membership.ends_at);
  const occasion = lastDay === undefined ? 'end-lifted' : 'end-given';
  const email = { occasion, values: { number: membership.number, until: lastDay ?? null } } as const;
  await writeEmailOnce(transaction, uid, `${occasion}-${uid}-${now.getTime()}`, email);
  transaction.set(documentOf('memberships', uid), membership);
  projection.write(transaction);
  return true;
}

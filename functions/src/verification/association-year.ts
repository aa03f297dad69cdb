/**
 * Lets admins choose on which day of the year terms end, or that they have no end, and brings the memberships into line
 * with it. What is to be done follows from the stored memberships, so that a run goes on where another was interrupted.
 */
import type { Query, Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import {
  ASSOCIATION_YEAR,
  setYearInputSchema,
  type SetYearResult,
  type YearEnd,
} from '../../../src/domain/membership/association-year.ts';
import { membershipInYear } from '../../../src/domain/membership/membership.ts';
import { lastDayOf } from '../../../src/domain/membership/term.ts';
import { documentOf, firestore } from '../app.ts';
import { parseGuideProfile, parseMembership } from '../documents.ts';
import { forEach, itemsOf, type Outcome } from '../failed-events/for-each.ts';
import { refusalError } from '../guards.ts';
import { onCall } from '../on-call.ts';
import { planEmailOnce } from '../mail/outbox.ts';
import { readMembership, readYearEnd } from '../membership/plan-membership.ts';
import { planProjection } from '../projection/plan-projection.ts';
import { asAdmin, type AdminTransaction } from './admin-callable.ts';
import { addJournalEntry } from './journal.ts';

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
  const valid = firestore.collection(COLLECTIONS.memberships).where('state', '==', 'valid');
  return yearEnd ? valid.where('ends_at', '==', null) : valid.where('ends_at', '>', now).orderBy('ends_at');
}

async function countTouched(yearEnd: YearEnd, now: Date): Promise<number> {
  const { docs } = await touchedBy(yearEnd, now).get();
  return docs.filter((document) => {
    const membership = parseMembership(document);
    return membership && membershipInYear(membership, yearEnd, now);
  }).length;
}

async function* until<T>(deadline: number, items: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const item of items) {
    if (Date.now() >= deadline) return;
    yield item;
  }
}

/**
 * Gives members without an end the one of the year, or takes from members the end that no admin has set. Does nothing
 * until an admin has chosen.
 * @param deadline ms since 1970, after which it begins no other membership.
 */
export async function applyAssociationYear(now: Date, deadline = Infinity): Promise<Outcome> {
  const yearEnd = await firestore.runTransaction(async (transaction) => {
    const { exists } = await transaction.get(documentOf('settings', ASSOCIATION_YEAR));
    return exists ? readYearEnd(transaction) : undefined;
  });
  if (yearEnd === undefined) return { done: 0, failed: [] };
  return forEach('everyHour', until(deadline, itemsOf(touchedBy(yearEnd, now))), ({ id }) =>
    firestore.runTransaction((transaction) => bringIntoYear(transaction, id, now)),
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
  const values = { number: membership.number, until: lastDay ?? null };
  const writeEmail = await planEmailOnce(transaction, uid, `${occasion}-${uid}-${now.getTime()}`, {
    occasion,
    values,
  });
  transaction.set(documentOf('memberships', uid), membership);
  projection.write(transaction);
  writeEmail?.(transaction);
  return true;
}

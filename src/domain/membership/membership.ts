/**
 * `memberships/{uid}`: a guide's number and term. The number is given by the first approval, stays
 * for the account's life and is never given to anybody else. Pure rules; the server writes what they say.
 */
import * as z from 'zod/mini';
import { timestamp, timestampOrNull } from '../timestamp.ts';
import { FIRST_TERM_DAYS } from '../settings.ts';
import { tbilisiDay } from '../tbilisi-day.ts';
import type { YearEnd } from './association-year.ts';
import { lastDayOf, renewalOpensAt, termEnd } from './term.ts';

/** `counters/{MEMBER_COUNTER}` stores the last number given. */
export const MEMBER_COUNTER = 'member_number';
export const memberCounterSchema = z.object({ last: z.int() });

export const MEMBERSHIP_STATES = [
  'valid',
  /** The term has ended; a renewal makes it valid again. */
  'ended',
  /** The association ended it, with a reason. */
  'withdrawn',
  /** The approval that gave the number was taken back; the next approval makes it valid. */
  'unconfirmed',
] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

/** How an end came about that no approval gave. */
const endSetSchema = z.object({
  at: timestamp,
  /** Otherwise the association's year got an end, or lost it. */
  by_admin: z.boolean(),
});

export const membershipSchema = z.object({
  user_id: z.string(),
  number: z.int(),
  state: z.enum(MEMBERSHIP_STATES),
  /** When the number was given. */
  since: timestamp,
  /** The instant after the last day (`term.ts`); null: without an end. */
  ends_at: timestampOrNull,
  /** null: an approval gave the end. */
  end_set: z.prefault(z.nullable(endSetSchema), null),
  /** When the state last changed. */
  changed_at: timestamp,
});
export type Membership = z.infer<typeof membershipSchema>;

/** The membership before a decision; taking the decision back restores it. */
export const membershipBeforeSchema = z.nullable(
  z.pick(membershipSchema, { state: true, ends_at: true, end_set: true }),
);
export type MembershipBefore = z.infer<typeof membershipBeforeSchema>;

/** The part of it recorded in the journal. */
export const membershipEntrySchema = z.nullable(z.pick(membershipSchema, { number: true, ends_at: true }));

export function membershipEntry(membership: Membership | undefined): z.infer<typeof membershipEntrySchema> {
  return membership ? { number: membership.number, ends_at: membership.ends_at } : null;
}

export function membershipBefore(membership: Membership | undefined): MembershipBefore {
  return membershipBeforeSchema.parse(membership ?? null);
}

export function isCurrent({ state, ends_at }: Pick<Membership, 'state' | 'ends_at'>, now: Date): boolean {
  return state === 'valid' && (ends_at === null || ends_at > now);
}

/**
 * Returns the public state at that moment: the term ends at its date, even if the nightly job has not run
 * yet.
 */
export function stateAt(membership: Pick<Membership, 'state' | 'ends_at'>, now: Date): MembershipState {
  return membership.state === 'valid' && !isCurrent(membership, now) ? 'ended' : membership.state;
}

/** The same for a day in Tbilisi, `YYYY-MM-DD`, as the screens use it. */
export function stateOn(
  { state, ends_at }: Pick<Membership, 'state' | 'ends_at'>,
  today: string,
): MembershipState {
  return state === 'valid' && ends_at && lastDayOf(ends_at) < today ? 'ended' : state;
}

/** Returns the end that a renewal at that moment gives: always later than the present one. */
export function renewedEnd(
  present: Pick<Membership, 'state' | 'ends_at'>,
  at: Date,
  yearEnd: YearEnd,
): Date | null {
  if (!isCurrent(present, at)) return termEnd(at, yearEnd);
  return present.ends_at && termEnd(present.ends_at, yearEnd);
}

/**
 * Returns the membership after an approval. A valid membership keeps its term unless a renewal was
 * requested, which always ends later than the term before it.
 */
export function approvedMembership(
  present: Membership,
  isRenewal: boolean,
  at: Date,
  yearEnd: YearEnd,
): Membership {
  if (isCurrent(present, at) && (!isRenewal || !present.ends_at)) return present;
  const ends_at = renewedEnd(present, at, yearEnd);
  return { ...present, state: 'valid', ends_at, end_set: null, changed_at: at };
}

/** Returns the membership that a first approval creates. */
export function newMembership(user_id: string, number: number, at: Date, yearEnd: YearEnd): Membership {
  const ends_at = termEnd(at, yearEnd);
  return { user_id, number, state: 'valid', since: at, ends_at, end_set: null, changed_at: at };
}

/** A membership that the association withdraws. */
export function withdrawnMembership(present: Membership, at: Date): Membership {
  return { ...present, state: 'withdrawn', changed_at: at };
}

/** A membership whose term has ended. */
export function endedMembership(present: Membership): Membership {
  return { ...present, state: 'ended', changed_at: present.ends_at ?? present.changed_at };
}

/**
 * Returns the membership after a decision was taken back. An end that was set since is preserved.
 * @param before the membership before the decision; null if the decision gave the number.
 */
export function restoredMembership(
  present: Membership,
  before: MembershipBefore,
  decidedAt: Date,
  at: Date,
): Membership {
  if (!before) return { ...present, state: 'unconfirmed', changed_at: at };
  const { ends_at, end_set } = present;
  // A term that has ended does not take over a later end.
  const keepsEnd = isCurrent(before, at) && end_set !== null && end_set.at > decidedAt;
  const restored = { ...present, ...before, ...(keepsEnd && { ends_at, end_set }) };
  if (stateAt(restored, at) === 'ended') return endedMembership(restored);
  const isSame = restored.state === present.state;
  return { ...restored, changed_at: isSame ? present.changed_at : at };
}

/**
 * Returns the membership as the association's year wants it: with an end, or without one unless an admin set it. Only of a
 * valid membership; a running term stays when the year is moved. undefined if it is so already.
 */
export function membershipInYear(present: Membership, yearEnd: YearEnd, at: Date): Membership | undefined {
  if (!isCurrent(present, at)) return undefined;
  const isToEnd = yearEnd !== null && !present.ends_at;
  const isToGoOn = yearEnd === null && present.ends_at !== null && !present.end_set?.by_admin;
  if (!isToEnd && !isToGoOn) return undefined;
  const end_set = { at, by_admin: false };
  return { ...present, ends_at: termEnd(at, yearEnd, FIRST_TERM_DAYS), end_set };
}

/** Returns whether the guide may request a renewal on that day, `YYYY-MM-DD`; the rules agree. */
export function mayRenew({ state, ends_at }: Pick<Membership, 'state' | 'ends_at'>, today: string): boolean {
  if (!ends_at) return false;
  return (state === 'valid' || state === 'ended') && today >= tbilisiDay(renewalOpensAt(ends_at));
}

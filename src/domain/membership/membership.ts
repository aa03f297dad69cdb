/**
 * `memberships/{uid}`: a guide's number and term. The number is given by the first approval, stays
 * for the account's life and is never given to anybody else. Pure rules; the server writes what they say.
 */
import * as z from 'zod/mini';
import { timestamp } from '../timestamp.ts';
import { tbilisiDay } from '../tbilisi-day.ts';
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

export const membershipSchema = z.object({
  user_id: z.string(),
  number: z.int(),
  state: z.enum(MEMBERSHIP_STATES),
  /** When the number was given. */
  since: timestamp,
  /** The instant after the last day (`term.ts`). */
  ends_at: timestamp,
  /** When the state last changed. */
  changed_at: timestamp,
});
export type Membership = z.infer<typeof membershipSchema>;

/** The membership before a decision; taking the decision back restores it. */
export const membershipBeforeSchema = z.nullable(z.pick(membershipSchema, { state: true, ends_at: true }));
export type MembershipBefore = z.infer<typeof membershipBeforeSchema>;

/** The part of it recorded in the journal. */
export const membershipEntrySchema = z.nullable(z.pick(membershipSchema, { number: true, ends_at: true }));

export function membershipEntry(membership: Membership | undefined): z.infer<typeof membershipEntrySchema> {
  return membership ? { number: membership.number, ends_at: membership.ends_at } : null;
}

export function membershipBefore(membership: Membership | undefined): MembershipBefore {
  return membership ? { state: membership.state, ends_at: membership.ends_at } : null;
}

export function isCurrent({ state, ends_at }: Pick<Membership, 'state' | 'ends_at'>, now: Date): boolean {
  return state === 'valid' && ends_at > now;
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
  return state === 'valid' && lastDayOf(ends_at) < today ? 'ended' : state;
}

/**
 * Returns the membership after an approval. A valid membership keeps its term unless a renewal was
 * requested; a later end set by an admin is not shortened.
 */
export function approvedMembership(present: Membership, isRenewal: boolean, at: Date): Membership {
  const isValid = isCurrent(present, at);
  if (isValid && !isRenewal) return present;
  const end = termEnd(at);
  const ends_at = isValid && present.ends_at > end ? present.ends_at : end;
  return { ...present, state: 'valid', ends_at, changed_at: at };
}

/** Returns the membership that a first approval creates. */
export function newMembership(user_id: string, number: number, at: Date): Membership {
  return { user_id, number, state: 'valid', since: at, ends_at: termEnd(at), changed_at: at };
}

/** A membership that the association withdraws. */
export function withdrawnMembership(present: Membership, at: Date): Membership {
  return { ...present, state: 'withdrawn', changed_at: at };
}

/** A membership whose term has ended. */
export function endedMembership(present: Membership): Membership {
  return { ...present, state: 'ended', changed_at: present.ends_at };
}

/** An approval that is taken back: what it approved, and when. */
export interface GivenApproval {
  readonly isRenewal: boolean;
  readonly at: Date;
}

/**
 * Returns whether an admin has set another end since the decision.
 * @param before the membership before the decision.
 */
function isEndSetSince(
  present: Membership,
  before: NonNullable<MembershipBefore>,
  approval: GivenApproval | undefined,
): boolean {
  const found = { ...present, ...before };
  const left = approval ? approvedMembership(found, approval.isRenewal, approval.at) : found;
  return left.ends_at.getTime() !== present.ends_at.getTime();
}

/**
 * Returns the membership after a decision was taken back. An end that an admin set since is preserved.
 * @param before the membership before the decision; null if the decision gave the number.
 * @param approval the decision, if it was an approval.
 */
export function restoredMembership(
  present: Membership,
  before: MembershipBefore,
  at: Date,
  approval?: GivenApproval,
): Membership {
  if (!before) return { ...present, state: 'unconfirmed', changed_at: at };
  // A term that has ended does not take over a later end.
  const keepsEnd = isCurrent(before, at) && isEndSetSince(present, before, approval);
  const restored = { ...present, ...before, ...(keepsEnd && { ends_at: present.ends_at }) };
  if (stateAt(restored, at) === 'ended') return endedMembership(restored);
  const isSame = restored.state === present.state;
  return { ...restored, changed_at: isSame ? present.changed_at : at };
}

/** Returns whether the guide may request a renewal on that day, `YYYY-MM-DD`; the rules agree. */
export function mayRenew({ state, ends_at }: Pick<Membership, 'state' | 'ends_at'>, today: string): boolean {
  return (state === 'valid' || state === 'ended') && today >= tbilisiDay(renewalOpensAt(ends_at));
}

/**
 * `memberships/{uid}`: a guide's number and term. The number is given by the first approval, is kept
 * for the account's life and is never given to anybody else. Pure rules; the server writes what they say.
 */
import * as z from 'zod/mini';
import { timestamp } from '../timestamp.ts';
import { tbilisiDay } from '../tbilisi-day.ts';
import { lastDayOf, renewalOpensAt, termEnd } from './term.ts';

/** The number of the first member: all have four digits at least, and none begins with a zero. */
export const FIRST_NUMBER = 1001;

/** `counters/{MEMBER_COUNTER}` holds the number given last. */
export const MEMBER_COUNTER = 'member_number';
export const memberCounterSchema = z.object({ last: z.int() });

export const MEMBERSHIP_STATES = [
  'valid',
  /** Its term is over; a renewal makes it valid again. */
  'ended',
  /** The association ended it, with a reason. */
  'withdrawn',
  /** The approval that gave the number was taken back; the next one makes it valid. */
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
  /** Since when the state is what it is. */
  changed_at: timestamp,
});
export type Membership = z.infer<typeof membershipSchema>;

/** What a decision found of it; taking the decision back restores this. */
export const membershipBeforeSchema = z.nullable(z.pick(membershipSchema, { state: true, ends_at: true }));
export type MembershipBefore = z.infer<typeof membershipBeforeSchema>;

/** What the journal keeps of it. */
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

/** What a stranger is told at that moment: the term ends at its date, whether the nightly job ran or not. */
export function stateAt(membership: Pick<Membership, 'state' | 'ends_at'>, now: Date): MembershipState {
  return membership.state === 'valid' && !isCurrent(membership, now) ? 'ended' : membership.state;
}

/** The same for a day of Tbilisi, `YYYY-MM-DD`, as screens know the time. */
export function stateOn(
  { state, ends_at }: Pick<Membership, 'state' | 'ends_at'>,
  today: string,
): MembershipState {
  return state === 'valid' && lastDayOf(ends_at) < today ? 'ended' : state;
}

/**
 * A membership after an approval. One that is valid keeps its term, unless a renewal was asked for; an
 * end that an admin set later than the year's is not shortened.
 */
export function approvedMembership(present: Membership, isRenewal: boolean, at: Date): Membership {
  const isValid = isCurrent(present, at);
  if (isValid && !isRenewal) return present;
  const end = termEnd(at);
  const ends_at = isValid && present.ends_at > end ? present.ends_at : end;
  return { ...present, state: 'valid', ends_at, changed_at: at };
}

/** The membership that a first approval gives. */
export function newMembership(user_id: string, number: number, at: Date): Membership {
  return { user_id, number, state: 'valid', since: at, ends_at: termEnd(at), changed_at: at };
}

/** A membership that the association withdraws. */
export function withdrawnMembership(present: Membership, at: Date): Membership {
  return { ...present, state: 'withdrawn', changed_at: at };
}

/** A membership whose term is over. */
export function endedMembership(present: Membership): Membership {
  return { ...present, state: 'ended', changed_at: present.ends_at };
}

/** An approval that is taken back: of what, and when it was given. */
export interface GivenApproval {
  readonly isRenewal: boolean;
  readonly at: Date;
}

/** Whether an admin has set another end since the decision. @param before what the decision found. */
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
 * A membership after a decision was taken back. An end that was set since stays.
 * @param before what the decision found; null where it gave the number, undefined where it was not recorded.
 * @param wasVerified whether the guide was verified before that decision.
 * @param approval the decision, where it was one.
 */
export function restoredMembership(
  present: Membership,
  before: MembershipBefore | undefined,
  wasVerified: boolean,
  at: Date,
  approval?: GivenApproval,
): Membership {
  if (before === undefined && wasVerified) return present;
  if (!before) return { ...present, state: 'unconfirmed', changed_at: at };
  // Of a term that was over nothing is left that an end could belong to.
  const keepsEnd = isCurrent(before, at) && isEndSetSince(present, before, approval);
  const restored = { ...present, ...before, ...(keepsEnd && { ends_at: present.ends_at }) };
  if (stateAt(restored, at) === 'ended') return endedMembership(restored);
  const isSame = restored.state === present.state;
  return { ...restored, changed_at: isSame ? present.changed_at : at };
}

/** Whether the guide may ask for a renewal on that day, `YYYY-MM-DD`; the rules agree. */
export function mayRenew({ state, ends_at }: Pick<Membership, 'state' | 'ends_at'>, today: string): boolean {
  return (state === 'valid' || state === 'ended') && today >= tbilisiDay(renewalOpensAt(ends_at));
}

/**
 * How a request got its status. The status has only three values (specification, section 4), but the
 * guide reads different texts after a rejection, after the association ended a verification, after a
 * decision was taken back, and after withdrawing the request. Pure.
 */
import * as z from 'zod/mini';
import { timestamp } from '../timestamp.ts';

/** Why a request has the status `rejected`, other than by a rejection. */
export const CLOSED_AS = ['revoked', 'withdrawn'] as const;

/** On a pending request: the decision that was taken back. */
export const returnedSchema = z.object({
  at: timestamp,
  /** The previous decision; `revoked`: the verification had been withdrawn, and is in force meanwhile. */
  decision: z.enum(['approved', 'rejected', 'revoked']),
  /** For the guide; null when the decision was taken back immediately. */
  /** null if the guide was not told. */
  reason: z.nullable(z.string()),
});

/** Fields of a request in addition to its status. */
export const requestStateFields = {
  closed_as: z.optional(z.nullable(z.enum(CLOSED_AS))),
  returned: z.optional(z.nullable(returnedSchema)),
};

interface Decided extends z.infer<z.ZodMiniObject<typeof requestStateFields>> {
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly requested_at: Date | null;
  readonly reviewed_at?: Date | null | undefined;
}

export type RequestState = 'pending' | 'returned' | 'approved' | 'rejected' | (typeof CLOSED_AS)[number];

export function requestStateOf({ status, closed_as, returned }: Decided): RequestState {
  if (status === 'pending') return returned ? 'returned' : 'pending';
  return status === 'rejected' ? (closed_as ?? 'rejected') : status;
}

/** `ended`: approved, but the membership term has ended. */
export type CurrentRequestState = RequestState | 'ended';

/** @param isOver whether the term created by this request has ended. */
export function currentRequestState(request: Decided, isOver: boolean): CurrentRequestState {
  const state = requestStateOf(request);
  return isOver && state === 'approved' ? 'ended' : state;
}

/** Returns since when this state applies; null if unknown. */
export function requestStateSince(request: Decided): Date | null {
  if (request.status !== 'pending') return request.reviewed_at ?? null;
  return request.returned?.at ?? request.requested_at;
}

/**
 * Milliseconds since 1970. A request without a time is waiting for its server timestamp, so it counts as
 * newest.
 */
function changedAt(request: Decided): number {
  return (requestStateSince(request) ?? request.requested_at)?.getTime() ?? Number.MAX_VALUE;
}

/**
 * Returns the request whose state changed last; with equal times, the first. It may not be the newest:
 * an older request changes when its verification is withdrawn.
 */
export function lastChanged<R extends { readonly data: Decided }>(requests: readonly R[]): R | undefined {
  return requests.toSorted((one, other) => changedAt(other.data) - changedAt(one.data))[0];
}

/** Like `lastChanged`, without the requests that the guide withdrew. */
export function lastDecided<R extends { readonly data: Decided }>(requests: readonly R[]): R | undefined {
  return lastChanged(requests.filter(({ data }) => data.closed_as !== 'withdrawn'));
}

/** Returns the rejection after which nothing was decided or is asked; a later request that was withdrawn changes nothing. */
export function standingRejection<R extends Decided>(
  requests: readonly { readonly data: R }[],
): R | undefined {
  const last = lastDecided(requests)?.data;
  return last && requestStateOf(last) === 'rejected' ? last : undefined;
}

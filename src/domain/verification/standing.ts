/**
 * How a request came to where it is. The status alone has three values (specification, section 4), and a
 * guide has to read different things after a rejection, after the association ended a verification, after
 * a decision was taken back, and after withdrawing the request. Pure.
 */
import * as z from 'zod/mini';
import { timestamp } from '../timestamp.ts';

/** Why a request with the status `rejected` is one, other than by a rejection. */
export const CLOSED_AS = ['revoked', 'withdrawn'] as const;

/** Of a pending request: the decision that was taken back. */
export const returnedSchema = z.object({
  at: timestamp,
  /** What was decided before; `revoked`: the verification had been withdrawn, and is in force meanwhile. */
  decision: z.enum(['approved', 'rejected', 'revoked']),
  /** For the guide; null where the decision was taken back at once. */
  reason: z.nullable(z.string()),
});

/** Fields of a request beside its status. */
export const standingFields = {
  closed_as: z.optional(z.nullable(z.enum(CLOSED_AS))),
  returned: z.optional(z.nullable(returnedSchema)),
};

const standingSchema = z.object(standingFields);

interface Decided extends z.infer<typeof standingSchema> {
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly requested_at: Date | null;
  readonly reviewed_at?: Date | null | undefined;
}

export type Standing = 'pending' | 'returned' | 'approved' | 'rejected' | (typeof CLOSED_AS)[number];

export function standingOf({ status, closed_as, returned }: Decided): Standing {
  if (status === 'pending') return returned ? 'returned' : 'pending';
  return status === 'rejected' ? (closed_as ?? 'rejected') : status;
}

/** `ended`: approved, and the term of the membership is over. */
export type PresentStanding = Standing | 'ended';

/** @param isOver whether the term that this request led to is over. */
export function presentStanding(request: Decided, isOver: boolean): PresentStanding {
  const standing = standingOf(request);
  return isOver && standing === 'approved' ? 'ended' : standing;
}

/** Since when it has been so; null where that is not known. */
export function standingSince(request: Decided): Date | null {
  if (request.status !== 'pending') return request.reviewed_at ?? null;
  return request.returned?.at ?? request.requested_at;
}

/** ms since 1970; a request without a time is one that the server is about to give one. */
function changedAt(request: Decided): number {
  return (standingSince(request) ?? request.requested_at)?.getTime() ?? Infinity;
}

/**
 * The request whose standing changed last; of several at the same time the first. It need not be the one that was made
 * last: an older one is decided anew when its verification is withdrawn.
 */
export function lastChanged<R extends { readonly data: Decided }>(requests: readonly R[]): R | undefined {
  return requests.reduce<R | undefined>(
    (last, request) => (last && changedAt(last.data) >= changedAt(request.data) ? last : request),
    undefined,
  );
}

/** Requests as the desk lists them: the open ones that it reads live, and the decided rows. Pure. */
import type { RequestStatus } from '../guide/guide-profile.ts';
import type { VerificationRequest } from '../verification/verification.ts';
import type { DecidedRow, DeskPerson } from './desk-rows.ts';

/** A request with its person. */
export interface RequestRow extends Omit<DecidedRow, 'status'> {
  readonly status: RequestStatus;
  /** Undefined for an account that was deleted, or created after the rows were read. */
  readonly person: DeskPerson | undefined;
}

/** An open request with the account's newest name, or the decided row, joined to its person. */
export function toRequestRow(
  request: DecidedRow | { readonly id: string; readonly data: VerificationRequest },
  people: ReadonlyMap<string, DeskPerson>,
): RequestRow {
  if (!('data' in request)) return { ...request, person: people.get(request.user_id) };
  const { user_id, status, kind, applied, requested_at, reviewed_at, reviewed_by, closed_as } = request.data;
  const person = people.get(user_id);
  return {
    id: request.id,
    user_id,
    status,
    ...(kind && { kind }),
    full_name: applied?.full_name ?? person?.full_name ?? '',
    profession: applied?.profession ?? '',
    ...(requested_at && { requested_at: requested_at.toISOString() }),
    ...(reviewed_at && { reviewed_at: reviewed_at.toISOString() }),
    ...(typeof reviewed_by === 'string' && { reviewed_by }),
    ...(closed_as && { closed_as }),
    person,
  };
}

/** By their ids. */
export function peopleById(people: readonly DeskPerson[]): ReadonlyMap<string, DeskPerson> {
  return new Map(people.map((person) => [person.id, person]));
}

export type SortOrder = 'oldest' | 'newest';

/**
 * By the date that a row shows: of an open request when it was made, of a decided one when it was decided. A request
 * without the date waits for the server's, and is the newest.
 */
export function sortRequests<Row extends Pick<RequestRow, 'status' | 'requested_at' | 'reviewed_at'>>(
  rows: readonly Row[],
  order: SortOrder,
): Row[] {
  const dateOf = (row: Row) => (row.status === 'pending' ? row.requested_at : row.reviewed_at) ?? '~';
  const oldestFirst = rows.toSorted((a, b) => compare(dateOf(a), dateOf(b)));
  return order === 'oldest' ? oldestFirst : oldestFirst.toReversed();
}

/** The newest account first. */
export function newestPeople(people: readonly DeskPerson[]): DeskPerson[] {
  return people.toSorted((a, b) => compare(b.created_at, a.created_at));
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Those that apply for a profession; all if it is undefined. */
export function ofProfession<Row extends Pick<RequestRow, 'profession'>>(
  rows: readonly Row[],
  profession: string | undefined,
): readonly Row[] {
  return profession === undefined ? rows : rows.filter((row) => row.profession === profession);
}

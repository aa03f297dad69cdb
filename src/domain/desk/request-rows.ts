/** Requests as the desk lists them: the open ones that it reads live, and the decided rows. Pure. */
import type { RequestStatus } from '../guide/guide-profile.ts';
import type { DecidedRow, DeskPerson } from './desk-rows.ts';
import { toRequestFields, type RequestFields } from './rows-of-documents.ts';

/** A request with its person. */
export interface RequestRow extends Omit<DecidedRow, 'status'> {
  readonly status: RequestStatus;
  /** Undefined for an account that was deleted, or created after the rows were read. */
  readonly person: DeskPerson | undefined;
}

/** An open request or a decided row, joined to its person; an open one that cannot be read has the name of the account. */
export function toRequestRow(
  request: DecidedRow | { readonly id: string; readonly data: RequestFields },
  people: ReadonlyMap<string, DeskPerson>,
): RequestRow {
  const row = 'data' in request ? toRequestFields(request.id, request.data) : request;
  const person = people.get(row.user_id);
  return { ...row, full_name: row.full_name || (person?.full_name ?? ''), person };
}

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
  const dateOf = (row: Row) =>
    Date.parse((row.status === 'pending' ? row.requested_at : row.reviewed_at) ?? '') || Infinity;
  const oldestFirst = rows.toSorted((a, b) => dateOf(a) - dateOf(b));
  return order === 'oldest' ? oldestFirst : oldestFirst.toReversed();
}

/** Requests as the desk lists them: the open ones that it reads live, and the decided rows. Pure. */
import type { Claims } from '../guide/claims.ts';
import type { ThreadNews } from '../verification/questions.ts';
import type { DeskPerson, RequestFields } from './desk-rows.ts';
import type { DeskTask } from './notes.ts';

/** A request with its person. */
export interface RequestRow extends RequestFields, Claims {
  readonly id: string;
  /** The name that it applies for; of one that cannot be read that of the account, if any is known. */
  readonly full_name: string;
  /** Undefined for an account that was deleted, or created after the rows were read. */
  readonly person: DeskPerson | undefined;
  /** Of an open request: whether the guide has been asked, and has not answered. */
  readonly waitsForGuide?: boolean;
  /** Of an open request: who of the admins sees to it, and when. */
  readonly task?: DeskTask | undefined;
  /** Of an open request: what its guide has answered or brought up to date. */
  readonly news?: ThreadNews | undefined;
}

/** Joins an open request or a decided one to its person. */
export function toRequestRow(
  { id, data }: { readonly id: string; readonly data: RequestFields },
  people: ReadonlyMap<string, DeskPerson>,
): RequestRow {
  const person = people.get(data.user_id);
  const full_name = data.applied?.full_name || (person?.full_name ?? '');
  return { profession: '', ...data.applied, ...data, id, full_name, person };
}

export function peopleById(people: readonly DeskPerson[]): ReadonlyMap<string, DeskPerson> {
  return new Map(people.map((person) => [person.id, person]));
}

export type SortOrder = 'oldest' | 'newest';

type Sorted = Pick<RequestRow, 'status' | 'requested_at' | 'reviewed_at' | 'waitsForGuide' | 'news'>;

/**
 * By the date that a row shows: of an open request when it was made, of a decided one when it was decided. A request
 * without the date waits for the server's, and is the newest. From the oldest on it is a queue: those with news are
 * first, and those that wait for their guides last.
 */
export function sortRequests<Row extends Sorted>(rows: readonly Row[], order: SortOrder): Row[] {
  const dateOf = (row: Row) =>
    (row.status === 'pending' ? row.requested_at : row.reviewed_at)?.getTime() ?? Infinity;
  const oldestFirst = rows.toSorted((a, b) => dateOf(a) - dateOf(b));
  return order === 'oldest'
    ? oldestFirst.toSorted((a, b) => placeOf(a) - placeOf(b))
    : oldestFirst.toReversed();
}

function placeOf({ waitsForGuide, news }: Sorted): number {
  if (waitsForGuide) return 1;
  return news ? -1 : 0;
}

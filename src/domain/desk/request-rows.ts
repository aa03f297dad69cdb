/** Requests as the desk lists them: the open ones that it reads live and the decided rows, joined to their people. Pure. */
import type { Claims } from '../guide/claims.ts';
import type { YearEnd } from '../membership/association-year.ts';
import { renewedEnd } from '../membership/membership.ts';
import { lastDayOf } from '../membership/term.ts';
import { openQuestion, threadNews, type ThreadNews } from '../verification/questions.ts';
import {
  asksForSame,
  extendsTerm,
  isWordless,
  RENEWAL,
  wasRevoked,
  type VerificationRequest,
} from '../verification/verification.ts';
import type { DecidedRow, DeskPerson, DeskRows, RequestFields } from './desk-rows.ts';
import type { DeskTask } from './notes.ts';

export interface RequestRow extends RequestFields, Claims {
  readonly id: string;
  /** The name that it applies for; of one that cannot be read that of the account, if any is known. */
  readonly full_name: string;
  /** Undefined for an account that was deleted, or created after the rows were read. */
  readonly person: DeskPerson | undefined;
  readonly facts?: readonly RowFact[];
  /** Of an open request, as is all that follows. */
  readonly request?: VerificationRequest;
  readonly waitsForGuide?: boolean;
  readonly task?: DeskTask | undefined;
  /** What its guide has answered or brought up to date. */
  readonly news?: ThreadNews | undefined;
  /** Of a renewal: the last day that an approval gives now, null without one; undefined if it is not known. */
  readonly until?: string | null | undefined;
  /** Of a renewal: whether the guide is as at the last approval, and no later decision was another one. */
  readonly isUnchanged?: boolean;
}

export function toRequestRow(
  { id, data }: { readonly id: string; readonly data: RequestFields },
  people: ReadonlyMap<string, DeskPerson>,
): RequestRow {
  const person = people.get(data.user_id);
  const full_name = data.applied?.full_name || (person?.full_name ?? '');
  return { profession: '', ...data.applied, ...data, id, full_name, person };
}

/** By the account. */
export function byPerson<Row extends { readonly data: { readonly user_id: string } }>(rows: Iterable<Row>) {
  const found = new Map<string, readonly Row[]>();
  for (const row of rows) found.set(row.data.user_id, [...(found.get(row.data.user_id) ?? []), row]);
  return found;
}

export interface ListContext extends Readonly<Pick<DeskRows, 'decided' | 'tasks' | 'unchanged'>> {
  readonly people: ReadonlyMap<string, DeskPerson> | undefined;
  readonly yearEnd: YearEnd | undefined;
  readonly now: Date;
}

export function listRequests(
  open: readonly { readonly id: string; readonly data: VerificationRequest }[],
  context: ListContext,
) {
  const { decided, people = new Map(), tasks, unchanged, yearEnd, now } = context;
  const ofPeople = byPerson(decided);
  const decidedOf = ({ user_id }: RequestRow) => ofPeople.get(user_id) ?? [];
  const pending = open.map((one): RequestRow => {
    const request = one.data;
    const row = { ...toRequestRow(one, people), request };
    const ofPerson = decidedOf(row);
    const [last] = byDate(ofPerson, 'reviewed_at');
    const isAsApproved = last?.data.status === 'approved' && isWordless(request);
    const term = extendsTerm(request) ? row.person?.membership : undefined;
    return {
      ...row,
      task: tasks.find(({ user_id }) => user_id === row.user_id),
      waitsForGuide: openQuestion(request) !== undefined,
      news: threadNews(request),
      facts: rowFacts(row, ofPerson),
      until: term && yearEnd !== undefined ? (lastDayOf(renewedEnd(term, now, yearEnd)) ?? null) : undefined,
      isUnchanged: unchanged.includes(one.id) && isAsApproved,
    };
  });
  // What has been reopened since the rows were read is open.
  const ids = new Set(open.map(({ id }) => id));
  const closed = decided.flatMap((one): RequestRow[] => {
    const row = toRequestRow(one, people);
    return ids.has(one.id) ? [] : [{ ...row, facts: rowFacts(row, decidedOf(row)) }];
  });
  return { pending, decided: closed };
}

function byDate(rows: readonly DecidedRow[], name: 'requested_at' | 'reviewed_at') {
  return rows.toSorted((a, b) => Number(b.data[name]) - Number(a.data[name]));
}

/** What was rejected stays under the name it applied for, unless another one is approved: the account's may be anybody's. */
export function nameOfRow({ status, full_name, person }: RequestRow): string {
  return (status === 'rejected' && person?.guide?.approved && person.full_name) || full_name;
}

type RowFact = 'renewal' | 'change' | 'again' | 'changed' | 'replaced';

/**
 * What is asked for, unless it is a first request; whether something has changed since the approval, or replaced it.
 * @param ofPerson all decided requests of the same person.
 */
export function rowFacts(row: RequestRow, ofPerson: readonly DecidedRow[]): RowFact[] {
  const { id, status, kind, request, person } = row;
  const { approved, is_verified: isVerified = false, is_changed: isOtherwise } = person?.guide ?? {};
  const isPending = status === 'pending';
  const approvals = ofPerson.filter(({ data }) => data.status === 'approved');
  const [last] = byDate(approvals, 'requested_at');
  const isLast = last?.id === id;
  const isOther = approved !== undefined && !asksForSame(row, approved);
  const asked = (): RowFact[] => {
    if (kind === RENEWAL) return ['renewal'];
    // Nothing is asked for: the row says when the withdrawal was taken back.
    if (request && wasRevoked(request)) return [];
    // Just approved here, a first request makes the guide verified.
    if (isVerified && !isLast) return ['change'];
    return ofPerson.some((one) => one.id !== id) ? ['again'] : [];
  };
  const isChanged = isVerified && (isPending || isLast) && (isOtherwise || (isPending && isOther));
  return [
    ...(isPending ? asked() : []),
    ...(isChanged ? (['changed'] as const) : []),
    ...(status === 'approved' && last && !isLast ? (['replaced'] as const) : []),
  ];
}

export type SortOrder = 'oldest' | 'newest';

type Sorted = Pick<RequestRow, 'status' | 'requested_at' | 'reviewed_at' | 'waitsForGuide' | 'news'>;

/**
 * By the date that a row shows; without one a request is the newest. From the oldest on it is a queue: those with news
 * are first, and those that wait for their guides last.
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

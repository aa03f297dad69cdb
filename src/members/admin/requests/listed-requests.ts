/** The requests that the lists show, and what their rows say of them. Pure. */
import type { DecidedRow, DeskPerson } from '../../../domain/desk/desk-rows.ts';
import type { DeskTask } from '../../../domain/desk/notes.ts';
import { toRequestRow, type RequestRow } from '../../../domain/desk/request-rows.ts';
import type { YearEnd } from '../../../domain/membership/association-year.ts';
import { renewedEnd } from '../../../domain/membership/membership.ts';
import { lastDayOf } from '../../../domain/membership/term.ts';
import { claimsOf, type Claims } from '../../../domain/guide/claims.ts';
import { openQuestion, threadNews } from '../../../domain/verification/questions.ts';
import { RENEWAL, wasRevoked, type VerificationRequest } from '../../../domain/verification/verification.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import type { Row } from '../../firebase/firestore/live.ts';
import type { CardState } from './use-decisions.ts';

export interface ListedRequest extends RequestRow {
  /** Of an open request. */
  readonly request?: VerificationRequest;
  /** What is said of it besides. */
  readonly facts: readonly MessageId[];
  /** Of an open renewal: the last day that an approval gives (`lastDayAfter`). */
  readonly until?: string | null | undefined;
  /** Of an open renewal: whether the guide is as at the last approval, and no later decision was another one. */
  readonly isUnchanged?: boolean;
}

/** What else is known. */
export interface ListContext {
  readonly decided: readonly DecidedRow[];
  /** Undefined until they are read. */
  readonly people: ReadonlyMap<string, DeskPerson> | undefined;
  readonly tasks: readonly DeskTask[];
  /** Open renewals whose guides are as at their last approval, as the server says. */
  readonly unchanged: readonly string[];
  /** Undefined until it is read. */
  readonly yearEnd: YearEnd | undefined;
  readonly now: Date;
}

/** Joins the requests to their people. */
export function listRequests(open: readonly Row<VerificationRequest>[], context: ListContext) {
  const { decided, people = new Map(), tasks, unchanged, yearEnd, now } = context;
  const ofPeople = new Map<string, DecidedRow[]>();
  for (const row of decided) {
    const { user_id } = row.data;
    ofPeople.set(user_id, [...(ofPeople.get(user_id) ?? []), row]);
  }
  const decidedOf = ({ user_id }: RequestRow) => ofPeople.get(user_id) ?? [];
  const pending = open.map((one): ListedRequest => {
    const request = one.data;
    const row = toRequestRow(one, people);
    const ofPerson = decidedOf(row);
    const isRenewal = row.kind === RENEWAL;
    return {
      ...row,
      request,
      task: tasks.find(({ user_id }) => user_id === row.user_id),
      waitsForGuide: openQuestion(request) !== undefined,
      news: threadNews(request),
      facts: rowFacts({ ...row, request }, ofPerson),
      until: isRenewal ? lastDayAfter(row.person?.membership, yearEnd, now) : undefined,
      isUnchanged: isRenewal && unchanged.includes(one.id) && isAsApproved(request, ofPerson),
    };
  });
  // What has been reopened since the rows were read is open.
  const ids = new Set(open.map(({ id }) => id));
  const closed = decided.flatMap((one): ListedRequest[] => {
    const row = toRequestRow(one, people);
    return ids.has(one.id) ? [] : [{ ...row, facts: rowFacts(row, decidedOf(row)) }];
  });
  return { pending, decided: closed };
}

/** The newest first. */
function byDate(rows: readonly DecidedRow[], name: 'requested_at' | 'reviewed_at') {
  return rows.toSorted((a, b) => Number(b.data[name]) - Number(a.data[name]));
}

function isAsApproved({ returned }: VerificationRequest, ofPerson: readonly DecidedRow[]): boolean {
  const [last] = byDate(ofPerson, 'reviewed_at').filter(({ data }) => data.closed_as !== 'withdrawn');
  return last?.data.status === 'approved' && !returned;
}

/** Returns the last day of the term that a renewal gives now, null without one; undefined if it is not known. */
export function lastDayAfter(
  term: Parameters<typeof renewedEnd>[0] | undefined,
  yearEnd: YearEnd | undefined,
  now: Date,
): string | null | undefined {
  return term && yearEnd !== undefined ? (lastDayOf(renewedEnd(term, now, yearEnd)) ?? null) : undefined;
}

/** Whether a renewal can be approved from the list: it was looked at, or nothing has changed; nothing is left to be read. */
export function mayApproveUnopened(
  { status, kind, until, isUnchanged, waitsForGuide, news, user_id }: ListedRequest,
  { looked, note, busy, own }: CardState,
  adminId: string,
): boolean {
  const isFree = status === 'pending' && !waitsForGuide && user_id !== adminId;
  const isTouched = note.trim() !== '' || busy !== undefined || own !== undefined;
  if (kind !== RENEWAL || until === undefined || !isFree || isTouched) return false;
  return looked?.isAlone === true || (isUnchanged === true && !news);
}

/** The name under which a request is listed; '' if none is known. */
export function nameOfRow({ status, full_name, person }: RequestRow): string {
  const applied = status === 'rejected' ? person?.guide?.approved?.full_name : full_name;
  return applied || person?.full_name || full_name;
}

export type Listable = RequestRow & Pick<ListedRequest, 'request'>;

const professionsOf = (claims: Claims) =>
  claimsOf(claims)
    .map(({ profession }) => profession)
    .join(',');

/**
 * Says what is asked for, unless it is a first request; whether something has changed since the last approval; and whether
 * a later approval of the same guide has replaced this one.
 * @param ofPerson all decided requests of the same person.
 */
export function rowFacts(row: Listable, ofPerson: readonly DecidedRow[]): MessageId[] {
  const { id, status, kind, request, person } = row;
  const { approved, is_verified: isVerified = false, is_changed: isOtherwise } = person?.guide ?? {};
  const isPending = status === 'pending';
  const approvals = ofPerson.filter(({ data }) => data.status === 'approved');
  const [last] = byDate(approvals, 'requested_at');
  const isLast = last?.id === id;
  const isOther =
    approved !== undefined &&
    (approved.full_name !== row.full_name || professionsOf(approved) !== professionsOf(row));
  const asked = (): MessageId[] => {
    if (kind === RENEWAL) return ['admin.renewal'];
    // Nothing is asked for: the row says when the withdrawal was taken back.
    if (request && wasRevoked(request)) return [];
    // Just approved here, a first request makes the guide verified.
    if (isVerified && !isLast) return ['admin.row-change'];
    return ofPerson.some((one) => one.id !== id) ? ['admin.row-again'] : [];
  };
  const isChanged = isVerified && (isPending || isLast) && (isOtherwise || (isPending && isOther));
  return [
    ...(isPending ? asked() : []),
    ...(isChanged ? (['admin.row-changed'] as const) : []),
    ...(status === 'approved' && last && !isLast ? (['admin.row-replaced'] as const) : []),
  ];
}

/** The requests that the lists show, and what their rows say of them. Pure. */
import { termOf, type DecidedRow, type DeskPerson } from '../../../domain/desk/desk-rows.ts';
import type { DeskTask } from '../../../domain/desk/notes.ts';
import { toRequestRow, type RequestRow } from '../../../domain/desk/request-rows.ts';
import type { YearEnd } from '../../../domain/membership/association-year.ts';
import { renewedEnd } from '../../../domain/membership/membership.ts';
import { lastDayOf } from '../../../domain/membership/term.ts';
import { claimsOf, type Claims } from '../../../domain/guide/claims.ts';
import { openQuestion, threadNews } from '../../../domain/verification/questions.ts';
import { RENEWAL, wasRevoked, type VerificationRequest } from '../../../domain/verification/verification.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import type { CardState } from './use-decisions.ts';

export interface ListedRequest extends RequestRow {
  /** Of an open request that was returned. */
  readonly returned?: VerificationRequest['returned'];
  readonly facts: RowFacts;
  readonly renewal?: RenewalFacts | undefined;
}

/** Of an open renewal. */
interface RenewalFacts {
  readonly request: VerificationRequest;
  /** The last day of the term that an approval gives, `YYYY-MM-DD`; null without one, undefined if it is not known. */
  readonly until: string | null | undefined;
  /** Whether the guide is as at the last approval, as the server says, and no later decision was another one. */
  readonly isUnchanged: boolean;
}

/** What else is known about open requests. */
export interface OpenContext {
  readonly tasks: readonly DeskTask[];
  readonly unchanged: readonly string[];
  /** Undefined until it is read. */
  readonly yearEnd: YearEnd | undefined;
  readonly now: Date;
}

interface OpenRequest {
  readonly id: string;
  readonly data: VerificationRequest;
}

const NOBODY: ReadonlyMap<string, DeskPerson> = new Map();

/** Joins the requests to their people. */
export function listRequests(
  open: readonly OpenRequest[],
  decided: readonly DecidedRow[],
  people: ReadonlyMap<string, DeskPerson> = NOBODY,
  context?: OpenContext,
): { readonly pending: readonly ListedRequest[]; readonly decided: readonly ListedRequest[] } {
  // What has been reopened since the rows were read is open.
  const ids = new Set(open.map(({ id }) => id));
  const ofPeople = groupByPerson(decided);
  const decidedOf = ({ user_id }: Pick<DecidedRow, 'user_id'>) => ofPeople.get(user_id) ?? [];
  const list = (row: Listable) => ({ ...row, facts: rowFacts(row, decidedOf(row)) });
  return {
    pending: open.map((one) => {
      const row = toRequestRow(one, people);
      return list({
        ...row,
        returned: one.data.returned,
        task: context?.tasks.find(({ user_id }) => user_id === row.user_id),
        waitsForGuide: openQuestion(one.data) !== undefined,
        news: threadNews(one.data),
        renewal:
          context && row.kind === RENEWAL ? renewalFacts(row, one.data, decidedOf(row), context) : undefined,
      });
    }),
    decided: decided.filter(({ id }) => !ids.has(id)).map((row) => list(toRequestRow(row, people))),
  };
}

function renewalFacts(
  { id, person }: RequestRow,
  request: VerificationRequest,
  ofPerson: readonly DecidedRow[],
  { unchanged, yearEnd, now }: OpenContext,
): RenewalFacts {
  const until = lastDayAfter(person && termOf(person), yearEnd, now);
  const [last] = ofPerson
    .filter(({ closed_as }) => closed_as !== 'withdrawn')
    .toSorted((a, b) => ((a.reviewed_at ?? '') < (b.reviewed_at ?? '') ? 1 : -1));
  const isAsApproved = last?.status === 'approved' && !request.returned;
  return { request, until, isUnchanged: isAsApproved && unchanged.includes(id) };
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
  { status, renewal, waitsForGuide, news, user_id }: ListedRequest,
  { looked, note, busy, own }: CardState,
  adminId: string,
): boolean {
  const isFree = status === 'pending' && !waitsForGuide && user_id !== adminId;
  const isTouched = note.trim() !== '' || busy !== undefined || own !== undefined;
  if (!renewal || renewal.until === undefined || !isFree || isTouched) return false;
  return looked?.isAlone === true || (renewal.isUnchanged && !news);
}

/** Decided requests by the ids of their people. */
function groupByPerson(decided: readonly DecidedRow[]): ReadonlyMap<string, readonly DecidedRow[]> {
  const groups = new Map<string, DecidedRow[]>();
  for (const row of decided) {
    const group = groups.get(row.user_id);
    if (group) group.push(row);
    else groups.set(row.user_id, [row]);
  }
  return groups;
}

/** The name under which a request is listed; '' if none is known. */
export function nameOfRow({ status, full_name, person }: RequestRow): string {
  const applied = status === 'rejected' ? person?.guide?.approved?.full_name : full_name;
  return applied || person?.full_name || full_name;
}

export type Listable = Omit<ListedRequest, 'facts'>;

const professionsOf = (claims: Claims) =>
  claimsOf(claims)
    .map(({ profession }) => profession)
    .join(',');

interface RowFacts {
  /** Undefined for the first request of a guide, and for a decided one. */
  readonly kind: MessageId | undefined;
  /** Whether something has changed since the last approval. */
  readonly isChanged: boolean;
  /** Whether a later approval of the same guide has replaced this one. */
  readonly isReplaced: boolean;
}

function kindOf(
  { kind, returned, person }: Listable,
  hasOthers: boolean,
  isApproved: boolean,
): MessageId | undefined {
  if (kind === RENEWAL) return 'admin.renewal';
  // Nothing is asked for: the row says when the withdrawal was taken back.
  if (wasRevoked({ returned })) return undefined;
  // Just approved here, a first request makes the guide verified.
  if (person?.guide?.is_verified && !isApproved) return 'admin.row-change';
  return hasOthers ? 'admin.row-again' : undefined;
}

/** @param ofPerson all decided requests of the same person. */
export function rowFacts(row: Listable, ofPerson: readonly DecidedRow[]): RowFacts {
  const guide = row.person?.guide;
  const isPending = row.status === 'pending';
  const approvals = ofPerson.filter(({ status }) => status === 'approved');
  const [last] = approvals.toSorted((a, b) => ((a.requested_at ?? '') < (b.requested_at ?? '') ? 1 : -1));
  const isLast = last?.id === row.id;
  const { approved } = guide ?? {};
  const isOther =
    approved !== undefined &&
    (approved.full_name !== row.full_name || professionsOf(approved) !== professionsOf(row));
  const isInForce = guide?.is_verified === true && (isPending || isLast);
  return {
    kind: isPending
      ? kindOf(
          row,
          ofPerson.some(({ id }) => id !== row.id),
          isLast,
        )
      : undefined,
    isChanged: isInForce && (guide.is_changed || (isPending && isOther)),
    isReplaced: row.status === 'approved' && last !== undefined && !isLast,
  };
}

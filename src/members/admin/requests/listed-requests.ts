/** The requests that the lists show, and what their rows say of them. Pure. */
import type { DecidedRow, DeskPerson } from '../../../domain/desk/desk-rows.ts';
import { toRequestRow, type RequestRow } from '../../../domain/desk/request-rows.ts';
import { openQuestion, threadNews } from '../../../domain/verification/questions.ts';
import { RENEWAL, wasRevoked, type VerificationRequest } from '../../../domain/verification/verification.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';

export interface ListedRequest extends RequestRow {
  /** Of an open request that was returned. */
  readonly returned?: VerificationRequest['returned'];
  readonly facts: RowFacts;
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
): { readonly pending: readonly ListedRequest[]; readonly decided: readonly ListedRequest[] } {
  // What has been reopened since the rows were read is open.
  const ids = new Set(open.map(({ id }) => id));
  const ofPeople = groupByPerson(decided);
  const list = (row: Listable) => ({
    ...row,
    facts: rowFacts(row, ofPeople.get(row.user_id) ?? []),
  });
  return {
    pending: open.map((one) =>
      list({
        ...toRequestRow(one, people),
        returned: one.data.returned,
        waitsForGuide: openQuestion(one.data) !== undefined,
        news: threadNews(one.data),
      }),
    ),
    decided: decided.filter(({ id }) => !ids.has(id)).map((row) => list(toRequestRow(row, people))),
  };
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
    (approved.full_name !== row.full_name || approved.profession !== row.profession);
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

/** The history of a guide's verification and membership as the guide reads it, newest first. Pure. */
import {
  RENEWAL,
  isGuideAction,
  type GuideAction,
  type JournalEntry,
  type VerificationRequest,
} from './verification.ts';
import { lastDayOf } from '../membership/term.ts';

type HistoryEvent = 'requested' | 'requested-renewal' | 'approved-change' | 'renewed' | GuideAction;

export interface HistoryRow {
  /** Stable id of the event, independent of the other events. */
  readonly id: string;
  readonly at: Date;
  readonly event: HistoryEvent;
  /** The association's comment, if any. */
  readonly notes: string | null;
  /** Last day of the new term, `YYYY-MM-DD`, if the event set one. */
  readonly until: string | undefined;
}

interface Stored<T> {
  readonly id: string;
  readonly data: T;
}

/** Events after which the term is shown. */
const WITH_TERM: readonly HistoryEvent[] = ['approved', 'renewed', 'end-set', 'undone'];

export function historyOf(
  requests: readonly Stored<VerificationRequest>[],
  entries: readonly Stored<JournalEntry>[],
): HistoryRow[] {
  const renewals = new Set(requests.filter(({ data }) => data.kind === RENEWAL).map(({ id }) => id));
  const requested = requests.flatMap(({ id, data }): HistoryRow[] => {
    if (!data.requested_at) return [];
    const event = renewals.has(id) ? 'requested-renewal' : 'requested';
    return [{ id, at: data.requested_at, event, notes: null, until: undefined }];
  });
  const decided = entries.flatMap(({ id, data }): HistoryRow[] => {
    const event = eventOf(data, renewals.has(data.request_id));
    if (!event) return [];
    const until =
      data.membership && WITH_TERM.includes(event) ? lastDayOf(data.membership.ends_at) : undefined;
    return [{ id, at: data.at, event, notes: data.notes, until }];
  });
  return [...requested, ...decided].toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/** Returns undefined for an entry that is about no guide. */
function eventOf({ action, before }: JournalEntry, isRenewal: boolean): HistoryEvent | undefined {
  if (!isGuideAction(action)) return undefined;
  if (action !== 'approved') return action;
  if (isRenewal) return 'renewed';
  return before.is_verified ? 'approved-change' : 'approved';
}

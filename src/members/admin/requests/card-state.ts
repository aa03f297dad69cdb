/** What the admin has done with each card. Pure. */
import type { RequestRow } from '../../../domain/desk/request-rows.ts';
import type { GuideFieldName } from '../../../domain/guide/guide-fields.ts';
import type { Decision, VerificationRequest } from '../../../domain/verification/verification.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import type { Translate } from '../../../i18n/use-t.ts';

/** A decision that this admin has made here. */
export interface OwnDecision {
  readonly decision: Decision;
  readonly reviewedAt: Date;
  /** Until when no email about it is sent, in the time of `performance.now()`. */
  readonly undoUntil: number;
}

/** A decision that another admin made first. `reviewer` is undefined if the name is not known. */
export interface EarlierDecision {
  readonly decision: Decision;
  readonly reviewer: string | undefined;
}

export interface CardState {
  readonly note: string;
  /** The row as it was when it was decided: it stays in its list while the card is open. */
  readonly row?: RequestRow | undefined;
  /** What is being done. */
  readonly busy?: Decision | 'reopening' | undefined;
  readonly own?: OwnDecision | undefined;
  /** The decision of another admin because of which the server refused this one. */
  readonly earlier?: EarlierDecision | undefined;
  /** Why the last call failed. */
  readonly problem?: MessageId | undefined;
  /** What the guide changed after the card was rendered, for which the server refused the decision. */
  readonly changed?: readonly GuideFieldName[] | undefined;
  /** The note sent to the guide with the last rejection here, which may be taken back. */
  readonly sentAsReason?: string | undefined;
  /** `reviewed_at` of a decision that this admin has taken back: a snapshot may still have it. */
  readonly ended?: Date | undefined;
}

export const UNTOUCHED: CardState = { note: '' };

/** Whether a note was written that no decision has sent. */
export function hasUnsentNote({ note, own, busy }: CardState): boolean {
  return note.trim() !== '' && !own && !busy;
}

/** Whether nothing was started or failed on the card. */
export function isUntouched({ note, busy, own, earlier, problem, changed }: CardState): boolean {
  return note.trim() === '' && !busy && !own && !earlier && !problem && !changed;
}

/** Returns this admin's decision, unless it has been taken back or replaced since. */
export function ownDecision(
  { own }: CardState,
  { status, reviewed_at, returned }: Pick<VerificationRequest, 'status' | 'reviewed_at' | 'returned'>,
): OwnDecision | undefined {
  if (!own) return undefined;
  // A snapshot may still be older than the decision.
  const stands =
    status === 'pending'
      ? !returned || returned.at < own.reviewedAt
      : reviewed_at?.getTime() === own.reviewedAt.getTime();
  return stands ? own : undefined;
}

/** Whether the request waits for a decision, also where a snapshot still has the decision that was taken back. */
export function isOpen(
  { ended }: CardState,
  { status, reviewed_at }: Pick<VerificationRequest, 'status' | 'reviewed_at'>,
): boolean {
  return status === 'pending' || (ended !== undefined && reviewed_at?.getTime() === ended.getTime());
}

/** Returns who decided, and how. */
export function earlierText({ decision, reviewer }: EarlierDecision, t: Translate): string {
  return t(`admin.earlier-${decision}`, { reviewer: reviewer || t('admin.somebody') });
}

/** What the admin has done with each card. Pure. */
import type { GuideFieldName } from '../../../domain/guide/guide-fields.ts';
import type { Decision, VerificationRequest } from '../../../domain/verification/verification.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import type { Translate } from '../../../i18n/use-t.ts';
import type { DecidedStep } from '../card/card-data.ts';

/** A decision that this admin has made here. */
export interface OwnDecision {
  readonly decision: Decision;
  readonly reviewedAt: Date;
  /** Until when no email about it is sent, in the time of `performance.now()`. */
  readonly undoUntil: number;
}

export interface CardState {
  readonly note: string;
  /** As it was when it was decided: it stays in its list while the card is open. */
  readonly request?: VerificationRequest | undefined;
  /** What is being done. */
  readonly busy?: Decision | 'reopening' | undefined;
  readonly own?: OwnDecision | undefined;
  /** Why the last call failed. */
  readonly problem?: MessageId | undefined;
  /** What the guide changed after the card was rendered, for which the server refused the decision. */
  readonly changed?: readonly GuideFieldName[] | undefined;
  /** The note sent to the guide with the last rejection here, which may be taken back. */
  readonly sentAsReason?: string | undefined;
  /** `reviewed_at` of a decision that this admin has taken back: a snapshot may still have it. */
  readonly ended?: Date | undefined;
  /** The reasons typed in dialogs that were closed without the action. */
  readonly reasons?: Readonly<Partial<Record<DecidedStep, string>>> | undefined;
}

export const UNTOUCHED: CardState = { note: '' };

/** Whether a note was written that no decision has sent. */
export function hasUnsentNote({ note, own, busy }: CardState): boolean {
  return note.trim() !== '' && !own && !busy;
}

type Snapshot = Pick<VerificationRequest, 'status' | 'reviewed_at' | 'returned'>;

/**
 * Whether the request waits, was decided by this admin here, or was decided otherwise. A snapshot may be older than what
 * the server has answered.
 */
export function phaseOf({ own, ended }: CardState, request: Snapshot): 'open' | 'own' | 'decided' {
  const { status, returned } = request;
  const isLatest = (at: Date | undefined) => at && at.getTime() === request.reviewed_at?.getTime();
  if (status === 'pending') return own && !(returned && returned.at >= own.reviewedAt) ? 'own' : 'open';
  if (isLatest(own?.reviewedAt)) return 'own';
  return isLatest(ended) ? 'open' : 'decided';
}

/** Returns who decided, and how. @param reviewer undefined if the name is not known. */
export function earlierText(decision: Decision, reviewer: string | undefined, t: Translate): string {
  return t(`admin.earlier-${decision}`, { reviewer: reviewer || t('admin.somebody') });
}

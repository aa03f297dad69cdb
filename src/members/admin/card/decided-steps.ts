/** The actions on a decided request: which are possible, and what they change. Pure. */
import { isListed } from '../../../domain/guide/guide-profile.ts';
import { stateOn } from '../../../domain/membership/membership.ts';
import { lastChanged } from '../../../domain/verification/request-state.ts';
import type { VerificationRequest } from '../../../domain/verification/verification.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import { lastApproval, type CardData } from './card-data.ts';

const DECIDED_STEPS = ['reopen', 'revoke', 'set-end'] as const;

/** Each one opens a dialog first, because the guide will read the reason. */
export type DecidedStep = (typeof DECIDED_STEPS)[number];

/**
 * Only the request that was decided last can be reopened, ignoring those that the guide withdrew. A
 * verification is withdrawn at the approval that gave it, or at the newest request if no approval is
 * known. Admins cannot change their own requests.
 */
export function possibleSteps(card: CardData): DecidedStep[] {
  const { id, request, guide, membership, attempts, isOwn } = card;
  const latest = lastChanged(attempts.filter(({ data }) => data.closed_as !== 'withdrawn'));
  const given = lastApproval(card) ?? attempts[0];
  const isDecided = request.status !== 'pending' && Boolean(request.before);
  const canRevoke = given?.id === id && guide?.is_verified === true;
  const isPossible = {
    reopen: latest?.id === id && isDecided && !guide?.open_request_id,
    revoke: canRevoke,
    'set-end': canRevoke && membership?.state === 'valid',
  };
  return isOwn ? [] : DECIDED_STEPS.filter((step) => isPossible[step]);
}

/**
 * Returns the effects of reopening: the state before the decision applies again; for a withdrawal that is
 * the membership, if its term has not ended.
 * @param today `YYYY-MM-DD`.
 */
export function reopenConsequences(
  { request, guide }: Pick<CardData, 'request' | 'guide'>,
  today: string,
): MessageId {
  if (request.status === 'rejected') {
    return undoesWithdrawal(request, today) ? 'admin.return-text-revoked' : 'admin.return-text-rejected';
  }
  return guide && isListed(guide) ? 'admin.return-text-listed' : 'admin.return-text-unlisted';
}

function undoesWithdrawal({ closed_as, before }: VerificationRequest, today: string): boolean {
  if (closed_as !== 'revoked' || !before?.is_verified) return false;
  return before.membership != null && stateOn(before.membership, today) === 'valid';
}

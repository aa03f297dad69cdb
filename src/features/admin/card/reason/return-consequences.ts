/** Describes the effects of taking a decision back, for the dialog. Pure. */
import { isListed } from '../../../../domain/guide/guide-profile.ts';
import { stateOn } from '../../../../domain/membership/membership.ts';
import type { VerificationRequest } from '../../../../domain/verification/verification.ts';
import type { MessageId } from '../../../../i18n/catalogue.ts';
import type { JoinedRequest } from '../../desk/join-requests.ts';

/**
 * Returns the effects: the state before the decision applies again; for a withdrawal that is the
 * membership, if its term has not ended.
 * @param today `YYYY-MM-DD`.
 */
export function returnConsequences(
  { current, guide }: Pick<JoinedRequest, 'current' | 'guide'>,
  today: string,
): MessageId {
  if (current.status === 'rejected') {
    return undoesWithdrawal(current, today) ? 'admin.return-text-revoked' : 'admin.return-text-rejected';
  }
  return guide && isListed(guide) ? 'admin.return-text-listed' : 'admin.return-text-unlisted';
}

function undoesWithdrawal({ closed_as, before }: VerificationRequest, today: string): boolean {
  if (closed_as !== 'revoked' || !before?.is_verified) return false;
  return before.membership != null && stateOn(before.membership, today) === 'valid';
}

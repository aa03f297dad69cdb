/** What a dialog says that taking a decision back does. Pure. */
import { isListed } from '../../../../domain/guide/guide-profile.ts';
import { stateOn } from '../../../../domain/membership/membership.ts';
import type { VerificationRequest } from '../../../../domain/verification/verification.ts';
import type { MessageId } from '../../../../i18n/catalogue.ts';
import type { JoinedRequest } from '../../desk/join-requests.ts';

/**
 * What the decision found is in force again; of a withdrawal that is the membership, if its term still runs.
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

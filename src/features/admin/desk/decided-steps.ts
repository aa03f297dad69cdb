/** Which actions on a decided request are still possible. Pure. */
import { lastChanged } from '../../../domain/verification/request-state.ts';
import type { Decision } from '../../../domain/verification/verification.ts';
import { lastApproval, type JoinedRequest } from './join-requests.ts';

/** Each one opens a dialog first, because the guide will read the reason. */
export type DecidedStep = 'return' | 'revoke' | 'end';

export interface OpenSteps {
  /** The decision that can be taken back, so that the request is pending again. */
  readonly returns: Decision | undefined;
  readonly canRevoke: boolean;
  readonly canSetEnd: boolean;
}

/**
 * Only the request that was decided last can be returned, ignoring those that the guide withdrew. A
 * verification is withdrawn at the approval that gave it, or at the newest request if no approval is
 * known. Admins cannot change their own requests.
 */
export function openSteps(joined: JoinedRequest): OpenSteps {
  const { request, current, guide, membership, attempts = [], isOwn } = joined;
  const { status, before } = current;
  const latest = lastChanged(attempts.filter(({ data }) => data.closed_as !== 'withdrawn'));
  const given = lastApproval(attempts) ?? attempts[0];
  const isLatest = latest?.id === request.id && !isOwn;
  const canReturn = isLatest && before !== undefined && before !== null && !guide?.open_request_id;
  const canRevoke = given?.id === request.id && !isOwn && guide?.is_verified === true;
  return {
    returns: canReturn && status !== 'pending' ? status : undefined,
    canRevoke,
    canSetEnd: canRevoke && membership?.state === 'valid',
  };
}

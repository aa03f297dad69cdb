/** What can still be done about a decided request. Pure. */
import type { Decision } from '../../../domain/verification/verification.ts';
import type { JoinedRequest } from './join-requests.ts';

/** Each is asked about in a dialog first: the guide will read the reason. */
export type DecidedStep = 'return' | 'revoke' | 'end';

export interface OpenSteps {
  /** The decision that can be taken back, so that the request waits again. */
  readonly returns: Decision | undefined;
  readonly canRevoke: boolean;
  readonly canSetEnd: boolean;
}

/** Only the latest of a guide's requests can be changed, and nobody changes an own one. */
export function openSteps(joined: JoinedRequest): OpenSteps {
  const { request, current, guide, membership, attempts, isOwn } = joined;
  const { status, before } = current;
  const isChangeable = attempts?.[0]?.id === request.id && !isOwn;
  const canReturn = isChangeable && before !== undefined && before !== null && !guide?.open_request_id;
  const canRevoke = isChangeable && status === 'approved' && guide?.is_verified === true;
  return {
    returns: canReturn && status !== 'pending' ? status : undefined,
    canRevoke,
    canSetEnd: canRevoke && membership?.state === 'valid',
  };
}

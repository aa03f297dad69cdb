/** What a card shows of a request. Pure. */
import type { ApprovedValues, GuideProfile } from '../../../domain/guide/guide-profile.ts';
import type { Profile } from '../../../domain/guide/profile.ts';
import type { Membership } from '../../../domain/membership/membership.ts';
import type { VerificationRequest } from '../../../domain/verification/verification.ts';
import type { Row } from '../../firebase/firestore/live.ts';

export interface CardData {
  readonly id: string;
  readonly request: VerificationRequest;
  readonly profile: Profile | undefined;
  /** Undefined if it is missing or cannot be read. */
  readonly guide: GuideProfile | undefined;
  /** Undefined before the first approval. */
  readonly membership: Membership | undefined;
  /** All requests of the guide, newest first. */
  readonly attempts: readonly Row<VerificationRequest>[];
  /**
   * What the request asks for while it waits, and what it confirmed once approved; else what is approved.
   * Undefined if none of it is known.
   */
  readonly about: ApprovedValues | undefined;
  /** The name of `about`; else the account's, or a placeholder if none is stored. */
  readonly name: string;
  /** Whether it is the admin's own request. */
  readonly isOwn: boolean;
}

/** Returns the last approval among a guide's requests, which are sorted newest first. */
export function lastApproval({ attempts }: Pick<CardData, 'attempts'>): Row<VerificationRequest> | undefined {
  return attempts.find(({ data }) => data.status === 'approved');
}

/** What a card is about. */
export function aboutOf(
  { status, applied }: VerificationRequest,
  guide: GuideProfile | undefined,
): ApprovedValues | undefined {
  if (status !== 'rejected' && applied) return applied;
  return guide?.is_verified && guide.approved ? guide.approved : undefined;
}

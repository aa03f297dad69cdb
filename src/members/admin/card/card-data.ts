/** What a card shows of a request, read live when it is opened. */
import { useMemo } from 'react';
import type { ApprovedValues, GuideProfile } from '../../../domain/guide/guide-profile.ts';
import type { Profile } from '../../../domain/guide/profile.ts';
import type { Membership } from '../../../domain/membership/membership.ts';
import type { VerificationRequest } from '../../../domain/verification/verification.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { Live, Row } from '../../firebase/firestore/live.ts';
import {
  useGuideProfileOf,
  useMembershipOf,
  useProfileOf,
  useRequest,
  useRequestsOf,
} from '../../firebase/firestore/verification-desk.ts';

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

function aboutOf(
  { status, applied }: VerificationRequest,
  guide: GuideProfile | undefined,
): ApprovedValues | undefined {
  if (status !== 'rejected' && applied) return applied;
  return guide?.is_verified && guide.approved ? guide.approved : undefined;
}

/** The document; undefined if it does not exist or cannot be read. */
function dataOf<T>(live: Live<T>): T | undefined {
  return live.status === 'ready' ? live.data : undefined;
}

/**
 * Reads a request and everything about its guide.
 * @param userId of the guide, if it is known before the request is read.
 */
export function useCardData(id: string, userId: string | undefined, adminId: string): Live<CardData> {
  const t = useT();
  const request = useRequest(id);
  const uid = userId ?? dataOf(request)?.user_id;
  const profile = useProfileOf(uid);
  const guide = useGuideProfileOf(uid);
  const membership = useMembershipOf(uid);
  const attempts = useRequestsOf(uid);
  const [read, account, guideNow, member, requests] = [
    dataOf(request),
    dataOf(profile),
    dataOf(guide),
    dataOf(membership),
    dataOf(attempts),
  ];
  const card = useMemo<CardData | undefined>(() => {
    if (!read) return undefined;
    const about = aboutOf(read, guideNow);
    const name = about?.full_name || account?.full_name || guideNow?.full_name || read.applied?.full_name;
    return {
      id,
      request: read,
      profile: account,
      guide: guideNow,
      membership: member,
      attempts: requests?.rows ?? [],
      about,
      name: name || t('admin.nameless'),
      isOwn: read.user_id === adminId,
    };
  }, [id, adminId, t, read, account, guideNow, member, requests]);
  const parts = [request, profile, guide, membership, attempts];
  const failed = parts.find(
    (live) => live.status === 'failed' && (live === request || live.failure !== 'unreadable'),
  );
  if (failed?.status === 'failed') return failed;
  if (request.status === 'missing') return request;
  if (!card || parts.some(({ status }) => status === 'loading')) return { status: 'loading' };
  return { status: 'ready', data: card };
}

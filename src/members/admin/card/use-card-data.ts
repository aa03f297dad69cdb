import { useMemo } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { Live } from '../../firebase/firestore/live.ts';
import {
  useGuideProfileOf,
  useMembershipOf,
  useProfileOf,
  useRequest,
  useRequestsOf,
} from '../../firebase/firestore/verification-desk.ts';
import { aboutOf, type CardData } from './card-data.ts';

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

import { useState } from 'react';
import {
  useGuideProfilesOf,
  useMembershipsOf,
  useProfilesOf,
  useRequestsOf,
} from '../../../firebase/firestore/verification-desk.ts';
import type { Failure } from '../../../firebase/errors.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { DeskRequest } from './desk-state.ts';
import { joinRequest, reviewersOf, type JoinedRequest } from './join-requests.ts';

interface JoinedRequests {
  readonly requests: readonly JoinedRequest[];
  /** Set where what belongs to the requests could not be read. */
  readonly failed: { readonly failure: Failure; readonly retry: () => void } | undefined;
}

/** Guides whose documents are followed at once, the last ones opened. */
const MAX_FOLLOWED = 100;

/** The guides of these requests and of all that were asked for before: nothing is read twice in a sitting. */
function useFollowed(requests: readonly DeskRequest[]): readonly string[] {
  const [followed, setFollowed] = useState<readonly string[]>([]);
  const added = [...new Set(requests.map(({ data }) => data.user_id))].filter(
    (uid) => !followed.includes(uid),
  );
  if (added.length > 0) setFollowed([...followed, ...added].slice(-MAX_FOLLOWED));
  return followed;
}

/**
 * Joins the requests with what belongs to them.
 * @param opened those whose cards are open or worked on: only what belongs to these is read. A row shows
 *   what the request itself says.
 */
export function useJoinedRequests(
  requests: readonly DeskRequest[],
  opened: readonly DeskRequest[],
  adminId: string,
): JoinedRequests {
  const t = useT();
  const uids = useFollowed(opened);
  const attempts = useRequestsOf(uids);
  const guides = useGuideProfilesOf(uids);
  const memberships = useMembershipsOf(uids);
  const profiles = useProfilesOf([...uids, ...reviewersOf({ attempts: attempts.rows })]);
  const join = {
    attempts: attempts.rows,
    guides: guides.rows,
    memberships: memberships.rows,
    profiles: profiles.rows,
    adminId,
    nameless: t('admin.nameless'),
  };
  const failed = [attempts, guides, memberships, profiles].find(({ failure }) => failure !== undefined);
  return {
    requests: requests.map((request) => joinRequest(request, join)),
    failed: failed?.failure && { failure: failed.failure, retry: failed.retry },
  };
}

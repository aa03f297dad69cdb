import { useState } from 'react';
import {
  useGuideProfilesOf,
  useMembershipsOf,
  useProfilesOf,
  useRequestsById,
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

export interface Opened {
  /** Those whose cards are open or worked on. */
  readonly requests: readonly DeskRequest[];
  /** Ids of those of which the server has said that they are not what was shown: their copies are behind. */
  readonly outdated: ReadonlySet<string>;
  /** Ids of those that have left the list while someone works on them. */
  readonly left: readonly string[];
}

/**
 * Joins the requests with what belongs to them: what the server has copied into them, so that a card costs
 * one read. Where there is no copy yet, or an outdated one, the documents of opened cards are read.
 */
export function useJoinedRequests(
  requests: readonly DeskRequest[],
  opened: Opened,
  adminId: string,
): JoinedRequests {
  const t = useT();
  const uids = useFollowed(opened.requests.filter(({ id, data }) => !data.desk || opened.outdated.has(id)));
  const attempts = useRequestsOf(uids);
  const guides = useGuideProfilesOf(uids);
  const memberships = useMembershipsOf(uids);
  const left = useRequestsById(opened.left);
  // What was followed before is not so any more.
  const leftNow = new Map(opened.left.flatMap((id) => [[id, left.rows.get(id) ?? []] as const]));
  const reviewers = reviewersOf(opened.requests, { attempts: attempts.rows, left: leftNow });
  const profiles = useProfilesOf([...uids, ...reviewers]);
  const join = {
    attempts: attempts.rows,
    guides: guides.rows,
    memberships: memberships.rows,
    profiles: profiles.rows,
    left: leftNow,
    adminId,
    nameless: t('admin.nameless'),
  };
  const failed = [attempts, guides, memberships, profiles, left].find(({ failure }) => failure !== undefined);
  return {
    requests: requests.map((request) => joinRequest(request, join)),
    failed: failed?.failure && { failure: failed.failure, retry: failed.retry },
  };
}

import { useState } from 'react';
import {
  useGuideProfilesOf,
  useMembershipsOf,
  useProfilesOf,
  useRequestsById,
  useRequestsOf,
} from '../../firebase/firestore/verification-desk.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { DeskRequest } from './desk-state.ts';
import { joinRequest, reviewersOf } from './join-requests.ts';

/** Maximum number of guides whose documents are listened to, the most recently opened ones. */
const MAX_FOLLOWED = 100;

/**
 * Returns the guides of these requests and of all earlier ones, so that nothing is read twice in a
 * session.
 */
function useFollowed(requests: readonly DeskRequest[]): readonly string[] {
  const [followed, setFollowed] = useState<readonly string[]>([]);
  const added = [...new Set(requests.map(({ data }) => data.user_id))].filter(
    (uid) => !followed.includes(uid),
  );
  if (added.length > 0) setFollowed([...followed, ...added].slice(-MAX_FOLLOWED));
  return followed;
}

interface OpenedRequests {
  /** Requests whose cards are open or in use. */
  readonly requests: readonly DeskRequest[];
  /** Ids of requests whose copies are outdated according to the server. */
  readonly outdated: ReadonlySet<string>;
  /** Ids of requests that have left the list while they are in use. */
  readonly left: readonly string[];
}

/**
 * Joins the requests with the related data that the server has copied into them, so that a card costs one
 * read. If a copy is missing or outdated, reads the documents of opened cards instead.
 */
export function useJoinedRequests(requests: readonly DeskRequest[], opened: OpenedRequests, adminId: string) {
  const t = useT();
  const uids = useFollowed(opened.requests.filter(({ id, data }) => !data.desk || opened.outdated.has(id)));
  const attempts = useRequestsOf(uids);
  const guides = useGuideProfilesOf(uids);
  const memberships = useMembershipsOf(uids);
  const left = useRequestsById(opened.left);
  // Ignores rows of requests that were listened to earlier.
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
    /** Set when related documents could not be read. */
    failed: failed?.failure && { failure: failed.failure, retry: failed.retry },
  };
}

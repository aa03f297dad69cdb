import {
  useGuideProfilesOf,
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

/** Reads what belongs to these requests, in a few queries for all of them, and joins it. */
export function useJoinedRequests(requests: readonly DeskRequest[], adminId: string): JoinedRequests {
  const t = useT();
  const uids = requests.map(({ data }) => data.user_id);
  const attempts = useRequestsOf(uids);
  const guides = useGuideProfilesOf(uids);
  const profiles = useProfilesOf([...uids, ...reviewersOf({ attempts: attempts.rows })]);
  const join = {
    attempts: attempts.rows,
    guides: guides.rows,
    profiles: profiles.rows,
    adminId,
    nameless: t('admin.nameless'),
  };
  const failed = [attempts, guides, profiles].find(({ failure }) => failure !== undefined);
  return {
    requests: requests.map((request) => joinRequest(request, join)),
    failed: failed?.failure && { failure: failed.failure, retry: failed.retry },
  };
}

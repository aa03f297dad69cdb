import type { GuideProfile } from '../../../domain/guide/guide-profile.ts';
import { sampleProfile } from '../../firebase/testing/sample-documents.ts';
import { openRequest, pinnedRequests, type DeskRequest, type ListName } from '../desk/desk-state.ts';
import { joinRequest, mergePinned } from '../desk/join-requests.ts';
import { useDesk } from '../desk/use-desk.ts';
import { RequestFeed } from '../list/RequestFeed.tsx';
import { useFeedFocus, useOpensFirst } from '../list/use-feed-focus.ts';

interface SampleFeedProps {
  /** The requests in the live list, or in the search results. */
  readonly listed: readonly DeskRequest[];
  readonly list?: ListName;
  readonly guideOf: (request: DeskRequest) => GuideProfile;
}

/** For tests: a list of requests with the desk's own state, without its queries. */
export function SampleFeed({ listed, list = 'pending', guideOf }: SampleFeedProps) {
  const desk = useDesk();
  const focus = useFeedFocus();
  const merged = mergePinned(listed, pinnedRequests(desk.state), 'oldest');
  const open = openRequest(desk.state, list, merged, useOpensFirst(list));
  const requests = merged.map((request) => {
    const guide = guideOf(request);
    const uid = request.data.user_id;
    return joinRequest(request, {
      profiles: new Map([[uid, [{ data: sampleProfile(guide.full_name) }]]]),
      guides: new Map([[uid, [{ data: guide }]]]),
      memberships: new Map(),
      left: new Map(),
      attempts: new Map([[uid, [request]]]),
      adminId: 'admin',
      nameless: '',
    });
  });
  return (
    <RequestFeed desk={desk} list={list} requests={requests} open={open} isLoading={false} focus={focus}>
      Nothing to decide
    </RequestFeed>
  );
}

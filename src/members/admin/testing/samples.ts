/** For tests: requests as the desk reads them. */
import type { DeskRequest } from '../desk/desk-state.ts';
import type { JoinedRequest } from '../desk/join-requests.ts';

/** A pending request of the guide `guide-{id}`, from that day of January 2026. */
export function sampleRequest(id: string, day = 1, change: Partial<DeskRequest['data']> = {}): DeskRequest {
  const requested_at = new Date(Date.UTC(2026, 0, day));
  return { id, data: { user_id: `guide-${id}`, status: 'pending', requested_at, ...change } };
}

/** A request of the guide `Ana Abashidze`, of whom only this much is known. */
export function sampleJoined(request: DeskRequest, known: Partial<JoinedRequest> = {}): JoinedRequest {
  return {
    request,
    current: request.data,
    isLoaded: true,
    name: 'Ana Abashidze',
    about: undefined,
    profile: undefined,
    guide: undefined,
    membership: undefined,
    attempts: [request],
    reviewer: undefined,
    isOwn: false,
    ...known,
  };
}

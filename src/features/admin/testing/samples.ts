/** For tests: requests, guide profiles and accounts as the desk reads them. */
import { validGuideProfile } from '../../../../tests/cases/guide-profile.ts';
import { guideProfileSchema, type GuideProfile } from '../../../domain/guide/guide-profile.ts';
import type { Profile } from '../../../domain/guide/profile.ts';
import type { Membership } from '../../../domain/membership/membership.ts';
import type { DeskRequest } from '../desk/desk-state.ts';
import type { JoinedRequest } from '../desk/join-requests.ts';

/** A pending request of the guide `guide-{id}`, from that day of January 2026. */
export function sampleRequest(id: string, day = 1, change: Partial<DeskRequest['data']> = {}): DeskRequest {
  const requested_at = new Date(Date.UTC(2026, 0, day));
  return { id, data: { user_id: `guide-${id}`, status: 'pending', requested_at, ...change } };
}

export function sampleGuide(uid: string, name: string): GuideProfile {
  return guideProfileSchema.parse({
    ...validGuideProfile(uid, name),
    is_verified: false,
    verification_status: 'pending',
    created_at: new Date(0),
    updated_at: new Date(0),
  });
}

export function sampleProfile(name: string): Profile {
  const [first_name = '', last_name = ''] = name.split(' ');
  return {
    first_name,
    last_name,
    full_name: name,
    avatar_url: null,
    username: null,
    email: null,
    created_at: new Date(0),
  };
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

/** Member no. 1007, whose term lasts for decades. */
export function sampleMembership(change: Partial<Membership> = {}): Membership {
  return {
    user_id: 'guide-a',
    number: 1007,
    state: 'valid',
    since: new Date('2026-01-02T10:00:00Z'),
    ends_at: new Date('2090-03-31T20:00:00Z'),
    changed_at: new Date('2026-02-03T10:00:00Z'),
    ...change,
  };
}

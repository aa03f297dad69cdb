/** For tests: requests, guide profiles and accounts as the desk reads them. */
import { validGuideProfile } from '../../../../tests/cases/guide-profile.ts';
import { guideProfileSchema, type GuideProfile } from '../../../domain/guide/guide-profile.ts';
import type { Profile } from '../../../domain/guide/profile.ts';
import type { DeskRequest } from '../desk/desk-state.ts';

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

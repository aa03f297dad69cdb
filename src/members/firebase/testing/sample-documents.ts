/** For tests: documents as they are stored. */
import { validGuideProfile } from '../../../../tests/cases/guide-profile.ts';
import { publicGuideSchema, toGuideCard, type PublicGuide } from '../../../domain/directory/public-guide.ts';
import { guideProfileSchema, type GuideProfile } from '../../../domain/guide/guide-profile.ts';
import type { EditorProfession } from '../../../domain/guide/professions.ts';
import type { Profile } from '../../../domain/guide/profile.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import type { Membership } from '../../../domain/membership/membership.ts';

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
    language: langOfText(name),
    created_at: new Date(0),
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
    end_set: null,
    changed_at: new Date('2026-02-03T10:00:00Z'),
    ...change,
  };
}

/** The public page of Nino Beridze, of whom only this much is known. */
export function samplePublicGuide(more: Partial<PublicGuide> = {}): PublicGuide {
  return publicGuideSchema.parse({
    slug: 'nino-beridze',
    verified_on: '2026-02-03',
    full_name: 'Nino Beridze',
    georgian_name: '',
    latin_name: 'Nino Beridze',
    profession: 'trekking',
    avatar_url: null,
    languages: ['en'],
    regions: ['svaneti'],
    specialties: [],
    description: '',
    other_description: '',
    bio: '',
    other_bio: '',
    accepts_messages: false,
    ...more,
  });
}

/** The card of a guide of one profession, who speaks Georgian. */
export function sampleGuideCard(
  slug: string,
  full_name: string,
  profession: EditorProfession,
  more: object = {},
) {
  return toGuideCard({
    ...samplePublicGuide(),
    slug,
    full_name,
    latin_name: full_name,
    profession,
    languages: ['ka'],
    ...more,
  });
}

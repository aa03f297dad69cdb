/** A listed guide, and what visitors type into the form of a message. */
import type { MessageValues } from '../../../src/domain/messages/message-form.ts';
import { validGuideProfile } from '../../../tests/cases/guide-profile.ts';
import { store } from './posted-forms.ts';
import { publicGuide } from './public-guides.ts';

export const OFFICE = 'office@example.org';
/** With the account `guide`. */
export const GUIDE = { slug: 'giorgi-beridze', name: 'Giorgi Beridze' };

export const TYPED: MessageValues = {
  name: 'Anna Schmidt',
  email: 'anna@example.org',
  text: 'We want to see Ushba.\n<script>alert(1)</script>',
  from: '2099-07-15',
  to: '2099-07-18',
  people: '2',
};

/** Stores the guide. @param more overrides fields of the profile. */
export async function placeGuide(more: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const { slug, name } = GUIDE;
  const then = new Date('2026-05-01');
  await store('profiles/guide', {
    first_name: 'Giorgi',
    last_name: 'Beridze',
    full_name: name,
    avatar_url: null,
    username: null,
    email: null,
    language: 'en',
    created_at: then,
  });
  await store('guide_profiles/guide', {
    ...validGuideProfile('guide', name),
    accepts_messages: true,
    is_verified: true,
    verification_status: 'approved',
    slug,
    created_at: then,
    updated_at: then,
    ...more,
  });
  await store(`guide_slugs/${slug}`, { user_id: 'guide' });
  await store(`public_guides/${slug}`, publicGuide(slug, name));
}

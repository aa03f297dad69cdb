/** A listed guide, and what visitors type into the form of a message. */
import type { MessageValues } from '../../../src/domain/messages/message-form.ts';
import { validGuideProfile } from '../../../tests/cases/guide-profile.ts';
import { account, NOW } from './decisions.ts';
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
  await store('profiles/guide', account('Giorgi', 'Beridze'));
  await store('guide_profiles/guide', {
    ...validGuideProfile('guide', name),
    accepts_messages: true,
    is_verified: true,
    verification_status: 'approved',
    slug,
    created_at: NOW,
    updated_at: NOW,
    ...more,
  });
  await store(`guide_slugs/${slug}`, { user_id: 'guide' });
  await store(`public_guides/${slug}`, publicGuide(slug, name));
}

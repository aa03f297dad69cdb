import { expect, it } from 'vitest';
import { validGuideProfile } from '../../../tests/cases/guide-profile.ts';
import { guideProfileSchema, type GuideProfile } from '../guide/guide-profile.ts';
import { guideTask } from './guide-task.ts';
import { verificationRequestSchema, type VerificationRequest } from './verification.ts';

const at = new Date('2026-05-01T10:00:00Z');
const guide = (more: Partial<GuideProfile> = {}) =>
  guideProfileSchema.parse({
    ...validGuideProfile('guide', 'N N'),
    is_verified: false,
    created_at: at,
    updated_at: at,
    verification_status: 'pending',
    ...more,
  });
const request = (more: Partial<VerificationRequest> = {}) =>
  verificationRequestSchema.parse({ user_id: 'guide', status: 'pending', requested_at: at, ...more });
const rejected = request({ status: 'rejected', reviewed_at: at });
const approved = {
  full_name: 'N N',
  georgian_name: '',
  latin_name: 'N N',
  profession: 'trekking',
  certification_level: 'certified',
  further_professions: [],
  decided_at: at,
} satisfies GuideProfile['approved'];

it.each([
  ['an open request', guide(), request(), undefined],
  [
    'a question',
    guide(),
    request({ questions: [{ asked_at: at, asked_by: 'admin', text: 'Which?' }] }),
    'asked',
  ],
  ['a rejection', guide(), rejected, 'rejected'],
  ['a withdrawal', guide(), { ...rejected, closed_as: 'withdrawn' as const }, undefined],
  ['a rejected change', guide({ is_verified: true, approved, profession: 'rafting' }), rejected, 'rejected'],
  ['a rejected change that was undone', guide({ is_verified: true, approved }), rejected, undefined],
  ['no request', guide(), undefined, undefined],
  ['the first sign-in', undefined, undefined, 'new'],
])('after %s', (_, own, latest, task) => {
  expect(guideTask(own, latest)).toBe(task);
});

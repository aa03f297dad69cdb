import { expect, it } from 'vitest';
import { verificationRequestSchema } from '../../../domain/verification/verification.ts';
import { sampleGuide } from '../../firebase/testing/sample-documents.ts';
import { reopenConsequences } from './card-data.ts';

const THEN = new Date('2026-05-01T10:00:00Z');
const END = new Date('2027-03-31T20:00:00Z');
const LAST_DAY = '2027-03-31';
const MEMBER = {
  is_verified: true,
  verification_status: 'approved',
  approved: null,
  membership: { state: 'valid', ends_at: END },
};
const NOT_YET = { is_verified: false, verification_status: 'pending', approved: null, membership: null };

function request(fields: Readonly<Record<string, unknown>>) {
  return verificationRequestSchema.parse({ user_id: 'guide', requested_at: THEN, ...fields });
}

function guideWith(is_public: boolean) {
  const guide = sampleGuide('guide', 'Giorgi Beridze');
  return { ...guide, is_public, is_verified: true, slug: 'giorgi-beridze' };
}

it.each([
  ['a withdrawal', { closed_as: 'revoked', before: MEMBER }, LAST_DAY, 'revoked'],
  [
    'a withdrawal after the end of the term',
    { closed_as: 'revoked', before: MEMBER },
    '2027-04-01',
    'rejected',
  ],
  ['a rejected change', { before: MEMBER }, LAST_DAY, 'rejected'],
  ['a first rejection', { before: NOT_YET }, LAST_DAY, 'rejected'],
])('%s that is taken back', (_, fields, today, text) => {
  const closed = request({ status: 'rejected', ...fields });
  expect(reopenConsequences({ request: closed, guide: undefined }, today)).toBe(`admin.return-text-${text}`);
});

it.each([
  [true, 'listed'],
  [false, 'unlisted'],
])('an approval of a guide who wants to be listed: %s', (isPublic, text) => {
  const closed = request({ status: 'approved', before: NOT_YET });
  const consequences = reopenConsequences({ request: closed, guide: guideWith(isPublic) }, LAST_DAY);
  expect(consequences).toBe(`admin.return-text-${text}`);
});

import { describe, expect, it } from 'vitest';
import { validGuideProfile } from '../../../tests/cases/guide-profile.ts';
import { guideProfileSchema, type GuideProfile } from '../guide/guide-profile.ts';
import { memberCard } from './member-card.ts';
import type { Membership } from './membership.ts';

const NOW = new Date('2026-06-01T10:00:00Z');
const APPROVED = {
  full_name: 'Giorgi Beridze',
  georgian_name: 'გიორგი ბერიძე',
  latin_name: 'Giorgi Beridze',
  profession: 'trekking',
  certification_level: 'certified',
  decided_at: NOW,
};
const MEMBERSHIP: Membership = {
  user_id: 'g',
  number: 1001,
  state: 'valid',
  since: NOW,
  ends_at: new Date('2027-03-31T20:00:00Z'),
  end_set: null,
  changed_at: NOW,
};

function guide(change: Record<string, unknown> = {}): GuideProfile {
  return guideProfileSchema.parse({
    ...validGuideProfile('g', 'Somebody Else'),
    profession: 'rafting',
    certification_level: 'master',
    is_verified: true,
    verification_status: 'approved',
    approved: APPROVED,
    created_at: NOW,
    updated_at: NOW,
    ...change,
  });
}

describe('the card of a member', () => {
  it('shows approved values, not those that wait for approval', () => {
    expect(memberCard(guide(), MEMBERSHIP, '2026-06-01')).toEqual({
      number: 1001,
      names: ['გიორგი ბერიძე', 'Giorgi Beridze'],
      claims: { profession: 'trekking', certification_level: 'certified', further_professions: [] },
      until: '2027-03-31',
    });
  });

  it('has the name as it is typed when it was approved in neither script', () => {
    const approved = { ...APPROVED, georgian_name: '', latin_name: '' };
    const card = memberCard(guide({ approved }), MEMBERSHIP, '2026-06-01');
    expect(card?.names).toEqual(['Giorgi Beridze']);
  });

  it.each([
    ['without a guide profile', undefined, MEMBERSHIP, '2026-06-01'],
    ['of somebody not verified', guide({ is_verified: false }), MEMBERSHIP, '2026-06-01'],
    ['before an approval', guide({ approved: null }), MEMBERSHIP, '2026-06-01'],
    ['after the last day, also before the nightly job', guide(), MEMBERSHIP, '2027-04-01'],
    [
      'of a membership that was withdrawn',
      guide(),
      { ...MEMBERSHIP, state: 'withdrawn' as const },
      '2026-06-01',
    ],
  ])('there is none %s', (_, profile, membership, today) => {
    expect(memberCard(profile, membership, today)).toBeUndefined();
  });

  it.each([
    ['without an end', null, '2026-06-01', '2027-06-01'],
    ['that ends in a year', new Date('2027-06-01T20:00:00Z'), '2026-06-01', '2027-06-01'],
    ['that ends in a year and a day', new Date('2027-06-02T20:00:00Z'), '2026-06-01', '2027-06-01'],
    ['that ends a day before', new Date('2027-05-31T20:00:00Z'), '2026-06-01', '2027-05-31'],
    ['made on 29 February', null, '2028-02-29', '2029-02-28'],
  ])('of a membership %s has a last day of its own', (_, ends_at, today, until) => {
    expect(memberCard(guide(), { ...MEMBERSHIP, ends_at }, today)?.until).toBe(until);
  });

  it('exists on the last day', () => {
    expect(memberCard(guide(), MEMBERSHIP, '2027-03-31')).toBeDefined();
  });
});

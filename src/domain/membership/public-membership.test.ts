import { describe, expect, it } from 'vitest';
import { MARCH } from '../../../tests/cases/association-year.ts';
import { validGuideProfile } from '../../../tests/cases/guide-profile.ts';
import { publicGuideSchema } from '../directory/public-guide.ts';
import { endedMembership, newMembership, withdrawnMembership } from './membership.ts';
import {
  checkMembership,
  formerMembership,
  publicTerm,
  toPublicMembership,
  type PublicMembership,
} from './public-membership.ts';

const AUTUMN = new Date('2026-11-22T10:00:00Z');
const JANUARY = new Date('2027-01-10T22:00:00Z');
const APRIL = new Date('2027-04-10T10:00:00Z');
const VALID = newMembership('guide', 1001, AUTUMN, MARCH);
const { certification_level: _hidden, ...PROFILE } = validGuideProfile('giorgi', 'გიორგი ბერიძე');
const LISTED = publicGuideSchema.parse({
  ...PROFILE,
  slug: 'giorgi-beridze',
  verified_on: '2026-11-22',
  latin_name: 'Giorgi Beridze',
  bio: 'A long story',
});

function named(full_name: string, latin_name = '') {
  return { full_name, latin_name };
}

function told(...args: Parameters<typeof toPublicMembership>): PublicMembership {
  const membership = toPublicMembership(...args);
  if (!membership) throw new Error('nothing is told');
  return membership;
}

describe('a stranger is told', () => {
  it('includes the name of a listed guide, but no contact data', () => {
    expect(checkMembership('1001', told(VALID, named('გიორგი ბერიძე'), LISTED), AUTUMN, 'ka')).toEqual({
      outcome: 'valid',
      number: '1001',
      checked_at: '2026-11-22T10:00:00.000Z',
      until: '2027-03-31',
      initials: 'გბ',
      guide: {
        slug: 'giorgi-beridze',
        full_name: 'გიორგი ბერიძე',
        georgian_name: 'გიორგი ბერიძე',
        latin_name: 'Giorgi Beridze',
        avatar_url: null,
        profession: 'trekking',
        further_professions: [],
      },
    });
  });

  it('includes only the initials of a guide who is not listed', () => {
    const answer = checkMembership('1001', told(VALID, named('Giorgi Beridze'), undefined), AUTUMN, 'ka');
    expect(answer).toMatchObject({ outcome: 'valid', initials: 'GB' });
    expect(answer.guide).toBeUndefined();
  });

  it('initials in Latin letters on English pages', () => {
    const withdrawn = told(withdrawnMembership(VALID, JANUARY), named('ქეთი ჩხეიძე'), undefined);
    expect(checkMembership('1001', withdrawn, APRIL, 'ka').initials).toBe('ქჩ');
    expect(checkMembership('1001', withdrawn, APRIL, 'en').initials).toBe('KC');
    // As on the member's own card.
    const written = told(VALID, named('ნინო ყიფიანი', 'Nino Kipiani'), undefined);
    expect(checkMembership('1001', written, AUTUMN, 'en').initials).toBe('NK');
    expect(checkMembership('1001', written, AUTUMN, 'ka').initials).toBe('ნყ');
  });

  it('shows that a term has ended before the nightly job has run, without a name', () => {
    const answer = checkMembership('1001', told(VALID, named('გიორგი ბერიძე'), LISTED), APRIL, 'ka');
    expect(answer).toMatchObject({ outcome: 'ended', until: '2027-03-31', initials: 'გბ' });
    expect(answer.guide).toBeUndefined();
  });

  it('shows the day of a withdrawal in Tbilisi time', () => {
    const withdrawn = told(withdrawnMembership(VALID, JANUARY), undefined, LISTED);
    expect(withdrawn).toMatchObject({ initials: '', latin_initials: '', guide: null });
    const answer = checkMembership('1001', withdrawn, APRIL, 'ka');
    expect(answer).toMatchObject({ outcome: 'withdrawn', until: '2027-01-11' });
  });

  it('has no result for a number never given or one whose approval was taken back', () => {
    const unconfirmed = { ...told(VALID, undefined, undefined), state: 'unconfirmed' } as const;
    for (const membership of [undefined, unconfirmed])
      expect(checkMembership('9', membership, AUTUMN, 'ka')).toEqual({
        outcome: 'unknown',
        number: '9',
        checked_at: '2026-11-22T10:00:00.000Z',
      });
    expect(toPublicMembership({ ...VALID, state: 'unconfirmed' }, named('A B'), undefined)).toBeUndefined();
  });

  it('of a membership without an end, that it is valid, without a date', () => {
    const endless = { ...VALID, ends_at: null };
    const answer = checkMembership('1001', told(endless, named('A B'), LISTED), APRIL, 'en');
    expect(answer).toMatchObject({ outcome: 'valid', initials: 'AB', guide: { slug: 'giorgi-beridze' } });
    expect(answer).not.toHaveProperty('until');
    expect(publicTerm(endless)).toStrictEqual({ member_number: 1001 });
    expect(publicTerm(undefined)).toEqual({});
    expect(publicTerm(VALID)).toEqual({ member_number: 1001, member_until: '2027-03-31' });
    expect(publicTerm(withdrawnMembership(endless, JANUARY))).toEqual({});
    const withdrawn = told(withdrawnMembership(endless, JANUARY), named('A B'), LISTED);
    expect(checkMembership('1001', withdrawn, APRIL, 'en')).toMatchObject({
      outcome: 'withdrawn',
      until: '2027-01-11',
    });
    expect(formerMembership(endless, APRIL)).toMatchObject({ state: 'ended', ends_at: APRIL, is_left: true });
  });

  it.each([
    ['that the member ended it', VALID, JANUARY, 'left', '2027-01-11'],
    ['that its term had ended', endedMembership(VALID), APRIL, 'ended', '2027-03-31'],
    ['that its term had ended before the nightly job ran', VALID, APRIL, 'ended', '2027-03-31'],
    ['that it had been withdrawn', withdrawnMembership(VALID, AUTUMN), JANUARY, 'withdrawn', '2027-01-11'],
  ] as const)('shows for a deleted account %s', (_what, membership, at, outcome, until) => {
    const former = formerMembership(membership, at);
    expect(checkMembership('1001', former, at, 'ka')).toEqual({
      number: '1001',
      checked_at: at.toISOString(),
      outcome,
      until,
    });
  });
});

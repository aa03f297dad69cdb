import { expect, test } from 'vitest';
import { guideProfileSchema } from '../../../domain/guide/guide-profile.ts';
import { ANY_PROFESSION, isFiltering, NO_FILTER, passesFilter } from './request-filter.ts';

const guide = guideProfileSchema.parse({
  user_id: 'a',
  full_name: 'გიორგი ყიფიანი',
  avatar_url: null,
  profession: 'trekking',
  experience_years: 4,
  languages: ['ka'],
  specialties: ['ice climbing'],
  description: '',
  bio: '',
  certification_level: '',
  address: 'მესტია',
  phone: '1',
  website: null,
  is_public: true,
  is_verified: false,
  verification_status: 'pending',
  created_at: null,
  updated_at: null,
});

test.each([
  ['Qipiani', ANY_PROFESSION, true],
  ['kipiani', ANY_PROFESSION, true],
  ['ყიფიანი', 'trekking', true],
  ['mestia', '', false],
  ['', 'rafting', false],
  ['ice', ANY_PROFESSION, true],
  ['beridze', ANY_PROFESSION, false],
])('%j, profession %j: %j', (text, profession, found) => {
  expect(passesFilter(guide, { text, profession })).toBe(found);
});

test('a guide profile that has not been read never matches, and an empty filter is no search', () => {
  expect(passesFilter(undefined, NO_FILTER)).toBe(false);
  expect(isFiltering(NO_FILTER)).toBe(false);
  expect(isFiltering({ ...NO_FILTER, profession: '' })).toBe(true);
});

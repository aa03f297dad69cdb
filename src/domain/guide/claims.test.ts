import { expect, test } from 'vitest';
import { areDistinct, claimIn, claimLines, claimsOf, type Claims } from './claims.ts';

const SEVERAL: Claims = {
  profession: 'trekking',
  certification_level: 'master',
  further_professions: [
    { profession: 'mountain-guide', certification_level: 'trainee' },
    { profession: 'ski-touring', certification_level: 'assistant' },
  ],
};

test('a guide stands in a section by the claim that is its own, not by a higher one of another section', () => {
  const standing = (group: string) => claimIn(claimsOf(SEVERAL), group);
  expect(standing('mountain-guide')).toEqual({
    profession: 'mountain-guide',
    certification_level: 'trainee',
  });
  expect(standing('trekking-guide')?.profession).toBe('trekking');
  // Ski touring also belongs to the ski teachers.
  expect(standing('ski-teacher')?.profession).toBe('ski-touring');
  expect(standing('rafting-guide')).toBeUndefined();
  expect(claimIn([{ profession: '' }], 'trekking-guide')).toEqual({ profession: '' });
});

test('of several claims in a section the highest counts, a level that is not known least', () => {
  const of = (levels: readonly (string | undefined)[]) =>
    claimIn(
      levels.map((certification_level) => ({ profession: 'rafting', certification_level })),
      'rafting-guide',
    )?.certification_level;
  expect(of(['trainee', 'certified', 'assistant'])).toBe('certified');
  expect(of([undefined, '', 'trainee'])).toBe('trainee');
  // 'skiing' is in no section.
  expect(claimIn([{ profession: 'skiing', certification_level: 'master' }], 'ski-guide')).toBeUndefined();
});

test('in lines, a single claim has its level in one of its own', () => {
  expect(claimLines(SEVERAL, 'en')).toEqual([
    'Trekking Guide (Master Guide)',
    'Mountain Guide (Trainee)',
    'Ski Touring Guide (Assistant Guide)',
  ]);
  expect(claimLines({ profession: 'trekking', certification_level: 'master' }, 'en')).toEqual([
    'Trekking Guide',
    'Master Guide',
  ]);
  expect(claimLines({ profession: '', certification_level: 'master' }, 'en')).toEqual(['Master Guide']);
  expect(claimLines({ profession: '' }, 'en')).toEqual([]);
});

test('claims are distinct if none repeats another one, and there is a first', () => {
  expect(areDistinct({ profession: '' })).toBe(true);
  expect(areDistinct(SEVERAL)).toBe(true);
  expect(areDistinct({ ...SEVERAL, profession: '' })).toBe(false);
  expect(areDistinct({ ...SEVERAL, profession: 'ski-touring' })).toBe(false);
});

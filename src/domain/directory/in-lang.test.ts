import { expect, test } from 'vitest';
import { publicGuide } from '../../../functions/src/testing/public-guides.ts';
import { guideInLang } from './in-lang.ts';

const guide = publicGuide('ana', 'Ana Guide', {
  specialties: ['ice-climbing', 'Own words'],
  description: 'Walks.',
  other_description: 'ლაშქრობა.',
  bio: 'ამბავი.',
});

test('a page is sent the texts of its language, and those in the other where there are no others', () => {
  expect(guideInLang(guide, 'ka')).toMatchObject({
    specialties: ['ყინულზე ცოცვა', 'Own words'],
    description: 'ლაშქრობა.',
    other_description: '',
    bio: 'ამბავი.',
  });
  expect(guideInLang(guide, 'en')).toMatchObject({
    specialties: ['Ice climbing', 'Own words'],
    description: 'Walks.',
    bio: 'ამბავი.',
    other_bio: '',
  });
});

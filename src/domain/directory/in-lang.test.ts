import { expect, test } from 'vitest';
import { publicGuide } from '../../../functions/src/testing/public-guides.ts';
import { PAGE_LANGS } from '../lang.ts';
import { guideInLang } from './in-lang.ts';
import { publicGuideSchema } from './public-guide.ts';

const guide = publicGuide('ana', 'Ana Guide', {
  specialties: ['ice-climbing', 'Own words'],
  description: 'Walks.',
  other_description: 'ლაშქრობა.',
  bio: 'ამბავი.',
});

test('sends the texts in the language of the page, and in the other language where one is missing', () => {
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

test.each([
  ['ხულო, აჭარა', 'Khulo, Adjara'],
  ['სტეფანწმინდა, ყაზბეგი', 'Stepantsminda, Kazbegi'],
  ['ᲒᲣᲓᲐᲣᲠᲘ', 'Gudauri'],
  ['სტეფანწმინდა – ყაზბეგის ქ. 4', 'Stepantsminda – Qazbegis K. 4'],
  // As the guide wrote it.
  ['Gudauri / გუდაური', 'Gudauri / გუდაური'],
  ['Тбилиси', 'Тбилиси'],
  ['', ''],
])('the address %s is %s in English, and what it was in Georgian', (address, english) => {
  expect(guideInLang({ ...guide, address }, 'en').address).toBe(english);
  expect(guideInLang({ ...guide, address }, 'ka').address).toBe(address);
});

test('keeps a hidden address hidden', () => {
  const { address: _, ...hidden } = publicGuideSchema.parse({ ...guide, address: 'Mestia' });
  for (const lang of PAGE_LANGS) expect(guideInLang(hidden, lang)).not.toHaveProperty('address');
});

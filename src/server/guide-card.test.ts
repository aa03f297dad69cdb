import { expect, it } from 'vitest';
import { samplePublicGuide } from '../members/firebase/testing/sample-documents.ts';
import { guideCard } from './guide-card.ts';

const GUIDE = samplePublicGuide({ georgian_name: 'ნინო ბერიძე', certification_level: 'master' });
const textsOf = (...[guide, lang]: Parameters<typeof guideCard>) =>
  guideCard(guide, lang)
    .texts.replaceAll(/<[^>]*>/gu, '')
    .split('\n');

it('says name, profession, level and verification, in the language of the page', () => {
  expect(textsOf(GUIDE, 'en')).toEqual([
    'Nino Beridze',
    'Trekking Guide',
    'Master Guide',
    '✓ Verified by the association',
  ]);
  expect(textsOf(GUIDE, 'ka')[0]).toBe('ნინო ბერიძე');
});

it('says no level that is hidden, and a guide without a profession is a mountain guide', () => {
  const { certification_level: _, ...hidden } = GUIDE;
  expect(textsOf(hidden, 'en')).not.toContain('Master Guide');
  expect(textsOf({ ...hidden, profession: '' }, 'en')[1]).toBe('No profession on record');
});

it('holds no markup of a guide', () => {
  const texts = guideCard({ ...GUIDE, latin_name: '<b>Nino</b> & Co' }, 'en').texts;
  expect(texts).toContain('&lt;b&gt;Nino&lt;/b&gt; &amp; Co');
});

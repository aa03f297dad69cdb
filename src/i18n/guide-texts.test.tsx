import { describe, expect, it, test } from 'vitest';
import { validGuideProfile } from '../../tests/cases/guide-profile.ts';
import { publicGuideSchema, type PublicGuide } from '../domain/directory/public-guide.ts';
import { ownFieldsSchema } from '../domain/guide/guide-profile.ts';
import type { Lang } from '../domain/lang.ts';
import { approvedText, fieldLabels, placeOfRegions, useGuideTexts } from './guide-texts.ts';
import { renderInLang } from './testing/render-in-lang.tsx';

const GUIDE = publicGuideSchema.parse({
  ...validGuideProfile('nino', 'Nino Beridze'),
  slug: 'nino-beridze',
  verified_on: '2026-02-03',
  avatar_url: null,
  address: '',
  description: '',
  bio: '',
});

type GuideTexts = ReturnType<typeof useGuideTexts>;

async function read(changes: Partial<PublicGuide>, lang: Lang): Promise<GuideTexts> {
  let texts: GuideTexts | undefined;
  const note = (shown: GuideTexts) => {
    texts = shown;
  };
  function Reader() {
    note(useGuideTexts({ ...GUIDE, ...changes }));
    return null;
  }
  await renderInLang(<Reader />, lang, ['guides']);
  if (!texts) throw new Error('Nothing was read');
  return texts;
}

test('a list of fields names the name in two scripts once', () => {
  const labelsOf = (...names: Parameters<typeof fieldLabels>[0]) => fieldLabels(names, (id) => id);
  expect(labelsOf('full_name', 'georgian_name', 'latin_name', 'phone')).toBe('field.full_name, field.phone');
  expect(labelsOf('georgian_name', 'phone')).toBe('field.georgian_name, field.phone');
});

describe('a guide on a page', () => {
  it('who has written nothing has the texts of the site', async () => {
    const texts = await read({ full_name: '', georgian_name: '', latin_name: '', regions: [] }, 'en');
    expect(texts).toMatchObject({
      name: { text: 'Mountain Guide', lang: undefined },
      otherName: undefined,
      description: { text: 'Trekking Guide', lang: undefined },
      bio: undefined,
      address: { text: 'Georgia', lang: undefined },
      isPlacedByRegions: false,
    });
  });

  it.each(['mountain-guide', ''] as const)(
    'of the profession "%s" is called a mountain guide',
    async (profession) => {
      const { description } = await read({ profession }, 'en');
      expect(description).toEqual({ text: 'Professional mountain guide', lang: undefined });
    },
  );

  it.each([
    ['en', 'Nino Beridze', 'ნინო ბერიძე'],
    ['ka', 'ნინო ბერიძე', 'Nino Beridze'],
  ] as const)('has the name in the script of the page first (%s)', async (lang, first, second) => {
    const texts = await read({ latin_name: 'Nino Beridze', georgian_name: 'ნინო ბერიძე' }, lang);
    expect(texts.name).toEqual({ text: first, lang });
    expect(texts.otherName?.text).toBe(second);
    expect(texts.otherName?.lang).not.toBe(lang);
  });

  it('has texts in the language of the page, else in the one that they are written in', async () => {
    const both = {
      description: 'სვანეთის მეგზური',
      other_description: 'Guide in Svaneti',
      bio: 'დავიბადე მესტიაში',
    };
    const texts = await read(both, 'en');
    expect(texts.description).toEqual({ text: 'Guide in Svaneti', lang: 'en' });
    expect(texts.bio).toEqual({ text: 'დავიბადე მესტიაში', lang: 'ka' });
  });

  it.each([
    [{ address: 'მესტია' }, 'მესტია', 'ka', false],
    [{ regions: ['svaneti', 'ბახმარო'] }, 'Svaneti, ბახმარო, Georgia', undefined, true],
    [{ regions: ['svaneti', 'a', 'b'] }, 'Svaneti, a, b, Georgia', undefined, true],
    [{ regions: ['svaneti', 'a', 'b', 'c'] }, 'Georgia', undefined, false],
  ])('with %j is found at %s', async (changes, text, lang, isPlacedByRegions) => {
    expect(await read(changes, 'en')).toMatchObject({ address: { text, lang }, isPlacedByRegions });
  });

  it('has a line for each detail that is given', async () => {
    const further_professions = [
      { profession: 'ski-teacher' as const, certification_level: 'master' as const },
      { profession: 'bike-guide' as const },
    ];
    const { facts, professions } = await read(
      { experience_years: 1, languages: ['ka', 'Svan'], regions: [], further_professions },
      'en',
    );
    expect(professions).toBe('Trekking Guide · Ski Teacher · Bike Guide');
    expect(facts).toContainEqual(['Further professions', 'Ski Teacher (Master Guide), Bike Guide']);
    expect(facts).toContainEqual(['Experience', '1 year']);
    expect(facts).toContainEqual(['Languages', 'Georgian, Svan']);
    expect(facts.map(([label]) => label)).not.toContain('Regions');
    expect(facts.every(([, text]) => text !== '')).toBe(true);
  });
});

test('what an approval covers is named in the language of the page, or undefined if it was not chosen', () => {
  const values = ownFieldsSchema.parse({
    ...validGuideProfile('nino', 'Nino Beridze'),
    full_name: 'Nino Beridze',
  });
  expect(approvedText('full_name', values, 'en')).toBe('Nino Beridze');
  expect(approvedText('latin_name', values, 'en')).toBe('Nino Beridze');
  expect(approvedText('georgian_name', values, 'ka')).toBeUndefined();
  expect(approvedText('profession', values, 'en')).toBe('Trekking Guide');
  expect(approvedText('profession', { ...values, profession: '' }, 'en')).toBeUndefined();
  expect(approvedText('certification_level', { ...values, certification_level: 'trainee' }, 'en')).toBe(
    'Trainee',
  );
  expect(approvedText('certification_level', { ...values, certification_level: '' }, 'en')).toBeUndefined();
});

test('regions are named as far as the catalogue has them', () => {
  expect(placeOfRegions(['svaneti', 'toString'], 'ka')).toEqual(['სვანეთი', 'toString']);
  expect(placeOfRegions([], 'ka')).toEqual([]);
});

import { expect, test } from 'vitest';
import type { DirectoryGroupSlug } from '../../guide/professions.ts';
import { createResultOrder } from './order.ts';
import type { SearchableGuide } from './searchable-guide.ts';

function guide(slug: string, full_name: string, more: Partial<SearchableGuide> = {}): SearchableGuide {
  return { slug, full_name, profession: 'trekking', languages: [], specialties: [], ...more };
}

const SKI = 'ski-guide';

function slugs(
  guides: readonly SearchableGuide[],
  lang: 'en' | 'ka',
  scores?: readonly number[],
  section?: DirectoryGroupSlug,
): string[] {
  const order = createResultOrder(guides, lang);
  const places = [...guides.keys()];
  return order(places, scores && Int32Array.from(scores), section).map((place) => guides[place]?.slug ?? '');
}

const BY_NAME = [
  guide('zaza', 'Zaza Kiknadze', { georgian_name: 'აზა კიკნაძე' }),
  guide('anna', 'ნინო ბერიძე', { latin_name: 'Anna Beridze' }),
  guide('same-1', 'მარი დადიანი'),
  guide('same-2', 'მარი დადიანი'),
  guide('dato', 'Dato Ubilava'),
];

test('sorts by the name of the language, and leaves those of the same name in their order', () => {
  expect(slugs(BY_NAME, 'en')).toEqual(['anna', 'dato', 'same-1', 'same-2', 'zaza']);
  // Georgian names come before others.
  expect(slugs(BY_NAME, 'ka')).toEqual(['zaza', 'same-1', 'same-2', 'anna', 'dato']);
});

test('sorts letters with marks beside those without, and Georgian ones as the alphabet has them', () => {
  const names = ['Zoe Z', 'Óscar B', 'Äke A', 'Oto C', 'Anna A', 'Łukasz L'];
  const latin = names.map((name) => guide(name, name));
  const sorted = ['Äke A', 'Anna A', 'Łukasz L', 'Óscar B', 'Oto C', 'Zoe Z'];
  expect(slugs(latin, 'en')).toEqual(sorted);
  expect(slugs(latin, 'ka')).toEqual(sorted);
  const letters = Array.from('აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ');
  const georgian = letters.toReversed().map((letter) => guide(letter, letter));
  expect(slugs(georgian, 'ka')).toEqual(letters);
});

const BY_SECTION = [
  guide('trek', 'Ana A', { profession: 'trekking' }),
  guide('ski', 'Beka B', { profession: 'ski-touring' }),
  guide('raft', 'Gia C', { profession: 'rafting' }),
];

test('sorts guides of the requested section first', () => {
  expect(slugs(BY_SECTION, 'en')).toEqual(['trek', 'ski', 'raft']);
  expect(slugs(BY_SECTION, 'en', undefined, 'rafting-guide')[0]).toBe('raft');
  expect(slugs(BY_SECTION, 'en', undefined, SKI)[0]).toBe('ski');
  const both = guide('both', 'Zaza Z', {
    further_professions: [{ profession: 'rafting' }, { profession: 'ski-touring' }],
  });
  expect(slugs([...BY_SECTION, both], 'en', undefined, SKI).slice(0, 2)).toEqual(['ski', 'both']);
});

test('a higher score comes first, whatever the section and the name', () => {
  expect(slugs(BY_SECTION, 'en', [1, 2, 3])).toEqual(['raft', 'ski', 'trek']);
  expect(slugs(BY_SECTION, 'en', [3, 2, 1], SKI)).toEqual(['trek', 'ski', 'raft']);
  // The requested section decides between equal scores only.
  expect(slugs(BY_SECTION, 'en', [2, 1, 2], SKI).at(-1)).toBe('ski');
  expect(slugs(BY_SECTION, 'en', [2, 2, 2], SKI)[0]).toBe('ski');
});

import { expect, it } from 'vitest';
import { inOneLanguage } from './one-language.ts';

it('selects one language at every depth and removes notes to the editor', () => {
  const record = {
    slug: 'a',
    title: { en: 'One', ka: 'ერთი' },
    items: [{ text: { ka: 'ორი', en: 'Two' } }],
    count: 3,
    toConfirm: ['title'],
    toSupply: 'a picture',
  };
  expect(inOneLanguage(record, 'ka')).toEqual({
    slug: 'a',
    title: { ka: 'ერთი' },
    items: [{ text: { ka: 'ორი' } }],
    count: 3,
  });
});

it('does not change objects that only contain one of the keys', () => {
  expect(inOneLanguage({ en: 1 }, 'ka')).toEqual({ en: 1 });
  expect(inOneLanguage({ en: 1, ka: 2, de: 3 }, 'ka')).toEqual({ en: 1, ka: 2, de: 3 });
});

import { expect, it } from 'vitest';
import { inLanguages } from './content-plugin.ts';

it('selects one language at every depth and removes notes to the editor', () => {
  const record = {
    slug: 'a',
    title: { en: 'One', ka: 'ერთი' },
    items: [{ text: { ka: 'ორი', en: 'Two' } }],
    count: 3,
    toConfirm: ['title'],
    toSupply: 'a picture',
  };
  expect(inLanguages(record, ['ka'])).toEqual({
    slug: 'a',
    title: { ka: 'ერთი' },
    items: [{ text: { ka: 'ორი' } }],
    count: 3,
  });
});

it('removes notes to the editor also where both languages are shown', () => {
  const terms = { title: { en: 'Terms', ka: 'წესები' }, toSupply: 'Review by a lawyer.' };
  expect(inLanguages(terms, ['en', 'ka'])).toEqual({ title: terms.title });
});

it('does not change objects that only contain one of the keys', () => {
  expect(inLanguages({ en: 1 }, ['ka'])).toEqual({ en: 1 });
  expect(inLanguages({ en: 1, ka: 2, de: 3 }, ['ka'])).toEqual({ en: 1, ka: 2, de: 3 });
});

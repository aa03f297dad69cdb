import { expect, it } from 'vitest';
import { newsArticle, newsBlock, peopleRecord } from '../../../content/schema.ts';
import { intakeSchema, intakesRecord } from '../../../domain/school/intakes.ts';
import { emptyOf, kindsOf } from './record-fields.ts';

it('a new record has every required field, and no other', () => {
  const none = { ka: '', en: '' };
  expect(emptyOf(newsArticle)).toEqual({
    slug: '',
    date: '',
    title: none,
    excerpt: none,
    author: none,
    image: { name: '', alt: none },
  });
  expect(emptyOf(peopleRecord)).toEqual({ people: [] });
  expect(emptyOf(intakesRecord)).toEqual({ intakes: [] });
  expect(emptyOf(intakeSchema)).toEqual({
    id: expect.stringMatching(/^[a-z0-9]+$/u),
    programme: 'trekking-tour-guide',
    state: 'announced',
    first_day: '',
    place: none,
  });
});

it('a new block has its kind', () => {
  const kinds = kindsOf(newsBlock) ?? {};
  expect(Object.keys(kinds)).toEqual(['paragraph', 'heading', 'list', 'quote', 'picture', 'link']);
  for (const [kind, schema] of Object.entries(kinds)) expect(emptyOf(schema)).toMatchObject({ kind });
});

import { expect, it } from 'vitest';
import { RECORD_SCHEMAS } from '../../../content/records.ts';
import { newsArticle, newsBlock, peopleRecord } from '../../../content/schema.ts';
import { intakeSchema, intakesRecord } from '../../../domain/school/intakes.ts';
import messages from '../../../i18n/messages/en/admin.json' with { type: 'json' };
import { PROGRAMME_TITLES } from '../../../domain/school/programmes.ts';
import { choicesOf, elementOf, emptyOf, kindsOf, plain, shapeOf } from './record-fields.ts';

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

/** The fields that a form shows, and the values of its choices. */
function namesIn(schema: Parameters<typeof plain>[0]): string[] {
  const inner = plain(schema).schema;
  const element = elementOf(inner);
  if (element) return namesIn(element);
  const kinds = kindsOf(inner);
  if (kinds) return Object.entries(kinds).flatMap(([kind, one]) => [`choice-${kind}`, ...namesIn(one)]);
  const fields = shapeOf(inner).filter(([name]) => !['ka', 'en', 'kind', 'focus'].includes(name));
  return [
    ...fields.flatMap(([name, field]) => [`field-${name}`, ...namesIn(field)]),
    ...(choicesOf(inner) ?? []).map((choice) => `choice-${choice}`),
  ];
}

it('each field and choice has a name for people', () => {
  const named = new Set(Object.keys(messages).map((key) => key.replace('admin.', '')));
  const isProgramme = (name: string) => name.replace('choice-', '') in PROGRAMME_TITLES;
  const names = Object.values(RECORD_SCHEMAS).flatMap(namesIn);
  expect(names.filter((name) => !named.has(name) && !isProgramme(name))).toEqual([]);
});

import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { frontPage, newsArticle, schoolProgram } from '../../src/content/schema.ts';
import { checkContent, pendingMarks, type ContentSource } from './check.ts';

const PATHS = new Set(['/', '/guides']);
const ARTICLE = {
  slug: 'a-hut-opens',
  date: '2025-08-10',
  title: { en: 'A hut opens', ka: 'ქოხი გაიხსნა' },
  excerpt: { en: 'See the [guides](/guides).', ka: 'იხილეთ [გამყოლები](/guides).' },
  author: { en: 'Press desk', ka: 'პრესსამსახური' },
  image: { name: 'news-01', alt: { en: 'A hut', ka: 'ქოხი' } },
};
const PAGE = {
  title: { en: 'News', ka: 'სიახლეები' },
  intro: { en: 'What is new.', ka: 'ახალი ამბები.' },
  summary: { en: 'a'.repeat(130), ka: 'ა'.repeat(130) },
};

function source(value: unknown, index = 0, schema: z.ZodMiniType = newsArticle): ContentSource {
  return { file: 'src/content/news.json', name: `news[${index}]`, schema, value, collection: 'news' };
}

function fields(...sources: ContentSource[]): string[] {
  return checkContent(sources, PATHS).map(({ file, field }) => `${file} ${field}`);
}

describe('checkContent', () => {
  it('finds nothing in a valid record', () => {
    expect(checkContent([source(ARTICLE)], PATHS)).toEqual([]);
  });

  it.each([
    ['a missing Georgian text', { ...ARTICLE, title: { en: 'A hut opens' } }, 'title.ka'],
    ['an empty text', { ...ARTICLE, excerpt: { en: ' ', ka: 'ა' } }, 'excerpt.en'],
    ['a day that does not exist', { ...ARTICLE, date: '2025-02-30' }, 'date'],
    ['a month that does not exist', { ...ARTICLE, date: '2025-13-10' }, 'date'],
    ['a slug with a capital', { ...ARTICLE, slug: 'A-hut' }, 'slug'],
    ['an unknown field of a picture', { ...ARTICLE, image: { ...ARTICLE.image, width: 3 } }, 'image'],
    ['a function', { ...ARTICLE, toSupply: () => 'text' }, 'toSupply'],
    ['an English word in Georgian', { ...ARTICLE, title: { en: 'Hut', ka: 'ახალი hut' } }, 'title.ka'],
    ['a dead link', { ...ARTICLE, excerpt: { en: '[a](/x)', ka: '[ა](/x)' } }, 'excerpt.en'],
    [
      'a link with a language prefix',
      { ...ARTICLE, excerpt: { en: '[a](/en/guides)', ka: '[ა](/guides)' } },
      'excerpt.en',
    ],
    ['a link lost in Georgian', { ...ARTICLE, excerpt: { en: '[a](/guides)', ka: 'ა' } }, 'excerpt.ka'],
    ['other markup', { ...ARTICLE, excerpt: { en: '**a**', ka: 'ა' } }, 'excerpt.en'],
    ['a mark for an absent field', { ...ARTICLE, toConfirm: ['cost'] }, 'toConfirm'],
  ])('names file and field of %s', (_fault, record, field) => {
    expect(fields(source(record))).toContain(`src/content/news.json news[0].${field}`);
  });

  it('describes what is wrong with a value', () => {
    const messages = checkContent([source({ ...ARTICLE, title: 'A hut opens' })], PATHS);
    expect(messages[0]?.message).toContain('expected object, received string');
  });

  it('reports a description of the wrong length', () => {
    const page = { ...PAGE, summary: { ...PAGE.summary, ka: 'მოკლე' } };
    expect(fields(source(page, 0, frontPage))).toEqual(['src/content/news.json news[0].summary.ka']);
  });

  it('reports the second of two equal slugs and of two equal summaries', () => {
    expect(fields(source(ARTICLE), source(ARTICLE, 1))).toEqual(['src/content/news.json news[1].slug']);
    expect(fields(source(PAGE, 0, frontPage), source(PAGE, 1, frontPage))).toEqual([
      'src/content/news.json news[1].summary.en',
      'src/content/news.json news[1].summary.ka',
    ]);
  });

  it('compares the numbers of a programme with its text', () => {
    const { cost, participants } = schoolProgram.shape;
    const schema = z.object({ cost, participants });
    const record = {
      cost: { text: { en: '1,000–1,200 GEL', ka: '1000–1300\u00a0₾' }, minGel: 1000, maxGel: 1200 },
      participants: { text: { en: '6–49', ka: '6–49' }, min: 6, max: 49 },
    };
    expect(fields(source(record, 0, schema))).toEqual([
      'src/content/news.json news[0].participants.max',
      'src/content/news.json news[0].cost.text.ka',
    ]);
  });

  it('reports a heading whose fragment is already used', () => {
    const heading = { kind: 'heading', id: 'work', text: { en: 'Work', ka: 'საქმე' } };
    expect(fields(source({ body: [heading, heading] }, 0, z.looseObject({})))).toEqual([
      'src/content/news.json news[0].body[1].id',
    ]);
  });
});

describe('pendingMarks', () => {
  it('lists only what is to be confirmed or supplied', () => {
    const marked = source({ ...ARTICLE, toConfirm: ['title'], toSupply: 'A photograph.' }, 1);
    expect(pendingMarks([source(ARTICLE), marked])).toEqual([
      { file: 'src/content/news.json', name: 'news[1]', toConfirm: ['title'], toSupply: 'A photograph.' },
    ]);
  });
});

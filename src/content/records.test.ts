/** Faults of records by field, and what follows from published ones. */
import { describe, expect, it } from 'vitest';
import {
  contentDraftSchema,
  type ContentKind,
  type ContentRecord,
  type PublishedRecord,
} from '../domain/content/content.ts';
import { withField } from '../domain/content/merge-drafts.ts';
import { uploadedFiles } from '../domain/content/uploads.ts';
import { MAX_RECORD_FILES } from '../domain/limits.ts';
import { MAX_NEWS } from '../domain/settings.ts';
import { BUILT_IN_RECORDS, faultsOf, publishedContent } from './records.ts';

const [[ID, { record: RECORD }], [OTHER_ID, { record: OTHER }]] = news();

function news(): [[string, { record: ContentRecord }], [string, { record: ContentRecord }]] {
  const [first, second] = Object.entries(BUILT_IN_RECORDS).filter(([, { kind }]) => kind === 'news');
  if (!first || !second) throw new Error('There are no news');
  return [first, second];
}

const article = (path: string, value: unknown): ContentRecord =>
  Object(withField(RECORD, path.split('.'), value));
const published = (record: ContentRecord, more: Partial<PublishedRecord> = {}): PublishedRecord => ({
  kind: 'news',
  record,
  is_withdrawn: false,
  former_slugs: [],
  revision: 1,
  published_at: new Date(),
  published_by: 'x',
  ...more,
});
const faults = (record: ContentRecord, kind: ContentKind = 'news', id: string = ID) =>
  faultsOf(id, { kind, record }, {});
const block = (more: object) => [{ kind: 'paragraph', text: { ka: 'ტექსტი', en: 'Text' }, ...more }];
const text = (en: string) => ({ body: block({ text: { ka: 'ტექსტი', en } }) }).body;

describe('a fault names its field', () => {
  it('and there is none in what the site begins with', () => {
    for (const [id, draft] of Object.entries(BUILT_IN_RECORDS)) expect(faultsOf(id, draft, {})).toEqual([]);
  });

  it.each([
    ['title.ka', '', 'missing'],
    ['title.en', undefined, 'missing'],
    ['image.alt.ka', '', 'missing'],
    ['date', '2026-02-30', 'date'],
    ['slug', 'First Snow', 'slug'],
    ['slug', OTHER['slug'], 'slug-taken'],
    ['excerpt.en', ' text', 'invalid'],
    ['excerpt.en', 'te\uFFFFxt', 'invalid'],
    ['excerpt.en', 'te\uFFFExt', 'invalid'],
  ] as const)('%s: %j is %s', (path, value, fault) => {
    expect(faults(article(path, value))).toEqual([{ path, fault }]);
  });

  it.each([
    ['[a](/contact) [b](https://a.org) [c](mailto:a@b.org) [d](tel:112)', undefined],
    ['[a](/news)', undefined],
    [`[a](/news/${String(RECORD['slug'])}#top)`, undefined],
    ['[a](/nowhere)', 'dead-link'],
    ['[a](/news/never)', 'dead-link'],
    ['[a](http://a.org)', 'link-kind'],
    ['[a](javascript:1)', 'link-kind'],
    ['[a](//a.org)', 'dead-link'],
    ['[a](https://a.org/[)', 'link-kind'],
  ])('a text with %j', (words, fault) => {
    const expected = fault === undefined ? [] : [{ path: 'body.0.text.en', fault }];
    expect(faults(article('body', text(words)))).toEqual(expected);
  });

  it('in a link, a picture, and a list', () => {
    const title = { ka: 'ა', en: 'a' };
    const body = [
      { kind: 'link', text: title, href: '/nowhere' },
      { kind: 'link', text: title, href: 'ftp://a' },
      { kind: 'picture', image: { name: 'news-01', alt: title }, caption: { ka: '', en: 'a' } },
      { kind: 'list', items: [] },
    ];
    expect(faults(article('body', body))).toEqual([
      { path: 'body.2.caption.ka', fault: 'missing' },
      { path: 'body.3.items', fault: 'length' },
      { path: 'body.0.href', fault: 'dead-link' },
      { path: 'body.1.href', fault: 'link-kind' },
    ]);
  });

  it.each([
    [{ toString: null }, 'slug'],
    [[{ valueOf: 7, toString: 7 }], 'slug'],
    [{ length: { toString: null } }, 'slug'],
    ['"length": 7', 'slug'],
    [OTHER['slug'], 'slug-taken'],
  ])('in a draft with the address %j, also of an item that was renamed', (slug, fault) => {
    const record = { ...RECORD, slug };
    const saved = { kind: 'news', record, revision: 1, updated_at: new Date(), updated_by: 'x' };
    const renamed = { [ID]: published(RECORD, { former_slugs: ['old'] }), [OTHER_ID]: published(OTHER) };
    expect(faultsOf(ID, contentDraftSchema.parse(saved), renamed)).toEqual([{ path: 'slug', fault }]);
  });

  const PICTURE = `${'0a'.repeat(10)}-900-a1b2c3`;
  const CREDIT = { ka: 'ანა', en: 'Ana' };
  const noFile = (draft: ContentRecord) => faultsOf(ID, { kind: 'news', record: draft }, {}, () => false);

  it('in an uploaded picture: whose it is', () => {
    const image = { ...Object(RECORD['image']), name: PICTURE };
    expect(faults(article('image', image))).toEqual([{ path: 'image.credit', fault: 'missing' }]);
    const unnamed = { ...image, credit: { ...CREDIT, en: '' } };
    expect(faults(article('image', unnamed))).toEqual([{ path: 'image.credit.en', fault: 'missing' }]);
    expect(faults(article('image', { ...image, credit: CREDIT }))).toEqual([]);
  });

  it('in what names a file that is not there', () => {
    expect(noFile(RECORD)).toEqual([]);
    expect(noFile(article('image', { ...Object(RECORD['image']), name: PICTURE, credit: CREDIT }))).toEqual([
      { path: 'image.name', fault: 'no-file' },
    ]);
    for (const path of ['/media/a.svg', '/files/a.pdf'])
      expect(noFile(article('body', text(`[a](${path})`)))).toEqual([
        { path: 'body.0.text.en', fault: 'no-file' },
      ]);
  });

  it('in a text that names a file, in words too, exactly where a release would look for one', () => {
    const named = ['body.0.text.en', 'body.1.href', 'excerpt.en', 'slug'];
    const file = `/files/${'0a'.repeat(10)}-statute.pdf`;
    const record = {
      ...RECORD,
      slug: `a-${PICTURE}`,
      excerpt: { ka: `${file}x ${PICTURE}0 n${PICTURE}\n${PICTURE}`, en: `See ${PICTURE} of the archive.` },
      body: [
        ...text(`As in ${file}.`),
        { kind: 'link', text: CREDIT, href: `https://a.org/\b${PICTURE.slice(1)}` },
      ],
    };
    const asked = new Set<string>();
    const found = faultsOf(ID, { kind: 'news', record }, {}, (path) => {
      asked.add(path);
      return false;
    });
    const missing = found.flatMap(({ path, fault }) => (fault === 'no-file' ? [path] : []));
    expect(missing.toSorted()).toEqual(named);
    expect([...asked].toSorted()).toEqual(uploadedFiles(JSON.stringify(record)).toSorted());
  });

  const names = (files: number, more = '') =>
    Array.from({ length: files }, (_, at) => `/files/${String(at).padStart(20, '0')}-a.pdf`).join(' ') + more;

  it.each<[string, ContentKind, ContentRecord, string]>([
    ['entries', 'intakes', { intakes: Array.from({ length: 100_000 }, () => ({})) }, 'intakes'],
    ['empty entries', 'downloads', { downloads: Array.from({ length: 10_000 }, () => ({})) }, 'downloads'],
    ['words', 'news', article('excerpt.ka', 'ა'.repeat(70_000)), 'body'],
    ['files', 'news', article('excerpt.en', names(MAX_RECORD_FILES, ` ${PICTURE}`)), 'body'],
  ])('in too many %s, and looks no further', (_, kind, record, path) => {
    expect(faults(record, kind)).toEqual([{ path, fault: 'too-much' }]);
  });

  it('unless there is as much as may be', () => {
    expect(faults(article('excerpt.ka', 'ა'.repeat(66_000)))).toEqual([]);
    expect(faults(article('excerpt.en', names(MAX_RECORD_FILES)))).toEqual([]);
  });

  it('a hundred times at most', () => {
    const found = faults({ downloads: Array.from({ length: 500 }, () => ({})) }, 'downloads', 'downloads');
    expect(found).toHaveLength(100);
    expect(found[0]).toEqual({ path: 'downloads.0.title', fault: 'missing' });
  });

  it('in contact details', () => {
    const record = { phone: '12', email: 'a', facebook: 'http://x.org', address: { ka: 'ა', en: '' } };
    expect(faults(record, 'contact', 'contact').map(({ path }) => path)).toEqual([
      'phone',
      'email',
      'facebook',
      'address.en',
    ]);
  });
});

describe('what is published', () => {
  it('replaces, adds and withdraws, newest first, and leads on from former addresses', () => {
    const content = publishedContent(
      {
        [ID]: published({ ...RECORD, slug: 'renamed' }, { former_slugs: ['old'] }),
        [OTHER_ID]: published(OTHER, { is_withdrawn: true, former_slugs: ['gone'] }),
        'news-x': published({ ...RECORD, slug: 'newest', date: '2030-01-01' }),
        'news-y': published({ slug: 'of an earlier schema' }),
        contact: published({ address: { ka: 'ა', en: 'A' }, phone: '+995 000 1234' }, { kind: 'contact' }),
      },
      3,
    );
    const slugs = content.news.map(({ slug }) => slug);
    expect(slugs[0]).toBe('newest');
    expect(slugs).toContain('renamed');
    expect(slugs).not.toContain(OTHER['slug']);
    expect(content).toMatchObject({
      version: 3,
      moved: { old: 'renamed' },
      contact: { phone: '+995 000 1234' },
    });
  });

  it('is no more news than a release can draw', () => {
    const item = (at: number) => [`news-${at}`, published({ ...RECORD, slug: `item-${at}` })] as const;
    const full = Object.fromEntries(
      Array.from({ length: MAX_NEWS - publishedContent({}, 0).news.length }, (_, at) => item(at)),
    );
    const another = { kind: 'news', record: { ...RECORD, slug: 'another' } } as const;
    expect(faultsOf('news-0', another, full)).toEqual([]);
    expect(faultsOf('news-x', another, full)).toEqual([{ path: 'title.ka', fault: 'too-many' }]);
    const withdrawn = { ...full, 'news-0': published({ ...RECORD, slug: 'gone' }, { is_withdrawn: true }) };
    expect(faultsOf('news-x', another, withdrawn)).toEqual([]);
    const { kind, record } = BUILT_IN_RECORDS['contact'] ?? another;
    expect(faultsOf('contact', { kind, record }, { ...full, 'news-x': published(another.record) })).toEqual(
      [],
    );
  });

  it('keeps its address when it is withdrawn or renamed', () => {
    const others = { [OTHER_ID]: published(OTHER, { is_withdrawn: true, former_slugs: ['gone'] }) };
    for (const slug of ['gone', OTHER['slug']])
      expect(faultsOf(ID, { kind: 'news', record: { ...RECORD, slug } }, others)).toEqual([
        { path: 'slug', fault: 'slug-taken' },
      ]);
    expect(faultsOf(OTHER_ID, { kind: 'news', record: { ...OTHER, slug: 'gone' } }, others)).toEqual([]);
  });
});

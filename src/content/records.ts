/** The records that editors publish: their schemas, faults by field, and what follows from the built-in ones. */
import type * as z from 'zod/mini';
import {
  asFields,
  type ContentDraft,
  type ContentFault,
  type ContentKind,
  type ContentRecord,
  type PublishedRecords,
} from '../domain/content/content.ts';
import { intakesRecord } from '../domain/school/intakes.ts';
import { uploadedFiles } from '../domain/content/uploads.ts';
import { MAX_FAULTS, MAX_RECORD_BYTES, MAX_RECORD_FILES } from '../domain/limits.ts';
import { MAX_NEWS } from '../domain/settings.ts';
import { BUILT_IN } from './published.ts';
import { MEMBERS_PATHS, PUBLIC_PATHS } from './routes.ts';
import {
  contactRecord,
  downloadsRecord,
  newsArticle,
  partnersRecord,
  peopleRecord,
  type PublishedContent,
} from './schema.ts';

export const RECORD_SCHEMAS = {
  news: newsArticle,
  contact: contactRecord,
  partners: partnersRecord,
  people: peopleRecord,
  downloads: downloadsRecord,
  intakes: intakesRecord,
} as const satisfies Readonly<Record<ContentKind, z.ZodMiniType>>;

/** Fields that hold a day, `YYYY-MM-DD`. */
export const DATES: ReadonlySet<string> = new Set(['date', 'first_day', 'assessment_day', 'deadline']);

type Draft = Pick<ContentDraft, 'kind' | 'record'>;

/** The built-in records by the ids of their documents; a published document replaces its record. */
export const BUILT_IN_RECORDS: Readonly<Record<string, Draft>> = {
  contact: { kind: 'contact', record: { ...BUILT_IN.contact } },
  partners: { kind: 'partners', record: { partners: BUILT_IN.partners } },
  people: { kind: 'people', record: { people: BUILT_IN.people } },
  downloads: { kind: 'downloads', record: { downloads: BUILT_IN.downloads } },
  intakes: { kind: 'intakes', record: { intakes: BUILT_IN.intakes } },
  ...Object.fromEntries(
    BUILT_IN.news.map((article) => [
      `news-${article.slug}`,
      { kind: 'news', record: { ...article } } as const,
    ]),
  ),
};

/** The content of a release. Published records were parsed before; one that a later schema refuses stays out. */
export function publishedContent(published: PublishedRecords, version: number): PublishedContent {
  const shown = new Map<string, Draft>(Object.entries(BUILT_IN_RECORDS));
  for (const [id, document] of Object.entries(published))
    if (document.is_withdrawn) shown.delete(id);
    else shown.set(id, document);
  const ofKind = (kind: ContentKind) => [...shown.values()].filter((one) => one.kind === kind);
  const records = <T>(kind: ContentKind, schema: z.ZodMiniType<T>) =>
    ofKind(kind).flatMap(({ record }) => schema.safeParse(record).data ?? []);
  const moved = Object.entries(published).flatMap(([id, { former_slugs, record }]) =>
    shown.has(id) ? former_slugs.map((slug) => [slug, String(record['slug'])] as const) : [],
  );
  return {
    version,
    news: records('news', newsArticle).sort((one, other) => other.date.localeCompare(one.date)),
    moved: Object.fromEntries(moved),
    contact: records('contact', contactRecord)[0] ?? BUILT_IN.contact,
    partners: records('partners', partnersRecord)[0]?.partners ?? [],
    people: records('people', peopleRecord)[0]?.people ?? [],
    downloads: records('downloads', downloadsRecord)[0]?.downloads ?? [],
    intakes: records('intakes', intakesRecord)[0]?.intakes ?? [],
  };
}

/** Puts a draft among what is published. */
export function withDraft(published: PublishedRecords, id: string, draft: Draft): PublishedRecords {
  const { former_slugs = [] } = published[id] ?? {};
  const now = { is_withdrawn: false, former_slugs, revision: 0, published_at: new Date(0), published_by: '' };
  return { ...published, [id]: { ...draft, ...now } };
}

/** Without a copy of a list for each of its faults. */
function memberOf(found: unknown, key: PropertyKey): unknown {
  const list: readonly unknown[] | undefined = Array.isArray(found) ? found : undefined;
  return list ? list[Number(key)] : asFields(found)[String(key)];
}

function faultOf({ code, path }: z.core.$ZodIssue, record: unknown): ContentFault['fault'] {
  const value = path.reduce(memberOf, record);
  if (value === undefined || value === '') return 'missing';
  const name = path.at(-1);
  if (name === 'slug') return name;
  if (DATES.has(String(name))) return 'date';
  if (name === 'href' || name === 'url') return 'link-kind';
  return code === 'too_small' || code === 'too_big' ? 'length' : 'invalid';
}

/** The target of a link; an expression for its text as well would take time with the square of the length. */
const LINK = /\]\(([^()]*)\)/gu;
const LINK_TARGET = /^(?:https:\/\/[^\s[\]]+|mailto:[^\s@[\]]+@[^\s@[\]]+|tel:\+?\d+|\/[^\s[\]]*)$/u;

/** The links in all texts of a record, and the uploaded files that it names, with the path of each. */
function linksIn(value: unknown, path: readonly string[] = []): { path: string; href: string }[] {
  if (typeof value === 'string') {
    const isAddress = path.at(-1) === 'href' && value !== '';
    const links = isAddress ? [value] : [...value.matchAll(LINK)].map(([, href = '']) => href);
    // A release needs every file that its JSON names, in a sentence too.
    const files = uploadedFiles(JSON.stringify(value));
    return [...links, ...files].map((href) => ({ path: path.join('.'), href }));
  }
  return Object.entries(asFields(value)).flatMap(([key, one]) => linksIn(one, [...path, key]));
}

const FILE = /^\/(?:media|files)\//u;

/** Own paths that pages have. */
function knownPaths({ news, moved }: PublishedContent): ReadonlySet<string> {
  const slugs = [...news.map(({ slug }) => slug), ...Object.keys(moved)];
  return new Set([...PUBLIC_PATHS, ...MEMBERS_PATHS, ...slugs.map((slug) => `/news/${slug}`)]);
}

function isTooMuch(record: ContentRecord): boolean {
  const text = JSON.stringify(record, undefined, 10);
  return (
    new TextEncoder().encode(text).length > MAX_RECORD_BYTES || uploadedFiles(text).length > MAX_RECORD_FILES
  );
}

/**
 * Returns what keeps a record from being published, by field.
 * @param hasFile whether the site will have a file; the server alone knows.
 */
export function faultsOf(
  id: string,
  { kind, record }: Draft,
  published: PublishedRecords,
  hasFile: (path: string) => boolean = () => true,
): ContentFault[] {
  // Its list is what can grow.
  if (isTooMuch(record)) return [{ path: kind === 'news' ? 'body' : kind, fault: 'too-much' }];
  const issues = RECORD_SCHEMAS[kind].safeParse(record).error?.issues ?? [];
  const content = publishedContent(withDraft(published, id, { kind, record }), 0);
  const known = knownPaths(content);
  const links = linksIn(record).flatMap(({ path, href }): ContentFault[] => {
    if (!LINK_TARGET.test(href)) return [{ path, fault: 'link-kind' }];
    const [target = ''] = href.split(/[?#]/u);
    if (FILE.test(target)) return hasFile(target) ? [] : [{ path, fault: 'no-file' }];
    return href.startsWith('/') && !known.has(target) ? [{ path, fault: 'dead-link' }] : [];
  });
  const faults = [
    ...issues.map((issue) => ({ path: issue.path.map(String).join('.'), fault: faultOf(issue, record) })),
    ...links,
    ...(kind === 'news' && isTaken(id, record['slug'], published)
      ? [{ path: 'slug', fault: 'slug-taken' } as const]
      : []),
    ...(kind === 'news' && content.news.length > MAX_NEWS
      ? [{ path: 'title.ka', fault: 'too-many' } as const]
      : []),
  ];
  // One for each field.
  const byField = new Map(faults.toReversed().map((fault) => [fault.path, fault]));
  return [...byField.values()].toReversed().slice(0, MAX_FAULTS);
}

/** An address stays with the item that had it, also when it is withdrawn or renamed. */
function isTaken(id: string, slug: unknown, published: PublishedRecords): boolean {
  const owners = Object.entries({ ...BUILT_IN_RECORDS, ...published });
  return owners.some(
    ([owner, { record }]) =>
      owner !== id && (record['slug'] === slug || published[owner]?.former_slugs.some((one) => one === slug)),
  );
}

/** What visitors know, also of an item that was withdrawn. */
export function presentRecord(id: string, published: PublishedRecords): Draft | undefined {
  return published[id] ?? BUILT_IN_RECORDS[id];
}

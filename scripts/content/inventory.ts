/** Finds every record of `src/content` and its schema. A record without one is an error. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import news from '../../src/content/news.json' with { type: 'json' };
import { MEMBERS_PATHS, PUBLIC_PATHS } from '../../src/content/routes.ts';
import * as schema from '../../src/content/schema.ts';
import { intakeSchema } from '../../src/domain/school/intakes.ts';
import type { ContentSource } from './check.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../src/content');

/** By the beginning of the file. */
const SCHEMAS: readonly (readonly [string, z.ZodMiniType])[] = [
  ['association/', schema.article],
  ['becoming-guide.ts', schema.becomingGuidePage],
  ['contact.json', schema.contactRecord],
  ['front-pages.ts', schema.frontPage],
  ['home.ts', schema.homePage],
  ['intakes.ts', intakeSchema],
  ['legal/', schema.legalPage],
  ['news.json', schema.newsArticle],
  ['partners.json', schema.partner],
  ['professions/cards.ts', schema.professionCard],
  ['professions/details/', schema.professionDetails],
  ['school-programs.ts', schema.schoolProgram],
  ['site.ts', schema.siteSettings],
];
const NO_SCHEMA = z.custom(() => false, 'has no schema in scripts/content/inventory.ts');

/** They contain no records. */
const OTHER_FILES = ['**/*.test.ts', 'contact.ts', 'published.ts', 'records.ts', 'routes.ts', 'schema.ts'];
/** An export in capitals is a part of records, and checked with them. */
const PART = /^[A-Z_]+$/u;

async function sourcesIn(file: string): Promise<ContentSource[]> {
  const place = path.join(FOLDER, file);
  const exported: object = file.endsWith('.json')
    ? { [path.basename(file, '.json')]: JSON.parse(readFileSync(place, 'utf8')) }
    : await import(place);
  return Object.entries(exported).flatMap(([name, value]: [string, unknown]) => {
    if (PART.test(name)) return [];
    const [, shape = NO_SCHEMA] = SCHEMAS.find(([beginning]) => file.startsWith(beginning)) ?? [];
    const source = { file: `src/content/${file}`, schema: shape, collection: name };
    if (!Array.isArray(value)) return { ...source, name, value };
    return value.map((record: unknown, index) => ({ ...source, name: `${name}[${index}]`, value: record }));
  });
}

/** Returns all records of the site's static content. */
export async function contentSources(): Promise<ContentSource[]> {
  const files = globSync('**/*.{ts,json}', { cwd: FOLDER, exclude: OTHER_FILES });
  return (await Promise.all(files.toSorted().map(sourcesIn))).flat();
}

/** Pages, which have share cards. Read from the records as they are: faulty ones are to be reported. */
export const PAGES: readonly string[] = [...PUBLIC_PATHS, ...news.map(({ slug }) => `/news/${slug}`)];

/** Valid link targets, without language prefix. */
export const KNOWN_PATHS: ReadonlySet<string> = new Set([...PAGES, ...MEMBERS_PATHS]);

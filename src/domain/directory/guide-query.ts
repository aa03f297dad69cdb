/**
 * A directory query and its form in the URL. Parameters are known, ordered and bounded, so that
 * equal queries have equal URLs and share one cached response.
 */
import * as z from 'zod/mini';
import type { Lang } from '../lang.ts';
import { recordOf } from '../record-of.ts';
import { toLine } from '../text.ts';
import { choiceName, FILTER_CODES, FILTER_NAMES, OTHER_CHOICE, type GuideFilter } from './guide-filters.ts';

/** Maximum characters of the free text; longer text is cut. */
export const MAX_QUERY_TEXT = 80;
/** The last page that can be requested: 24 000 guides. */
export const MAX_RESULT_PAGE = 1000;

function choice(codes: readonly string[]) {
  return z.prefault(z.catch(z.enum(['', OTHER_CHOICE, ...codes]), OTHER_CHOICE), '');
}

/** Blank means "all"; an unknown choice is `OTHER_CHOICE`, so that it is not taken for all. */
export const guideQuerySchema = z.object({
  q: z.catch(
    z.pipe(
      z.string(),
      z.transform((text) => toLine(Array.from(text).slice(0, MAX_QUERY_TEXT).join(''))),
    ),
    '',
  ),
  ...recordOf<Record<GuideFilter, ReturnType<typeof choice>>>(FILTER_NAMES, (name) =>
    choice(FILTER_CODES[name]),
  ),
  /** Starts at 1. */
  page: z.catch(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,3}$/u)),
      z.transform((digits) => Math.min(Number(digits), MAX_RESULT_PAGE)),
    ),
    1,
  ),
});
export type GuideQuery = z.infer<typeof guideQuerySchema>;

/** What narrows a query, in the order of the parameters. */
export const NARROWING_NAMES = ['q', ...FILTER_NAMES] as const;
const NAMES = [...NARROWING_NAMES, 'page'] as const;

/** Every guide, first page. */
export const EVERY_GUIDE: GuideQuery = guideQuerySchema.parse({});

/**
 * Returns the query in the parameters of a URL. Never throws; the first value of a repeated
 * parameter counts. Only narrowed queries have pages after the first.
 */
export function parseGuideQuery(parameters: URLSearchParams): GuideQuery {
  const query = guideQuerySchema.parse(
    recordOf<Record<(typeof NAMES)[number], string | undefined>>(
      NAMES,
      (name) => parameters.get(name) ?? undefined,
    ),
  );
  return isNarrowed(query) ? query : { ...query, page: 1 };
}

/**
 * Returns the canonical query string: '' for every guide, else '?q=…&profession=…' without blanks
 * and without the first page.
 */
export function guideQueryString(query: GuideQuery): string {
  const parameters = new URLSearchParams();
  for (const name of NAMES) {
    const value = String(query[name]);
    if (value !== '' && !(name === 'page' && value === '1')) parameters.append(name, value);
  }
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}

/** Returns whether the query narrows the list, so that there is something to clear. */
export function isNarrowed(query: GuideQuery): boolean {
  return NARROWING_NAMES.some((name) => query[name] !== '');
}

/** Names everything a query asks for, as in "Ski guides, German, Svaneti"; '' for every guide. */
export function queryName(query: GuideQuery, lang: Lang): string {
  const names = [...FILTER_NAMES.map((name) => choiceName(name, query[name], lang)), query.q];
  return names.filter((name) => name !== '').join(', ');
}

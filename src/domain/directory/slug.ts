/**
 * Slugs of guides. Georgian names are romanised by the national system of 2002 without apostrophes,
 * so different names can produce the same slug (თ and ტ are both t): the server appends a number on
 * a collision.
 */
import { WHOLE_LATIN } from '../spelling/letters.ts';
import { romanize } from '../spelling/romanize.ts';

const MAX_SLUG_LENGTH = 80;

/**
 * First path segments of the site itself, current and likely future ones, and names that hosts or
 * crawlers treat specially. A guide's slug is never one of these. A test compares the list with the
 * routes.
 */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'en', 'ka', 'auth', 'profile', 'guide-profile', 'admin', 'guides', 'guide', 'professions', 'profession',
  'news', 'becoming-guide', 'contact', 'association', 'legal', 'api', 'app', 'assets', 'media', 'files', 'fonts',
  'static', 'public', 'index', 'home', 'login', 'logout', 'sitemap', 'robots', 'favicon', 'manifest', '404', '500',
  'www', 'well-known', 'check', 'card', 'member', 'members', 'membership', 'messages', 'apply', 'applications', 'null', 'undefined', 'search', 'account', 'settings',
]); // oxfmt-ignore

/**
 * Returns the slug for a name: lower-case ASCII words joined by hyphens, or '' when nothing is left
 * (a name in a script that is not romanised). Apostrophes are dropped and never split a word.
 */
export function slugOfName(fullName: string): string {
  const latin = Array.from(
    romanize(fullName.normalize('NFC')),
    (letter) => WHOLE_LATIN[letter] ?? letter,
  ).join('');
  return latin
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘ʼʹ`´]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/gu, '');
}

function baseSlug(fullName: string, shortId: string): string {
  const wanted = slugOfName(fullName);
  return wanted === '' ? `guide-${slugOfName(shortId)}` : wanted;
}

/**
 * Returns whether the slug is one of the candidates of the name: a guide keeps it until the name
 * changes.
 */
export function slugFits(slug: string, fullName: string, shortId: string): boolean {
  const base = baseSlug(fullName, shortId);
  if (slug === base) return !RESERVED_SLUGS.has(base);
  return slug.startsWith(`${base}-`) && /^[1-9]\d*$/u.test(slug.slice(base.length + 1));
}

/**
 * Candidates for a guide's slug in the order to try: the name, then the name with 2, 3, …; endless.
 * @param shortId letters and digits that tell namesakes without a Latin name apart.
 */
export function* slugCandidates(fullName: string, shortId: string): Generator<string, never> {
  const base = baseSlug(fullName, shortId);
  if (!RESERVED_SLUGS.has(base)) yield base;
  for (let number = 2; ; number += 1) yield `${base}-${number}`;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/**
 * Returns whether a path segment can be a guide's slug, so that invalid paths cause no database
 * read.
 */
export function isGuideSlug(segment: string): boolean {
  return segment.length <= MAX_SLUG_LENGTH + 8 && SLUG.test(segment) && !RESERVED_SLUGS.has(segment);
}

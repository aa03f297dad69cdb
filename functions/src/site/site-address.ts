/** Parses the requested address of the function. */
import {
  guideQueryString,
  parseGuideQuery,
  type GuideQuery,
} from '../../../src/domain/directory/guide-query.ts';
import { isGuideSlug } from '../../../src/domain/directory/slug.ts';
import { parseMemberNumber } from '../../../src/domain/membership/typed-number.ts';
import { applyPath, messagePath } from '../../../src/domain/messages/message-paths.ts';
import { topicOf } from '../../../src/domain/messages/office-topics.ts';
import { CARD_KEYS_PATH } from '../../../src/domain/membership/signed-card.ts';
import type { Lang } from '../../../src/domain/lang.ts';
import { lastSegment, localPath, parsePath } from '../../../src/domain/paths.ts';

interface Question {
  readonly lang: Lang;
  /** A complete page, or its preview image for messengers. */
  readonly form: 'page' | 'card';
}

interface CheckQuestion {
  /** A member number; undefined if none was typed. */
  readonly number: string | undefined;
  /** Typed text that is not a number, '' for an empty field; undefined for the form alone. */
  readonly typed?: string | undefined;
}

export type SiteAddress =
  | (Question & { readonly kind: 'directory'; readonly query: GuideQuery })
  | (Question & { readonly kind: 'guide'; readonly slug: string })
  | (Question & CheckQuestion & { readonly kind: 'check' })
  /** The form for writing to a guide or the office. */
  | (Question & { readonly kind: 'message'; readonly slug: string })
  /** The form of an application. */
  | (Question & { readonly kind: 'apply'; readonly intake: string })
  | { readonly kind: 'sitemap' }
  | { readonly kind: 'card-keys' }
  /** The canonical address of this request. */
  | { readonly kind: 'elsewhere'; readonly location: string }
  | (Question & { readonly kind: 'nothing' });

/** Around the slug in the address of a guide's preview image (`seo/share-card-name.ts`). */
const CARD_PREFIX = '/api/guides/';
const CARD = '/card.jpg';
const CHECK = '/check';
const CHECK_PREFIX = `${CHECK}/`;
const SITEMAP = '/sitemap-guides.xml';

/** Parses the path and query of a request. Capitals and doubled slashes lead to the address without them. */
export function parseSiteAddress(pathname: string, params: URLSearchParams): SiteAddress {
  const { lang, path } = parsePath(inSmallLetters(pathname));
  const isCard = path.startsWith(CARD_PREFIX) && path.endsWith(CARD);
  const question: Question = { lang, form: isCard ? 'card' : 'page' };
  const plainPath = localPath(path, lang);
  if (pathname === CARD_KEYS_PATH && params.size === 0) return { kind: 'card-keys' };
  if (path === '/guides') {
    const query = parseGuideQuery(params);
    const wanted = guideQueryString(query);
    return isAsWritten(params, new URLSearchParams(wanted)) && pathname === plainPath
      ? { ...question, kind: 'directory', query }
      : { kind: 'elsewhere', location: plainPath + wanted };
  }
  if (path === CHECK || path.startsWith(CHECK_PREFIX)) return checkAddress(question, path, pathname, params);
  if (params.size > 0 || pathname !== plainPath) return { kind: 'elsewhere', location: plainPath };
  if (pathname === SITEMAP) return { kind: 'sitemap' };
  const slug = isCard ? path.slice(CARD_PREFIX.length, -CARD.length) : lastSegment(path);
  if (path === messagePath(slug) && (isGuideSlug(slug) || topicOf(slug)))
    return { ...question, kind: 'message', slug };
  if (path === applyPath(slug)) return { ...question, kind: 'apply', intake: slug };
  const isGuide = (isCard || path === `/${slug}`) && isGuideSlug(slug);
  return isGuide ? { ...question, kind: 'guide', slug } : { ...question, kind: 'nothing' };
}

/** Escapes stay as they are: what stands before the function may write each in its own way again. */
function inSmallLetters(pathname: string): string {
  return pathname.replace(
    /(%[\da-f]{2})|[A-Z]/giu,
    (letter, escape?: string) => escape ?? letter.toLowerCase(),
  );
}

/** The form sends the number as a parameter; the result has its own address. */
function checkAddress(
  question: Question,
  path: string,
  pathname: string,
  params: URLSearchParams,
): SiteAddress {
  const typed = path === CHECK ? params.get('number') : decoded(path.slice(CHECK_PREFIX.length));
  const number = typed === null ? undefined : parseMemberNumber(typed);
  const wanted = localPath(number === undefined ? CHECK : CHECK_PREFIX + number, question.lang);
  if (typed === null || number !== undefined) {
    return pathname === wanted && params.size === 0
      ? { ...question, kind: 'check', number }
      : { kind: 'elsewhere', location: wanted };
  }
  const plainPath = localPath(path, question.lang);
  if (path !== CHECK && pathname !== plainPath) return { kind: 'elsewhere', location: plainPath };
  return { ...question, kind: 'check', number, typed };
}

/** Returns the text itself if it was not encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Compared after decoding, because a proxy may encode a space differently. */
function isAsWritten(params: URLSearchParams, wanted: URLSearchParams): boolean {
  return JSON.stringify([...params]) === JSON.stringify([...wanted]);
}

/** Returns the address of a guide in the requested form. */
export function guideAddress({ lang, form }: Question, slug: string): string {
  return localPath(form === 'card' ? CARD_PREFIX + slug + CARD : `/${slug}`, lang);
}

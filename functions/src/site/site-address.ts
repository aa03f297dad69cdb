/** What an address of the function asks for. */
import {
  guideQueryString,
  parseGuideQuery,
  type GuideQuery,
} from '../../../src/domain/directory/guide-query.ts';
import { isGuideSlug } from '../../../src/domain/directory/slug.ts';
import { parseMemberNumber } from '../../../src/domain/membership/typed-number.ts';
import { messagePath } from '../../../src/domain/messages/message-paths.ts';
import { CARD_KEYS_PATH } from '../../../src/domain/membership/signed-card.ts';
import type { Lang } from '../../../src/domain/lang.ts';
import { lastSegment, localPath, parsePath } from '../../../src/domain/paths.ts';

interface Question {
  readonly lang: Lang;
  /** A whole page, JSON for one that the browser draws, or the picture that messengers show for it. */
  readonly form: 'page' | 'json' | 'card';
}

export interface CheckQuestion {
  /** A member's number; undefined where none was typed. */
  readonly number: string | undefined;
  /** What was typed instead, '' for an empty field; undefined for the form alone. */
  readonly typed?: string | undefined;
}

export type SiteAddress =
  | (Question & { readonly kind: 'directory'; readonly query: GuideQuery })
  | (Question & { readonly kind: 'guide'; readonly slug: string })
  | (Question & CheckQuestion & { readonly kind: 'check' })
  /** The form by which someone writes to a guide. */
  | (Question & { readonly kind: 'message'; readonly slug: string })
  | { readonly kind: 'sitemap' }
  | { readonly kind: 'card-keys' }
  /** The one address that answers this question. */
  | { readonly kind: 'elsewhere'; readonly location: string }
  | (Question & { readonly kind: 'nothing' });

const JSON_PREFIX = '/api';
/** Behind the address of a guide's JSON (`seo/share-card-name.ts`). */
const CARD = '/card.jpg';
const CHECK = '/check';
const CHECK_PREFIX = `${CHECK}/`;
const SITEMAP = '/sitemap-guides.xml';

/** Several at the beginning, which browsers read as the name of another host. */
const LEADING_SLASHES = /^[/\\]+/u;

/** Reads the path and query of a request. */
export function parseSiteAddress(pathname: string, params: URLSearchParams): SiteAddress {
  const { lang, path } = parsePath(pathname.replace(LEADING_SLASHES, '/'));
  const isJson = path.startsWith(`${JSON_PREFIX}/`);
  const isCard = isJson && path.endsWith(CARD);
  const question: Question = { lang, form: isCard ? 'card' : isJson ? 'json' : 'page' };
  const sitePath = path.slice(isJson ? JSON_PREFIX.length : 0, isCard ? -CARD.length : undefined);
  const plainPath = localPath(path, lang);
  if (pathname === CARD_KEYS_PATH && params.size === 0) return { kind: 'card-keys' };
  if (sitePath === '/guides' && !isCard) {
    const query = parseGuideQuery(params);
    const wanted = guideQueryString(query);
    return isAsWritten(params, new URLSearchParams(wanted)) && pathname === plainPath
      ? { ...question, kind: 'directory', query }
      : { kind: 'elsewhere', location: plainPath + wanted };
  }
  if (!isJson && (path === '/check' || path.startsWith(CHECK_PREFIX)))
    return checkAddress(question, path, pathname, params);
  if (params.size > 0 || pathname !== plainPath) return { kind: 'elsewhere', location: plainPath };
  if (pathname === SITEMAP) return { kind: 'sitemap' };
  const slug = lastSegment(sitePath);
  if (path === messagePath(slug) && isGuideSlug(slug)) return { ...question, kind: 'message', slug };
  const isGuide = sitePath === (isJson ? `/guides/${slug}` : `/${slug}`) && isGuideSlug(slug);
  return isGuide ? { ...question, kind: 'guide', slug } : { ...question, kind: 'nothing' };
}

/** The form sends the number as a parameter; its answer has an address of its own. */
function checkAddress(
  question: Question,
  path: string,
  pathname: string,
  params: URLSearchParams,
): SiteAddress {
  const typed = path === CHECK ? params.get('number') : path.slice(CHECK_PREFIX.length);
  const number = parseMemberNumber(typed ?? '');
  const wanted = localPath(number === undefined ? CHECK : CHECK_PREFIX + number, question.lang);
  if (typed === null || number !== undefined) {
    return pathname === wanted && params.size === 0
      ? { ...question, kind: 'check', number }
      : { kind: 'elsewhere', location: wanted };
  }
  return { ...question, kind: 'check', number, typed };
}

/** Compared after decoding, because a proxy may write a space in another way. */
function isAsWritten(params: URLSearchParams, wanted: URLSearchParams): boolean {
  return JSON.stringify([...params]) === JSON.stringify([...wanted]);
}

/** The address of a guide in the form that was asked for. */
export function guideAddress({ lang, form }: Question, slug: string): string {
  if (form === 'page') return localPath(`/${slug}`, lang);
  return localPath(`${JSON_PREFIX}/guides/${slug}${form === 'card' ? CARD : ''}`, lang);
}

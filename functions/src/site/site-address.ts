/** What an address of the function asks for. */
import {
  guideQueryString,
  parseGuideQuery,
  type GuideQuery,
} from '../../../src/domain/directory/guide-query.ts';
import { isGuideSlug } from '../../../src/domain/directory/slug.ts';
import type { Lang } from '../../../src/domain/lang.ts';
import { lastSegment, localPath, parsePath } from '../../../src/domain/paths.ts';

interface Question {
  readonly lang: Lang;
  /** A whole page, or JSON for one that the browser draws. */
  readonly form: 'page' | 'json';
}

export type SiteAddress =
  | (Question & { readonly kind: 'directory'; readonly query: GuideQuery })
  | (Question & { readonly kind: 'guide'; readonly slug: string })
  | { readonly kind: 'sitemap' }
  /** The one address that answers this question. */
  | { readonly kind: 'elsewhere'; readonly location: string }
  | (Question & { readonly kind: 'nothing' });

const JSON_PREFIX = '/api';
const SITEMAP = '/sitemap-guides.xml';

/** Reads the path and query of a request. */
export function parseSiteAddress(pathname: string, params: URLSearchParams): SiteAddress {
  const { lang, path } = parsePath(pathname);
  const isJson = path.startsWith(`${JSON_PREFIX}/`);
  const question: Question = { lang, form: isJson ? 'json' : 'page' };
  const sitePath = isJson ? path.slice(JSON_PREFIX.length) : path;
  const plainPath = localPath(path, lang);
  if (sitePath === '/guides') {
    const query = parseGuideQuery(params);
    const wanted = guideQueryString(query);
    return isAsWritten(params, new URLSearchParams(wanted)) && pathname === plainPath
      ? { ...question, kind: 'directory', query }
      : { kind: 'elsewhere', location: plainPath + wanted };
  }
  if (params.size > 0 || pathname !== plainPath) return { kind: 'elsewhere', location: plainPath };
  if (pathname === SITEMAP) return { kind: 'sitemap' };
  const slug = lastSegment(sitePath);
  const isGuide = sitePath === (isJson ? `/guides/${slug}` : `/${slug}`) && isGuideSlug(slug);
  return isGuide ? { ...question, kind: 'guide', slug } : { ...question, kind: 'nothing' };
}

/** Compared after decoding, because a proxy may write a space in another way. */
function isAsWritten(params: URLSearchParams, wanted: URLSearchParams): boolean {
  return JSON.stringify([...params]) === JSON.stringify([...wanted]);
}

/** The address of a guide in the form that was asked for. */
export function guideAddress({ lang, form }: Question, slug: string): string {
  return localPath(form === 'json' ? `${JSON_PREFIX}/guides/${slug}` : `/${slug}`, lang);
}

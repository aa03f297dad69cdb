/** Addresses in two languages: Georgian at the plain path, the English twin under `/en`. */
import type { Lang } from '../domain/lang.ts';

const EN_PREFIX = '/en';

export interface LocalizedPath {
  readonly lang: Lang;
  /** The path without the language prefix; always starts with '/' and never ends with one but at the root. */
  readonly path: string;
}

/** Splits a pathname into its language and the path that both languages share. */
export function parsePath(pathname: string): LocalizedPath {
  const isEnglish = pathname === EN_PREFIX || pathname.startsWith(`${EN_PREFIX}/`);
  const rest = isEnglish ? pathname.slice(EN_PREFIX.length) : pathname;
  return { lang: isEnglish ? 'en' : 'ka', path: rest.replace(/\/+$/u, '') || '/' };
}

/** The address of a site path (which may carry `?query` or `#hash`) in the given language. */
export function localPath(path: string, lang: Lang): string {
  if (lang === 'ka') return path;
  return path === '/' ? EN_PREFIX : `${EN_PREFIX}${path.replace(/^\/(?=[?#])/u, '')}`;
}

export function otherLang(lang: Lang): Lang {
  return lang === 'ka' ? 'en' : 'ka';
}

/** The twin of a pathname in the other language. */
export function otherLangPath(pathname: string): string {
  const { lang, path } = parsePath(pathname);
  return localPath(path, otherLang(lang));
}

/** The last part of a path: 'about' of '/association/about'. */
export function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

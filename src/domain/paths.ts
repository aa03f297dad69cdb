/** Paths in each language: the default language has no prefix, the others have one such as `/en`. */
import { DEFAULT_LANG, PAGE_LANGS, type Lang } from './lang.ts';

function prefixOf(lang: Lang): string {
  return lang === DEFAULT_LANG ? '' : `/${lang}`;
}

const NO_HOST = 'http://site.invalid';

/**
 * Returns path and query of a request. Appended to a host as text instead of resolved: a path that begins
 * with two slashes would be parsed as a host name, or throw.
 */
export function parseAddress(address: string): Pick<URL, 'pathname' | 'search' | 'searchParams'> {
  return new URL(NO_HOST + (address.startsWith('/') ? address : `/${address}`));
}

/**
 * Splits a pathname into its language and the path common to all languages, which starts with '/' and has no
 * trailing slash except for the root. Doubled slashes count once: at the beginning two would name another site.
 */
export function parsePath(pathname: string) {
  const plain = pathname.replace(/[/\\]+/gu, '/').replace(/\/$/u, '');
  const named = PAGE_LANGS.find((each) => {
    const prefix = prefixOf(each);
    return prefix !== '' && (plain === prefix || plain.startsWith(`${prefix}/`));
  });
  const lang = named ?? DEFAULT_LANG;
  return { lang, path: plain.slice(prefixOf(lang).length) || '/' };
}

/** Returns the path of a page (which may contain `?query` or `#hash`) in the given language. */
export function localPath(path: string, lang: Lang): string {
  const prefix = prefixOf(lang);
  if (prefix === '') return path;
  return path === '/' ? prefix : `${prefix}${path.replace(/^\/(?=[?#])/u, '')}`;
}

/** Returns the last segment of a path: 'about' of '/association/about'. */
export function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Paths in each language: the default language has no prefix, the others have one such as `/en`. */
import { DEFAULT_LANG, PAGE_LANGS, type Lang } from './lang.ts';

function prefixOf(lang: Lang): string {
  return lang === DEFAULT_LANG ? '' : `/${lang}`;
}

/**
 * Splits a pathname into its language and the path common to all languages, which starts with '/' and has no
 * trailing slash except for the root.
 */
export function parsePath(pathname: string) {
  const named = PAGE_LANGS.find((each) => {
    const prefix = prefixOf(each);
    return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  });
  const lang = named ?? DEFAULT_LANG;
  const path = pathname.slice(prefixOf(lang).length);
  // Two slashes at the beginning would name another site.
  return { lang, path: path.replace(/(?<!\/)\/+$/u, '').replace(/^\/*/u, '/') };
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

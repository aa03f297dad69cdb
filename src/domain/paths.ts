/** Addresses in each language: the default one at the plain path, the others under `/en` and the like. */
import { DEFAULT_LANG, LANGS, type Lang } from './lang.ts';

export interface LocalizedPath {
  readonly lang: Lang;
  /** The path without the language prefix; starts with '/', and only the root ends with it. */
  readonly path: string;
}

function prefixOf(lang: Lang): string {
  return lang === DEFAULT_LANG ? '' : `/${lang}`;
}

/** Splits a pathname into its language and the path that all languages share. */
export function parsePath(pathname: string): LocalizedPath {
  const named = LANGS.find((each) => {
    const prefix = prefixOf(each);
    return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  });
  const lang = named ?? DEFAULT_LANG;
  return { lang, path: pathname.slice(prefixOf(lang).length).replace(/\/+$/u, '') || '/' };
}

/** The address of a site path (which may carry `?query` or `#hash`) in the given language. */
export function localPath(path: string, lang: Lang): string {
  const prefix = prefixOf(lang);
  if (prefix === '') return path;
  return path === '/' ? prefix : `${prefix}${path.replace(/^\/(?=[?#])/u, '')}`;
}

/** The last part of a path: 'about' of '/association/about'. */
export function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

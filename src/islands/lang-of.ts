import { DEFAULT_LANG, PAGE_LANGS, type Lang } from '../domain/lang.ts';

/** The language of a part of the page: legal texts are also shown in English on Georgian pages. */
export function langOf(element: Element): Lang {
  const lang = element.closest<HTMLElement>('[lang]')?.lang;
  return PAGE_LANGS.find((one) => one === lang) ?? DEFAULT_LANG;
}

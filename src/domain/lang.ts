/**
 * The languages of the site, the default first. Adding one makes every missing translation a compile
 * error.
 */
export const LANGS = ['ka', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/** Georgian is the default (specification, section 9): its addresses have no prefix. */
export const DEFAULT_LANG: Lang = 'ka';

/** A value in each language. */
export type Localized<T = string> = { readonly [One in Lang]: T };

interface Language {
  /** The language's own name. */
  readonly name: string;
  /** What the language switch shows. */
  readonly label: string;
  /** Language and country as Open Graph writes them. */
  readonly locale: string;
}

export const LANGUAGES: Localized<Language> = {
  ka: { name: 'ქართული', label: 'KA', locale: 'ka_GE' },
  en: { name: 'English', label: 'EN', locale: 'en_US' },
};

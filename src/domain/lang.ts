/** The two languages of the site. Georgian is the default (specification, section 9). */
export const LANGS = ['ka', 'en'] as const;
export type Lang = (typeof LANGS)[number];
export const DEFAULT_LANG: Lang = 'ka';

/** A value written in every language, side by side. */
export type Localized<T = string> = { readonly [One in Lang]: T };

/** The two languages of the site. Georgian is the default (specification, section 9). */
export const LANGS = ['ka', 'en'] as const;
export type Lang = (typeof LANGS)[number];
export const DEFAULT_LANG: Lang = 'ka';

/** A value written in both languages, side by side. */
export interface Localized<T = string> {
  readonly en: T;
  readonly ka: T;
}

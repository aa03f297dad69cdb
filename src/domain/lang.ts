/**
 * The languages of the pages, the default first. Adding one makes every missing translation a compile error.
 */
export const PAGE_LANGS = ['ka', 'en'] as const;
/** The language of a page. */
export type Lang = (typeof PAGE_LANGS)[number];

/** Guides write their texts in these; the letters tell which one it is (`guide/text-lang.ts`). */
export const GUIDE_TEXT_LANGS = ['ka', 'en'] as const satisfies readonly Lang[];
export type GuideTextLang = (typeof GUIDE_TEXT_LANGS)[number];

export const MAIL_LANGS = ['ka', 'en'] as const satisfies readonly Lang[];
export type MailLang = (typeof MAIL_LANGS)[number];

/** Returns the language of guides' texts, or of emails, for somebody who reads pages in this one. */
export function readableLang<One extends Lang>(langs: readonly One[], lang: Lang): One | 'en' {
  return langs.find((one) => one === lang) ?? 'en';
}

/** Georgian is the default (specification, section 9): its addresses have no prefix. */
export const DEFAULT_LANG: Lang = 'ka';

/** A value in each language. */
export type Localized<T = string> = { readonly [One in Lang]: T };

/** Names of stored codes in the languages of the site. */
export type CodeNames = Readonly<Record<string, Localized>>;

/** Returns the name of a code; what is no code of these is as it was typed. */
export function codeName(names: CodeNames, stored: string, lang: Lang): string {
  return Object.hasOwn(names, stored) ? (names[stored]?.[lang] ?? stored) : stored;
}

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

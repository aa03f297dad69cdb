/** Chooses which of the texts that a guide gave in both languages or scripts a page shows. */
import { GUIDE_TEXT_LANGS, readableLang, type GuideTextLang, type Lang } from '../lang.ts';
import { isKeyOf } from '../record-of.ts';
import { langOfText } from './text-lang.ts';

interface Names {
  readonly full_name: string;
  readonly georgian_name: string;
  readonly latin_name: string;
}

const NAME_OF_LANG = { ka: 'georgian_name', en: 'latin_name' } as const satisfies Readonly<
  Record<GuideTextLang, keyof Names>
>;

/** Returns the guide's name in the script of the language, or as typed if there is none. */
export function nameInLang(guide: Names, lang: Lang): string {
  return guide[NAME_OF_LANG[readableLang(GUIDE_TEXT_LANGS, lang)]] || guide.full_name;
}

/** Returns the name in the other script, or undefined if there is none. */
export function otherName(guide: Names, lang: Lang): string | undefined {
  const shown = nameInLang(guide, lang);
  return GUIDE_TEXT_LANGS.map((other) => nameInLang(guide, other)).find((name) => name !== shown);
}

/** Returns the text in the given language, else the first non-empty one; '' if all are empty. */
export function textInLang(texts: readonly string[], lang: Lang): string {
  const written = texts.filter((text) => text !== '');
  const wanted = readableLang(GUIDE_TEXT_LANGS, lang);
  return written.find((text) => langOfText(text) === wanted) ?? written[0] ?? '';
}

/** The texts in the second language, each with the first text it belongs to. */
export const SECOND_TEXTS = { other_description: 'description', other_bio: 'bio' } as const;
export type SecondText = keyof typeof SECOND_TEXTS;

export function isSecondText(name: string): name is SecondText {
  return isKeyOf(SECOND_TEXTS, name);
}

/** Returns the expected language of a second text; undefined while the first is empty. */
export function secondLang(first: string): GuideTextLang | undefined {
  return first.trim() === '' ? undefined : GUIDE_TEXT_LANGS.find((lang) => lang !== langOfText(first));
}

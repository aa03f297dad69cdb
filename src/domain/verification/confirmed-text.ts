/** What an approval confirmed, in words: the account may have another name by now, or have ended. */
import { CERTIFICATION_NAMES } from '../guide/certification.ts';
import { nameInLang, otherName } from '../guide/own-words.ts';
import { EDITOR_PROFESSION_NAMES } from '../guide/professions.ts';
import type { Lang } from '../lang.ts';
import type { Confirmed } from './verification.ts';

/** Returns the name in both scripts, profession and level, as far as there are any. */
export function confirmedText(confirmed: Confirmed, lang: Lang): string {
  const { full_name = '', georgian_name = '', latin_name = '', profession, certification_level } = confirmed;
  const guide = { full_name, georgian_name, latin_name };
  const [name, other] = [nameInLang(guide, lang), otherName(guide, lang)];
  const texts = [
    other ? `${name} (${other})` : name,
    profession && EDITOR_PROFESSION_NAMES[profession][lang],
    certification_level && CERTIFICATION_NAMES[certification_level][lang],
  ];
  return texts.filter(Boolean).join(' · ');
}

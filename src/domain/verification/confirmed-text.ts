/** What an approval confirmed, in words: the account may have another name by now, or have ended. */
import { claimLines } from '../guide/claims.ts';
import { nameInLang, otherName } from '../guide/own-words.ts';
import type { Lang } from '../lang.ts';
import type { Confirmed } from './verification.ts';

/** Returns the name in both scripts, professions and levels, as far as there are any. */
export function confirmedText(confirmed: Confirmed, lang: Lang): string {
  const { full_name = '', georgian_name = '', latin_name = '' } = confirmed;
  const guide = { full_name, georgian_name, latin_name };
  const [name, other] = [nameInLang(guide, lang), otherName(guide, lang)];
  const texts = [other ? `${name} (${other})` : name, ...claimLines(confirmed, lang)];
  return texts.filter(Boolean).join(' · ');
}

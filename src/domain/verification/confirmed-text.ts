/** What an approval confirmed, in words: the account may have another name by now. */
import { CERTIFICATION_NAMES } from '../guide/certification.ts';
import { EDITOR_PROFESSION_NAMES } from '../guide/professions.ts';
import type { Lang } from '../lang.ts';
import type { Confirmed } from './verification.ts';

/** Returns name, profession and level, as far as there are any. */
export function confirmedText({ full_name, profession, certification_level }: Confirmed, lang: Lang): string {
  const names = [
    full_name,
    profession && EDITOR_PROFESSION_NAMES[profession][lang],
    certification_level && CERTIFICATION_NAMES[certification_level][lang],
  ];
  return names.filter(Boolean).join(' · ');
}

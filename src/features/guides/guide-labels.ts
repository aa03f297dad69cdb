/** Words for the stored values of a public guide. */
import { CERTIFICATION_NAMES, type CertificationLevel } from '../../domain/certification.ts';
import type { Lang } from '../../domain/lang.ts';
import { EDITOR_PROFESSION_NAMES, type EditorProfession } from '../../domain/professions.ts';
import { spokenLanguageName } from '../../domain/spoken-languages.ts';

export function professionName(profession: '' | EditorProfession, lang: Lang): string | undefined {
  return profession === '' ? undefined : EDITOR_PROFESSION_NAMES[profession][lang];
}

export function levelName(level: '' | CertificationLevel | undefined, lang: Lang): string | undefined {
  return level ? CERTIFICATION_NAMES[level][lang] : undefined;
}

export function languageNames(languages: readonly string[], lang: Lang): string {
  return languages.map((language) => spokenLanguageName(language, lang)).join(', ');
}

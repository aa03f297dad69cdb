/**
 * Words for what is stored of a guide, the same on cards, public pages and in the editor's preview.
 * The fallbacks are the specification's (section 9). Needs the messages of `guides`.
 */
import { CERTIFICATION_NAMES, type CertificationLevel } from '../domain/guide/certification.ts';
import type { Lang } from '../domain/lang.ts';
import { EDITOR_PROFESSION_NAMES, type EditorProfession } from '../domain/guide/professions.ts';
import type { GuideCard } from '../domain/directory/public-guide.ts';
import { spokenLanguageName } from '../domain/guide/spoken-languages.ts';
import { langOfText } from '../domain/guide/text-lang.ts';
import { useLang } from './lang-context.ts';
import { useT } from './use-t.ts';

export function professionName(profession: '' | EditorProfession, lang: Lang): string | undefined {
  return profession === '' ? undefined : EDITOR_PROFESSION_NAMES[profession][lang];
}

export function levelName(level: '' | CertificationLevel | undefined, lang: Lang): string | undefined {
  return level ? CERTIFICATION_NAMES[level][lang] : undefined;
}

export function languageNames(languages: readonly string[], lang: Lang): string {
  return languages.map((language) => spokenLanguageName(language, lang)).join(', ');
}

/** A text, and its language where a guide wrote it; a fallback is in the language of the page. */
export interface GuideText {
  readonly text: string;
  readonly lang: Lang | undefined;
}

export interface GuideTexts {
  readonly name: GuideText;
  readonly description: GuideText;
  readonly address: string;
  readonly profession: string | undefined;
  /** Label and value of what visitors may know about experience, level and languages. */
  readonly facts: readonly (readonly [label: string, value: string])[];
}

function textOr(written: string, fallback: string): GuideText {
  return written ? { text: written, lang: langOfText(written) } : { text: fallback, lang: undefined };
}

export function useGuideTexts(guide: GuideCard): GuideTexts {
  const t = useT();
  const lang = useLang();
  const level = levelName(guide.certification_level, lang);
  const languages = languageNames(guide.languages, lang);
  const years = guide.experience_years;
  return {
    name: textOr(guide.full_name, t('guides.fallbackName')),
    description: textOr(guide.description, t('guides.fallbackDescription')),
    address: guide.address || t('guides.fallbackAddress'),
    profession: professionName(guide.profession, lang),
    facts: [
      ...(years === undefined ? [] : [[t('guide.experience'), t('guides.years', { years })] as const]),
      ...(level ? [[t('guides.level'), level] as const] : []),
      ...(languages ? [[t('guides.languages'), languages] as const] : []),
    ],
  };
}

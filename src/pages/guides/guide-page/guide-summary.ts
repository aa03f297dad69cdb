/** Title and description of a guide's page, for search engines and messengers. */
import type { PublicGuide } from '../../../domain/directory/public-guide.ts';
import { claimLines, professionNames } from '../../../domain/guide/claims.ts';
import { nameInLang, textInLang } from '../../../domain/guide/own-words.ts';
import type { Lang } from '../../../domain/lang.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { shortened } from '../../../domain/text.ts';
import { spokenLanguageName } from '../../../domain/guide/spoken-languages.ts';
import { placeOfRegions } from '../../../i18n/guide-texts.ts';
import { useI18n } from '../../../i18n/use-t.ts';

/** Maximum characters; search engines and messengers show no more. */
const MAX_DESCRIPTION = 200;

/** Returns the description in the language, if there is one: a share preview shows only this text. */
function textOf({ description, other_description }: PublicGuide, lang: Lang): string {
  const text = textInLang([description, other_description], lang);
  return langOfText(text) === lang ? text : '';
}

/** Summarises a guide's page in one line. */
export function useGuideSummary(guide: PublicGuide) {
  const { t, lang } = useI18n();
  const name = nameInLang(guide, lang) || t('guides.fallbackName');
  const professions = professionNames(guide, lang);
  const facts = [
    professions.length === 0 && t('guides.fallbackName'),
    ...claimLines(guide, lang),
    guide.address ?? placeOfRegions(guide.regions, lang).join(', '),
    guide.languages.map((code) => spokenLanguageName(code, lang)).join(', '),
    t('guide.verified'),
  ].filter(Boolean);
  return {
    title: [name, ...professions].join(', '),
    description: shortened(
      [facts.join(' · '), textOf(guide, lang)].filter(Boolean).join('. '),
      MAX_DESCRIPTION,
    ),
  };
}

/** Title and description of a guide's page, for search engines and messengers. */
import type { PublicGuide } from '../../../domain/directory/public-guide.ts';
import { REGION_NAMES } from '../../../domain/guide/catalogues/regions.ts';
import { claimLines, professionNames } from '../../../domain/guide/claims.ts';
import { nameInLang, textInLang } from '../../../domain/guide/own-words.ts';
import type { Lang } from '../../../domain/lang.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { isKeyOf } from '../../../domain/record-of.ts';
import { shortened } from '../../../domain/text.ts';
import { SPOKEN_LANGUAGES, spokenLanguageName } from '../../../domain/guide/spoken-languages.ts';
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
  const [verified = t('guide.noProfession'), ...levels] = claimLines(guide, lang);
  // Words that the guide has typed would read as what is verified.
  const places = guide.regions.filter((code) => isKeyOf(REGION_NAMES, code));
  const languages = guide.languages.filter((code) => isKeyOf(SPOKEN_LANGUAGES, code));
  const facts = [
    `${t('guide.verified')}: ${[verified, ...levels].join(', ')}`,
    placeOfRegions(places, lang).join(', '),
    languages.map((code) => spokenLanguageName(code, lang)).join(', '),
  ].filter(Boolean);
  const text = textOf(guide, lang);
  const words = text && `. ${t('guide.ownWords', { text })}`;
  return {
    title: [name, ...professions].join(', '),
    description: shortened(facts.join(' · ') + words, MAX_DESCRIPTION),
  };
}

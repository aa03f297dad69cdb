/**
 * Texts for the stored values of a guide, the same on cards, public pages, in the editor, the account and
 * on the desk. The fallbacks are those of the specification (section 9). Needs the messages of `guides`.
 */
import { REGION_NAMES } from '../domain/guide/catalogues/regions.ts';
import { claimText, professionNames, type Claim } from '../domain/guide/claims.ts';
import {
  FACT_FIELDS,
  fieldOf,
  isScriptName,
  type ApprovedField,
  type DetailField,
  type EditField,
} from '../domain/guide/guide-fields.ts';
import type { ApprovedValues, GuideProfile } from '../domain/guide/guide-profile.ts';
import { codeName, type CodeNames, type GuideTextLang, type Lang } from '../domain/lang.ts';
import { nameInLang, otherName, textInLang, type SecondText } from '../domain/guide/own-words.ts';
import { editorProfessionName } from '../domain/guide/professions.ts';
import type { GuideCard, PublicGuide } from '../domain/directory/public-guide.ts';
import { langOfText } from '../domain/guide/text-lang.ts';
import type { MessageId } from './catalogue.ts';
import { useI18n, type Translate } from './use-t.ts';

/** Returns the label of a field in the form; a field without a message does not compile. */
export function fieldLabel(name: EditField | 'full_name'): MessageId {
  return `field.${name}`;
}

/** Returns the labels of fields as a list in a sentence; the name in two scripts is named once. */
export function fieldLabels(names: readonly (EditField | 'full_name')[], t: Translate): string {
  const isNamed = names.includes('full_name');
  return names
    .filter((name) => !isNamed || !isScriptName(name))
    .map((name) => t(fieldLabel(name)))
    .join(', ');
}

/** Labels of fields that have another label when their value is shown. */
const FACT_LABELS: Partial<Record<DetailField, MessageId>> = {
  experience_years: 'fact.experience_years',
  certification_level: 'fact.certification_level',
  bio: 'fact.bio',
  other_bio: 'fact.other_bio',
};

export function factLabel(name: DetailField): MessageId {
  return FACT_LABELS[name] ?? fieldLabel(name);
}

/** Returns the label of a text in the second language, which names the language once it is known. */
export function secondTextLabel(name: SecondText, lang: GuideTextLang | undefined): MessageId {
  return lang ? `field.${name}-${lang}` : fieldLabel(name);
}

/** Returns a text, the name of a code, or the entries of a list. */
function wordsOf(value: string | readonly (string | Claim)[], names: CodeNames, lang: Lang): string {
  const nameOf = (stored: string | Claim) =>
    typeof stored === 'string' ? codeName(names, stored, lang) : claimText(stored, lang);
  return typeof value === 'string' ? nameOf(value) : value.map(nameOf).join(', ');
}

/** Returns the text of a value that an approval covers; undefined if nothing was selected. */
export function approvedText(name: ApprovedField, values: ApprovedValues, lang: Lang): string | undefined {
  return wordsOf(values[name], fieldOf(name).names ?? {}, lang) || undefined;
}

/** Returns the text of a field's value; '' if it is empty. `names` of stored codes. */
export function valueText(
  value: GuideProfile[DetailField] | Claim[] | undefined,
  names: CodeNames,
  t: Translate,
  lang: Lang,
): string {
  return typeof value === 'number' ? t('guides.years', { years: value }) : wordsOf(value ?? '', names, lang);
}

/** A text, and its language if a guide wrote it; a fallback is in the language of the page. */
export interface GuideText {
  readonly text: string;
  readonly lang: GuideTextLang | undefined;
}

function written(text: string): GuideText | undefined {
  return text === '' ? undefined : { text, lang: langOfText(text) };
}

function fallback(text: string): GuideText {
  return { text, lang: undefined };
}

/**
 * Maximum number of regions shown instead of an address; more would make the line too long, and are shown
 * in the details.
 */
const MOST_REGIONS_OF_PLACE = 3;

/** Returns the regions by name if they are few enough for one line; [] otherwise. */
export function placeOfRegions(regions: readonly string[], lang: Lang): string[] {
  if (regions.length > MOST_REGIONS_OF_PLACE) return [];
  return regions.map((stored) => codeName(REGION_NAMES, stored, lang));
}

export function useGuideTexts(guide: GuideCard | PublicGuide) {
  const { t, lang } = useI18n();
  const values: Partial<PublicGuide> = guide;
  const address = written(guide.address ?? '');
  const places = address ? [] : placeOfRegions(guide.regions, lang);
  const profession = editorProfessionName(guide.profession, lang);
  return {
    name: written(nameInLang(guide, lang)) ?? fallback(t('guides.fallbackName')),
    /** In the script of the other language. */
    otherName: written(otherName(guide, lang) ?? ''),
    description:
      written(textInLang([guide.description, guide.other_description], lang)) ??
      fallback(
        guide.profession !== 'mountain-guide' && profession ? profession : t('guides.fallbackDescription'),
      ),
    /** undefined if there is none, and on cards. */
    bio: written(textInLang([values.bio ?? '', values.other_bio ?? ''], lang)),
    /** If it is hidden: the regions and the country. */
    address: address ?? fallback([...places, t('guides.fallbackAddress')].join(', ')),
    /** Whether the address names every region. */
    isPlacedByRegions: places.length > 0,
    professions: professionNames(guide, lang).join(' · '),
    /** Label and value of the public details. */
    facts: FACT_FIELDS.map(
      (name) => [t(factLabel(name)), valueText(values[name], fieldOf(name).names ?? {}, t, lang)] as const,
    )
      // A hidden or empty value has no line.
      .filter(([, text]) => text !== ''),
  };
}

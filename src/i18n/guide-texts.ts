/**
 * Words for what is stored of a guide, the same on cards, public pages, in the editor, the account
 * and on the desk. The fallbacks are the specification's (section 9). Needs the messages of `guides`.
 */
import { CERTIFICATION_NAMES, type CertificationLevel } from '../domain/guide/certification.ts';
import {
  DETAIL_FIELDS,
  FACT_FIELDS,
  fieldOf,
  type ApprovedField,
  type DetailField,
  type EditField,
  type GuideField,
} from '../domain/guide/guide-fields.ts';
import { isHidden, type ApprovedValues, type GuideProfile } from '../domain/guide/guide-profile.ts';
import type { Lang } from '../domain/lang.ts';
import { EDITOR_PROFESSION_NAMES, type EditorProfession } from '../domain/guide/professions.ts';
import type { GuideCard, PublicGuide } from '../domain/directory/public-guide.ts';
import { langOfText } from '../domain/guide/text-lang.ts';
import type { MessageId } from './catalogue.ts';
import { useLang } from './lang-context.ts';
import { useT, type Translate } from './use-t.ts';

/** The label of a field where it is filled in; a field without its message does not compile. */
export function fieldLabel(name: EditField | 'full_name'): MessageId {
  return `field.${name}`;
}

/** Labels of fields that are called otherwise where their value is read. */
const FACT_LABELS: Partial<Record<DetailField, MessageId>> = {
  experience_years: 'fact.experience_years',
  certification_level: 'fact.certification_level',
  bio: 'fact.bio',
};

function factLabel(name: DetailField): MessageId {
  return FACT_LABELS[name] ?? fieldLabel(name);
}

export function professionName(profession: '' | EditorProfession, lang: Lang): string | undefined {
  return profession === '' ? undefined : EDITOR_PROFESSION_NAMES[profession][lang];
}

export function levelName(level: '' | CertificationLevel | undefined, lang: Lang): string | undefined {
  return level ? CERTIFICATION_NAMES[level][lang] : undefined;
}

/** The text of a value that an approval covers; undefined where nothing was chosen. */
export function approvedText(name: ApprovedField, values: ApprovedValues, lang: Lang): string | undefined {
  switch (name) {
    case 'full_name':
      return values.full_name;
    case 'profession':
      return professionName(values.profession, lang);
    case 'certification_level':
      return levelName(values.certification_level, lang);
  }
}

/** The value of a field as people read it; '' where there is none. */
function valueText(
  name: DetailField,
  value: GuideProfile[DetailField] | undefined,
  t: Translate,
  lang: Lang,
): string {
  if (typeof value === 'number') return t('guides.years', { years: value });
  const names = fieldOf(name).names ?? {};
  const nameOf = (stored: string) => names[stored]?.[lang] ?? stored;
  return Array.isArray(value) ? value.map(nameOf).join(', ') : nameOf(value ?? '');
}

/** A field of a guide profile as its owner and the desk read it. */
export interface GuideDetail {
  readonly name: DetailField;
  readonly kind: GuideField['kind'];
  readonly label: string;
  /** '' where nothing was filled in. */
  readonly text: string;
  /** Whether the guide hides it from visitors. */
  readonly isHidden: boolean;
}

/** Everything that a guide tells, hidden fields too. */
export function useGuideDetails(guide: GuideProfile): readonly GuideDetail[] {
  const t = useT();
  const lang = useLang();
  return DETAIL_FIELDS.map((name) => {
    const { kind } = fieldOf(name);
    const text = valueText(name, guide[name], t, lang);
    return {
      name,
      kind,
      label: t(factLabel(name)),
      text: text === '' && kind === 'choice' ? t('fact.not-chosen') : text,
      isHidden: isHidden(guide, name),
    };
  });
}

/** A text, and its language where a guide wrote it; a fallback is in the language of the page. */
export interface GuideText {
  readonly text: string;
  readonly lang: Lang | undefined;
}

export interface GuideTexts {
  readonly name: GuideText;
  readonly description: GuideText;
  readonly address: GuideText;
  readonly profession: string | undefined;
  /** Label and value of the details that visitors may know. */
  readonly facts: readonly (readonly [label: string, value: string])[];
}

function textOr(written: string, fallback: string): GuideText {
  return written ? { text: written, lang: langOfText(written) } : { text: fallback, lang: undefined };
}

export function useGuideTexts(guide: GuideCard | PublicGuide): GuideTexts {
  const t = useT();
  const lang = useLang();
  const values: Partial<PublicGuide> = guide;
  return {
    name: textOr(guide.full_name, t('guides.fallbackName')),
    description: textOr(guide.description, t('guides.fallbackDescription')),
    address: textOr(guide.address ?? '', t('guides.fallbackAddress')),
    profession: professionName(guide.profession, lang),
    facts: FACT_FIELDS.map((name) => [t(factLabel(name)), valueText(name, values[name], t, lang)] as const)
      // A value that is hidden or was not filled in has no line.
      .filter(([, text]) => text !== ''),
  };
}

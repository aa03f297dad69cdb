/**
 * Texts for a complete guide profile, as its owner and the desk read it. Needs the messages of `guides`
 * and `fields`.
 */
import { SPECIALTY_NAMES } from '../domain/guide/catalogues/specialties.ts';
import type { CodeNames } from '../domain/guide/field-kinds.ts';
import { DETAIL_FIELDS, fieldOf, type DetailField, type GuideField } from '../domain/guide/guide-fields.ts';
import { isHidden, type GuideProfile } from '../domain/guide/guide-profile.ts';
import { isSecondText, SECOND_TEXTS, secondLang } from '../domain/guide/own-words.ts';
import { langOfText } from '../domain/guide/text-lang.ts';
import type { MessageId } from './catalogue.ts';
import { factLabel, secondTextLabel, valueText } from './guide-texts.ts';
import { useI18n } from './use-t.ts';

/** A field of a guide profile as its owner and the desk read it. */
export interface GuideDetail {
  readonly name: DetailField;
  readonly kind: GuideField['kind'];
  readonly label: string;
  /** '' if empty. */
  readonly text: string;
  /** Whether the guide hides it from visitors. */
  readonly isHidden: boolean;
}

function namesOf(name: DetailField): CodeNames {
  return name === 'specialties' ? SPECIALTY_NAMES : (fieldOf(name).names ?? {});
}

/** The label of a text in the second language includes its language. */
function detailLabel(guide: GuideProfile, name: DetailField): MessageId {
  if (!isSecondText(name)) return factLabel(name);
  const lang = guide[name] === '' ? secondLang(guide[SECOND_TEXTS[name]]) : langOfText(guide[name]);
  return lang && name === 'other_bio' ? `fact.other_bio-${lang}` : secondTextLabel(name, lang);
}

/** Returns all fields of a guide, including hidden ones. */
export function useGuideDetails(guide: GuideProfile): readonly GuideDetail[] {
  const { t, lang } = useI18n();
  return DETAIL_FIELDS.map((name) => {
    const { kind } = fieldOf(name);
    const text = valueText(guide[name], namesOf(name), t, lang);
    return {
      name,
      kind,
      label: t(detailLabel(guide, name)),
      text: text === '' && kind === 'choice' ? t('fact.not-chosen') : text,
      isHidden: isHidden(guide, name),
    };
  });
}

/** Generates the people of the demo association: names, languages and texts. Pure; draws from the seeded faker. */
import { faker } from '@faker-js/faker/locale/ka_GE';
import { GUIDE_TEXT_LANGS, type GuideTextLang } from '../../src/domain/lang.ts';
import { REGION_CODES, type RegionCode } from '../../src/domain/guide/catalogues/regions.ts';
import { proposedNames, type ScriptNames } from '../../src/domain/spelling/proposed-names.ts';
import { isSupervised, type CertificationLevel } from '../../src/domain/guide/certification.ts';
import type { EditorProfession } from '../../src/domain/guide/professions.ts';
import { FIRST_NAMES, GUESTS, LAST_NAMES, lookOf, type Look } from './names.ts';
import { BIO_SENTENCES, OWN_REGION, OWN_SPECIALTIES, PLACES, PROFESSION_TEXTS, SUPERVISED } from './texts.ts';

/** Number of the first guest from abroad. */
const FIRST_GUEST = 10;

/** A person of the demo association, without guide data. */
interface Person {
  /** The name as typed, in the letters of `lang`. */
  readonly full_name: string;
  /** The full name in both scripts; '' if missing. */
  readonly names: ScriptNames;
  readonly look: Look;
  readonly lang: GuideTextLang;
  readonly language?: string;
}

export function chance(probability: number): boolean {
  return faker.datatype.boolean(probability);
}

export function pick<T>(list: readonly T[]): T {
  return faker.helpers.arrayElement(list);
}

function pickSome<T>(list: readonly T[], max: number): T[] {
  return faker.helpers.arrayElements(list, { min: 1, max });
}

/** @param known the name, where tests and documents know it. */
export function personOf(index: number, known: string | undefined): Person {
  const guest = GUESTS[index - FIRST_GUEST];
  if (guest) {
    const { look, language } = guest;
    return { full_name: guest.latin_name, names: guest, look, lang: 'en', language };
  }
  const names = proposedNames(known ?? `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`);
  const lang = (known ? known === names.georgian_name : chance(0.7)) ? 'ka' : 'en';
  const full_name = lang === 'ka' ? names.georgian_name : names.latin_name;
  return { full_name, names, look: lookOf(names), lang };
}

const LANGUAGE_CHANCES = {
  en: 0.9,
  ru: 0.45,
  de: 0.22,
  fr: 0.15,
  pl: 0.1,
  es: 0.1,
  it: 0.08,
  he: 0.06,
  tr: 0.06,
  cs: 0.04,
};

export function spokenLanguages(own: string | undefined): string[] {
  const others = Object.entries(LANGUAGE_CHANCES).flatMap(([code, share]) => (chance(share) ? code : []));
  return [...new Set(['ka', ...(own ? [own] : []), ...others])];
}

export function profileTexts(
  profession: EditorProfession | '',
  level: CertificationLevel,
  lang: GuideTextLang,
  isGuest: boolean,
) {
  const { specialties, work, homes } = PROFESSION_TEXTS[profession === '' ? 'trekking' : profession];
  const withGuests = profession !== 'industrial-alpinism';
  const fitting = BIO_SENTENCES.filter(({ of }) => of === 'all' || (of === 'local' ? !isGuest : withGuests));
  const sentences = [...(isSupervised(level) ? [SUPERVISED] : []), ...pickSome(fitting, 4)];
  const bioIn = (one: GuideTextLang) => sentences.map((sentence) => sentence[one]).join(' ');
  const other = GUIDE_TEXT_LANGS.find((one) => one !== lang) ?? lang;
  const [hasDescription, hasBio] = [chance(0.92), chance(0.85)];
  const place = pick(PLACES.filter(({ region }) => homes?.includes(region) ?? true));
  return {
    specialties: [
      ...pickSome(specialties, 3),
      ...(withGuests && chance(0.2) ? [pick(OWN_SPECIALTIES)[lang]] : []),
    ],
    regions: regionsOf(place.region, lang),
    description: hasDescription ? work[lang] : '',
    other_description: hasDescription && chance(0.85) ? work[other] : '',
    bio: hasBio ? bioIn(lang) : '',
    other_bio: hasBio && chance(0.75) ? bioIn(other) : '',
    address: place[lang],
  };
}

/**
 * Mostly the region of the address, sometimes others; some guides have none, some a place in their own
 * words.
 */
function regionsOf(home: RegionCode, lang: GuideTextLang): string[] {
  if (chance(0.15)) return [];
  const others = REGION_CODES.filter((code) => code !== home && chance(0.08));
  return [home, ...others, ...(chance(0.05) ? [OWN_REGION[lang]] : [])];
}

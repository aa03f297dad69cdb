/** Generates the people of the demo association: names, languages, numbers and texts. Pure. */
import { GUIDE_TEXT_LANGS, type GuideTextLang } from '../../src/domain/lang.ts';
import { toSpecialties } from '../../src/domain/guide/catalogues/catalogue-entries.ts';
import { REGION_CODES, type RegionCode } from '../../src/domain/guide/catalogues/regions.ts';
import { toPhone } from '../../src/domain/guide/phone.ts';
import { joinName } from '../../src/domain/guide/profile.ts';
import type { ScriptNames } from '../../src/domain/spelling/proposed-names.ts';
import type { EditorProfession } from '../../src/domain/guide/professions.ts';
import type { Random } from './random.ts';
import { FIRST_NAMES, GUESTS, LAST_NAMES } from './names.ts';
import { BIO_SENTENCES, OWN_REGION, OWN_SPECIALTIES, PLACES, PROFESSION_TEXTS } from './texts.ts';

/** A person of the demo association, without guide data. */
interface Person {
  readonly first_name: string;
  readonly last_name: string;
  /** The full name in both scripts; '' if missing. */
  readonly names: ScriptNames;
  readonly look: 'man' | 'woman';
  readonly lang: GuideTextLang;
  readonly language?: string;
}

export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random.next() * list.length)];
  if (chosen === undefined) throw new Error('Nothing to pick from');
  return chosen;
}

function pickSome<T>(random: Random, list: readonly T[], most: number): T[] {
  const rest = [...list];
  const chosen: T[] = [];
  const count = Math.min(rest.length, 1 + Math.floor(random.next() * most));
  while (chosen.length < count) chosen.push(...rest.splice(Math.floor(random.next() * rest.length), 1));
  return chosen;
}

export function personOf(random: Random, index: number): Person {
  const guest = GUESTS[index];
  if (guest) {
    const [first_name, last_name, look, language, georgian_name] = guest;
    const names = { georgian_name, latin_name: joinName(first_name, last_name) };
    return { first_name, last_name, names, look, lang: 'en', language };
  }
  const first = pick(random, FIRST_NAMES);
  const last = pick(random, LAST_NAMES);
  const lang: GuideTextLang = random.chance(0.7) ? 'ka' : 'en';
  const [first_name, last_name] = lang === 'ka' ? [first.ka, last[0]] : [first.latin, last[1]];
  const names = { georgian_name: joinName(first.ka, last[0]), latin_name: joinName(first.latin, last[1]) };
  return { first_name, last_name, names, look: first.look, lang };
}

export function spokenLanguages(random: Random, own: string | undefined): string[] {
  const others = ['en', 'ru', 'de', 'fr', 'pl', 'es', 'it', 'he', 'tr', 'cs'];
  const chance = [0.9, 0.45, 0.22, 0.15, 0.1, 0.1, 0.08, 0.06, 0.06, 0.04];
  const languages = [
    'ka',
    ...(own ? [own] : []),
    ...others.filter((_, index) => random.chance(chance[index] ?? 0)),
  ];
  return [...new Set(languages)];
}

export function phoneOf(random: Random): string {
  const digits = () => String(100 + Math.floor(random.next() * 900));
  const typed = `+995 5${String(50 + Math.floor(random.next() * 49))} ${digits()} ${digits()}`;
  return toPhone(typed) ?? typed;
}

/** @param more additional random numbers, so that the original sequence still gives the same people. */
export function profileTexts(
  random: Random,
  more: Random,
  profession: EditorProfession | '',
  lang: GuideTextLang,
) {
  const texts = PROFESSION_TEXTS[profession === '' ? 'trekking' : profession];
  const sentences = pickSome(random, BIO_SENTENCES, 4);
  const bioIn = (one: GuideTextLang) => sentences.map((sentence) => sentence[one]).join(' ');
  const other = GUIDE_TEXT_LANGS.find((one) => one !== lang) ?? lang;
  const specialties = toSpecialties(
    pickSome(random, texts.specialties, 3).map((specialty) => specialty[lang]),
  );
  const description = random.chance(0.92) ? texts.work[lang] : '';
  const bio = random.chance(0.85) ? bioIn(lang) : '';
  const place = pick(random, PLACES);
  return {
    specialties: more.chance(0.2) ? [...specialties, pick(more, OWN_SPECIALTIES)[lang]] : specialties,
    regions: regionsOf(more, place.region, lang),
    description,
    other_description: description !== '' && more.chance(0.5) ? texts.work[other] : '',
    bio,
    other_bio: bio !== '' && more.chance(0.4) ? bioIn(other) : '',
    address: place[lang],
  };
}

/**
 * Mostly the region of the address, sometimes others; some guides have none, some a place in their own
 * words.
 */
function regionsOf(more: Random, home: RegionCode, lang: GuideTextLang): string[] {
  if (more.chance(0.15)) return [];
  const others = REGION_CODES.filter((code) => code !== home && more.chance(0.08));
  return [home, ...others, ...(more.chance(0.05) ? [OWN_REGION[lang]] : [])];
}

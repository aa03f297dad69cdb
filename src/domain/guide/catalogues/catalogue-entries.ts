/** From what a guide typed to the code of a catalogue. */
import { PAGE_LANGS, type Localized } from '../../lang.ts';
import { SPOKEN_LANGUAGES } from '../spoken-languages.ts';
import { LANGUAGE_SYNONYMS, PROFICIENCY_WORDS } from './language-synonyms.ts';
import { OTHER_PLACE_NAMES } from './places.ts';
import { REGION_NAMES } from './regions.ts';
import { SPECIALTY_NAMES } from './specialties.ts';
import { SPECIALTY_SYNONYMS } from './specialty-synonyms.ts';

type Synonyms = Readonly<Partial<Record<string, readonly string[]>>>;

/** Normalises an entry for comparison: ignores case, hyphens, brackets and repeated blanks. */
function comparable(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function codesByText(
  names: Readonly<Record<string, Localized>>,
  synonyms: Synonyms,
): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const [code, name] of Object.entries(names)) {
    codes.set(code, code);
    const texts = [code, ...PAGE_LANGS.map((lang) => name[lang]), ...(synonyms[code] ?? [])];
    for (const text of texts) codes.set(comparable(text), code);
  }
  return codes;
}

/** Returns the code if the catalogue has the entry, else the trimmed text. */
function toEntry(text: string, codes: ReadonlyMap<string, string>): string {
  return codes.get(text) ?? codes.get(comparable(text)) ?? text.trim();
}

const languageCodes = codesByText(
  SPOKEN_LANGUAGES,
  Object.fromEntries(
    Object.entries(SPOKEN_LANGUAGES).map(([code, { ka }]) => [
      code,
      // The adverb: "ქართულად" besides "ქართული".
      [ka.replace(/ი$/u, 'ად'), ...(LANGUAGE_SYNONYMS[code] ?? [])],
    ]),
  ),
);
const specialtyCodes = codesByText(SPECIALTY_NAMES, SPECIALTY_SYNONYMS);
const regionCodes = codesByText(REGION_NAMES, OTHER_PLACE_NAMES);

function withoutProficiency(text: string): string {
  return comparable(text)
    .split(' ')
    .filter((word) => !PROFICIENCY_WORDS.has(word))
    .join(' ');
}

/**
 * Returns a language as stored, from a code, a name in any language, or own words. The proficiency of
 * a known language is not stored ("fluent English").
 */
export function toLanguage(text: string): string {
  const isKnown = languageCodes.has(comparable(text));
  return toEntry(isKnown ? text : (languageCodes.get(withoutProficiency(text)) ?? text), languageCodes);
}

/**
 * Returns a specialty as stored, from a code, a name in either language, a known synonym, or own
 * words.
 */
export function toSpecialty(text: string): string {
  return toEntry(text, specialtyCodes);
}

/**
 * Returns a region as stored. A town stays as typed because it is more precise than its region; the
 * search and the filter know the region it is in.
 */
export function toRegion(text: string): string {
  return toEntry(text, regionCodes);
}

/** Returns a list as stored, without blanks and duplicates. */
export function toEntries(texts: readonly string[], toStored: (text: string) => string): string[] {
  return [...new Set(texts.map(toStored).filter((entry) => entry !== ''))];
}

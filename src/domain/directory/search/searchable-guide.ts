/**
 * What the search knows about a guide: facts that catalogue words refer to, and the guide's own
 * words.
 */
import { isRegionCode, type RegionCode } from '../../guide/catalogues/regions.ts';
import { toEntries, toLanguage, toRegion, toSpecialty } from '../../guide/catalogues/catalogue-entries.ts';
import { isSpecialtyCode } from '../../guide/catalogues/specialties.ts';
import { claimIn, claimsOf, type Claims } from '../../guide/claims.ts';
import { directoryGroupsOf, editorProfessionName, ownDirectoryGroupOf } from '../../guide/professions.ts';
import { SPOKEN_LANGUAGES } from '../../guide/spoken-languages.ts';
import { recordOf } from '../../record-of.ts';
import { wordsOf } from '../../spelling/letters.ts';
import { FILTER_NAMES, GUIDE_FILTERS } from '../guide-filters.ts';
import type { GuideCard } from '../public-guide.ts';
import type { FilterValues, GuideCodes } from './filters.ts';
import { placesInText, type NamedPlace } from './places-in-text.ts';
import { EVERYBODY_FACT, type Fact } from './vocabulary.ts';

/** What it reads of a card, in which hidden fields are left out; without the name in the other script it works too. */
export type SearchableGuide = Claims &
  Pick<GuideCard, 'slug' | 'full_name' | 'languages' | 'specialties'> &
  Partial<Pick<GuideCard, 'georgian_name' | 'latin_name' | 'regions' | 'address'>>;

/** Returns the words of all names of a guide, each once. */
export function nameWordsOf(guide: SearchableGuide): string[] {
  const names = [guide.full_name, guide.georgian_name ?? '', guide.latin_name ?? ''];
  return [...new Set(names.flatMap(wordsOf))];
}

/** The facts by which a guide is listed and filtered. */
export interface GuideFacts {
  readonly facts: readonly Fact[];
  readonly codes: GuideCodes;
  /** Words of texts that have no code. */
  readonly ownWords: readonly string[];
}

function professionFacts(profession: string): Fact[] {
  const own = ownDirectoryGroupOf(profession);
  const sections = directoryGroupsOf(profession);
  return [
    ...(profession === '' ? [] : [`profession:${profession}` as const]),
    ...sections.map((slug): Fact => (slug === own ? `section:${slug}` : `also:${slug}`)),
    ...(/guide/iu.test(editorProfessionName(profession, 'en') ?? '')
      ? [`first:${EVERYBODY_FACT}` as const]
      : []),
  ];
}

/** Returns the regions a guide names, or else the regions found in the address. */
function regionsOf(stored: readonly string[], address: readonly NamedPlace[]): RegionCode[] {
  const chosen = stored.flatMap((entry) =>
    isRegionCode(entry) ? entry : placesInText(entry).places.map(({ region }) => region),
  );
  return [...new Set(chosen.length > 0 ? chosen : address.map(({ region }) => region))];
}

function placeFacts(places: readonly NamedPlace[]): Fact[] {
  return places.flatMap(({ region, place }): Fact[] => [
    `region:${region}`,
    ...(place === undefined ? [] : [`place:${place}` as const]),
  ]);
}

function isLanguageCode(code: string): boolean {
  return Object.hasOwn(SPOKEN_LANGUAGES, code);
}

/** Returns all facts about a guide, and the words that the catalogues do not cover. */
export function factsOf(guide: SearchableGuide): GuideFacts {
  const storedRegions = toEntries(guide.regions ?? [], toRegion);
  const specialties = toEntries(guide.specialties, toSpecialty);
  const languages = toEntries(guide.languages, toLanguage);
  const address = placesInText(guide.address ?? '');
  const regions = regionsOf(storedRegions, address.places);
  const ownEntries = [
    ...storedRegions.filter((entry) => !isRegionCode(entry)),
    ...specialties.filter((entry) => !isSpecialtyCode(entry)),
    ...languages.filter((entry) => !isLanguageCode(entry)),
  ];
  const claims = claimsOf(guide);
  const groups = new Set(claims.flatMap(({ profession }) => directoryGroupsOf(profession)));
  const texts = [address, ...ownEntries.map(placesInText)];
  const facts: Fact[] = [
    ...claims.flatMap(({ profession }) => professionFacts(profession)),
    ...languages.filter(isLanguageCode).map((code): Fact => `language:${code}`),
    ...specialties.filter(isSpecialtyCode).map((code): Fact => `specialty:${code}`),
    ...regions.map((code): Fact => `region:${code}`),
    ...placeFacts(texts.flatMap(({ places }) => places)),
    ...placeFacts(address.places).map((fact): Fact => `first:${fact}`),
    ...claims.flatMap(({ certification_level: level }) => (level ? [`level:${level}` as const] : [])),
  ];
  return {
    facts: [...new Set(facts)],
    codes: Array.from(groups, (group) => ({
      ...recordOf<FilterValues>(FILTER_NAMES, (filter) => [guide[GUIDE_FILTERS[filter].field] ?? []].flat()),
      profession: [group],
      level: [claimIn(claims, group)?.certification_level ?? ''],
      language: languages.filter(isLanguageCode),
      region: regions,
    })),
    ownWords: texts.flatMap(({ otherWords }) => otherWords),
  };
}

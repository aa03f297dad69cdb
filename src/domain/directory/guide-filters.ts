/**
 * The filters of the directory, in the order of their URL parameters, each described once: query, search, counts,
 * form and the name of a search follow from this table.
 */
import { REGION_NAMES } from '../guide/catalogues/regions.ts';
import { CERTIFICATION_NAMES } from '../guide/certification.ts';
import type { CardField } from '../guide/guide-fields.ts';
import { DIRECTORY_GROUP_NAMES } from '../guide/professions.ts';
import { SPOKEN_LANGUAGES } from '../guide/spoken-languages.ts';
import { codeName, type CodeNames, type Lang, type Localized } from '../lang.ts';
import { keysOf, recordOf } from '../record-of.ts';

interface Filter {
  /** The field of the cards that holds the guide's codes; `factsOf` of the search adds what it derives. */
  readonly field: CardField;
  /** The choices by code, in display order. */
  readonly names: CodeNames;
  /** The texts of its list in the form; without them, its choices are links above the results. */
  readonly list?: {
    readonly label: string;
    readonly any: string;
    /** Whether the choices with most guides are first. */
    readonly isByCount: boolean;
  };
}

export const GUIDE_FILTERS = {
  /** A section of the directory. */
  profession: {
    field: 'profession',
    names: DIRECTORY_GROUP_NAMES,
  },
  language: {
    field: 'languages',
    names: SPOKEN_LANGUAGES,
    list: { label: 'guides.language', any: 'guides.anyLanguage', isByCount: true },
  },
  region: {
    field: 'regions',
    names: REGION_NAMES,
    list: { label: 'guides.region', any: 'guides.anyRegion', isByCount: false },
  },
  level: {
    field: 'certification_level',
    names: CERTIFICATION_NAMES,
    list: { label: 'field.certification_level', any: 'guides.anyLevel', isByCount: false },
  },
} as const satisfies Readonly<Record<string, Filter>>;

type Filters = typeof GUIDE_FILTERS;
export type GuideFilter = keyof Filters;

export const FILTER_NAMES: readonly GuideFilter[] = keysOf(GUIDE_FILTERS);

/** The filters with a list in the form. */
type ListFilter = {
  [Name in GuideFilter]: Filters[Name] extends { list: object } ? Name : never;
}[GuideFilter];
export const LIST_FILTERS = FILTER_NAMES.filter((name): name is ListFilter => 'list' in GUIDE_FILTERS[name]);

/** The choices of each filter, in display order. */
export const FILTER_CODES = recordOf<Readonly<Record<GuideFilter, readonly string[]>>>(FILTER_NAMES, (name) =>
  Object.keys(GUIDE_FILTERS[name].names),
);

/** Stands in an address for every value that is no choice: equal questions share one answer, which nobody matches. */
export const OTHER_CHOICE = 'other';
const OTHER_NAME: Localized = {
  en: 'a choice that is not in the list',
  ka: 'არჩევანი, რომელიც სიაში არ არის',
};

/** Returns the name of a choice; '' for none. */
export function choiceName(filter: GuideFilter, code: string, lang: Lang): string {
  if (code === OTHER_CHOICE) return OTHER_NAME[lang];
  return codeName(GUIDE_FILTERS[filter].names, code, lang);
}

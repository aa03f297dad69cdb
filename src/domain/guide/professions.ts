/**
 * The catalogue of professions. The specification lists different slugs for the menu and the home cards,
 * values for the editor, and groups for the directory; this module maps them to each other.
 */
import type { Lang, Localized } from '../lang.ts';
import { isKeyOf, keysOf } from '../record-of.ts';

/** Those that the Professions menu lists, in its order. */
export const MENU_PROFESSIONS = [
  'mountain-guide',
  'trekking-guide',
  'alpine-climbing-instructor',
  'ski-guide',
  'ski-teacher',
  'rock-climbing-guide',
] as const;

/** Professions with their own page at `/professions/{slug}` (specification, section 2). */
export const PROFESSION_SLUGS = [
  ...MENU_PROFESSIONS,
  'mountain-leader',
  'industrial-alpinism',
  'canyoning-guide',
] as const;

export type ProfessionSlug = (typeof PROFESSION_SLUGS)[number];

/**
 * The choices in the editor: the eight of the specification (section 3) in its order, then the others
 * that the association certifies.
 */
export const EDITOR_PROFESSION_NAMES = {
  'mountain-guide': { en: 'Mountain Guide', ka: 'სამთო გამყოლი' },
  'ski-touring': { en: 'Ski Touring Guide', ka: 'სათხილამურო ტურის გამყოლი' },
  'rock-climbing': { en: 'Rock Climbing Guide', ka: 'კლდეზე ცოცვის გამყოლი' },
  trekking: { en: 'Trekking Guide', ka: 'საფეხმავლო გამყოლი' },
  canyoning: { en: 'Canyoning Guide', ka: 'კანიონინგის გამყოლი' },
  equestrian: { en: 'Equestrian Guide', ka: 'საცხენოსნო ტურის გამყოლი' },
  'bike-guide': { en: 'Bike Guide', ka: 'ველოტურის გამყოლი' },
  rafting: { en: 'Rafting Guide', ka: 'ჯომარდობის გამყოლი' },
  'alpine-climbing-instructor': { en: 'Alpine Climbing Instructor', ka: 'ალპინიზმის ინსტრუქტორი' },
  'ski-teacher': { en: 'Ski Teacher', ka: 'სათხილამურო ინსტრუქტორი' },
  'mountain-leader': { en: 'Mountain Leader', ka: 'სამთო ლიდერი' },
  'industrial-alpinism': { en: 'Industrial Alpinist', ka: 'ინდუსტრიული ალპინისტი' },
  speleo: { en: 'Speleo Guide', ka: 'სპელეოტურის გამყოლი' },
  overland: { en: 'Overland Guide', ka: 'ოვერლენდტურის გამყოლი' },
} as const satisfies Readonly<Record<string, Localized>>;

export type EditorProfession = keyof typeof EDITOR_PROFESSION_NAMES;

/** Returns the name of an editor profession; undefined for any other text. */
export function editorProfessionName(code: string, lang: Lang): string | undefined {
  return isKeyOf(EDITOR_PROFESSION_NAMES, code) ? EDITOR_PROFESSION_NAMES[code][lang] : undefined;
}

export const EDITOR_PROFESSIONS: readonly EditorProfession[] = keysOf(EDITOR_PROFESSION_NAMES);

/** Sections of the directory in display order. */
export const DIRECTORY_GROUP_NAMES = {
  'mountain-guide': { en: 'Mountain guides', ka: 'სამთო გამყოლები' },
  'trekking-guide': { en: 'Trekking guides', ka: 'საფეხმავლო გამყოლები' },
  'mountain-leader': { en: 'Mountain leaders', ka: 'სამთო ლიდერები' },
  'rock-climbing-guide': { en: 'Rock climbing guides', ka: 'კლდეზე ცოცვის გამყოლები' },
  'alpine-climbing-instructor': { en: 'Alpine climbing instructors', ka: 'ალპინიზმის ინსტრუქტორები' },
  'ski-guide': { en: 'Ski guides', ka: 'სათხილამურო გამყოლები' },
  'ski-teacher': { en: 'Ski teachers', ka: 'სათხილამურო ინსტრუქტორები' },
  'canyoning-guide': { en: 'Canyoning guides', ka: 'კანიონინგის გამყოლები' },
  'equestrian-guide': { en: 'Equestrian guides', ka: 'საცხენოსნო ტურის გამყოლები' },
  'bike-guide': { en: 'Bike guides', ka: 'ველოტურის გამყოლები' },
  'rafting-guide': { en: 'Rafting guides', ka: 'ჯომარდობის გამყოლები' },
  'speleo-guide': { en: 'Speleo guides', ka: 'სპელეოტურის გამყოლები' },
  'overland-guide': { en: 'Overland guides', ka: 'ოვერლენდტურის გამყოლები' },
  'industrial-alpinism': { en: 'Industrial alpinists', ka: 'ინდუსტრიული ალპინისტები' },
} as const satisfies Readonly<Record<string, Localized>>;

export type DirectoryGroupSlug = keyof typeof DIRECTORY_GROUP_NAMES;

/**
 * The `profession` values that belong to each section. Where the specification lists none, a section accepts its own slug
 * and its everyday word.
 */
const ACCEPTED: Readonly<Record<DirectoryGroupSlug, readonly string[]>> = {
  'mountain-guide': ['mountain', 'trekking', 'mountain-guide'],
  'trekking-guide': ['trekking'],
  'mountain-leader': ['mountain-leader'],
  'rock-climbing-guide': ['rock-climbing', 'rock-climbing-guide'],
  'alpine-climbing-instructor': ['alpine-climbing-instructor'],
  'ski-guide': ['ski', 'ski-touring'],
  'ski-teacher': ['ski', 'ski-touring', 'ski-teacher'],
  'canyoning-guide': ['canyoning', 'canyoning-guide'],
  'equestrian-guide': ['horse', 'equestrian'],
  'bike-guide': ['biking', 'cycling', 'bicycle', 'bike-guide'],
  'rafting-guide': ['rafting', 'rafting-guide'],
  'speleo-guide': ['speleo', 'speleo-guide'],
  'overland-guide': ['overland', 'overland-guide'],
  'industrial-alpinism': ['industrial-alpinism'],
};

export const DIRECTORY_GROUP_SLUGS: readonly DirectoryGroupSlug[] = keysOf(DIRECTORY_GROUP_NAMES);

/** A guide with no profession is placed here (specification, section 3). */
export const DEFAULT_DIRECTORY_GROUP: DirectoryGroupSlug = 'trekking-guide';

/**
 * Returns the sections in which a guide of this profession appears; never empty for a value of the
 * editor.
 */
export function directoryGroupsOf(profession: string): DirectoryGroupSlug[] {
  if (profession === '') return [DEFAULT_DIRECTORY_GROUP];
  return DIRECTORY_GROUP_SLUGS.filter((slug) => ACCEPTED[slug].includes(profession));
}

/** For a profession in several sections, the section that is its own; the others mark it as "also". */
const OWN_GROUPS: Readonly<Partial<Record<string, DirectoryGroupSlug>>> = {
  trekking: 'trekking-guide',
  'ski-touring': 'ski-guide',
};

/** Returns the own section of a profession, or undefined if it is in none. */
export function ownDirectoryGroupOf(profession: string): DirectoryGroupSlug | undefined {
  return OWN_GROUPS[profession] ?? directoryGroupsOf(profession)[0];
}

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

/** A section of the directory, and the `profession` values that belong to it. */
interface DirectoryGroup {
  readonly name: Localized;
  readonly accepts: readonly string[];
}

/**
 * Sections of the directory in display order. Where the specification lists no accepted values, a section
 * accepts its own slug and its everyday word.
 */
export const DIRECTORY_GROUPS = {
  'mountain-guide': {
    name: { en: 'Mountain guides', ka: 'სამთო გამყოლები' },
    accepts: ['mountain', 'trekking', 'mountain-guide'],
  },
  'trekking-guide': {
    name: { en: 'Trekking guides', ka: 'საფეხმავლო გამყოლები' },
    accepts: ['trekking'],
  },
  'mountain-leader': {
    name: { en: 'Mountain leaders', ka: 'სამთო ლიდერები' },
    accepts: ['mountain-leader'],
  },
  'rock-climbing-guide': {
    name: { en: 'Rock climbing guides', ka: 'კლდეზე ცოცვის გამყოლები' },
    accepts: ['rock-climbing', 'rock-climbing-guide'],
  },
  'alpine-climbing-instructor': {
    name: { en: 'Alpine climbing instructors', ka: 'ალპინიზმის ინსტრუქტორები' },
    accepts: ['alpine-climbing-instructor'],
  },
  'ski-guide': {
    name: { en: 'Ski guides', ka: 'სათხილამურო გამყოლები' },
    accepts: ['ski', 'ski-touring'],
  },
  'ski-teacher': {
    name: { en: 'Ski teachers', ka: 'სათხილამურო ინსტრუქტორები' },
    accepts: ['ski', 'ski-touring', 'ski-teacher'],
  },
  'canyoning-guide': {
    name: { en: 'Canyoning guides', ka: 'კანიონინგის გამყოლები' },
    accepts: ['canyoning', 'canyoning-guide'],
  },
  'equestrian-guide': {
    name: { en: 'Equestrian guides', ka: 'საცხენოსნო ტურის გამყოლები' },
    accepts: ['horse', 'equestrian'],
  },
  'bike-guide': {
    name: { en: 'Bike guides', ka: 'ველოტურის გამყოლები' },
    accepts: ['biking', 'cycling', 'bicycle', 'bike-guide'],
  },
  'rafting-guide': {
    name: { en: 'Rafting guides', ka: 'ჯომარდობის გამყოლები' },
    accepts: ['rafting', 'rafting-guide'],
  },
  'speleo-guide': {
    name: { en: 'Speleo guides', ka: 'სპელეოტურის გამყოლები' },
    accepts: ['speleo', 'speleo-guide'],
  },
  'overland-guide': {
    name: { en: 'Overland guides', ka: 'ოვერლენდტურის გამყოლები' },
    accepts: ['overland', 'overland-guide'],
  },
  'industrial-alpinism': {
    name: { en: 'Industrial alpinists', ka: 'ინდუსტრიული ალპინისტები' },
    accepts: ['industrial-alpinism'],
  },
} as const satisfies Readonly<Record<string, DirectoryGroup>>;

export type DirectoryGroupSlug = keyof typeof DIRECTORY_GROUPS;

export function isDirectoryGroup(key: string): key is DirectoryGroupSlug {
  return isKeyOf(DIRECTORY_GROUPS, key);
}

export const DIRECTORY_GROUP_SLUGS: readonly DirectoryGroupSlug[] = keysOf(DIRECTORY_GROUPS);

/** A guide with no profession is placed here (specification, section 3). */
export const DEFAULT_DIRECTORY_GROUP: DirectoryGroupSlug = 'trekking-guide';

/**
 * Returns the sections in which a guide of this profession appears; never empty for a value of the
 * editor.
 */
export function directoryGroupsOf(profession: string): DirectoryGroupSlug[] {
  if (profession === '') return [DEFAULT_DIRECTORY_GROUP];
  return DIRECTORY_GROUP_SLUGS.filter((slug) => {
    const accepts: readonly string[] = DIRECTORY_GROUPS[slug].accepts;
    return accepts.includes(profession);
  });
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

/**
 * The register of the desk: one row a person, filtered by what the address holds, searched and sorted. Each filter is a
 * function from a person to the values that the person has, so the same table gives the choices and their numbers. Pure.
 */
import { choiceName } from '../directory/guide-filters.ts';
import { isListed } from '../guide/guide-profile.ts';
import { claimsOf, type Claim } from '../guide/claims.ts';
import { editorProfessionName } from '../guide/professions.ts';
import { langOfText } from '../guide/text-lang.ts';
import type { Lang } from '../lang.ts';
import { MEMBERSHIP_STATES, stateAt } from '../membership/membership.ts';
import { keysOf } from '../record-of.ts';
import { RENEWAL } from '../verification/verification.ts';
import { lastDay, type DeskPerson } from './desk-rows.ts';
import { searchPeople, type Found } from './search.ts';
import { haveEnds, inView, type ViewContext, type ViewName } from './views.ts';

/** Where a person stands: in the public directory, with a membership in a state, or without one. */
export const STATUSES = ['listed', ...MEMBERSHIP_STATES, 'none'] as const;
export type Status = (typeof STATUSES)[number];

/** In the order of the desk; the names are those in the address. */
export const FILTER_NAMES = ['ends', 'profession', 'level', 'region', 'language', 'status'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** What the register shows: the part of the desk's address that it understands. */
export type RegisterQuery = Readonly<Partial<Record<FilterName, string | undefined>>> & {
  readonly q: string;
  readonly view?: ViewName | undefined;
  readonly sort?: Sort | undefined;
};

export function membershipStatus({ membership }: DeskPerson, now: Date): Exclude<Status, 'listed'> {
  return membership ? stateAt(membership, now) : 'none';
}

/** Whether another term was asked for: only of those in the view of ending terms. */
export function renewalOf(person: DeskPerson, context: ViewContext): 'requested' | 'not-requested' | '' {
  if (context.openRequests.get(person.id)?.kind === RENEWAL) return 'requested';
  return inView([person], 'not-renewed', context).length > 0 ? 'not-requested' : '';
}

const levelOf = ({ certification_level = '' }: Claim): string => certification_level;

/** Professions and levels of a member are those that were approved last; else those of the profile. */
function claimsWith({ guide }: DeskPerson, { profession, level }: Omit<RegisterQuery, 'q'>): Claim[] {
  const claims: readonly Claim[] = guide ? claimsOf(guide.approved ?? guide) : [];
  return claims.filter(
    (claim) =>
      [undefined, claim.profession].includes(profession) && [undefined, levelOf(claim)].includes(level),
  );
}

/** '' stands for a value that is missing; accounts without a guide profile have none at all. */
const orNone = (values: readonly string[]) => (values.length === 0 ? [''] : values);

type ValuesOf = (person: DeskPerson, context: ViewContext, query: RegisterQuery) => readonly string[];

const FILTERS: Readonly<Record<FilterName, ValuesOf>> = {
  /** The month of the last day, `YYYY-MM`. */
  ends: (person) => [lastDay(person).slice(0, 7)].filter(Boolean),
  // A level that is asked for besides is meant of that profession.
  profession: (person, _context, { level }) =>
    claimsWith(person, { level }).map(({ profession }) => profession),
  level: (person, _context, { profession }) => claimsWith(person, { profession }).map(levelOf),
  region: ({ guide }) => (guide ? orNone(guide.regions) : []),
  language: ({ guide }) => (guide ? orNone(guide.languages) : []),
  status: (person, { now }) => [
    ...(person.guide && isListed(person.guide) ? ['listed'] : []),
    membershipStatus(person, now),
  ],
};

export interface RegisterContext extends ViewContext {
  readonly lang: Lang;
}

type Named = Exclude<FilterName, 'status' | 'ends'>;

export function valueName(name: Named, value: string, lang: Lang): string {
  return name === 'profession' ? (editorProfessionName(value, lang) ?? value) : choiceName(name, value, lang);
}

type KeyOf = (person: DeskPerson, context: RegisterContext) => string | null | undefined;

/** Levels are in the order of the professions. */
function namesOf(name: Named): KeyOf {
  return (person, context) => {
    const values = FILTERS[name](person, context, { q: '' });
    const names = values.map((value) => valueName(name, value, context.lang));
    return names.map((text) => text || (names.length > 1 ? '–' : '')).join(', ');
  };
}

const SORT_KEYS = {
  number: ({ membership }) => membership && String(membership.number),
  // An account without a guide profile has one name.
  georgian_name: ({ full_name, guide }) =>
    guide?.georgian_name || (langOfText(full_name) === 'ka' ? full_name : ''),
  latin_name: ({ full_name, guide }) =>
    guide?.latin_name || (langOfText(full_name) === 'ka' ? '' : full_name),
  status: (person, { now }) => membershipStatus(person, now),
  ends: lastDay,
  renewal: renewalOf,
  profession: namesOf('profession'),
  level: namesOf('level'),
  region: namesOf('region'),
  language: namesOf('language'),
  since: ({ membership }) => membership?.since.toISOString(),
  email: ({ email }) => email,
  phone: ({ guide }) => guide?.phone,
  joined: ({ created_at }) => created_at.toISOString(),
} as const satisfies Readonly<Record<string, KeyOf>>;

export type Column = keyof typeof SORT_KEYS;
export const COLUMNS: readonly Column[] = keysOf(SORT_KEYS);

export function shownColumns(people: readonly DeskPerson[], context: ViewContext): readonly Column[] {
  const isOfEnds = (column: Column) => column === 'ends' || column === 'renewal';
  return haveEnds(people, context) ? COLUMNS : COLUMNS.filter((column) => !isOfEnds(column));
}

/** What a column of a person is sorted by, '' for nothing: dates in ISO 8601, status and renewal by code, else its text. */
export function sortKeyOf(column: Column, person: DeskPerson, context: RegisterContext): string {
  const keyOf: KeyOf = SORT_KEYS[column];
  return keyOf(person, context) ?? '';
}

/** A column; with a minus, its greatest value first. */
export type Sort = Column | `-${Column}`;
export const SORTS: readonly Sort[] = COLUMNS.flatMap((column) => [column, `-${column}`] as const);
export const USUAL_SORT: Sort = '-joined';

/** Georgian has no locale of its own in Chromium; here it is sorted by its alphabet, after Latin. */
const { compare } = new Intl.Collator('en', { numeric: true });

/** Those without a value are last in both directions. */
function sortPeople(people: readonly DeskPerson[], sort: Sort, context: RegisterContext): DeskPerson[] {
  const isDescending = sort.startsWith('-');
  const column = COLUMNS.find((name) => name === sort.replace('-', '')) ?? 'joined';
  const keyed = people.map((person) => ({ person, key: sortKeyOf(column, person, context) }));
  const sorted = keyed.toSorted(
    (a, b) => Number(a.key === '') - Number(b.key === '') || compare(a.key, b.key) * (isDescending ? -1 : 1),
  );
  return sorted.map(({ person }) => person);
}

function findPeople(people: readonly DeskPerson[], query: RegisterQuery, context: ViewContext) {
  const filtered = inView(people, query.view, context).filter((person) =>
    FILTER_NAMES.every((name) => {
      const wanted = query[name];
      return wanted === undefined || FILTERS[name](person, context, query).includes(wanted);
    }),
  );
  return searchPeople(filtered, query.q);
}

/** Returns how many people the query would find with each value of a filter that occurs, and with the one that it has. */
export function choicesOf(
  people: readonly DeskPerson[],
  name: FilterName,
  query: RegisterQuery,
  context: ViewContext,
): ReadonlyMap<string, number> {
  const others = { ...query, [name]: undefined };
  const { rows } = findPeople(people, others, context);
  const wanted = query[name];
  const counts = new Map<string, number>(wanted === undefined ? [] : [[wanted, 0]]);
  for (const value of rows.flatMap((person) => [...new Set(FILTERS[name](person, context, others))]))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

export function registerOf(
  people: readonly DeskPerson[],
  query: RegisterQuery,
  context: RegisterContext,
): Found<DeskPerson> {
  const { rows, isSimilar } = findPeople(people, query, context);
  return { rows: sortPeople(rows, query.sort ?? USUAL_SORT, context), isSimilar };
}

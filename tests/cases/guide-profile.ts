/**
 * Guide profiles with the result that the form's schema and the security rules must both give. They are
 * generated from the field table, so that a change on one side only fails a test.
 */
import {
  APPROVED_FIELDS,
  fieldOf,
  GUIDE_FIELD_NAMES,
  GUIDE_FIELDS,
  SEEN_FIELDS,
  type FlaggedField,
  type GuideFieldName,
} from '../../src/domain/guide/guide-fields.ts';
import { LIMITS } from '../../src/domain/limits.ts';
import { isTypedIn, proposedNames } from '../../src/domain/spelling/proposed-names.ts';
import { PUBLICATION_NOTICE_VERSION } from '../../src/domain/verification/publication-consent.ts';
import { avatarCases, phoneCases, websiteCases } from './guide-links.ts';
import { TEXT_CASES } from './visible-text.ts';

export interface GuideProfileCase {
  readonly name: string;
  /** Fields that differ from `validGuideProfile`; undefined removes the field. */
  readonly change: Readonly<Record<string, unknown>>;
  readonly valid: boolean;
}

/** What the owner writes, without the fields of the server. */
export function validGuideProfile(uid: string, full_name: string): Record<string, unknown> {
  return {
    ...Object.fromEntries(GUIDE_FIELD_NAMES.map((name) => [name, fieldOf(name).blank])),
    user_id: uid,
    profession: 'trekking',
    experience_years: 7,
    languages: ['ka', 'en', 'de'],
    // Typed in Latin letters, and no Georgian name given yet: the address is made of the one that is typed.
    georgian_name: isTypedIn('georgian_name', full_name) ? full_name : '',
    latin_name: proposedNames(full_name).latin_name,
    regions: ['svaneti', 'ბახმარო'],
    specialties: ['multi-day-treks', 'მაღალმთიანი აჭარა'],
    description: 'Guides walks in Svaneti.',
    bio: '',
    certification_level: 'certified',
    address: 'მესტია',
    phone: '+995 555 12 34 56',
    website: 'https://guide.example.org/en',
    show_phone: false,
    show_address: true,
    show_website: true,
    show_experience: true,
    show_certifications: true,
    is_public: true,
    avatar_url: null,
    full_name,
    consent_version: PUBLICATION_NOTICE_VERSION,
  };
}

/** What a request for this guide profile submits for approval. */
export function appliedFor(guide: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(APPROVED_FIELDS.map((name) => [name, guide[name]]));
}

/** What an approval of this guide profile stores of the fields that need none. */
export function seenFor(guide: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(SEEN_FIELDS.map((name) => [name, guide[name]]));
}

const GEORGIAN = 'ქ';
const EMOJI = '🏔';

function texts(field: string, maximum: number, mayBeEmpty: boolean): GuideProfileCase[] {
  const one = (name: string, value: unknown, valid: boolean): GuideProfileCase => ({
    name: `${field}: ${name}`,
    change: { [field]: value },
    valid,
  });
  return [
    one('as long as allowed', 'x'.repeat(maximum), true),
    one('one character too long', 'x'.repeat(maximum + 1), false),
    one('as long as allowed in Georgian', GEORGIAN.repeat(maximum), true),
    one('one character too long in Georgian', GEORGIAN.repeat(maximum + 1), false),
    one('as long as allowed in emoji', `x${EMOJI.repeat(maximum - 1)}`, true),
    one('one character too long in emoji', `x${EMOJI.repeat(maximum)}`, false),
    one('one character', 'x', true),
    one('empty', '', mayBeEmpty),
    ...TEXT_CASES.map(({ name, text, line, lines }) => one(name, text, mayBeEmpty ? lines : line)),
    one('blank', '   ', false),
    one('null', null, false),
    one('a number', 5, false),
    one('a list', ['x'], false),
    one('a map', { x: 'x' }, false),
    one('missing', undefined, false),
  ];
}

/** Names accepted in each script, and near misses. */
const NAMES_IN: Readonly<Record<'georgian' | 'latin', readonly string[]>> = {
  georgian: ['გიორგი ბერიძე', 'ა', 'ანა-მარია', 'ო’ბრაიენი', 'ჰ'],
  latin: ['Giorgi Beridze', 'A', 'Ana-Maria', 'O’Brien', "D'Arc", 'Łukasz Świątek', 'z', 'ɏ', 'ÿ', 'ỳ'],
};
/** Of other scripts, of none, and what is just outside of the letters. */
const NAMES_IN_NEITHER = [
  'Георгий', 'Γιώργος', 'Giorgi ბერიძე', 'gიორგი', 'ანა ', ' ანა', 'Ana  Maria', 'Ana-', '-Ana', 'Ana 2',
  '჻', '×', '÷', 'ᲐᲜᲐ', '5', ' ', 'Ana\nMaria',
]; // oxfmt-ignore

function scriptNames(field: string, script: 'georgian' | 'latin', maximum: number): GuideProfileCase[] {
  const one = (value: unknown, valid: boolean): GuideProfileCase => ({
    name: `${field}: ${JSON.stringify(value)?.slice(0, 40)}`,
    change: { [field]: value },
    valid,
  });
  const other = script === 'georgian' ? 'latin' : 'georgian';
  const letter = script === 'georgian' ? 'ქ' : 'x';
  return [
    ...NAMES_IN[script].map((name) => one(name, true)),
    ...[...NAMES_IN[other], ...NAMES_IN_NEITHER].map((name) => one(name, false)),
    one('', true),
    one(letter.repeat(maximum), true),
    one(letter.repeat(maximum + 1), false),
    ...[null, 5, ['x'], { x: 'x' }, undefined].map((value) => one(value, false)),
  ];
}

function members(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `n${index}`);
}

function lists(field: string, most: number, mayBeEmpty: boolean): GuideProfileCase[] {
  const one = (name: string, value: unknown, valid: boolean): GuideProfileCase => ({
    name: `${field}: ${name}`,
    change: { [field]: value },
    valid,
  });
  const longest = LIMITS.listItem;
  return [
    one('as many as allowed', members(most), true),
    one('one too many', members(most + 1), false),
    one('none', [], mayBeEmpty),
    one('one', ['ka'], true),
    one('one of one character', ['x'], true),
    one('one of two characters', ['ქა'], true),
    one('with words', ['High mountain routes'], true),
    one('the longest member', ['ka', GEORGIAN.repeat(longest), 'en'], true),
    one('a member too long', ['ka', GEORGIAN.repeat(longest + 1), 'en'], false),
    one('a last member too long', ['ka', 'x'.repeat(longest + 1)], false),
    one('only an empty member', [''], false),
    one('an empty member among others', ['ka', '', 'en'], false),
    one('an empty last member', ['ka', ''], false),
    one('a blank member', [' '], false),
    one('a comma inside', ['ka,en'], false),
    ...TEXT_CASES.map(({ name, text, line }) => one(`a member that is ${name}`, ['ka', text], line)),
    ...TEXT_CASES.map(({ name, text, line }) => one(`only ${name}`, [text], line)),
    one('a line break inside', ['ka\nen'], false),
    one('a number among texts', ['ka', 5], false),
    one('only numbers', [1, 2], false),
    one('a truth value', [true], false),
    one('a null among texts', ['ka', null], false),
    one('a map among texts', ['ka', { x: 1 }], false),
    one('a text', 'ka', false),
    one('a map', { 0: 'ka' }, false),
    one('null', null, false),
    one('missing', undefined, false),
  ];
}

function choices(field: string, values: readonly string[]): GuideProfileCase[] {
  const others = GUIDE_FIELD_NAMES.filter((name) => name !== field).flatMap(
    (name) => fieldOf(name).codes ?? [],
  );
  return [
    ...['', ...values].map((value) => ({
      name: `${field}: "${value}"`,
      change: { [field]: value },
      valid: true,
    })),
    // A value of another choice field is invalid here.
    ...[
      ...others.slice(0, 1),
      'wizard',
      ` ${values[0]}`,
      values[0]?.toUpperCase(),
      null,
      1,
      [values[0]],
      undefined,
    ].map((value) => ({
      name: `${field}: ${JSON.stringify(value)}`,
      change: { [field]: value },
      valid: false,
    })),
  ];
}

/** Of a guide whose first profession is another one than these. */
const SKI = { profession: 'ski-touring', certification_level: 'certified' };
const BIKE = { profession: 'bike-guide', certification_level: '' };
const RAFTING = { profession: 'rafting', certification_level: 'trainee' };

/** What no list of further professions may hold, in whichever place. */
const NO_CLAIMS: readonly (readonly [name: string, claim: unknown])[] = [
  ['without a profession', { certification_level: 'master' }],
  ['with an empty profession', { ...SKI, profession: '' }],
  ['of an unknown profession', { ...SKI, profession: 'wizard' }],
  ['with a list for a profession', { ...SKI, profession: ['ski-touring'] }],
  ['without a level', { profession: 'ski-touring' }],
  ['of an unknown level', { ...SKI, certification_level: 'grandmaster' }],
  ['with a number for a level', { ...SKI, certification_level: 4 }],
  ['with another key', { ...SKI, is_verified: true }],
  ['that is a text', 'ski-touring'],
  ['that is null', null],
];

function claims(field: string): GuideProfileCase[] {
  const one = (name: string, value: unknown, valid: boolean): GuideProfileCase => ({
    name: `${field}: ${name}`,
    change: { [field]: value },
    valid,
  });
  return [
    one('none', [], true),
    one('missing, as before there was the field', undefined, true),
    one('one', [SKI], true),
    one('two', [SKI, BIKE], true),
    one('three', [SKI, BIKE, RAFTING], false),
    ...NO_CLAIMS.flatMap(([name, claim]) => [
      one(`the first ${name}`, [claim, BIKE], false),
      one(`the second ${name}`, [BIKE, claim], false),
    ]),
    one('a claim alone', SKI, false),
    one('a map of claims', { 0: SKI }, false),
    one('an empty map', {}, false),
    one('an empty text', '', false),
    one('null', null, false),
  ];
}

/** Professions that contradict one another, which no field alone tells. */
export const CONTRADICTIONS = [
  ['the first one again', { further_professions: [{ ...SKI, profession: 'trekking' }] }],
  ['the first one again as the last', { further_professions: [SKI, { ...SKI, profession: 'trekking' }] }],
  ['one twice', { further_professions: [SKI, { ...SKI, certification_level: 'master' }] }],
  ['one without a first', { profession: '', further_professions: [SKI] }],
  ['two without a first', { profession: '', further_professions: [SKI, BIKE] }],
] as const;

function flags(field: string): GuideProfileCase[] {
  return [
    ...[true, false].map((value) => ({
      name: `${field}: ${value}`,
      change: { [field]: value },
      valid: true,
    })),
    ...['true', 1, null, undefined].map((value) => ({
      name: `${field}: ${JSON.stringify(value)}`,
      change: { [field]: value },
      valid: false,
    })),
  ];
}

function wholeYears(field: string, most: number): GuideProfileCase[] {
  const valid = [0, 1, most];
  const invalid = [-1, most + 1, 1e9, 3.5, Number.NaN, '7', null, [7], undefined];
  return [...valid, ...invalid].map((value) => ({
    name: `${field}: ${typeof value === 'string' ? `"${value}"` : String(value)}`,
    change: { [field]: value },
    valid: valid.some((years) => years === value),
  }));
}

/**
 * The cases of one field; fields derived from the account have none, because the rules compare them with
 * the account.
 */
function fieldCases(name: GuideFieldName, uid: string): GuideProfileCase[] {
  const field = GUIDE_FIELDS[name];
  const mayBeEmpty = !fieldOf(name).isRequired;
  switch (field.kind) {
    case 'account':
      return [];
    case 'name':
      return scriptNames(name, field.script, field.limit);
    case 'picture':
      return avatarCases(uid);
    case 'choice':
      return choices(name, field.codes);
    case 'claims':
      return claims(name);
    case 'years':
      return wholeYears(name, field.limit);
    case 'list':
      return lists(name, field.limit, mayBeEmpty);
    case 'link':
      return websiteCases(name, field.limit);
    case 'phone':
      return phoneCases(name, field.limit);
    case 'flag':
    case 'decision':
      return flags(name);
    case 'text':
    case 'long-text':
      return texts(name, field.limit, mayBeEmpty);
  }
}

/** Every field's cases. */
export function guideProfileCases(uid: string): GuideProfileCase[] {
  return [
    { name: 'as the form writes it', change: {}, valid: true },
    ...GUIDE_FIELD_NAMES.flatMap((name) => fieldCases(name, uid)),
  ];
}

/** The case's document; missing fields are not in it. */
export function applyCase(
  base: Readonly<Record<string, unknown>>,
  { change }: GuideProfileCase,
): Record<string, unknown> {
  const entries = Object.entries({ ...base, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}

/** A value that occurs in no other text of a guide. */
export function markOf(name: FlaggedField): string | number {
  const field = GUIDE_FIELDS[name];
  switch (field.kind) {
    case 'choice':
      return field.codes.at(-1) ?? '';
    case 'years':
      return field.limit - 7;
    case 'phone':
      return '+995 599 40 50 60';
    case 'link':
      return `https://mark-of-${name.replaceAll('_', '-')}.example.org/`;
    default:
      return `MARK-OF-${name}`;
  }
}

/**
 * How the desk finds what an admin types: a name in any script and spelling, a place, an email address, a phone or member
 * number; and whom an applicant may already be, so that nobody becomes a member twice. Pure.
 */
import { REGION_NAMES } from '../guide/catalogues/regions.ts';
import { codeName, PAGE_LANGS } from '../lang.ts';
import { wordsOf } from '../spelling/letters.ts';
import { isOneErrorAway } from '../spelling/one-error.ts';
import { soundKeys } from '../spelling/sound-keys.ts';
import type { DeskPerson, RequestFields } from './desk-rows.ts';
import { type RequestRow, toRequestRow } from './request-rows.ts';
import type { GuideProfile } from '../guide/guide-profile.ts';
import type { Profile } from '../guide/profile.ts';
import { MAX_SAME_PEOPLE, type VerificationRequest } from '../verification/verification.ts';

export interface Found<Row> {
  /** In the order in which they were given. */
  readonly rows: readonly Row[];
  /** Nothing matches; the rows are similar, with one typing error in each word at most. */
  readonly isSimilar: boolean;
}

export function searchPeople(people: readonly DeskPerson[], typed: string): Found<DeskPerson> {
  return search(people, typed, textsOfPerson) ?? { rows: people, isSimilar: false };
}

type Named = Pick<RequestRow, 'full_name' | 'person'>;

/** Undefined if there is nothing to search by. */
export function searchRequests<Row extends Named>(requests: readonly Row[], typed: string) {
  return search(requests, typed, textsOfRequest);
}

function textsOfRequest({ full_name, person }: Named): Texts {
  const texts = person && textsOfPerson(person);
  if (texts && full_name === person.full_name) return texts;
  const asked = keysOf([full_name]);
  const { keys = [], names = [] } = texts ?? {};
  return { ...texts, keys: [...keys, ...asked], names: [...names, ...asked] };
}

const TRAITS = ['name', 'phone', 'email'] as const;
export type SameTrait = (typeof TRAITS)[number];

/** Shorter beginnings of email addresses are not of a person: "info", "mail". */
const MIN_LOCAL_PART = 5;

interface Texts {
  readonly keys: readonly string[];
  /** Those of the names alone. */
  readonly names: readonly string[];
  readonly number?: number | undefined;
  readonly email?: string | undefined;
  /** Of the phone number. */
  readonly digits?: string | undefined;
}

function keysOf(texts: readonly (string | number | undefined)[]): string[] {
  return [...new Set(wordsOf(texts.join(' ')).flatMap(soundKeys))];
}

const localPart = (email: string) => email.replace(/@.*/u, '');

/** Rows stay the same objects while an admin types. */
const known = new WeakMap<DeskPerson, Texts>();

function textsOfPerson(person: DeskPerson): Texts {
  const texts = known.get(person) ?? readTexts(person);
  known.set(person, texts);
  return texts;
}

function readTexts({ full_name, email: address, guide, membership }: DeskPerson): Texts {
  const email = address?.toLowerCase();
  const { number } = membership ?? {};
  const { georgian_name, latin_name, approved, address: place, regions = [], phone } = guide ?? {};
  const names = keysOf([full_name, georgian_name, latin_name, approved?.full_name]);
  const places = PAGE_LANGS.flatMap((lang) => regions.map((code) => codeName(REGION_NAMES, code, lang)));
  return {
    names,
    keys: [...names, ...keysOf([place, ...places, number, email && localPart(email)])],
    number,
    email,
    digits: phone?.replaceAll(/\D/gu, ''),
  };
}

type Test = (texts: Pick<Texts, 'keys' | 'number' | 'email' | 'digits'>) => unknown;

/** Tries what is narrower first: rows that only begin with a member number are no result where a member has it. */
function search<Row>(rows: readonly Row[], typed: string, textsOf: (row: Row) => Texts) {
  const tests = parse(typed);
  if (!tests) return undefined;
  for (const [index, test] of tests.entries()) {
    const found = rows.filter((row) => test(textsOf(row)));
    if (found.length > 0) return { rows: found, isSimilar: index === 2 };
  }
  return { rows: [], isSimilar: false };
}

/** What the site and people write before a member number: "no. 1001", "N1001", "member no. 1001", "ნომერი 1001". */
const BEFORE_NUMBER = /^(?:.*\s)?(?:n|no|nr|number|ნომერი|ნომრით)[.:]?\s*(?=\d)/u;

/**
 * A whole member number, the beginning of an email address, or a phone number; words; and words with an error.
 * @param fewest how many words have to match; by default all.
 */
function parse(typed: string, fewest = Infinity): readonly Test[] | undefined {
  const text = typed.trim().toLowerCase().replace(BEFORE_NUMBER, '');
  if (text.includes('@')) return [({ email }) => email?.startsWith(text)];
  const typedWords = wordsOf(text);
  if (typedWords.length === 0) return undefined;
  const words = typedWords.map(typedKeys);
  const number = Number(typedWords.join(' '));
  // The beginning of an address that is more than one word, such as "n.kipiani".
  const isAddress = /[._+-]/u.test(text);
  const phone = phoneDigits(text);
  const every = (matches: (key: string, stored: string) => boolean): Test => {
    return ({ keys }) => {
      const isMet = (typedOnes: string[]) => typedOnes.some((key) => keys.some((one) => matches(key, one)));
      return words.filter(isMet).length >= Math.min(fewest, words.length);
    };
  };
  return [
    (texts) =>
      texts.number === number ||
      (isAddress && texts.email?.startsWith(text)) ||
      (phone && texts.digits?.includes(phone)),
    every((key, stored) => stored.startsWith(key)),
    every(isSimilarTo),
  ];
}

/** The keys of a typed word, also without the ending of the Georgian nominative: თამარი is თამარ. */
function typedKeys(word: string): string[] {
  return soundKeys(word).flatMap((key) => (/\p{L}{4}i$/u.test(key) ? [key, key.slice(0, -1)] : [key]));
}

/** Last digits of a phone number that are compared: without a country code, as people write it at home. */
const PHONE_DIGITS = 9;

const MIN_PHONE_DIGITS = 5;

function phoneDigits(text: string): string | undefined {
  const digits = text.replaceAll(/\D/gu, '').slice(-PHONE_DIGITS);
  return digits.length >= MIN_PHONE_DIGITS && /^[+\d\s()./-]+$/u.test(text) ? digits : undefined;
}

const MIN_FORGIVING = 5;

/** Whether a key is the beginning of the stored one, or would be without one error. */
function isSimilarTo(key: string, stored: string): boolean {
  if (stored.startsWith(key)) return true;
  if (key.length < MIN_FORGIVING || /\d/u.test(key)) return false;
  const lengths = [key.length - 1, key.length, key.length + 1];
  return lengths.some((length) => isOneErrorAway(key, stored.slice(0, length)));
}

const NAMES = ['full_name', 'georgian_name', 'latin_name'] as const;

/** A request with the documents of its person, as far as they can be read. */
interface Applicant {
  readonly request: Pick<VerificationRequest, 'user_id' | 'applied'>;
  readonly guide: Pick<GuideProfile, 'approved' | 'phone'> | undefined;
  readonly profile: Pick<Profile, 'email'> | undefined;
}

export interface SamePerson
  extends Pick<RequestRow, 'user_id' | 'full_name' | 'person'>, Partial<Pick<RequestRow, 'status'>> {
  readonly same: readonly SameTrait[];
}

/** A request, or a member. */
type Candidate = Named & Partial<Pick<RequestRow, 'status' | 'applied'>>;

/**
 * Those with most in common first. Nobody is compared whose names are approved already.
 * @param requests open or decided.
 * @returns undefined if nobody was found, but by a name that does not tell people apart, or with an initial.
 */
export function findSamePeople(
  { request: { user_id, applied }, guide, profile }: Applicant,
  people: ReadonlyMap<string, DeskPerson>,
  requests: readonly { readonly id: string; readonly data: RequestFields }[],
): readonly SamePerson[] | undefined {
  const { approved, phone } = guide ?? {};
  if (!applied || (approved && NAMES.every((name) => approved[name] === applied[name]))) return [];
  const members = [...people.values()]
    .filter(({ membership }) => membership)
    .map((person) => ({ user_id: person.id, full_name: person.full_name, person }));
  const rowsOf = (isWanted: (data: RequestFields) => boolean) =>
    requests.filter(({ data }) => isWanted(data)).map((one) => toRequestRow(one, people));
  // A member who waits for a decision is one of them, and whoever asks again waits.
  const closed = rowsOf(({ status }) => status === 'rejected');
  const waiting = rowsOf(({ status }) => status === 'pending');
  const candidates = [...waiting, ...members, ...closed].filter((one) => one.user_id !== user_id);
  // A name of one word is none, and a word more makes nobody another person.
  // An initial begins too many words to tell anybody apart, and of some scripts the sounds are not known.
  const isHeard = (word: string) => word.length > 1 && soundKeys(word).some((key) => /^[a-z]/u.test(key));
  const names = NAMES.map((name) => wordsOf(applied[name]));
  const compared = names.map((words) => words.filter(isHeard)).filter((words) => words.length > 1);
  const tests = compared.flatMap((words) => parse(words.join(' '), 2) ?? []);
  const isWhole = tests.length > 0 && names.flat().every(isHeard);
  const digits = phone && phoneDigits(phone);
  const local = profile?.email && localPart(profile.email.toLowerCase());
  const traitsOf = (row: Candidate): SameTrait[] => {
    const texts = textsOfRequest(row);
    // By the names under which the row shows its person, who may have applied under others.
    const keys = row.status
      ? keysOf([row.full_name, ...NAMES.map((name) => row.applied?.[name])])
      : texts.names;
    const isSame = {
      name: tests.some((test) => test({ keys })),
      phone: digits && texts.digits?.endsWith(digits),
      email: local && local.length >= MIN_LOCAL_PART && texts.email?.startsWith(`${local}@`),
    };
    return TRAITS.filter((trait) => isSame[trait]);
  };
  const alike = candidates
    .map((one) => ({ ...one, same: traitsOf(one) }))
    .filter(({ same }) => same.length > 0)
    .toSorted((a, b) => b.same.length - a.same.length);
  const found = alike
    .filter((one, index) => alike.findIndex((other) => other.user_id === one.user_id) === index)
    .slice(0, MAX_SAME_PEOPLE);
  return found.length > 0 || isWhole ? found : undefined;
}

/**
 * The kinds of fields in a guide profile. Each kind defines its schemas: `stored` as the owner may
 * write it, `shown` as visitors read it, `typed` as it is in the form during editing; and `blank`,
 * the stored value of an empty field.
 */
import * as z from 'zod/mini';
import type { Localized } from '../lang.ts';
import { LIMITS } from '../limits.ts';
import { isListItem, isVisibleLine, isVisibleTextOrEmpty, maxCharacters } from '../text.ts';
import { PUBLIC_PICTURE_URL } from './avatar.ts';
import { CERTIFICATION_LEVELS } from './certification.ts';
import type { Claim } from './claims.ts';
import { isDialled } from './dialled-phone.ts';
import { isNameIn, type NameScript } from './name.ts';
import { EDITOR_PROFESSIONS } from './professions.ts';
import { avatarUrlSchema } from './profile.ts';
import { STORED_WEBSITE } from './website.ts';

/** Options of a field besides its kind. */
export interface FieldOptions {
  /** Whether visitors see it always, never, or while the flag of this name is on. */
  readonly shown: 'always' | 'never' | `show_${string}`;
  /** The form requires it. */
  readonly isRequired?: true;
  /** Also shown on the directory card, not only on the guide's own page. */
  readonly isOnCard?: true;
  /**
   * Shown as a line of the details on cards and public pages; other fields have their own place
   * there.
   */
  readonly isFact?: true;
  /** Visitors see the last approved value; a change needs the next approval. */
  readonly needsApproval?: true;
}

/** Names of stored codes in the languages of the site. */
export type CodeNames = Readonly<Record<string, Localized>>;

/** Builds a row of the table from its kind and its options. */
function row<const Kind extends string, Rest extends object, Options extends object>(
  kind: Kind,
  rest: Rest,
  options: Options,
) {
  return { kind, ...rest, ...options };
}

/** Common checks of all texts. `limit` in characters. */
function characters(limit: number, isValid: (value: string) => boolean) {
  const stored = z.string().check(z.refine(isValid), maxCharacters(limit));
  const [shown, typed] = [z.string(), z.string()];
  return { limit, schemas: { stored, shown, typed }, blank: '' };
}

/** An optional line is a one-line text that may be empty. */
function line(limit: number, isRequired: boolean | undefined) {
  return characters(limit, isRequired ? isVisibleLine : isVisibleTextOrEmpty);
}

/** One line of text. `limit` in characters. */
export function text<const Options extends FieldOptions>(limit: number, options: Options) {
  return row('text', line(limit, options.isRequired), options);
}

/** Text of several lines. `limit` in characters. */
export function longText<const Options extends FieldOptions>(limit: number, options: Options) {
  return row('long-text', characters(limit, isVisibleTextOrEmpty), options);
}

/** A phone number as people write it, required; the form checks its digits. `limit` in characters. */
export function phone<const Options extends FieldOptions>(limit: number, options: Options) {
  return row('phone', characters(limit, isDialled), options);
}

/** The name of the account in one script; '' until the guide enters it. */
export function nameIn<const Script extends NameScript, const Options extends FieldOptions>(
  script: Script,
  options: Options,
) {
  const isValid = (name: string) => name === '' || isNameIn(script, name);
  return row('name', { script, ...characters(LIMITS.fullName, isValid) }, options);
}

/**
 * A field derived from the account: in every profile, but not in the form. `limit` in characters.
 */
export function ofAccount<const Options extends FieldOptions>(limit: number, options: Options) {
  return row('account', characters(limit, isVisibleLine), options);
}

/** The URL of a website, or null. `limit` in characters. */
export function link<const Options extends FieldOptions>(limit: number, options: Options) {
  const stored = z.nullable(z.string().check(z.maxLength(limit), z.regex(STORED_WEBSITE)));
  const schemas = { stored, shown: z.string(), typed: z.string() };
  return row('link', { limit, schemas, blank: null }, options);
}

/** A number of whole years from 0 to `limit`. */
export function years<const Options extends FieldOptions>(limit: number, options: Options) {
  const stored = z.int().check(z.minimum(0), z.maximum(limit));
  const schemas = { stored, shown: z.number(), typed: z.string() };
  return row('years', { limit, schemas, blank: 0 }, options);
}

/** One of several codes, or '' for none. */
export function choice<const Code extends string, const Options extends FieldOptions>(
  codes: readonly Code[],
  names: Readonly<Record<Code, Localized>>,
  options: Options,
) {
  const stored = z.enum(['', ...codes]);
  const schemas = { stored, shown: stored, typed: stored };
  return row('choice', { codes, names, schemas, blank: '' }, options);
}

interface ListOptions extends FieldOptions {
  /** Names of entries stored by code; other entries are stored as typed. */
  readonly names?: CodeNames;
}

/** Short texts; at most `limit` entries. */
export function list<const Options extends ListOptions>(limit: number, options: Options) {
  const entry = z.string().check(z.refine(isListItem), maxCharacters(LIMITS.listItem));
  const stored = z.array(entry).check(z.minLength(options.isRequired ? 1 : 0), z.maxLength(limit));
  const strings = z.array(z.string());
  const blank: string[] = [];
  const schemas = { stored, shown: strings, typed: strings };
  return row('list', { limit, schemas, blank }, options);
}

const profession = z.enum(['', ...EDITOR_PROFESSIONS]);
const certification_level = z.enum(['', ...CERTIFICATION_LEVELS]);
const claim = z.strictObject({ profession: z.enum(EDITOR_PROFESSIONS), certification_level });
/** A hidden level is left out. */
export const shownClaims = z.optional(
  z.array(z.object({ profession, certification_level: z.optional(certification_level) })),
);

/** Professions with their levels; at most `limit` entries. Documents from before the field are without any. */
export function claims<const Options extends FieldOptions>(limit: number, options: Options) {
  const stored = z.prefault(z.array(claim).check(z.maxLength(limit)), []);
  const typed = z.array(z.object({ profession, certification_level }));
  const schemas = { stored, shown: shownClaims, typed };
  const blank: Claim[] = [];
  return row('claims', { limit, schemas, blank }, options);
}

/** A switch whose value visitors can see. `blank` is its value in a new form. */
export function optionFlag<const Options extends FieldOptions>(blank: boolean, options: Options) {
  const schema = z.boolean();
  const schemas = { stored: schema, shown: schema, typed: schema };
  return row('flag', { schemas, blank }, options);
}

/** A switch whose value visitors cannot see. */
export function flag(blank: boolean) {
  return optionFlag(blank, { shown: 'never' });
}

/** A required yes/no choice: nothing is preselected in a new form. */
export function decision<const Options extends FieldOptions>(options: Options) {
  const stored = z.boolean();
  const schemas = { stored, shown: stored, typed: z.nullable(stored) };
  return row('decision', { schemas, blank: null }, options);
}

/** The URL of an uploaded picture, or null; visitors get the URL of its public copy. */
export function picture<const Options extends FieldOptions>(options: Options) {
  const shown = z.nullable(z.string().check(z.regex(PUBLIC_PICTURE_URL)));
  const schemas = { stored: avatarUrlSchema, shown, typed: avatarUrlSchema };
  return row('picture', { limit: LIMITS.avatarUrl, schemas, blank: null }, options);
}

/**
 * The kinds of fields in a guide profile. Each kind defines its schemas: `stored` as the owner may
 * write it, `shown` as visitors read it, `typed` as it is in the form during editing; and `blank`,
 * the stored value of an empty field.
 */
import * as z from 'zod/mini';
import type { CodeNames, Localized } from '../lang.ts';
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
  /** Of a list: names of entries stored by code; other entries are stored as typed. */
  readonly names?: CodeNames;
}

/** Common checks of all texts. `limit` in characters. */
function characters(limit: number, isValid: (value: string) => boolean) {
  const stored = z.string().check(z.refine(isValid), maxCharacters(limit));
  const [shown, typed] = [z.string(), z.string()];
  return { limit, schemas: { stored, shown, typed }, blank: '' };
}

/** One line of text, required. `limit` in characters. */
export function text(limit: number) {
  return { kind: 'text', ...characters(limit, isVisibleLine) } as const;
}

/** Text of several lines. `limit` in characters. */
export function longText(limit: number) {
  return { kind: 'long-text', ...characters(limit, isVisibleTextOrEmpty) } as const;
}

/** A phone number as people write it, required; the form checks its digits. `limit` in characters. */
export function phone(limit: number) {
  return { kind: 'phone', ...characters(limit, isDialled) } as const;
}

/** The name of the account in one script; '' until the guide enters it. */
export function nameIn<const Script extends NameScript>(script: Script) {
  const isValid = (name: string) => name === '' || isNameIn(script, name);
  return { kind: 'name', script, ...characters(LIMITS.fullName, isValid) } as const;
}

/** A field derived from the account: in every profile, but not in the form. `limit` in characters. */
export function ofAccount(limit: number) {
  return { kind: 'account', ...characters(limit, isVisibleLine) } as const;
}

/** The URL of a website, or null. `limit` in characters. */
export function link(limit: number) {
  const stored = z.nullable(z.string().check(z.maxLength(limit), z.regex(STORED_WEBSITE)));
  const schemas = { stored, shown: z.string(), typed: z.string() };
  return { kind: 'link', limit, schemas, blank: null } as const;
}

/** A number of whole years from 0 to `limit`. */
export function years(limit: number) {
  const stored = z.int().check(z.minimum(0), z.maximum(limit));
  const schemas = { stored, shown: z.number(), typed: z.string() };
  return { kind: 'years', limit, schemas, blank: 0 } as const;
}

/** One of several codes, or '' for none. */
export function choice<const Code extends string>(
  codes: readonly Code[],
  names: Readonly<Record<Code, Localized>>,
) {
  const stored = z.enum(['', ...codes]);
  const schemas = { stored, shown: stored, typed: stored };
  return { kind: 'choice', codes, names, schemas, blank: '' } as const;
}

/** Short texts; at least and at most so many. */
export function list(fewest: number, limit: number) {
  const entry = z.string().check(z.refine(isListItem), maxCharacters(LIMITS.listItem));
  const stored = z.array(entry).check(z.minLength(fewest), z.maxLength(limit));
  const strings = z.array(z.string());
  const blank: string[] = [];
  return { kind: 'list', limit, schemas: { stored, shown: strings, typed: strings }, blank } as const;
}

const profession = z.enum(['', ...EDITOR_PROFESSIONS]);
const certification_level = z.enum(['', ...CERTIFICATION_LEVELS]);
const claim = z.strictObject({ profession: z.enum(EDITOR_PROFESSIONS), certification_level });
/** A hidden level is left out. */
export const shownClaims = z.optional(
  z.array(z.object({ profession, certification_level: z.optional(certification_level) })),
);

/** Professions with their levels; at most `limit` entries. Documents from before the field are without any. */
export function claims(limit: number) {
  const stored = z.prefault(z.array(claim).check(z.maxLength(limit)), []);
  const typed = z.array(z.object({ profession, certification_level }));
  const blank: Claim[] = [];
  return { kind: 'claims', limit, schemas: { stored, shown: shownClaims, typed }, blank } as const;
}

const flagSchema = z.boolean();
/** A switch. */
export const flag = {
  kind: 'flag',
  schemas: { stored: flagSchema, shown: flagSchema, typed: flagSchema },
  blank: false,
} as const;

/** A required yes/no choice: nothing is preselected in a new form. */
export const decision = {
  kind: 'decision',
  schemas: { stored: flagSchema, shown: flagSchema, typed: z.nullable(flagSchema) },
  blank: null,
} as const;

/** The URL of an uploaded picture, or null; visitors get the URL of its public copy. */
export const picture = {
  kind: 'picture',
  limit: LIMITS.avatarUrl,
  schemas: {
    stored: avatarUrlSchema,
    shown: z.nullable(z.string().check(z.regex(PUBLIC_PICTURE_URL))),
    typed: avatarUrlSchema,
  },
  blank: null,
} as const;

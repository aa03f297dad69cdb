/**
 * What the admins' desk lists: one compact row a person and one a request, as the callable `readDeskRows` returns them.
 * Long texts stay in the documents, which a card reads when it opens. Dates are ISO 8601; a part that is missing or
 * unreadable in a document is left out of its row. Pure.
 */
import * as z from 'zod/mini';
import { lastDayOf } from '../membership/term.ts';
import { keysOf } from '../record-of.ts';
import { shownClaims } from '../guide/field-kinds.ts';
import { MEMBERSHIP_STATES } from '../membership/membership.ts';
import { RENEWAL } from '../verification/verification.ts';
import { deskTaskSchema } from './notes.ts';
import { CLOSED_AS } from '../verification/request-state.ts';

const isoDate = z.string();

/** What the row of a guide takes from the guide profile. */
const guideFields = {
  georgian_name: z.string(),
  latin_name: z.string(),
  profession: z.string(),
  certification_level: z.string(),
  further_professions: shownClaims,
  regions: z.array(z.string()),
  languages: z.array(z.string()),
  phone: z.string(),
  address: z.string(),
  is_public: z.boolean(),
  is_verified: z.boolean(),
  /** What the last approval confirmed, while the guide is verified. */
  approved: z.optional(
    z.object({
      full_name: z.string(),
      profession: z.string(),
      certification_level: z.string(),
      further_professions: shownClaims,
    }),
  ),
};
export const GUIDE_ROW_FIELDS = keysOf(guideFields);

/** The guide profile of a person. */
export const guideRowSchema = z.object({
  ...guideFields,
  /** Whether something that needs no approval has changed since the last one. */
  is_changed: z.boolean(),
});

const membershipRowSchema = z.object({
  number: z.int(),
  state: z.enum(MEMBERSHIP_STATES),
  since: isoDate,
  /** null: without an end. */
  ends_at: z.nullable(isoDate),
});

/** An account, with its guide profile and membership. */
export const deskPersonSchema = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.optional(z.string()),
  avatar_url: z.optional(z.string()),
  created_at: isoDate,
  is_admin: z.boolean(),
  guide: z.optional(guideRowSchema),
  membership: z.optional(membershipRowSchema),
});
export type DeskPerson = z.infer<typeof deskPersonSchema>;

/** The membership of a person with its end as an instant. */
export function termOf({ membership }: DeskPerson) {
  return (
    membership && {
      ...membership,
      ends_at: membership.ends_at === null ? null : new Date(membership.ends_at),
    }
  );
}

/** The last day of a term that has ended or will, `YYYY-MM-DD`; '' without one, also of a withdrawn membership. */
export function lastDay(person: DeskPerson): string {
  const term = termOf(person);
  return (term && ['valid', 'ended'].includes(term.state) && lastDayOf(term.ends_at)) || '';
}

/** A decided request; pending ones are read live. */
export const decidedRowSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  status: z.enum(['approved', 'rejected']),
  kind: z.optional(z.literal(RENEWAL)),
  /** The name and professions that it applied for. */
  full_name: z.string(),
  profession: z.string(),
  further_professions: shownClaims,
  requested_at: z.optional(isoDate),
  reviewed_at: z.optional(isoDate),
  reviewed_by: z.optional(z.string()),
  closed_as: z.optional(z.enum(CLOSED_AS)),
});
export type DecidedRow = z.infer<typeof decidedRowSchema>;

/** Response of `readDeskRows`, which takes no input. */
export const deskRowsSchema = z.object({
  people: z.array(deskPersonSchema),
  decided: z.array(decidedRowSchema),
  /** Open renewals whose guides are as at their last approval. */
  unchanged: z.array(z.string()),
  /** Without those about the reader. */
  tasks: z.array(deskTaskSchema),
  /** When they were read, by the server's clock. */
  read_at: isoDate,
  /** How long the emails about decisions wait. */
  undo_seconds: z.number(),
});
export type DeskRows = z.infer<typeof deskRowsSchema>;

/**
 * The response as it is sent: JSON text, compressed by gzip and written in base64, because answers of callables are not
 * compressed on the way, and names of fields repeat in every row.
 */
export const packedRowsSchema = z.object({ gzip: z.string() });
export type PackedRows = z.infer<typeof packedRowsSchema>;

/** @throws ZodError or TypeError for anything else. */
export async function unpackRows(packed: unknown): Promise<DeskRows> {
  const { gzip } = packedRowsSchema.parse(packed);
  const bytes = Uint8Array.from(atob(gzip), (character) => character.charCodeAt(0));
  const json = new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'));
  return deskRowsSchema.parse(await new Response(json).json());
}

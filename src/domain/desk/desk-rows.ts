/**
 * What the admins' desk lists: one row a person and one a request, without the long texts, which a card reads. The server
 * makes all of them, a browser those that have changed since. Pure.
 */
import * as z from 'zod/mini';
import { appliedSchema, guideProfileSchema } from '../guide/guide-profile.ts';
import { profileSchema } from '../guide/profile.ts';
import { membershipSchema } from '../membership/membership.ts';
import { lastDayOf } from '../membership/term.ts';
import { timestamp } from '../timestamp.ts';
import { verificationRequestSchema } from '../verification/verification.ts';
import { deskTaskSchema } from './notes.ts';

export const ROW_FIELDS = {
  profile: z.pick(profileSchema, { full_name: true, email: true, avatar_url: true, created_at: true }),
  guide: z.pick(guideProfileSchema, {
    georgian_name: true,
    latin_name: true,
    profession: true,
    certification_level: true,
    further_professions: true,
    regions: true,
    languages: true,
    phone: true,
    address: true,
    is_public: true,
    is_verified: true,
    approved: true,
  }),
  membership: z.omit(membershipSchema, { user_id: true, end_set: true }),
  request: z.pick(verificationRequestSchema, {
    user_id: true,
    status: true,
    kind: true,
    applied: true,
    requested_at: true,
    reviewed_at: true,
    reviewed_by: true,
    closed_as: true,
  }),
} as const;

type Fields<Name extends keyof typeof ROW_FIELDS> = z.infer<(typeof ROW_FIELDS)[Name]>;
export type ProfileFields = Fields<'profile'>;
export type GuideFields = Fields<'guide'>;
export type RequestFields = Fields<'request'>;

const deskPersonSchema = z.extend(ROW_FIELDS.profile, {
  id: z.string(),
  is_admin: z.boolean(),
  guide: z.optional(
    z.extend(ROW_FIELDS.guide, {
      /** Of a member, and of who is verified, what the last approval confirmed. */
      approved: z.optional(appliedSchema),
      /** Whether something that needs no approval has changed since the last one (`changedSinceApproval`). */
      is_changed: z.boolean(),
    }),
  ),
  membership: z.optional(ROW_FIELDS.membership),
});
export type DeskPerson = z.infer<typeof deskPersonSchema>;

interface PersonDocuments {
  readonly profile: ProfileFields;
  readonly guide: GuideFields | undefined;
  readonly membership: Fields<'membership'> | undefined;
  /** All that were decided. */
  readonly requests: readonly { readonly data: RequestFields }[];
}

/** Returns what was approved last, also of somebody who is not verified any more. */
function lastApproved({ guide, requests }: PersonDocuments) {
  const newest = requests.toSorted((a, b) => Number(b.data.requested_at) - Number(a.data.requested_at));
  const given = newest.find(({ data }) => data.status === 'approved' || data.closed_as === 'revoked');
  return guide?.approved ?? given?.data.applied;
}

/** A member is listed as approved: the present names may be another member's, and the level the guide's own word. */
export function toPerson(
  id: string,
  documents: PersonDocuments,
  { is_admin, is_changed }: { readonly is_admin: boolean; readonly is_changed: boolean },
): DeskPerson {
  const { profile, guide, membership } = documents;
  const last = lastApproved(documents);
  const approved = guide?.is_verified || membership ? last : undefined;
  const { full_name, georgian_name, latin_name } = last ?? { ...guide, ...profile };
  const names = { georgian_name: georgian_name ?? '', latin_name: latin_name ?? '' };
  const listed = guide && { ...guide, ...names, approved, is_changed };
  return { ...profile, full_name, id, is_admin, guide: listed, membership };
}

/** The last day of a term that has ended or will, `YYYY-MM-DD`; '' without one, also of a withdrawn membership. */
export function lastDay({ membership }: DeskPerson): string {
  return (membership && ['valid', 'ended'].includes(membership.state) && lastDayOf(membership.ends_at)) || '';
}

const requestRowSchema = z.object({ id: z.string(), data: ROW_FIELDS.request });
export type DecidedRow = z.infer<typeof requestRowSchema>;

/** Response of `readDeskRows`, which takes no input. */
export const deskRowsSchema = z.object({
  people: z.array(deskPersonSchema),
  /** The open ones are read live. */
  decided: z.array(requestRowSchema),
  /** Open renewals whose guides are as at their last approval. */
  unchanged: z.array(z.string()),
  /** Without those about the reader. */
  tasks: z.array(deskTaskSchema),
  /** When they were read, by the server's clock. */
  read_at: timestamp,
  /** How long the emails about decisions wait. */
  undo_seconds: z.number(),
});
export type DeskRows = z.infer<typeof deskRowsSchema>;

/** JSON text by gzip in base64: answers of callables are not compressed on the way, and names of fields repeat. */
export const packedRowsSchema = z.object({ gzip: z.string() });
export type PackedRows = z.infer<typeof packedRowsSchema>;

/** JSON has times as texts, told by the names of their fields: what somebody typed may look like a time. */
function withTimes(field: string, value: unknown): unknown {
  return typeof value === 'string' && /^since$|_at$/u.test(field) ? new Date(value) : value;
}

/** @throws ZodError or TypeError for anything else. */
export async function unpackRows(packed: unknown): Promise<DeskRows> {
  const { gzip } = packedRowsSchema.parse(packed);
  const bytes = Uint8Array.from(atob(gzip), (character) => character.charCodeAt(0));
  const json = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return deskRowsSchema.parse(JSON.parse(await new Response(json).text(), withTimes));
}

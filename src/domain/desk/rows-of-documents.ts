/** Rows of the desk from the stored documents: the server makes all of them, a browser those that have changed since. Pure. */
import * as z from 'zod/mini';
import { guideProfileSchema } from '../guide/guide-profile.ts';
import { profileSchema } from '../guide/profile.ts';
import { membershipSchema } from '../membership/membership.ts';
import { verificationRequestSchema } from '../verification/verification.ts';
import { recordOf } from '../record-of.ts';
import { GUIDE_ROW_FIELDS, guideRowSchema, type DecidedRow, type DeskPerson } from './desk-rows.ts';

/** The fields of each document that a row needs. */
export const ROW_FIELDS = {
  profile: z.pick(profileSchema, { full_name: true, email: true, avatar_url: true, created_at: true }),
  guide: z.pick(
    guideProfileSchema,
    recordOf<Record<(typeof GUIDE_ROW_FIELDS)[number], true>>(GUIDE_ROW_FIELDS, () => true),
  ),
  membership: z.pick(membershipSchema, { number: true, state: true, since: true, ends_at: true }),
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
export type MembershipFields = Fields<'membership'>;
export type RequestFields = Fields<'request'>;

/** The documents of an account; undefined for those that do not exist or cannot be read. */
export interface PersonDocuments {
  readonly profile: ProfileFields;
  readonly guide: GuideFields | undefined;
  readonly membership: MembershipFields | undefined;
  readonly isAdmin: boolean;
  /** Whether something that needs no approval has changed since the last one (`changedSinceApproval`). */
  readonly isChanged: boolean;
}

export function toPerson(
  id: string,
  { profile, guide, membership, isAdmin, isChanged }: PersonDocuments,
): DeskPerson {
  return {
    id,
    full_name: profile.full_name,
    email: profile.email || undefined,
    avatar_url: profile.avatar_url || undefined,
    created_at: profile.created_at.toISOString(),
    is_admin: isAdmin,
    guide:
      guide &&
      guideRowSchema.parse({
        ...guide,
        approved: (guide.is_verified && guide.approved) || undefined,
        is_changed: isChanged,
      }),
    membership: membership && {
      number: membership.number,
      state: membership.state,
      since: membership.since.toISOString(),
      ends_at: membership.ends_at?.toISOString() ?? null,
    },
  };
}

/** The fields of a request of any status that its row shows. */
export function toRequestFields(id: string, request: RequestFields) {
  const { user_id, status, kind, applied, closed_as, requested_at, reviewed_at, reviewed_by } = request;
  return {
    id,
    user_id,
    status,
    kind,
    full_name: applied?.full_name ?? '',
    profession: applied?.profession ?? '',
    further_professions: applied?.further_professions,
    requested_at: requested_at?.toISOString(),
    reviewed_at: reviewed_at?.toISOString(),
    reviewed_by: reviewed_by || undefined,
    closed_as: closed_as || undefined,
  };
}

/** Undefined for an open request. */
export function decidedRow(id: string, request: RequestFields): DecidedRow | undefined {
  const row = toRequestFields(id, request);
  return row.status === 'pending' ? undefined : { ...row, status: row.status };
}

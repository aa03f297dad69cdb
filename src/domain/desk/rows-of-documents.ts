/** The rows of the desk from the documents themselves, as the server selects and as an open card reads them. Pure. */
import type { GuideProfile } from '../guide/guide-profile.ts';
import type { Membership } from '../membership/membership.ts';
import type { VerificationRequest } from '../verification/verification.ts';
import type { DecidedRow, DeskPerson } from './desk-rows.ts';

/** Nothing for a text that is missing. */
export function textOf<Name extends string>(name: Name, text: string | null | undefined) {
  const field: Partial<Record<Name, string>> = {};
  if (text) field[name] = text;
  return field;
}

type GuideRow = NonNullable<DeskPerson['guide']>;

/** Fields that the row has as they are stored. */
type StoredFields = Pick<
  GuideProfile,
  Exclude<keyof GuideRow, 'slug' | 'open_request_id' | 'approved' | 'is_changed'>
>;

/** @param is_changed whether something that needs no approval has changed since the last one. */
export function guideRow(
  guide: StoredFields & Pick<GuideProfile, 'approved' | 'slug' | 'open_request_id'>,
  is_changed: boolean,
): GuideRow {
  const { approved, slug, open_request_id, is_verified } = guide;
  return {
    georgian_name: guide.georgian_name,
    latin_name: guide.latin_name,
    profession: guide.profession,
    certification_level: guide.certification_level,
    regions: guide.regions,
    languages: guide.languages,
    phone: guide.phone,
    address: guide.address,
    is_public: guide.is_public,
    is_verified,
    verification_status: guide.verification_status,
    ...textOf('slug', slug),
    ...textOf('open_request_id', open_request_id),
    ...(is_verified &&
      approved && {
        approved: {
          full_name: approved.full_name,
          profession: approved.profession,
          certification_level: approved.certification_level,
        },
      }),
    is_changed,
  };
}

export function membershipRow({
  number,
  state,
  since,
  ends_at,
}: Pick<Membership, 'number' | 'state' | 'since' | 'ends_at'>): NonNullable<DeskPerson['membership']> {
  return { number, state, since: since.toISOString(), ends_at: ends_at.toISOString() };
}

type DecidedFields = Pick<
  VerificationRequest,
  'user_id' | 'status' | 'kind' | 'applied' | 'requested_at' | 'reviewed_at' | 'reviewed_by' | 'closed_as'
>;

/** Undefined for an open request. */
export function decidedRow(id: string, request: DecidedFields): DecidedRow | undefined {
  const { user_id, status, kind, applied, requested_at, reviewed_at, reviewed_by, closed_as } = request;
  if (status === 'pending') return undefined;
  return {
    id,
    user_id,
    status,
    ...(kind && { kind }),
    full_name: applied?.full_name ?? '',
    profession: applied?.profession ?? '',
    ...textOf('requested_at', requested_at?.toISOString()),
    ...textOf('reviewed_at', reviewed_at?.toISOString()),
    ...textOf('reviewed_by', reviewed_by),
    ...(closed_as && { closed_as }),
  };
}

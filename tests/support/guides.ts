/** Guides in the database, in the form in which the site would have stored them. */
import { Timestamp } from 'firebase-admin/firestore';
import type { RequestStatus } from '../../src/domain/guide/guide-profile.ts';
import { langOfText } from '../../src/domain/guide/text-lang.ts';
import { DAY_MS } from '../../src/domain/timestamp.ts';
import { appliedFor, validGuideProfile } from '../cases/guide-profile.ts';
import { adminFirestore } from './server.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Placement {
  /** The account; without it, a guide who does not sign in. */
  readonly uid?: string;
  readonly name: string;
  /** `none`: the profile is saved but has no verification request. */
  readonly standing?: RequestStatus | 'none';
  /** Fields of the guide profile that differ. */
  readonly guide?: Fields;
  /** Fields of the request that differ. */
  readonly request?: Fields;
}

export interface PlacedGuide {
  readonly uid: string;
  readonly requestId: string;
  readonly name: string;
}

let last = 0;

/** Returns a name that no other test uses. */
export function uniqueKey(prefix: string): string {
  last += 1;
  return `${prefix}-${Date.now().toString(36)}-${last}`;
}

export function daysAgo(days: number): Timestamp {
  return Timestamp.fromMillis(Date.now() - days * DAY_MS);
}

function decidedFields(standing: 'approved' | 'rejected', profile: Fields): Fields {
  if (standing === 'rejected') return { is_verified: false, verification_status: 'rejected' };
  return {
    is_verified: true,
    verification_status: 'approved',
    approved: { ...appliedFor(profile), decided_at: daysAgo(2) },
  };
}

function requestFields(standing: RequestStatus): Fields {
  if (standing === 'pending') return {};
  const before = { is_verified: false, verification_status: 'pending', approved: null, membership: null };
  return { reviewed_at: daysAgo(2), reviewed_by: 'someone-else', admin_notes: null, before };
}

/** The last digits of the phone number of the guide placed last. */
let placed = 110_000;

/** Writes account, guide profile and request; triggers run as usual. */
export async function placeGuide({
  uid = uniqueKey('guide'),
  name,
  standing = 'pending',
  guide = {},
  request = {},
}: Placement): Promise<PlacedGuide> {
  const requestId = `request-of-${uid}`;
  const [first_name = '', ...rest] = name.split(' ');
  // Nobody has the phone number of somebody else.
  placed += 1;
  const phone = `+995 555 ${String(placed).replace(/^(..)(..)/u, '$1 $2 ')}`;
  const profile = { ...validGuideProfile(uid, name), phone, ...guide };
  const batch = adminFirestore.batch();
  batch.set(adminFirestore.doc(`profiles/${uid}`), {
    first_name,
    last_name: rest.join(' '),
    full_name: name,
    avatar_url: null,
    username: null,
    email: `${uid}@example.com`,
    language: langOfText(name),
    created_at: daysAgo(10),
  });
  batch.set(adminFirestore.doc(`guide_profiles/${uid}`), {
    is_verified: false,
    verification_status: 'pending',
    open_request_id: standing === 'pending' ? requestId : null,
    created_at: daysAgo(9),
    updated_at: daysAgo(8),
    ...(standing === 'approved' || standing === 'rejected' ? decidedFields(standing, profile) : {}),
    ...profile,
  });
  if (standing !== 'none') {
    batch.set(adminFirestore.doc(`verification_requests/${requestId}`), {
      user_id: uid,
      status: standing,
      requested_at: daysAgo(5),
      applied: appliedFor(profile),
      ...requestFields(standing),
      ...request,
    });
  }
  await batch.commit();
  return { uid, requestId, name };
}

/** Joins the requests of a list with what belongs to them. Pure. */
import type { GuideProfile } from '../../../domain/guide/guide-profile.ts';
import type { Membership } from '../../../domain/membership/membership.ts';
import type { Profile } from '../../../domain/guide/profile.ts';
import type { VerificationRequest } from '../../../domain/verification/verification.ts';
import type { SortOrder } from '../../../firebase/firestore/verification-desk.ts';
import type { DeskRequest } from './desk-state.ts';

/** A request with everything its card shows. */
export interface JoinedRequest {
  /** As the list showed it last. */
  readonly request: DeskRequest;
  /** As it is now, also after it has left the list. */
  readonly current: VerificationRequest;
  /** Whether account and guide profile have been read, as they are for open cards only. */
  readonly isLoaded: boolean;
  /** The guide's name, before it is read the one applied with; a stand-in where none is stored. */
  readonly name: string;
  readonly profile: Profile | undefined;
  readonly guide: GuideProfile | undefined;
  /** Undefined before the first approval. */
  readonly membership: Membership | undefined;
  /** All requests of the guide, newest first; undefined until they are read. */
  readonly attempts: readonly DeskRequest[] | undefined;
  /** Name of the admin who decided; undefined before, and where it is not known. */
  readonly reviewer: string | undefined;
  /** Whether it is the admin's own request. */
  readonly isOwn: boolean;
}

type RowsById<T> = ReadonlyMap<string, readonly { readonly data: T }[]>;

/** Rows by uid; an id that is missing has not been read yet, an empty list was found empty. */
export interface RowsToJoin {
  readonly profiles: RowsById<Profile>;
  readonly guides: RowsById<GuideProfile>;
  readonly memberships: RowsById<Membership>;
  readonly attempts: ReadonlyMap<string, readonly DeskRequest[]>;
}

function requestTime({ data }: DeskRequest): number {
  return data.requested_at?.getTime() ?? 0;
}

/** The list with the kept requests at their place in its order; a request in both is the list's. */
export function mergeKept(
  listed: readonly DeskRequest[],
  kept: readonly DeskRequest[],
  order: SortOrder,
): DeskRequest[] {
  const byId = new Map([...kept, ...listed].map((request) => [request.id, request]));
  const sign = order === 'oldest' ? 1 : -1;
  return [...byId.values()].sort(
    (a, b) => sign * (requestTime(a) - requestTime(b)) || (a.id < b.id ? -1 : 1),
  );
}

/** Uids of the admins who decided on any of these attempts. */
export function reviewersOf({ attempts }: Pick<RowsToJoin, 'attempts'>): string[] {
  return [...attempts.values()].flatMap((requests) => requests.flatMap(({ data }) => data.reviewed_by ?? []));
}

interface JoinOptions extends RowsToJoin {
  readonly adminId: string;
  /** The name of a guide who has none. */
  readonly nameless: string;
}

export function joinRequest(
  request: DeskRequest,
  { profiles, guides, memberships, attempts, adminId, nameless }: JoinOptions,
): JoinedRequest {
  const uid = request.data.user_id;
  const profile = profiles.get(uid)?.[0]?.data;
  const guide = guides.get(uid)?.[0]?.data;
  const ofGuide = attempts.get(uid);
  const current = ofGuide?.find(({ id }) => id === request.id)?.data ?? request.data;
  return {
    request,
    current,
    isLoaded: profiles.has(uid) && guides.has(uid),
    name: profile?.full_name || guide?.full_name || request.data.applied?.full_name || nameless,
    profile,
    guide,
    membership: memberships.get(uid)?.[0]?.data,
    attempts: ofGuide,
    reviewer: profiles.get(current.reviewed_by ?? '')?.[0]?.data.full_name,
    isOwn: uid === adminId,
  };
}

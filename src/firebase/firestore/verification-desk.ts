/** What the admins' desk reads: pages of requests and users, and the documents that belong to them. */
import {
  collection,
  documentId,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Query,
} from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import type * as z from 'zod/mini';
import { COLLECTIONS } from '../../domain/collections.ts';
import {
  guideProfileSchema,
  type GuideProfile,
  type RequestStatus,
} from '../../domain/guide/guide-profile.ts';
import { MAX_IN_VALUES, MAX_SEARCH_ROWS, PAGE_SIZE } from '../../domain/limits.ts';
import { membershipSchema, type Membership } from '../../domain/membership/membership.ts';
import { profileSchema, type Profile } from '../../domain/guide/profile.ts';
import {
  userRoleSchema,
  verificationRequestSchema,
  type VerificationRequest,
} from '../../domain/verification/verification.ts';
import { useLiveGroups, type LiveGroups } from './live-groups.ts';
import { useLiveQuery, type Cursor, type Live, type Row } from './live.ts';

export type SortOrder = 'oldest' | 'newest';

/** Which rows of a list: a page, or as many as a search looks through. */
export interface ListScope {
  /** Where the page before ended; undefined: the first page. */
  readonly after: Cursor | undefined;
  readonly isSearch: boolean;
  /** Called once per failure to read the list. */
  readonly onFailure: () => void;
}

function withScope(base: Query, { after, isSearch }: ListScope): Query {
  if (isSearch) return query(base, limit(MAX_SEARCH_ROWS));
  return query(base, ...(after ? [startAfter(after)] : []), limit(PAGE_SIZE));
}

function scopeKey({ after, isSearch }: ListScope): string {
  return isSearch ? 'all' : (after?.id ?? 'first');
}

/** Listens to requests of one status. */
export function useRequests(
  status: RequestStatus,
  order: SortOrder,
  scope: ListScope,
): Live<readonly Row<VerificationRequest>[]> {
  const store = useFirestore();
  return useLiveQuery(
    `requests:${status}:${order}:${scopeKey(scope)}`,
    () =>
      withScope(
        query(
          collection(store, COLLECTIONS.verificationRequests),
          where('status', '==', status),
          orderBy('requested_at', order === 'oldest' ? 'asc' : 'desc'),
        ),
        scope,
      ),
    verificationRequestSchema,
    scope.onFailure,
  );
}

/** Listens to accounts, newest first. */
export function useUsers(scope: ListScope): Live<readonly Row<Profile>[]> {
  const store = useFirestore();
  return useLiveQuery(
    `users:${scopeKey(scope)}`,
    () => withScope(query(collection(store, COLLECTIONS.profiles), orderBy('created_at', 'desc')), scope),
    profileSchema,
    scope.onFailure,
  );
}

/** Listens to documents of a collection by their ids. */
function useByIds<T>(
  name: (typeof COLLECTIONS)[keyof typeof COLLECTIONS],
  ids: readonly string[],
  schema: z.ZodMiniType<T>,
): LiveGroups<T> {
  const store = useFirestore();
  return useLiveGroups(ids, {
    toQuery: (chunk) =>
      query(collection(store, name), where(documentId(), 'in', chunk), limit(MAX_IN_VALUES)),
    idOf: (row) => row.id,
    schema,
  });
}

export function useProfilesOf(uids: readonly string[]): LiveGroups<Profile> {
  return useByIds(COLLECTIONS.profiles, uids, profileSchema);
}

export function useGuideProfilesOf(uids: readonly string[]): LiveGroups<GuideProfile> {
  return useByIds(COLLECTIONS.guideProfiles, uids, guideProfileSchema);
}

export function useMembershipsOf(uids: readonly string[]): LiveGroups<Membership> {
  return useByIds(COLLECTIONS.memberships, uids, membershipSchema);
}

export function useRolesOf(uids: readonly string[]): LiveGroups<z.infer<typeof userRoleSchema>> {
  return useByIds(COLLECTIONS.userRoles, uids, userRoleSchema);
}

/** Listens to all requests of these guides, newest first: earlier ones, and what others decide meanwhile. */
export function useRequestsOf(uids: readonly string[]): LiveGroups<VerificationRequest> {
  const store = useFirestore();
  return useLiveGroups(uids, {
    toQuery: (chunk) =>
      query(
        collection(store, COLLECTIONS.verificationRequests),
        where('user_id', 'in', chunk),
        orderBy('requested_at', 'desc'),
        limit(MAX_SEARCH_ROWS),
      ),
    idOf: (row) => row.data.user_id,
    schema: verificationRequestSchema,
  });
}

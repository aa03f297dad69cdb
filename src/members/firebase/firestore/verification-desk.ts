/** Reads for the admins' desk: pages of requests and users, and their related documents. */
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
import type * as z from 'zod/mini';
import { COLLECTIONS } from '../../../domain/collections.ts';
import {
  guideProfileSchema,
  type GuideProfile,
  type RequestStatus,
} from '../../../domain/guide/guide-profile.ts';
import { MAX_IN_VALUES, MAX_LIST_LIMIT } from '../../../domain/limits.ts';
import { membershipSchema, type Membership } from '../../../domain/membership/membership.ts';
import { profileSchema, type Profile } from '../../../domain/guide/profile.ts';
import {
  deskProfileSchema,
  deskRequestSchema,
  type DeskProfile,
} from '../../../domain/verification/desk-copy.ts';
import {
  verificationRequestSchema,
  type VerificationRequest,
} from '../../../domain/verification/verification.ts';
import { firestore } from '../members-app.ts';
import { useLiveGroups, type LiveGroups } from './live-groups.ts';
import { useLiveQuery, type Cursor, type Found, type Live } from './live.ts';
import { PAGE_SIZE } from '../../../domain/settings.ts';

export type SortOrder = 'oldest' | 'newest';

/** A page of a list. */
export interface ListScope {
  /** Cursor after which the page starts; undefined for the first page. */
  readonly after: Cursor | undefined;
  /** Maximum documents of a page; `PAGE_SIZE` unless given. */
  readonly size?: number;
  /** Called once per failure to read the list. */
  readonly onFailure: () => void;
}

export type DeskPage = Found<z.infer<typeof deskRequestSchema>>;

function pageOf(base: Query, { after, size = PAGE_SIZE }: ListScope): Query {
  return query(base, ...(after ? [startAfter(after)] : []), limit(size));
}

function pageKey({ after, size = PAGE_SIZE }: ListScope): string {
  return `${after?.id ?? 'first'}:${size}`;
}

export interface RequestFilter {
  readonly status: RequestStatus;
  readonly order: SortOrder;
  /** The profession in the request; undefined for any. */
  readonly profession?: string;
}

/**
 * Listens to requests of one status, ordered by the date that their rows show, including the server's
 * copies for the desk.
 */
export function useRequests({ status, order, profession }: RequestFilter, scope: ListScope): Live<DeskPage> {
  return useLiveQuery(
    `requests:${status}:${order}:${profession ?? '*'}:${pageKey(scope)}`,
    () =>
      pageOf(
        query(
          collection(firestore, COLLECTIONS.verificationRequests),
          where('status', '==', status),
          ...(profession === undefined ? [] : [where('applied.profession', '==', profession)]),
          // Every decision and withdrawal writes this date.
          orderBy(status === 'pending' ? 'requested_at' : 'reviewed_at', order === 'oldest' ? 'asc' : 'desc'),
        ),
        scope,
      ),
    deskRequestSchema,
    scope.onFailure,
  );
}

/** Documents that the desk searches by `search_words`. */
export interface Searched<Data> {
  readonly collection: string;
  /** The field with the date by which they are ordered. */
  readonly date: string;
  readonly schema: z.ZodMiniType<Data>;
}

/** Requests of any status. */
export const SEARCHED_REQUESTS: Searched<z.infer<typeof deskRequestSchema>> = {
  collection: COLLECTIONS.verificationRequests,
  date: 'requested_at',
  schema: deskRequestSchema,
};

export const SEARCHED_ACCOUNTS: Searched<DeskProfile> = {
  collection: COLLECTIONS.profiles,
  date: 'created_at',
  schema: deskProfileSchema,
};

/** Listens to documents, newest first: those that have one of these words, or all if undefined. */
export function useFound<Data>(
  { collection: name, date, schema }: Searched<Data>,
  words: readonly string[] | undefined,
  scope: ListScope,
): Live<Found<Data>> {
  return useLiveQuery(
    `found:${name}:${words?.join('|') ?? '*'}:${pageKey(scope)}`,
    () =>
      pageOf(
        query(
          collection(firestore, name),
          ...(words ? [where('search_words', 'array-contains-any', words)] : []),
          orderBy(date, 'desc'),
        ),
        scope,
      ),
    schema,
    scope.onFailure,
  );
}

/** Listens to documents of a collection by their ids. */
function useByIds<T>(
  name: (typeof COLLECTIONS)[keyof typeof COLLECTIONS],
  ids: readonly string[],
  schema: z.ZodMiniType<T>,
): LiveGroups<T> {
  return useLiveGroups(ids, {
    toQuery: (chunk) =>
      query(collection(firestore, name), where(documentId(), 'in', chunk), limit(MAX_IN_VALUES)),
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

/**
 * Listens to all requests of these guides, newest first, including those that others decide meanwhile.
 */
export function useRequestsOf(uids: readonly string[]): LiveGroups<VerificationRequest> {
  return useLiveGroups(uids, {
    toQuery: (chunk) =>
      query(
        collection(firestore, COLLECTIONS.verificationRequests),
        where('user_id', 'in', chunk),
        orderBy('requested_at', 'desc'),
        limit(MAX_LIST_LIMIT),
      ),
    idOf: (row) => row.data.user_id,
    schema: verificationRequestSchema,
  });
}

/** Listens to single requests, for cards whose requests have left their list. */
export function useRequestsById(ids: readonly string[]): LiveGroups<VerificationRequest> {
  return useByIds(COLLECTIONS.verificationRequests, ids, verificationRequestSchema);
}

/** What the admins' desk reads: pages of requests and users, what belongs to them, and counts. */
import {
  collection,
  documentId,
  getCountFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';
import type * as z from 'zod/mini';
import { COLLECTIONS } from '../../domain/collections.ts';
import {
  guideProfileSchema,
  type GuideProfile,
  type RequestStatus,
} from '../../domain/guide/guide-profile.ts';
import { MAX_ADMIN_LIST_LIMIT, MAX_IN_VALUES, MAX_SEARCH_ROWS, PAGE_SIZE } from '../../domain/limits.ts';
import { profileSchema, type Profile } from '../../domain/guide/profile.ts';
import {
  journalEntrySchema,
  userRoleSchema,
  verificationRequestSchema,
  type VerificationRequest,
} from '../../domain/verification/verification.ts';
import { useLiveGroups, type LiveGroups } from './live-groups.ts';
import { useLiveQuery, type Cursor, type Live, type Row } from './live.ts';

export type SortOrder = 'oldest' | 'newest';

/** Which rows of a list: a page, or as many as a search looks through. */
export interface ListScope {
  readonly after: Cursor | undefined;
  readonly isSearch: boolean;
}

function scoped(base: Query, { after, isSearch }: ListScope): Query {
  if (isSearch) return query(base, limit(MAX_SEARCH_ROWS));
  return query(base, ...(after ? [startAfter(after)] : []), limit(PAGE_SIZE));
}

function scopeKey({ after, isSearch }: ListScope): string {
  return isSearch ? 'all' : (after?.id ?? 'first');
}

/** Requests of one status, live. */
export function useRequests(
  status: RequestStatus,
  order: SortOrder,
  scope: ListScope,
): Live<readonly Row<VerificationRequest>[]> {
  const store = useFirestore();
  return useLiveQuery(
    `requests:${status}:${order}:${scopeKey(scope)}`,
    () =>
      scoped(
        query(
          collection(store, COLLECTIONS.verificationRequests),
          where('status', '==', status),
          orderBy('requested_at', order === 'oldest' ? 'asc' : 'desc'),
        ),
        scope,
      ),
    verificationRequestSchema,
  );
}

/** Accounts, newest first, live. */
export function useUsers(scope: ListScope): Live<readonly Row<Profile>[]> {
  const store = useFirestore();
  return useLiveQuery(
    `users:${scopeKey(scope)}`,
    () => scoped(query(collection(store, COLLECTIONS.profiles), orderBy('created_at', 'desc')), scope),
    profileSchema,
  );
}

/** Documents of a collection by their ids. */
function useByIds<T>(
  name: (typeof COLLECTIONS)[keyof typeof COLLECTIONS],
  ids: readonly string[],
  schema: z.ZodMiniType<T>,
): LiveGroups<T> {
  const store = useFirestore();
  return useLiveGroups({
    ids,
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

export function useRolesOf(uids: readonly string[]): LiveGroups<z.infer<typeof userRoleSchema>> {
  return useByIds(COLLECTIONS.userRoles, uids, userRoleSchema);
}

/** All requests of these guides, newest first: earlier attempts, and what others decide meanwhile. */
export function useRequestsOf(uids: readonly string[]): LiveGroups<VerificationRequest> {
  const store = useFirestore();
  return useLiveGroups({
    ids: uids,
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

export interface DeskCounts {
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
  readonly users: number;
}

async function count(counted: Query): Promise<number> {
  return (await getCountFromServer(query(counted, limit(MAX_ADMIN_LIST_LIMIT)))).data().count;
}

async function countAll(store: Firestore): Promise<DeskCounts> {
  const requests = collection(store, COLLECTIONS.verificationRequests);
  const ofStatus = (status: RequestStatus) => count(query(requests, where('status', '==', status)));
  const [pending, approved, rejected, users] = await Promise.all([
    ofStatus('pending'),
    ofStatus('approved'),
    ofStatus('rejected'),
    count(collection(store, COLLECTIONS.profiles)),
  ]);
  return { pending, approved, rejected, users };
}

function newest(source: Query, field: string): () => Query {
  return () => query(source, orderBy(field, 'desc'), limit(1));
}

/**
 * Changes with every new request, account and entry of the journal (decisions, and what is taken
 * back), at the price of one document each: the newest of every kind is followed.
 */
function usePulse(): string | undefined {
  const store = useFirestore();
  const of = (name: (typeof COLLECTIONS)[keyof typeof COLLECTIONS], field: string) =>
    newest(collection(store, name), field);
  const states = [
    useLiveQuery(
      'pulse:requests',
      of(COLLECTIONS.verificationRequests, 'requested_at'),
      verificationRequestSchema,
    ),
    useLiveQuery('pulse:journal', of(COLLECTIONS.decisionJournal, 'at'), journalEntrySchema),
    useLiveQuery('pulse:users', of(COLLECTIONS.profiles, 'created_at'), profileSchema),
  ];
  // All at once, so that opening the desk counts once.
  if (states.some(({ status }) => status === 'loading')) return undefined;
  return states
    .map((state) => {
      const row = state.status === 'ready' ? state.data[0] : undefined;
      return row ? `${row.id}${JSON.stringify(row.data)}` : state.status;
    })
    .join('|');
}

/** Changes that come together are counted together, after so many ms of quiet. */
const RECOUNT_DELAY_MS = 250;

/**
 * Counts by the server, at most the rules' cap each; undefined until they are known. `shift` moves
 * one over at once, until the server has counted again.
 */
export function useDeskCounts(): {
  readonly counts: DeskCounts | undefined;
  readonly shift: (from: RequestStatus, to: RequestStatus) => void;
  /** Counts again, where what was moved over did not come true. */
  readonly recount: () => void;
} {
  const store = useFirestore();
  const pulse = usePulse();
  const [counts, setCounts] = useState<DeskCounts>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (pulse === undefined) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      countAll(store).then(
        (fresh) => {
          if (isCurrent) setCounts(fresh);
        },
        () => {
          // The lists themselves tell what is wrong; the next change counts again.
        },
      );
    }, RECOUNT_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // Pulse and round say when to count again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [store, pulse, round]);
  const shift = useCallback((from: RequestStatus, to: RequestStatus) => {
    setCounts((present) => present && { ...present, [from]: present[from] - 1, [to]: present[to] + 1 });
  }, []);
  const recount = useCallback(() => setRound((present) => present + 1), []);
  return { counts, shift, recount };
}

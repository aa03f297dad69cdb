/** Live reads of the admins' desk, and of what guides read of themselves: the requests, what a card shows, and who is admin. */
import { collection, getCountFromServer, limit, orderBy, query, where } from 'firebase/firestore';
import { COLLECTIONS } from '../../../domain/collections.ts';
import { guideProfileSchema } from '../../../domain/guide/guide-profile.ts';
import { profileSchema } from '../../../domain/guide/profile.ts';
import { MAX_ADMIN_LIST_LIMIT, MAX_LIST_LIMIT } from '../../../domain/limits.ts';
import { ASSOCIATION_YEAR, associationYearSchema } from '../../../domain/membership/association-year.ts';
import { membershipSchema } from '../../../domain/membership/membership.ts';
import { verificationRequestSchema } from '../../../domain/verification/verification.ts';
import { ROLES, userRoleSchema } from '../../../domain/roles.ts';
import { firestore } from '../members-app.ts';
import { useLiveDocument, useLiveQuery } from './live.ts';

const isPending = where('status', '==', 'pending');

/** The open requests, the oldest first. */
export const usePendingRequests = () =>
  useLiveQuery(
    'pending-requests',
    COLLECTIONS.verificationRequests,
    [isPending, orderBy('requested_at'), limit(MAX_ADMIN_LIST_LIMIT)],
    verificationRequestSchema,
  );

/** Admins and editors. */
export const useAdmins = () =>
  useLiveQuery(
    'admins',
    COLLECTIONS.userRoles,
    [where('role', 'in', ROLES), limit(MAX_LIST_LIMIT)],
    userRoleSchema,
  );

/** 'missing' until an admin has chosen. */
export const useAssociationYear = () =>
  useLiveDocument(COLLECTIONS.settings, ASSOCIATION_YEAR, associationYearSchema);

export const useRequest = (id: string) =>
  useLiveDocument(COLLECTIONS.verificationRequests, id, verificationRequestSchema);

/** All requests of a guide, the newest first. */
export const useRequestsOf = (uid: string | undefined) =>
  useLiveQuery(
    uid === undefined ? undefined : `requests-of:${uid}`,
    COLLECTIONS.verificationRequests,
    [where('user_id', '==', uid), orderBy('requested_at', 'desc'), limit(MAX_LIST_LIMIT)],
    verificationRequestSchema,
  );

export const useProfileOf = (uid: string | undefined) =>
  useLiveDocument(COLLECTIONS.profiles, uid, profileSchema);

export const useGuideProfileOf = (uid: string | undefined) =>
  useLiveDocument(COLLECTIONS.guideProfiles, uid, guideProfileSchema);

export const useMembershipOf = (uid: string | undefined) =>
  useLiveDocument(COLLECTIONS.memberships, uid, membershipSchema);

/** The open requests, counted once. */
export async function countWaiting(): Promise<number> {
  const requests = collection(firestore, COLLECTIONS.verificationRequests);
  const counted = await getCountFromServer(query(requests, isPending, limit(MAX_ADMIN_LIST_LIMIT)));
  return counted.data().count;
}

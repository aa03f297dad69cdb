/** The applications to the school, for admins. */
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { COLLECTIONS } from '../../../domain/collections.ts';
import { MAX_ADMIN_LIST_LIMIT } from '../../../domain/limits.ts';
import { applicationSchema, type Application } from '../../../domain/school/applications.ts';
import { firestore } from '../members-app.ts';
import { useLiveQuery, type Found, type Live } from './live.ts';

/** The new ones alone, or all of them, the newest first. */
export function useApplications(which: 'new' | 'all'): Live<Found<Application>> {
  return useLiveQuery(
    `${which} applications`,
    () =>
      query(
        collection(firestore, COLLECTIONS.applications),
        which === 'new' ? where('state', '==', 'new') : orderBy('number', 'desc'),
        limit(MAX_ADMIN_LIST_LIMIT),
      ),
    applicationSchema,
  );
}

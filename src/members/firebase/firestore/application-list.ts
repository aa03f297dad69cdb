/** The applications to the school, for admins. */
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { COLLECTIONS } from '../../../domain/collections.ts';
import { MAX_ADMIN_LIST_LIMIT } from '../../../domain/limits.ts';
import { applicationSchema, type Application } from '../../../domain/school/applications.ts';
import { firestore } from '../members-app.ts';
import { useLiveQuery, type Found, type Live } from './live.ts';

/** The newest first. */
export function useApplications(): Live<Found<Application>> {
  return useLiveQuery(
    'applications',
    () =>
      query(
        collection(firestore, COLLECTIONS.applications),
        orderBy('number', 'desc'),
        limit(MAX_ADMIN_LIST_LIMIT),
      ),
    applicationSchema,
  );
}

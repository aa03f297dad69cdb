/** The applications to the school, for admins. */
import { collection, doc, limit, orderBy, query } from 'firebase/firestore';
import * as z from 'zod/mini';
import { COLLECTIONS } from '../../../domain/collections.ts';
import { MAX_ADMIN_LIST_LIMIT } from '../../../domain/limits.ts';
import { applicationSchema, type Application } from '../../../domain/school/applications.ts';
import { firestore } from '../members-app.ts';
import { useLiveDocument, useLiveQuery, type Found, type Live } from './live.ts';

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

const figuresSchema = z.record(z.string(), z.int());

/** How many were ever confirmed, by programme and year of the start; 'missing' before the first one. */
export function useApplicationFigures(): Live<z.infer<typeof figuresSchema>> {
  return useLiveDocument(doc(firestore, COLLECTIONS.figures, 'applications'), figuresSchema);
}

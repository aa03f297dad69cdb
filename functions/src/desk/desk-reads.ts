/** How the callables read what the desk lists. */
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { CallableRequest } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { documentOf } from '../app.ts';
import { parserOf } from '../documents.ts';
import { requireRecordedRight, requireRight } from '../guards.ts';

/** Checks claim and role record of an admin who only reads. @returns the admin's id. @throws HttpsError */
export async function requireDesk(call: CallableRequest): Promise<string> {
  const adminId = requireRight(call, 'desk');
  requireRecordedRight(await documentOf('userRoles', adminId).get(), 'desk');
  return adminId;
}

/** Documents whose selected fields can be read. */
export type Documents<T> = ReadonlyMap<
  string,
  { readonly document: QueryDocumentSnapshot; readonly data: T }
>;

/**
 * Returns the documents by their ids, in the order of the query, each with the fields of the schema alone; one that is
 * unreadable is left out.
 */
export async function readFields<T>(
  query: Query,
  schema: z.ZodMiniType<T> & { readonly shape: object },
): Promise<Documents<T>> {
  const parse = parserOf(schema);
  const { docs } = await query.select(...Object.keys(schema.shape)).get();
  return new Map(
    docs.flatMap((document) => {
      const data = parse(document);
      return data ? [[document.id, { document, data }] as const] : [];
    }),
  );
}

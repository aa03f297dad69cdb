/**
 * Writes the desk copies that the functions create, for documents written while triggers were disabled.
 */
import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../src/domain/collections.ts';
import { REQUEST_STATUSES } from '../../src/domain/guide/guide-profile.ts';
import {
  DESK_FIGURES,
  profileFieldsOf,
  requestFieldsOf,
  type Stored,
} from '../../src/domain/verification/desk-copy.ts';

type Documents = ReadonlyMap<string, Stored>;

/** Reads everything once and writes the copies and figures. */
export async function writeDeskCopies(db: Firestore): Promise<void> {
  const all = async (collection: keyof typeof COLLECTIONS): Promise<Documents> => {
    const { docs } = await db.collection(COLLECTIONS[collection]).get();
    return new Map(docs.map((document) => [document.id, document.data()]));
  };
  const [profiles, guides, memberships, roles] = await Promise.all(
    (['profiles', 'guideProfiles', 'memberships', 'userRoles'] as const).map(all),
  );
  const newestFirst = await db
    .collection(COLLECTIONS.verificationRequests)
    .orderBy('requested_at', 'desc')
    .get();
  const requests = newestFirst.docs.map((document) => ({ id: document.id, data: document.data() }));
  const batch = db.bulkWriter();
  for (const [uid] of profiles ?? []) {
    const sources = {
      profile: profiles?.get(uid),
      guide: guides?.get(uid),
      membership: memberships?.get(uid),
      role: roles?.get(uid),
      requests: requests.filter(({ data }) => data['user_id'] === uid),
    };
    void batch.update(db.doc(`${COLLECTIONS.profiles}/${uid}`), { ...profileFieldsOf(sources) });
    for (const [id, fields] of requestFieldsOf(sources)) {
      void batch.update(db.doc(`${COLLECTIONS.verificationRequests}/${id}`), { ...fields });
    }
  }
  const counts = REQUEST_STATUSES.map((status) => [
    status,
    requests.filter(({ data }) => data['status'] === status).length,
  ]);
  void batch.set(db.doc(`${COLLECTIONS.figures}/${DESK_FIGURES}`), {
    ...Object.fromEntries(counts),
    users: profiles?.size ?? 0,
  });
  await batch.close();
}

/** Computes how long the last requests took, for waiting guides. Part of the nightly job; idempotent. */
import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { PACE_OF, paceOf } from '../../../src/domain/verification/pace.ts';
import { documentOf, firestore } from '../app.ts';
import { parseRequest } from '../documents.ts';

/** Maximum requests read: the last ones include ended verifications, which do not count. */
const READ = PACE_OF * 2;

/** Writes the figures, or deletes them if there are too few decisions. */
export async function keepPace(): Promise<void> {
  const { docs } = await firestore
    .collection(COLLECTIONS.verificationRequests)
    .orderBy('reviewed_at', 'desc')
    .limit(READ)
    .get();
  const pace = paceOf(docs.flatMap((document) => parseRequest(document) ?? []));
  const figures = documentOf('figures', 'verification');
  await (pace ? figures.set({ ...pace, updated_at: FieldValue.serverTimestamp() }) : figures.delete());
}

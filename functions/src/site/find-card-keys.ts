/** Finds the public keys that verify cards. */
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { cardKeySchema, type CardKey } from '../../../src/domain/membership/signed-card.ts';
import { firestore } from '../app.ts';

/** Maximum keys returned; there is one for each change of the secret. */
const MOST = 20;

/** Returns the newest keys. */
export async function findCardKeys(): Promise<CardKey[]> {
  const { docs } = await firestore
    .collection(COLLECTIONS.cardKeys)
    .orderBy('since', 'desc')
    .limit(MOST)
    .get();
  return docs.map((key) => cardKeySchema.parse({ id: key.id, public_key: key.get('public_key') }));
}

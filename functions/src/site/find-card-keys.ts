/** The public keys by which cards are told. */
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { cardKeySchema, type CardKey } from '../../../src/domain/membership/signed-card.ts';
import { firestore } from '../app.ts';

/** A key for each change of the secret: far fewer. */
const MOST = 20;

/** The newest ones. */
export async function findCardKeys(): Promise<CardKey[]> {
  const { docs } = await firestore
    .collection(COLLECTIONS.cardKeys)
    .orderBy('since', 'desc')
    .limit(MOST)
    .get();
  return docs.map((key) => cardKeySchema.parse({ id: key.id, public_key: key.get('public_key') }));
}

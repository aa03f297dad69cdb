/** Keeps in requests and accounts what the desk shows with them; may be repeated at any time. */
import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import {
  MAX_ATTEMPTS,
  profileFieldsOf,
  requestFieldsOf,
  type DeskFields,
  type Stored,
} from '../../../src/domain/verification/desk-copy.ts';
import { documentOf, firestore } from '../app.ts';
import { inTransaction } from '../transactions.ts';

/** Writes what is not so yet: without that, every write would be followed by another. */
function writeFields(transaction: Transaction, snapshot: DocumentSnapshot, fields: DeskFields): void {
  const changed = Object.entries(fields).filter(
    ([name, value]) => !isDeepStrictEqual(value, snapshot.get(name)),
  );
  if (changed.length > 0) transaction.update(snapshot.ref, Object.fromEntries(changed));
}

/** Follows from what is stored of the account now. */
export async function keepDeskCopies(uid: string): Promise<void> {
  await inTransaction(async (transaction) => {
    const [profile, guide, membership, role] = await Promise.all(
      (['profiles', 'guideProfiles', 'memberships', 'userRoles'] as const).map((collection) =>
        transaction.get(documentOf(collection, uid)),
      ),
    );
    const requests = await transaction.get(
      firestore
        .collection(COLLECTIONS.verificationRequests)
        .where('user_id', '==', uid)
        .orderBy('requested_at', 'desc')
        .limit(MAX_ATTEMPTS),
    );
    const data = (snapshot: DocumentSnapshot | undefined): Stored | undefined => snapshot?.data();
    const sources = {
      profile: data(profile),
      guide: data(guide),
      membership: data(membership),
      role: data(role),
      requests: requests.docs.map((snapshot) => ({ id: snapshot.id, data: snapshot.data() })),
    };
    const ofRequests = requestFieldsOf(sources);
    for (const snapshot of requests.docs) {
      const fields = ofRequests.get(snapshot.id);
      if (fields) writeFields(transaction, snapshot, fields);
    }
    if (profile?.exists) writeFields(transaction, profile, profileFieldsOf(sources));
  });
}

/** Reads the member's own number and term. */
import { doc } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { COLLECTIONS } from '../../domain/collections.ts';
import { membershipSchema, type Membership } from '../../domain/membership/membership.ts';
import { useLiveDocument, type Live } from './live.ts';

/** Returns 'missing' before the first approval. */
export function useOwnMembership(uid: string): Live<Membership> {
  return useLiveDocument(doc(useFirestore(), COLLECTIONS.memberships, uid), membershipSchema);
}

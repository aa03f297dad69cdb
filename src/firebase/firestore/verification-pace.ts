/** Reads how long the last requests took, as computed by the server. */
import { doc } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { COLLECTIONS } from '../../domain/collections.ts';
import { paceSchema, type Pace } from '../../domain/verification/pace.ts';
import { useLiveDocument } from './live.ts';

/** Returns undefined until it is read, and if there are no figures. */
export function useVerificationPace(): Pace | undefined {
  const pace = useLiveDocument(doc(useFirestore(), COLLECTIONS.figures, 'verification'), paceSchema);
  return pace.status === 'ready' ? pace.data : undefined;
}

/** How long the last requests took, as the server keeps it. */
import { doc } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { COLLECTIONS } from '../../domain/collections.ts';
import { paceSchema, type Pace } from '../../domain/verification/pace.ts';
import { useLiveDocument } from './live.ts';

/** Undefined until it is read, and where there is none. */
export function useVerificationPace(): Pace | undefined {
  const pace = useLiveDocument(doc(useFirestore(), COLLECTIONS.figures, 'verification'), paceSchema);
  return pace.status === 'ready' ? pace.data : undefined;
}

import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Change } from 'firebase-functions/v2/firestore';
import { isDeepStrictEqual } from 'node:util';
import { withoutDeskFields } from '../../../src/domain/verification/desk-copy.ts';

/** Whether anything but what is stored for the desk changed: that is the server's own write, of which nothing follows. */
export function isChanged({ before, after }: Change<DocumentSnapshot>): boolean {
  const [was, is] = [before, after].map((snapshot) => withoutDeskFields(snapshot.data() ?? {}));
  return before.exists !== after.exists || !isDeepStrictEqual(was, is);
}

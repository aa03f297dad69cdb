/** Processes memberships one after the other, in pages. */
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { add, forEach, NOTHING, type Outcome } from '../failed-events/for-each.ts';

/** Memberships read per query. */
const PAGE = 100;

/**
 * @param work returns whether it did something. A failure is listed for the admins and does not stop the
 * others.
 */
export async function forEachMembership(
  memberships: Query,
  work: (uid: string) => Promise<boolean>,
): Promise<Outcome> {
  let outcome = NOTHING;
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page = await (last ? memberships.startAfter(last) : memberships).limit(PAGE).get();
    const uids = page.docs.map(({ id }) => [id, id] as const);
    outcome = add(outcome, await forEach('everyNight', uids, async (uid) => ((await work(uid)) ? 1 : 0)));
    last = page.docs.at(-1);
  } while (last);
  return outcome;
}

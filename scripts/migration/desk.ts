/** Migrates what the server stores for the desk in requests and accounts of an earlier version. May be repeated. */
import { COLLECTIONS } from '../../src/domain/collections.ts';

/** @returns how many accounts it was stored for. */
export async function migrateDesk(): Promise<number> {
  const [{ firestore }, { keepDeskCopies }, { FIGURES, recount }] = await Promise.all([
    import('../../functions/src/app.ts'),
    import('../../functions/src/desk/desk-copies.ts'),
    import('../../functions/src/desk/desk-figures.ts'),
  ]);
  const [accounts, requests] = await Promise.all([
    firestore.collection(COLLECTIONS.profiles).select().get(),
    firestore.collection(COLLECTIONS.verificationRequests).select('user_id').get(),
  ]);
  const ids = new Set<string>(accounts.docs.map(({ id }) => id));
  for (const { user_id } of requests.docs.map((request) => request.data())) {
    if (typeof user_id === 'string') ids.add(user_id);
  }
  // One after the other: the site is in use.
  for (const id of ids) await keepDeskCopies(id);
  await recount(FIGURES);
  return ids.size;
}

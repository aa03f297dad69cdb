/** Removes free text about people from the journal after its retention period; the entries stay. */
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { retentionCutoff } from '../../../src/domain/verification/retention.ts';
import { DAY_MS } from '../../../src/domain/timestamp.ts';
import { firestore } from '../app.ts';

/** Entries read per query. */
const PAGE = 500;
/** How far back each run looks, in ms: texts would remain if the job did not run for longer. */
const LOOK_BACK_MS = 365 * DAY_MS;

/** @returns from how many entries text was removed. */
export async function removeOldWords(now: Date): Promise<number> {
  const cutoff = retentionCutoff(now);
  const begin = new Date(cutoff.getTime() - LOOK_BACK_MS);
  const entries = firestore
    .collection(COLLECTIONS.decisionJournal)
    .where('at', '<', cutoff)
    .where('at', '>=', begin)
    .orderBy('at');
  let removed = 0;
  let page = await entries.limit(PAGE).get();
  while (!page.empty) {
    const worded = page.docs.filter((entry) => entry.get('notes') !== null);
    await Promise.all(worded.map(({ ref }) => ref.update({ notes: null })));
    removed += worded.length;
    page = await entries.startAfter(page.docs.at(-1)).limit(PAGE).get();
  }
  return removed;
}

/** Takes out of the journal the words about people, once their time is over; the entries stay. */
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { retentionCutoff } from '../../../src/domain/verification/retention.ts';
import { DAY_MS } from '../../../src/domain/timestamp.ts';
import { firestore } from '../app.ts';

/** Entries that are read at a time. */
const PAGE = 500;
/** How far back each run looks, ms: a job that did not run for that long would leave words behind. */
const LOOK_BACK_MS = 365 * DAY_MS;

/** @returns of how many entries the words were taken out. */
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

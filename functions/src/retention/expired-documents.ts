/** Deletes documents and texts whose period is over. */
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { retentionCutoff } from '../../../src/domain/verification/retention.ts';
import { DAY_MS } from '../../../src/domain/timestamp.ts';
import { firestore } from '../app.ts';
import { pagesOf } from '../failed-events/for-each.ts';
import { FAILED_PRECONDITION, hasCode, NOT_FOUND } from '../service-errors.ts';

/** Documents deleted at a time. */
const PAGE = 500;

/**
 * Returns a job that deletes the documents with a `field` before the cutoff; it returns how many. It
 * repeats until none is left, because a flood of the message form creates any number.
 */
export function deleteBefore(
  collection: keyof typeof COLLECTIONS,
  field: string,
  cutoffOf: (now: Date) => Date,
): (now: Date) => Promise<number> {
  return async (now) => {
    const expired = firestore
      .collection(COLLECTIONS[collection])
      .where(field, '<', cutoffOf(now))
      .limit(PAGE);
    let deleted = 0;
    let inPage: number;
    do {
      const { docs } = await expired.get();
      const results = await Promise.all(
        docs.map(({ ref, updateTime }) =>
          ref.delete({ lastUpdateTime: updateTime }).then(() => 1, ignoreChanged),
        ),
      );
      inPage = results.reduce<number>((sum, count) => sum + count, 0);
      deleted += inPage;
    } while (inPage > 0);
    return deleted;
  };
}

/** A document that was changed meanwhile stays, such as a slug that another guide was given. */
function ignoreChanged(error: unknown): 0 {
  if (hasCode(error, FAILED_PRECONDITION) || hasCode(error, NOT_FOUND)) return 0;
  throw error;
}

/** How far back each run looks, in ms: notes would remain if the job did not run for longer. */
const LOOK_BACK_MS = 365 * DAY_MS;

/**
 * Removes the free text about people from old entries of the journal; the entries stay.
 * @returns from how many.
 */
export async function removeOldNotes(now: Date): Promise<number> {
  const cutoff = retentionCutoff(now);
  const begin = new Date(cutoff.getTime() - LOOK_BACK_MS);
  const entries = firestore
    .collection(COLLECTIONS.decisionJournal)
    .where('at', '<', cutoff)
    .where('at', '>=', begin)
    .orderBy('at');
  let removed = 0;
  for await (const page of pagesOf(entries)) {
    const withNotes = page.filter((entry) => entry.get('notes') !== null);
    await Promise.all(withNotes.map(({ ref }) => ref.update({ notes: null })));
    removed += withNotes.length;
  }
  return removed;
}

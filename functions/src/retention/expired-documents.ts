/** Deletes documents and texts whose period is over. */
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { retentionCutoff } from '../../../src/domain/verification/retention.ts';
import { DAY_MS } from '../../../src/domain/timestamp.ts';
import { firestore } from '../app.ts';
import { pagesOf } from '../failed-events/for-each.ts';
import { FAILED_PRECONDITION, hasCode, NOT_FOUND } from '../service-errors.ts';

/** Returns a job that deletes the documents with a `field` before the cutoff; it returns how many. */
export function deleteBefore(
  collection: keyof typeof COLLECTIONS,
  field: string,
  cutoffOf: (now: Date) => Date,
): (now: Date) => Promise<number> {
  return async (now) => {
    const expired = firestore.collection(COLLECTIONS[collection]).where(field, '<', cutoffOf(now));
    let deleted = 0;
    for await (const page of pagesOf(expired)) {
      const results = await Promise.all(
        page.map(({ ref, updateTime }) =>
          ref.delete({ lastUpdateTime: updateTime }).then(() => true, ignoreChanged),
        ),
      );
      deleted += results.filter(Boolean).length;
    }
    return deleted;
  };
}

/** A document that was changed meanwhile stays, such as a slug that another guide was given. */
function ignoreChanged(error: unknown): false {
  if (hasCode(error, FAILED_PRECONDITION) || hasCode(error, NOT_FOUND)) return false;
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

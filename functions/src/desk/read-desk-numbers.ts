/** What happened in each year, counted from the journal for the admins' desk. */
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { countedEntrySchema, yearNumbers, type DeskNumbers } from '../../../src/domain/desk/numbers.ts';
import { firestore } from '../app.ts';
import { onCall } from '../on-call.ts';
import { readFields, requireDesk } from './desk-reads.ts';

export const readDeskNumbers = onCall(async (call): Promise<DeskNumbers> => {
  await requireDesk(call);
  const journal = firestore.collection(COLLECTIONS.decisionJournal).orderBy('at');
  const entries = await readFields(journal, countedEntrySchema);
  return yearNumbers(Array.from(entries.values(), ({ data }) => data));
});

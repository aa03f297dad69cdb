/** What happened in each year, counted from the journal for the admins' desk. */
import { onCall } from 'firebase-functions/v2/https';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { countedEntrySchema, yearNumbers, type DeskNumbers } from '../../../src/domain/desk/numbers.ts';
import { documentOf, firestore } from '../app.ts';
import { parserOf } from '../documents.ts';
import { requireRecordedRight, requireRight } from '../guards.ts';

export const readDeskNumbers = onCall({ memory: '512MiB' }, async (call): Promise<DeskNumbers> => {
  const adminId = requireRight(call, 'desk');
  requireRecordedRight(await documentOf('userRoles', adminId).get(), 'desk');
  const parse = parserOf(countedEntrySchema);
  const { docs } = await firestore
    .collection(COLLECTIONS.decisionJournal)
    .orderBy('at')
    .select(...Object.keys(countedEntrySchema.shape))
    .get();
  return yearNumbers(docs.map(parse).filter((entry) => entry !== undefined));
});

/** Writes into the journal what an admin is about to take out of the desk: before it leaves, or not at all. */
import { exportedSchema } from '../../../src/domain/verification/verification.ts';
import { adminCallable } from '../verification/admin-callable.ts';
import { addJournalEntry } from '../verification/journal.ts';

export const recordExport = adminCallable('desk', exportedSchema, ({ transaction, adminId }, exported) => {
  addJournalEntry(transaction, { action: 'exported', actor_id: adminId, exported });
  return Promise.resolve({});
});

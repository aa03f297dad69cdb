/** What admins write for one another about a guide, and who of them sees to the guide; and into the journal, what leaves the desk. */
import * as z from 'zod/mini';
import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { deskTaskSchema, noteInputSchema, taskInputSchema } from '../../../src/domain/desk/notes.ts';
import { documentOf, firestore } from '../app.ts';
import { parserOf } from '../documents.ts';
import { refusalError, requireRecordedRight } from '../guards.ts';
import { adminCallable, type AdminTransaction } from '../verification/admin-callable.ts';
import { exportedSchema } from '../../../src/domain/verification/verification.ts';
import { addJournalEntry } from '../verification/journal.ts';

/** An erasure deletes the guide profile together with the notes: none is left behind. @throws HttpsError */
async function requireOther({ transaction, adminId }: AdminTransaction, guideId: string): Promise<void> {
  if (guideId === adminId) throw refusalError('own-request');
  const guide = await transaction.get(documentOf('guideProfiles', guideId));
  if (!guide.exists) throw refusalError('profile-missing');
}

export const addDeskNote = adminCallable('desk', noteInputSchema, async (context, { user_id, text }) => {
  await requireOther(context, user_id);
  const at = FieldValue.serverTimestamp();
  const note = firestore.collection(COLLECTIONS.deskNotes).doc();
  context.transaction.create(note, { user_id, author_id: context.adminId, text, at });
  return { note_id: note.id };
});

const parseTask = parserOf(z.object(deskTaskSchema.shape));

/** @returns all that is stored after it: another admin may have set the rest since the caller read it. */
export const setDeskTask = adminCallable('desk', taskInputSchema, async (context, { user_id, ...change }) => {
  const { transaction, adminId } = context;
  await requireOther(context, user_id);
  if (change.assignee_id === user_id) throw refusalError('own-request');
  if (change.assignee_id) {
    const role = await transaction.get(documentOf('userRoles', change.assignee_id));
    requireRecordedRight(role, 'desk', 'no-admin');
  }
  const reference = documentOf('deskNotes', user_id);
  const known = parseTask(await transaction.get(reference));
  const task = {
    user_id,
    assignee_id: change.assignee_id ?? known?.assignee_id ?? '',
    follow_up: change.follow_up ?? known?.follow_up ?? '',
  };
  // Who did it last is of no use where nothing is left to do.
  if (task.assignee_id === '' && task.follow_up === '') transaction.delete(reference);
  else
    transaction.set(reference, { ...task, author_id: adminId, text: '', at: FieldValue.serverTimestamp() });
  return task;
});

export const recordExport = adminCallable('desk', exportedSchema, ({ transaction, adminId }, exported) => {
  addJournalEntry(transaction, { action: 'exported', actor_id: adminId, exported });
  return Promise.resolve({});
});

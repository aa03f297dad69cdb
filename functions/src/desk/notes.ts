/** What admins write for one another about a guide, and who of them sees to the guide. They read and remove notes by the rules. */
import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { deskTaskSchema, noteInputSchema } from '../../../src/domain/desk/notes.ts';
import { documentOf, firestore } from '../app.ts';
import { refusalError, requireRecordedRight } from '../guards.ts';
import { adminCallable, type AdminTransaction } from '../verification/admin-callable.ts';

/**
 * An erasure deletes the guide profile in the transaction in which it deletes the notes: none is left behind.
 * @throws HttpsError
 */
async function requireOther({ transaction, adminId }: AdminTransaction, guideId: string): Promise<void> {
  if (guideId === adminId) throw refusalError('own-request');
  const guide = await transaction.get(documentOf('guideProfiles', guideId));
  if (!guide.exists) throw refusalError('profile-missing');
}

export const addDeskNote = adminCallable(
  'desk',
  noteInputSchema,
  async ({ transaction, adminId }, { user_id, text }) => {
    await requireOther({ transaction, adminId }, user_id);
    const at = FieldValue.serverTimestamp();
    const note = firestore.collection(COLLECTIONS.deskNotes).doc();
    transaction.create(note, { user_id, author_id: adminId, text, at });
    return { note_id: note.id };
  },
);

export const setDeskTask = adminCallable('desk', deskTaskSchema, async (context, task) => {
  const { transaction, adminId } = context;
  const { user_id, assignee_id } = task;
  await requireOther(context, user_id);
  if (assignee_id === user_id) throw refusalError('own-request');
  if (assignee_id !== '')
    requireRecordedRight(await transaction.get(documentOf('userRoles', assignee_id)), 'desk');
  const at = FieldValue.serverTimestamp();
  transaction.set(documentOf('deskNotes', user_id), { ...task, author_id: adminId, text: '', at });
  return { user_id };
});

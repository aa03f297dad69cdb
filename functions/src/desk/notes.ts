/** Notes that admins write for one another about a guide. They read and remove them by the rules. */
import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { noteInputSchema } from '../../../src/domain/desk/notes.ts';
import { documentOf, firestore } from '../app.ts';
import { refusalError } from '../guards.ts';
import { adminCallable } from '../verification/admin-callable.ts';

export const addDeskNote = adminCallable(
  'desk',
  noteInputSchema,
  async ({ transaction, adminId }, { user_id, text }) => {
    if (user_id === adminId) throw refusalError('own-request');
    // An erasure deletes the guide profile in the transaction in which it deletes the notes: none is left behind.
    const guide = await transaction.get(documentOf('guideProfiles', user_id));
    if (!guide.exists) throw refusalError('profile-missing');
    const at = FieldValue.serverTimestamp();
    const note = firestore.collection(COLLECTIONS.deskNotes).doc();
    transaction.create(note, { user_id, author_id: adminId, text, at });
    return { note_id: note.id };
  },
);

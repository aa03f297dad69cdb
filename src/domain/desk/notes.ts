/** What admins write for one another about a guide: in no document that guides or their download read. */
import * as z from 'zod/mini';
import { timestampOrNull } from '../timestamp.ts';
import { adminNotes, documentId } from '../verification/verification.ts';

/** `desk_notes/{id}`. */
export const deskNoteSchema = z.object({
  /** The guide whom it is about. */
  user_id: z.string(),
  author_id: z.string(),
  text: z.string(),
  at: timestampOrNull,
});
export type DeskNote = z.infer<typeof deskNoteSchema>;

/** Input of `addDeskNote`. */
export const noteInputSchema = z.strictObject({
  user_id: documentId,
  text: adminNotes.check(z.minLength(1)),
});

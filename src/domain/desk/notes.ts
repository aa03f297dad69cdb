/** What admins write for one another about a guide: in no document that guides or their download read. */
import * as z from 'zod/mini';
import { timestampOrNull } from '../timestamp.ts';
import { endAfterDay } from '../membership/term.ts';
import { adminNotes, documentId } from '../verification/verification.ts';

/** `desk_notes/{id}`. */
export const deskNoteSchema = z.object({
  user_id: z.string(),
  author_id: z.string(),
  text: z.string(),
  at: timestampOrNull,
});
export type DeskNote = z.infer<typeof deskNoteSchema>;

/** `desk_notes/{user_id}`, without words: who sees to a guide, and when again; '' for nobody, and for no day. */
export const deskTaskSchema = z.strictObject({
  user_id: documentId,
  assignee_id: z.union([z.literal(''), documentId]),
  follow_up: z.string().check(z.refine((day) => day === '' || endAfterDay(day) !== undefined)),
});
export type DeskTask = z.infer<typeof deskTaskSchema>;

/** Input of `setDeskTask`: what is not named stays as it is. */
export const taskInputSchema = z.partial(deskTaskSchema, { assignee_id: true, follow_up: true });

export const noteInputSchema = z.strictObject({
  user_id: documentId,
  text: adminNotes.check(z.minLength(1)),
});

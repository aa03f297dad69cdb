/**
 * `guide_messages/{id}`: a visitor's message to a guide, stored from the form until its deletion after 30
 * days.
 */
import * as z from 'zod/mini';
import { PAGE_LANGS } from '../lang.ts';
import { timestamp, timestampOrNull } from '../timestamp.ts';
import { writtenMessageSchema } from './message-form.ts';

export const MESSAGE_STATES = ['unconfirmed', 'forwarded', 'reported'] as const;

export const guideMessageSchema = z.object({
  /** The guide's account; 'office' if it went to the association's office. */
  user_id: z.string(),
  slug: z.string(),
  ...writtenMessageSchema.shape,
  /** Language of the pages on which it was written. */
  language: z.enum(PAGE_LANGS),
  state: z.enum(MESSAGE_STATES),
  /** Keyed hash of the sender's mailbox. */
  sender_hash: z.string(),
  /** SHA-256 of the tokens in the links of emails; the tokens themselves stand in the emails alone. */
  confirm_hash: z.nullable(z.string()),
  confirm_until: timestampOrNull,
  report_hash: z.nullable(z.string()),
  created_at: timestamp,
  forwarded_at: timestampOrNull,
  /** When it is deleted. */
  erase_at: timestamp,
});
export type GuideMessage = z.infer<typeof guideMessageSchema>;

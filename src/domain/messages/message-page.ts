/**
 * What the pages of a message to a guide are made from. Apart from the other public answers, because these pages need nothing
 * else of them.
 */
import * as z from 'zod/mini';
import { messageFaultsSchema, messageValuesSchema } from './message-form.ts';

/** Whom the message is for, as the public page names the guide. */
export const recipientSchema = z.object({
  slug: z.string(),
  full_name: z.string(),
  georgian_name: z.string(),
  latin_name: z.string(),
});
export type Recipient = z.infer<typeof recipientSchema>;

/** Why a form that is filled in well is not taken. */
export const MESSAGE_REFUSALS = [
  /** Too many messages from the address or the network, or from everybody. */
  'too-many',
  /** Enough letters have asked that mailbox for a confirmation. */
  'too-many-letters',
  /** The guide has got as many as are forwarded in a day. */
  'guide-full',
  /** The guide has reported a message from this address. */
  'blocked',
  /** A field was filled in that people do not see. */
  'trapped',
  /** Larger than any message may be. */
  'too-large',
  /** Something is out of order. */
  'failed',
] as const;
export type MessageRefusal = (typeof MESSAGE_REFUSALS)[number];

const recipient = recipientSchema;
const stepSchema = z.discriminatedUnion('step', [
  /** To be filled in, or to be filled in otherwise. */
  z.object({
    step: z.literal('form'),
    recipient,
    values: messageValuesSchema,
    faults: messageFaultsSchema,
    refusal: z.optional(z.enum(MESSAGE_REFUSALS)),
  }),
  /** The address has to be confirmed, within `minutes`; `isRepeated` where the letter went out for an earlier try. */
  z.object({
    step: z.literal('check-mail'),
    recipient,
    email: z.string(),
    minutes: z.number(),
    isRepeated: z.boolean(),
  }),
  z.object({ step: z.literal('sent'), recipient }),
  /** The guide does not take messages any more, or is not listed. */
  z.object({ step: z.literal('closed') }),
  /** Behind the link of a letter: one button. */
  z.object({ step: z.literal('confirm'), recipient, refusal: z.optional(z.enum(MESSAGE_REFUSALS)) }),
  z.object({ step: z.literal('report') }),
  z.object({ step: z.literal('reported') }),
  /** The link is too old, or is none. */
  z.object({ step: z.literal('no-link') }),
  /** Too many questions from there. */
  z.object({ step: z.literal('too-often') }),
  z.object({ step: z.literal('failed') }),
]);
export type MessageStep = z.infer<typeof stepSchema>;

export const messagePageSchema = z
  .object({ kind: z.literal('message'), message: stepSchema })
  .brand<'MessagePage'>();
export type MessagePage = z.infer<typeof messagePageSchema>;

/** The schema drops every field that it does not name. */
export function messagePage(message: MessageStep): MessagePage {
  return messagePageSchema.parse({ kind: 'message', message });
}

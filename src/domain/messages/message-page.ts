/**
 * The data of the pages for a message to a guide. Separate from the other public responses because these
 * pages need nothing else.
 */
import * as z from 'zod/mini';
import { nameInLang } from '../guide/own-words.ts';
import type { Lang, Localized } from '../lang.ts';
import { messageFaultsSchema, messageValuesSchema } from './message-form.ts';
import { OFFICE_TOPICS, TOPIC_TITLES, topicSlug, type OfficeTopic } from './office-topics.ts';

/** The guide the message is for, named as on the public page, with the ways of contact shown there; or a topic of the office. */
export const recipientSchema = z.object({
  slug: z.string(),
  topic: z.optional(z.enum(OFFICE_TOPICS)),
  full_name: z.string(),
  georgian_name: z.string(),
  latin_name: z.string(),
  /** Else it goes to the association's office; undefined if that could not be read. */
  accepts_messages: z.optional(z.boolean()),
  phone: z.optional(z.string()),
  website: z.optional(z.string()),
});
export type Recipient = z.infer<typeof recipientSchema>;

/** Who gets the message, for the words of the pages. */
export function receiverOf(recipient: Recipient | undefined): 'guide' | 'office' {
  return recipient?.accepts_messages === false ? 'office' : 'guide';
}

/** Returns the office as the recipient for a topic. */
export function officeRecipient(topic: OfficeTopic): Recipient {
  const nobody = { full_name: '', georgian_name: '', latin_name: '' };
  return { slug: topicSlug(topic), topic, ...nobody, accepts_messages: false };
}

const OFFICE: Localized = { en: 'the association’s office', ka: 'ასოციაციის ოფისი' };

/** Returns the name of the guide, or the office with the topic; '' if it could not be read. */
export function nameOfRecipient(recipient: Recipient, lang: Lang): string {
  const { topic } = recipient;
  return topic ? `${OFFICE[lang]} (${TOPIC_TITLES[topic][lang]})` : nameInLang(recipient, lang);
}

/** Why a valid form is refused. */
export const MESSAGE_REFUSALS = [
  /** Too many messages from the address, the network or all senders. */
  'too-many',
  /** Enough emails have requested a confirmation from that mailbox. */
  'too-many-emails',
  /** The guide has received the daily maximum of forwarded messages. */
  'guide-full',
  /** The guide has reported a message from this address. */
  'blocked',
  /** The hidden field was filled in. */
  'trapped',
  /** The request is larger than any valid message. */
  'too-large',
  /** Technical failure. */
  'failed',
] as const;
export type MessageRefusal = (typeof MESSAGE_REFUSALS)[number];

const recipient = recipientSchema;
const stepSchema = z.discriminatedUnion('step', [
  /** The form, empty or with errors. */
  z.object({
    step: z.literal('form'),
    recipient,
    values: messageValuesSchema,
    faults: messageFaultsSchema,
    refusal: z.optional(z.enum(MESSAGE_REFUSALS)),
  }),
  /** The address has to be confirmed; after `minutes` another email can be sent; `isRepeated` where it went out for an earlier try. */
  z.object({
    step: z.literal('check-mail'),
    recipient,
    email: z.string(),
    minutes: z.number(),
    isRepeated: z.boolean(),
  }),
  z.object({ step: z.literal('sent'), recipient }),
  /** Nobody can be written to: the guide is not listed, or accepts no messages and there is no office. */
  z.object({ step: z.literal('closed'), recipient: z.optional(recipient) }),
  /** Behind the link of an email: one button. */
  z.object({
    step: z.literal('confirm'),
    recipient,
    text: z.string(),
    refusal: z.optional(z.enum(MESSAGE_REFUSALS)),
  }),
  z.object({ step: z.literal('report') }),
  z.object({ step: z.literal('reported') }),
  /** The link has expired or is invalid. */
  z.object({ step: z.literal('no-link') }),
  /** Too many requests from this client. */
  z.object({ step: z.literal('too-often') }),
  z.object({ step: z.literal('failed') }),
]);
export type MessageStep = z.infer<typeof stepSchema>;

export const messagePageSchema = z
  .object({ kind: z.literal('message'), message: stepSchema })
  .brand<'MessagePage'>();
export type MessagePage = z.infer<typeof messagePageSchema>;

/** The schema drops every field that it does not list. */
export function messagePage(message: MessageStep): MessagePage {
  return messagePageSchema.parse({ kind: 'message', message });
}

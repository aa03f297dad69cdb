/** The data of the pages for messages and applications, which show nothing that is not named here. */
import * as z from 'zod/mini';
import { nameInLang } from '../guide/own-words.ts';
import type { Lang, Localized } from '../lang.ts';
import type { MessageFaults, MessageValues, WrittenMessage } from './message-form.ts';
import { OFFICE_TOPICS, TOPIC_TITLES, topicSlug, type OfficeTopic } from './office-topics.ts';
import type { Application } from '../school/applications.ts';
import type { Intake } from '../school/intakes.ts';
import type { ApplicationFaults, ApplicationValues, birthProblem } from './application-form.ts';

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

/** The address has to be confirmed; after `minutes` another email can be sent; `isRepeated` where it went out for an earlier try. */
export interface CheckMailStep {
  readonly step: 'check-mail';
  readonly email: string;
  readonly minutes: number;
  readonly isRepeated: boolean;
}

/** The link has expired or is invalid; too many requests from this client; a failure. */
export interface PlainStep {
  readonly step: 'no-link' | 'too-often' | 'failed';
}

/** The form, empty or with errors. */
interface FormStep<Values, Faults> {
  readonly step: 'form';
  readonly values: Values;
  readonly faults: Faults;
  readonly refusal?: MessageRefusal | undefined;
}

interface ToRecipient {
  readonly recipient: Recipient;
}

/** What is to be confirmed. */
export type AskedMessage = Pick<WrittenMessage, 'text' | 'from' | 'to' | 'people'>;

export type MessageStep =
  | (ToRecipient & FormStep<MessageValues, MessageFaults>)
  | (ToRecipient & CheckMailStep)
  | (ToRecipient & { readonly step: 'sent' })
  /** Nobody can be written to: the guide is not listed, or accepts no messages and there is no office. */
  | { readonly step: 'closed'; readonly recipient?: Recipient }
  /** Behind the link of an email: one button. */
  | (ToRecipient & AskedMessage & { readonly step: 'confirm'; readonly refusal?: MessageRefusal })
  | { readonly step: 'report' | 'reported' }
  | PlainStep;

/** The pages of a form that is answered by email. */
export type FormPage =
  | { readonly kind: 'message'; readonly step: MessageStep }
  | { readonly kind: 'application'; readonly step: ApplicationStep };

interface OfIntake {
  readonly intake: Intake;
}

export type ApplicationStep =
  | (OfIntake & FormStep<ApplicationValues, ApplicationFaults>)
  | (OfIntake & CheckMailStep)
  /** Confirmed since an earlier post of the same form. */
  | (OfIntake & { readonly step: 'received' })
  /** Behind the link of the first email: one button. */
  | (OfIntake & { readonly step: 'confirm'; readonly name: string; readonly refusal?: MessageRefusal })
  /** Behind the link of all emails, once it is confirmed. */
  | (OfIntake & {
      readonly step: 'status';
      readonly name: string;
      /** `YYYY-MM-DD`. */
      readonly sent_on: string;
    } & Pick<Application, 'number' | 'state' | 'note'>)
  /** No applications are taken; without an intake, there is none of this address. */
  | {
      readonly step: 'closed';
      readonly intake?: Intake | undefined;
      readonly problem?: ReturnType<typeof birthProblem>;
    }
  | PlainStep;

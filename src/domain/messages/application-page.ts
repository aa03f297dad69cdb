/** The data of the pages of an application to the school. */
import * as z from 'zod/mini';
import { APPLICATION_STATES } from '../school/applications.ts';
import { intakeSchema } from '../school/intakes.ts';
import { applicationFaultsSchema, applicationValuesSchema } from './application-form.ts';
import { MESSAGE_REFUSALS } from './message-page.ts';

const intake = z.object(intakeSchema.shape);
const refusal = z.optional(z.enum(MESSAGE_REFUSALS));
const stepSchema = z.discriminatedUnion('step', [
  /** The form, empty or with errors. */
  z.object({
    step: z.literal('form'),
    intake,
    values: applicationValuesSchema,
    faults: applicationFaultsSchema,
    refusal,
  }),
  /** The address has to be confirmed; after `minutes` another email can be sent. */
  z.object({
    step: z.literal('check-mail'),
    intake,
    email: z.string(),
    minutes: z.number(),
    isRepeated: z.boolean(),
  }),
  /** Confirmed since an earlier post of the same form. */
  z.object({ step: z.literal('received'), intake }),
  /** Behind the link of the first email: one button. */
  z.object({ step: z.literal('confirm'), intake, name: z.string(), refusal }),
  /** Behind the link of all emails, once it is confirmed. */
  z.object({
    step: z.literal('status'),
    intake,
    number: z.int(),
    state: z.enum(APPLICATION_STATES),
    note: z.nullable(z.string()),
  }),
  /** No applications are taken; without an intake, there is none of this address. */
  z.object({ step: z.literal('closed'), intake: z.optional(intake) }),
  z.object({ step: z.literal('no-link') }),
  z.object({ step: z.literal('too-often') }),
  z.object({ step: z.literal('failed') }),
]);
export type ApplicationStep = z.infer<typeof stepSchema>;

const applicationPageSchema = z
  .object({ kind: z.literal('application'), application: stepSchema })
  .brand<'ApplicationPage'>();
export type ApplicationPage = z.infer<typeof applicationPageSchema>;

/** The schema drops every field that it does not list. */
export function applicationPage(application: ApplicationStep): ApplicationPage {
  return applicationPageSchema.parse({ kind: 'application', application });
}

/**
 * The server's callables: changes of a verification, and the rights over the account's own data. Each throws a
 * FunctionsError that `refusalOfError` reads.
 */
import { FunctionsError, httpsCallable } from 'firebase/functions';
import * as z from 'zod/mini';
import {
  previewResultSchema,
  publishResultSchema,
  type previewInputSchema,
  type publishInputSchema,
} from '../../domain/content/content.ts';
import type { AnswerInput } from '../../domain/messages/application-answers.ts';
import { unpackRows, type DeskRows } from '../../domain/desk/desk-rows.ts';
import { deskTaskSchema, type taskInputSchema } from '../../domain/desk/notes.ts';
import { deskNumbersSchema } from '../../domain/desk/numbers.ts';
import {
  setYearResultSchema,
  type SeenYear,
  type YearEnd,
} from '../../domain/membership/association-year.ts';
import { parsePath } from '../../domain/paths.ts';
import type { Role } from '../../domain/roles.ts';
import {
  decisionResultSchema,
  refusalDetailsSchema,
  reopenResultSchema,
  type revokeInputSchema,
  type setEndInputSchema,
  type DecisionInput,
  type Exported,
  type RefusalDetails,
  type SeenDecision,
  type Undoable,
  type UpdateInput,
} from '../../domain/verification/verification.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { assertOnline, failureOf, withTimeout } from './errors.ts';
import { functions } from './members-app.ts';

const TIMEOUT_MS = 30_000;

/** Calls a function of the server. */
export async function call<Answer>(
  name: string,
  input: object,
  answer: z.ZodMiniType<Answer>,
): Promise<Answer> {
  await assertOnline();
  const { data } = await withTimeout(TIMEOUT_MS, () => httpsCallable(functions, name)(input));
  return answer.parse(data);
}

/** Calls for what is done, not for an answer. */
async function send(name: string, input: object): Promise<void> {
  await call(name, input, z.unknown());
}

/** The server's reason for refusing a call; undefined for every other error. */
export function refusalOfError(error: unknown): RefusalDetails | undefined {
  if (!(error instanceof FunctionsError)) return undefined;
  const details = refusalDetailsSchema.safeParse(error.details);
  return details.success ? details.data : undefined;
}

/** Returns what the desk lists, except the open requests. */
export const readDeskRows = async (): Promise<DeskRows> =>
  unpackRows(await call('readDeskRows', {}, z.unknown()));

/** Writes into the journal what is about to be taken out of the desk. */
export const recordExport = (exported: Exported) => send('recordExport', exported);

/** Returns the numbers that the server counts from the journal. */
export const readDeskNumbers = () => call('readDeskNumbers', {}, deskNumbersSchema);

/** Approves or rejects a pending request. */
export const decideRequest = (input: DecisionInput) =>
  call('processVerificationRequest', input, decisionResultSchema);

/**
 * Makes a decided request pending again; the guide will read the reason.
 * @param seen the decision that is meant; another one is not taken back.
 * @returns `was_notified`: whether the guide had been sent the email about the decision.
 */
export const reopenRequest = (request_id: string, seen: SeenDecision, reason?: string) =>
  call('reopenRequest', { request_id, seen, ...(reason ? { admin_notes: reason } : {}) }, reopenResultSchema);

/** Takes back the guide's own open request. */
export const withdrawRequest = (request_id: string) => send('withdrawRequest', { request_id });

/** Asks the guide about an open request. */
export const askGuide = (request_id: string, question: string) => send('askGuide', { request_id, question });

/** Takes back a question, named by its time, before its email is sent. */
export const takeBackQuestion = (request_id: string, asked_at: string) =>
  send('takeBackQuestion', { request_id, asked_at });

/** Brings the guide's own open request up to date, with an answer to what the association asks about it. */
export const updateRequest = (input: UpdateInput) => send('updateRequest', input);

/**
 * Returns the signature of the member's own card (`signed-card.ts`); undefined if the card is too long to
 * be signed.
 */
export const signMyCard = async () =>
  (await call('signMyCard', {}, z.object({ signed: z.nullable(z.string()) }))).signed ?? undefined;

/** Ends a guide's verification; the guide will read the reason. */
export const revokeVerification = (input: z.input<typeof revokeInputSchema>) =>
  send('revokeVerification', input);

/** Undoes the last change of a membership, named by its time, before its email is sent. */
export const undoChange = (user_id: string, action: Undoable, at: string) =>
  send('undoChange', { user_id, action, at });

/** Sets another last day of a membership; the guide will read the reason. */
export const setMembershipEnd = (input: z.input<typeof setEndInputSchema>) => send('setMembershipEnd', input);

/** Returns how many members would get an end, or lose it, with this end of the association's year. */
export const planAssociationYear = async (year_end: YearEnd) =>
  (await call('setAssociationYear', { year_end }, setYearResultSchema)).touched;

/** Chooses on which day of the year terms end; refused if it is no longer as it was seen. */
export const setAssociationYear = (year_end: YearEnd, seen: SeenYear) =>
  send('setAssociationYear', { year_end, seen });

/** Keeps a note about a guide for the other admins. */
export const addDeskNote = (user_id: string, text: string) => send('addDeskNote', { user_id, text });

/** Says which admin sees to a guide, or on which day again. @returns both, as they are stored by now. */
export const setDeskTask = (input: z.input<typeof taskInputSchema>) =>
  call('setDeskTask', input, deskTaskSchema);

/** Answers an application to the school, or deletes it. */
export const answerApplication = (input: AnswerInput) => send('answerApplication', input);

/** Gives the account of this email a role. */
export const nameAdmin = (email: string, role: Role) => send('nameAdmin', { email, role });

/** Takes the role from an editor or another admin. */
export const removeAdmin = (user_id: string) => send('removeAdmin', { user_id });

/**
 * Publishes a draft as it was seen.
 * @returns what is wrong with it; nothing is published then.
 */
export const publishContent = async (input: z.infer<typeof publishInputSchema>) =>
  (await call('publishContent', input, publishResultSchema)).faults;

/** Returns the page of a draft. */
export const previewContent = async (input: z.infer<typeof previewInputSchema>) =>
  (await call('previewContent', input, previewResultSchema)).html;

const CREATION_TIMEOUT_MS = 15_000;

/** Creates the account's `profiles` document if it does not exist; idempotent. */
export async function ensureProfile(): Promise<void> {
  const { lang: language } = parsePath(window.location.pathname);
  await withTimeout(CREATION_TIMEOUT_MS, () => httpsCallable(functions, 'ensureProfile')({ language }));
}

/** Returns everything stored about the account as one JSON value. */
export const exportMyData = () => call('exportMyData', {}, z.record(z.string(), z.unknown()));

/** Deletes the account and everything stored about it; idempotent. */
export const deleteMyAccount = () => send('deleteMyAccount', {});

/** Returns the message for a failed call: the server's reason if it gave one. */
export function callMessage(error: unknown): MessageId {
  const refusal = refusalOfError(error);
  return refusal ? `errors.refusal-${refusal.reason}` : `errors.${failureOf(error)}`;
}

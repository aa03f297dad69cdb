/**
 * The server's callables: changes of a verification, and the rights over the account's own data. Each throws a
 * FunctionsError that `refusalOfError` reads.
 */
import { FunctionsError, httpsCallable } from 'firebase/functions';
import * as z from 'zod/mini';
import {
  previewResultSchema,
  publishResultSchema,
  type ContentFault,
  type previewInputSchema,
  type publishInputSchema,
} from '../../domain/content/content.ts';
import type { DeskRows } from '../../domain/desk/desk-rows.ts';
import { deskTaskSchema, type DeskTask, type taskInputSchema } from '../../domain/desk/notes.ts';
import { deskNumbersSchema, type DeskNumbers } from '../../domain/desk/numbers.ts';
import { unpackRows } from '../../domain/desk/packed-rows.ts';
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
  type DecisionResult,
  type Exported,
  type RefusalDetails,
  type ReopenResult,
  type SeenDecision,
  type Undoable,
  type UpdateInput,
} from '../../domain/verification/verification.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { assertOnline, failureOf, withTimeout } from './errors.ts';
import { functions } from './members-app.ts';

const TIMEOUT_MS = 30_000;

async function call(name: string, input: unknown): Promise<unknown> {
  await assertOnline();
  const { data } = await withTimeout(TIMEOUT_MS, () => httpsCallable(functions, name)(input));
  return data;
}

/** The server's reason for refusing a call; undefined for every other error. */
export function refusalOfError(error: unknown): RefusalDetails | undefined {
  if (!(error instanceof FunctionsError)) return undefined;
  const details = refusalDetailsSchema.safeParse(error.details);
  return details.success ? details.data : undefined;
}

/** Returns what the desk lists, except the open requests. */
export async function readDeskRows(): Promise<DeskRows> {
  return unpackRows(await call('readDeskRows', {}));
}

/** Writes into the journal what is about to be taken out of the desk. */
export async function recordExport(exported: Exported): Promise<void> {
  await call('recordExport', exported);
}

/** Returns the numbers that the server counts from the journal. */
export async function readDeskNumbers(): Promise<DeskNumbers> {
  return deskNumbersSchema.parse(await call('readDeskNumbers', {}));
}

/** Approves or rejects a pending request. */
export async function decideRequest(input: DecisionInput): Promise<DecisionResult> {
  return decisionResultSchema.parse(await call('processVerificationRequest', input));
}

/**
 * Makes a decided request pending again; the guide will read the reason.
 * @param seen the decision that is meant; another one is not taken back.
 * @returns `was_notified`: whether the guide had been sent the email about the decision.
 */
export async function reopenRequest(
  requestId: string,
  seen: SeenDecision,
  reason?: string,
): Promise<ReopenResult> {
  const input = { request_id: requestId, seen, ...(reason ? { admin_notes: reason } : {}) };
  return reopenResultSchema.parse(await call('reopenRequest', input));
}

/** Takes back the guide's own open request. */
export async function withdrawRequest(requestId: string): Promise<void> {
  await call('withdrawRequest', { request_id: requestId });
}

/** Asks the guide about an open request. */
export async function askGuide(requestId: string, question: string): Promise<void> {
  await call('askGuide', { request_id: requestId, question });
}

/** Takes back a question, named by its time, before its email is sent. */
export async function takeBackQuestion(requestId: string, askedAt: string): Promise<void> {
  await call('takeBackQuestion', { request_id: requestId, asked_at: askedAt });
}

/** Brings the guide's own open request up to date, with an answer to what the association asks about it. */
export async function updateRequest(input: UpdateInput): Promise<void> {
  await call('updateRequest', input);
}

const signedSchema = z.object({ signed: z.nullable(z.string()) });

/**
 * Returns the signature of the member's own card (`signed-card.ts`); undefined if the card is too long to
 * be signed.
 */
export async function signMyCard(): Promise<string | undefined> {
  return signedSchema.parse(await call('signMyCard', {})).signed ?? undefined;
}

/** Ends a guide's verification; the guide will read the reason. */
export async function revokeVerification(input: z.input<typeof revokeInputSchema>): Promise<void> {
  await call('revokeVerification', input);
}

/** Undoes the last change of a membership, named by its time, before its email is sent. */
export async function undoChange(userId: string, action: Undoable, at: string): Promise<void> {
  await call('undoChange', { user_id: userId, action, at });
}

/** Sets another last day of a membership; the guide will read the reason. */
export async function setMembershipEnd(input: z.input<typeof setEndInputSchema>): Promise<void> {
  await call('setMembershipEnd', input);
}

/** Returns how many members would get an end, or lose it, with this end of the association's year. */
export async function planAssociationYear(yearEnd: YearEnd): Promise<number> {
  return setYearResultSchema.parse(await call('setAssociationYear', { year_end: yearEnd })).touched;
}

/** Chooses on which day of the year terms end; refused if it is no longer as it was seen. */
export async function setAssociationYear(yearEnd: YearEnd, seen: SeenYear): Promise<void> {
  await call('setAssociationYear', { year_end: yearEnd, seen });
}

/** Keeps a note about a guide for the other admins. */
export async function addDeskNote(userId: string, text: string): Promise<void> {
  await call('addDeskNote', { user_id: userId, text });
}

/** Says which admin sees to a guide, or on which day again. @returns both, as they are stored by now. */
export async function setDeskTask(input: z.input<typeof taskInputSchema>): Promise<DeskTask> {
  return deskTaskSchema.parse(await call('setDeskTask', input));
}

/** Gives the account of this email a role. */
export async function nameAdmin(email: string, role: Role): Promise<void> {
  await call('nameAdmin', { email, role });
}

/**
 * Publishes a draft as it was seen; without one, what is published is released again.
 * @returns what is wrong with it; nothing is published then.
 */
export async function publishContent(
  draft?: z.infer<typeof publishInputSchema>['draft'],
): Promise<readonly ContentFault[]> {
  return publishResultSchema.parse(await call('publishContent', draft ? { draft } : {})).faults;
}

/** Returns the page of a draft. */
export async function previewContent(input: z.infer<typeof previewInputSchema>): Promise<string> {
  return previewResultSchema.parse(await call('previewContent', input)).html;
}

/** Takes the role from an editor or another admin. */
export async function removeAdmin(userId: string): Promise<void> {
  await call('removeAdmin', { user_id: userId });
}

const CREATION_TIMEOUT_MS = 15_000;

/** Creates the account's `profiles` document if it does not exist; idempotent. */
export async function ensureProfile(): Promise<void> {
  const { lang: language } = parsePath(window.location.pathname);
  await withTimeout(CREATION_TIMEOUT_MS, () => httpsCallable(functions, 'ensureProfile')({ language }));
}

const exportSchema = z.record(z.string(), z.unknown());

/** Returns everything stored about the account as one JSON value. */
export async function exportMyData(): Promise<Readonly<Record<string, unknown>>> {
  return exportSchema.parse(await call('exportMyData', {}));
}

/** Deletes the account and everything stored about it; idempotent. */
export async function deleteMyAccount(): Promise<void> {
  await call('deleteMyAccount', {});
}

/** Returns the message for a failed call: the server's reason if it gave one. */
export function callMessage(error: unknown): MessageId {
  const refusal = refusalOfError(error);
  return refusal ? `errors.refusal-${refusal.reason}` : `errors.${failureOf(error)}`;
}

/** Callables of the server: the decision on a request, and the account's own rights. */
import { FunctionsError, httpsCallable } from 'firebase/functions';
import * as z from 'zod/mini';
import {
  decisionResultSchema,
  refusalDetailsSchema,
  type DecisionInput,
  type DecisionResult,
  type RefusalDetails,
} from '../domain/verification/verification.ts';
import type { MessageId } from '../i18n/catalogue.ts';
import { assertOnline, failureMessage, failureOf, refusalMessage, withTimeout } from './errors.ts';
import { functions } from './members-app.ts';

const TIMEOUT_MS = 30_000;

async function call(name: string, input: unknown): Promise<unknown> {
  await assertOnline();
  const { data } = await withTimeout(TIMEOUT_MS, () => httpsCallable(functions, name)(input));
  return data;
}

/** A refusal the server gave a reason for; everything else stays the error it was. */
export function refusalOfError(error: unknown): RefusalDetails | undefined {
  if (!(error instanceof FunctionsError)) return undefined;
  const details = refusalDetailsSchema.safeParse(error.details);
  return details.success ? details.data : undefined;
}

/** @throws FunctionsError whose details `refusalOfError` reads. */
export async function decideOnRequest(input: DecisionInput): Promise<DecisionResult> {
  return decisionResultSchema.parse(await call('processVerificationRequest', input));
}

const exportSchema = z.record(z.string(), z.unknown());

/** Everything that is held about the account, as one JSON value. */
export async function exportMyData(): Promise<Readonly<Record<string, unknown>>> {
  return exportSchema.parse(await call('exportMyData', {}));
}

/** Deletes everything of the account on the server, the account itself last; may be repeated. */
export async function deleteMyAccount(): Promise<void> {
  await call('deleteMyAccount', {});
}

/** Takes a decision back: the request is pending again. */
export async function reopenRequest(requestId: string): Promise<void> {
  await call('reopenRequest', { request_id: requestId });
}

/** Ends a guide's verification, with the reason that the guide will read. */
export async function revokeVerification(userId: string, reason: string): Promise<void> {
  await call('revokeVerification', { user_id: userId, admin_notes: reason });
}

/** The sentence for a failed call: the server's own reason where it gave one. */
export function callMessage(error: unknown): MessageId {
  const refusal = refusalOfError(error);
  return refusal ? refusalMessage(refusal.reason) : failureMessage(failureOf(error));
}

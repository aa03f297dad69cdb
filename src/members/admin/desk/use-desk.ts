import { useEffect, useMemo, useReducer, useState, type ActionDispatch } from 'react';
import { flushSync } from 'react-dom';
import { warnBeforeUnload } from '../../../browser/warn-before-unload.ts';
import type { SeenProfile } from '../../../domain/verification/seen-profile.ts';
import { wasRevoked, type Decision, type Refusal } from '../../../domain/verification/verification.ts';
import {
  callMessage,
  decideRequest,
  refusalOfError,
  reopenRequest,
  revokeVerification,
  setMembershipEnd,
  type MembershipEnd,
} from '../../firebase/callables.ts';
import { noteWaiting } from '../../firebase/auth/session-hint.ts';
import { useDeskCounts } from '../../firebase/firestore/desk-counts.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import { useT, type Translate } from '../../../i18n/use-t.ts';
import type { ToastContent } from '../../shared/toasts/toast.ts';
import { useToasts } from '../../shared/toasts/Toasts.tsx';
import {
  deskReducer,
  INITIAL_DESK,
  type DeskAction,
  type DeskRequest,
  type DeskState,
} from './desk-state.ts';
import { earlierText } from './join-requests.ts';

interface RequestInput {
  readonly request: DeskRequest;
  /** For the messages. */
  readonly name: string;
  readonly decision: Decision;
}

export interface DecideInput extends RequestInput {
  readonly note: string;
  /** What the card showed of the guide; undefined when there was no profile. */
  readonly seen: SeenProfile | undefined;
}

/** Takes a decision back. */
export interface ReopenInput extends RequestInput {
  /** For the guide; undefined when a decision is undone immediately. */
  readonly reason?: string;
}

export interface RevokeInput {
  readonly userId: string;
  /** For the messages. */
  readonly name: string;
  readonly reason: string;
}

export interface SetEndInput extends RevokeInput, MembershipEnd {}

/** The actions of an admin at the desk. Each reports its result in a toast; none of them rejects. */
export interface DeskActions {
  readonly dispatch: ActionDispatch<[DeskAction]>;
  /** Removes the card of a request that another admin decided, with its message. */
  readonly dismiss: (id: string) => void;
  /**
   * Optimistic: shown immediately and rolled back on failure. Leaving the page asks for confirmation until
   * the server has responded.
   */
  readonly decide: (input: DecideInput) => Promise<void>;
  /** The same for several requests, with one message for all that succeed. */
  readonly decideAll: (inputs: readonly DecideInput[]) => Promise<void>;
  /**
   * Resolves to whether it succeeded, once the card is open again on screen. An unconfirmed decision is
   * taken back as soon as it is confirmed; until then, leaving the page asks for confirmation.
   * @param isLeft returns whether the admin has moved on by the time it succeeds; then no card opens.
   */
  readonly reopen: (input: ReopenInput, isLeft: () => boolean) => Promise<boolean>;
  /** Resolves to whether it succeeded. */
  readonly revoke: (input: RevokeInput) => Promise<boolean>;
  /** Resolves to whether it succeeded. */
  readonly setEnd: (input: SetEndInput) => Promise<boolean>;
}

export interface Desk {
  readonly state: DeskState;
  /** Referentially stable, so that only the card being edited re-renders. */
  readonly actions: DeskActions;
}

interface ActionContext {
  readonly dispatch: ActionDispatch<[DeskAction]>;
  readonly t: Translate;
  readonly toast: (content: ToastContent) => void;
  /** Removes the message about a topic. */
  readonly dismiss: (about: string) => void;
  /** Decisions in progress by request id; each resolves to whether it succeeded. */
  readonly underWay: Map<string, Promise<boolean>>;
}

/** Topic of errors about one request: the next attempt removes its message. */
function aboutRequest(id: string): string {
  return `request:${id}`;
}

/** Topic of success messages: the next decision replaces the message. */
const DONE = 'decision';

function isSuccess({ severity }: ToastContent): boolean {
  return severity === 'success';
}

/** Sends a decision that is already shown. @returns the message about its result. */
async function send(
  { dispatch, t, dismiss }: ActionContext,
  { request, name, decision, note, seen }: DecideInput,
): Promise<ToastContent> {
  const { id } = request;
  const about = aboutRequest(id);
  // The action is being retried, so remove its previous error.
  dismiss(about);
  try {
    await decideRequest({ request_id: id, decision, admin_notes: note.trim() || null, seen: seen ?? null });
    dispatch({ type: 'decided', id });
    const title = t(`admin.decided-${decision}`, { name });
    const isWithdrawal = decision === 'rejected' && wasRevoked(request.data);
    const message = isWithdrawal ? t('admin.revoked') : t('admin.decided', { decision });
    return { about: DONE, severity: 'success', title, message };
  } catch (error) {
    const refusal = refusalOfError(error);
    if (refusal?.reason === 'already-decided') {
      const earlier = { decision: refusal.status ?? 'approved', reviewer: refusal.reviewed_by_name };
      dispatch({ type: 'decide-failed', id, cause: { earlier } });
      const message = earlierText(earlier, 'earlier', t);
      return { about, severity: 'warning', title: name, message, stays: true };
    }
    if (refusal?.reason === 'changed-meanwhile') {
      dispatch({ type: 'decide-failed', id, cause: { changed: refusal.changed ?? [] } });
      const message = t('errors.refusal-changed-meanwhile');
      return { about, severity: 'warning', title: name, message, stays: true };
    }
    const problem = callMessage(error);
    dispatch({ type: 'decide-failed', id, cause: { problem } });
    return {
      about,
      severity: 'error',
      title: t('admin.decide-failed'),
      message: `${name}: ${t(problem)}`,
    };
  }
}

/** Shows a decision, and sends it after the pending ones. @returns the message about its result. */
async function decideAfter(
  before: Promise<unknown>,
  context: ActionContext,
  input: DecideInput,
): Promise<ToastContent> {
  const { dispatch, underWay } = context;
  const { request, decision } = input;
  dispatch({ type: 'decide', request, decision });
  const outcome = before.then(() => send(context, input));
  underWay.set(request.id, outcome.then(isSuccess));
  try {
    return await outcome;
  } finally {
    underWay.delete(request.id);
  }
}

async function decide(context: ActionContext, input: DecideInput): Promise<void> {
  context.toast(await decideAfter(Promise.resolve(), context, input));
}

async function decideAll(context: ActionContext, inputs: readonly DecideInput[]): Promise<void> {
  const { t, toast } = context;
  const outcomes: Promise<ToastContent>[] = [];
  // Sequential, because all of them write to the same directory documents.
  for (const input of inputs)
    outcomes.push(decideAfter(outcomes.at(-1) ?? Promise.resolve(), context, input));
  let done = 0;
  for (const each of outcomes) {
    const outcome = await each;
    if (isSuccess(outcome)) done += 1;
    else toast(outcome);
  }
  const message = t('admin.renewals-done', { count: done });
  if (done > 0) toast({ about: 'renewals', severity: 'success', message });
}

/** Refusals by which a decision is another one by now, and what has become of it. */
const REPLACED: ReadonlyMap<Refusal | undefined, MessageId> = new Map([
  ['superseded', 'admin.reopen-superseded'],
  ['not-decided', 'admin.reopen-pending'],
]);

async function reopen(
  { dispatch, t, toast, dismiss, underWay }: ActionContext,
  { request, name, decision, reason }: ReopenInput,
  isLeft: () => boolean,
): Promise<boolean> {
  const { id } = request;
  dismiss(aboutRequest(id));
  dispatch({ type: 'reopen', id, decision });
  // A failed decision was already reported, and there is nothing to take back.
  if ((await underWay.get(id)) === false) return false;
  let wasNotified: boolean;
  try {
    // The undo of a bar means the admin's own decision, a dialog the one that its card shows.
    const seen =
      reason === undefined
        ? { status: decision }
        : { status: decision, reviewed_by: request.data.reviewed_by ?? null };
    ({ was_notified: wasNotified } = await reopenRequest(id, seen, reason));
  } catch (error) {
    dispatch({ type: 'reopen-failed', id });
    const replaced = REPLACED.get(refusalOfError(error)?.reason);
    // The bar of a decision that no longer stands would offer to take it back again.
    if (replaced) dispatch({ type: 'dismiss', id });
    const message = `${name}: ${t(replaced ?? callMessage(error))}`;
    const title = t(replaced ? 'admin.reopen-outdated' : 'admin.reopen-failed');
    toast({ about: aboutRequest(id), severity: replaced ? 'warning' : 'error', title, message });
    return false;
  }
  // The caller moves the focus to the card, which must be rendered by then.
  const opens = !isLeft();
  flushSync(() => dispatch({ type: 'reopened', request, decision, opens }));
  const message = t(wasNotified ? 'admin.reopened' : 'admin.reopened-untold');
  toast({ about: DONE, severity: 'success', title: name, message });
  return true;
}

/** Runs a change of a membership, and reports its result. @returns whether it succeeded. */
async function changeMembership(
  { t, toast }: ActionContext,
  { userId, name }: RevokeInput,
  change: Promise<void>,
  messages: { readonly done: MessageId; readonly failed: MessageId },
): Promise<boolean> {
  const about = `guide:${userId}`;
  try {
    await change;
  } catch (error) {
    toast({ about, severity: 'error', title: t(messages.failed), message: t(callMessage(error)) });
    return false;
  }
  toast({ about, severity: 'success', title: name, message: t(messages.done) });
  return true;
}

/** The desk's state and all its actions. */
export function useDesk(): Desk {
  const t = useT();
  const { show: toast, dismiss } = useToasts();
  const [state, dispatch] = useReducer(deskReducer, INITIAL_DESK);
  useDeskCounts(state.recounts, (counts) => dispatch({ type: 'counted', counts }));
  const [underWay] = useState(() => new Map<string, Promise<boolean>>());
  const waiting = state.counts?.pending;
  useEffect(() => {
    if (waiting !== undefined) noteWaiting(Math.max(0, waiting));
  }, [waiting]);
  const actions = useMemo<DeskActions>(() => {
    const context = { dispatch, t, toast, dismiss, underWay };
    return {
      dispatch,
      dismiss: (id) => {
        dismiss(aboutRequest(id));
        dispatch({ type: 'dismiss', id });
      },
      decide: (input) => warnBeforeUnload(decide(context, input)),
      decideAll: (inputs) => warnBeforeUnload(decideAll(context, inputs)),
      reopen: (input, isLeft) => warnBeforeUnload(reopen(context, input, isLeft)),
      revoke: (input) =>
        changeMembership(context, input, revokeVerification(input.userId, input.reason), {
          done: 'admin.revoked',
          failed: 'admin.revoke-failed',
        }),
      setEnd: (input) =>
        changeMembership(context, input, setMembershipEnd(input.userId, input), {
          done: 'admin.set-end-done',
          failed: 'admin.set-end-failed',
        }),
    };
  }, [t, toast, dismiss, underWay]);
  return { state, actions };
}

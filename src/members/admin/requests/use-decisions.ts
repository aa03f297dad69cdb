import { useState } from 'react';
import { warnBeforeUnload } from '../../../browser/warn-before-unload.ts';
import { decidedRow } from '../../../domain/desk/rows-of-documents.ts';
import type { GuideFieldName } from '../../../domain/guide/guide-fields.ts';
import type { SeenProfile } from '../../../domain/verification/seen-profile.ts';
import {
  wasRevoked,
  type Decision,
  type MembershipChanged,
  type SeenDecision,
  type VerificationRequest,
} from '../../../domain/verification/verification.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import { useT, type Translate } from '../../../i18n/use-t.ts';
import {
  askGuide,
  callMessage,
  decideRequest,
  refusalOfError,
  reopenRequest,
  revokeVerification,
  setMembershipEnd,
  takeBackQuestion,
} from '../../firebase/callables.ts';
import { useToasts } from '../../shared/toasts/Toasts.tsx';
import type { CardData, DecidedStep } from '../card/card-data.ts';
import { useDeskRows } from '../desk-rows.tsx';
import { takeBackAction, undoAction } from './undo-action.ts';

/** A decision that this admin has made here. */
export interface OwnDecision {
  readonly decision: Decision;
  readonly reviewedAt: Date;
  /** Until when no email about it is sent, in the time of `performance.now()`. */
  readonly undoUntil: number;
}

export interface CardState {
  readonly note: string;
  /** For the other admins; not kept yet. */
  readonly deskNote?: string | undefined;
  /** As it was when it was decided: it stays in its list while the card is open. */
  readonly request?: VerificationRequest | undefined;
  /** What is being done. */
  readonly busy?: Decision | 'reopening' | 'asking' | undefined;
  readonly own?: OwnDecision | undefined;
  /** Why the last call failed. */
  readonly problem?: MessageId | undefined;
  /** What the guide changed after the card was rendered, for which the server refused the decision. */
  readonly changed?: readonly GuideFieldName[] | undefined;
  /** The note sent to the guide with the last rejection here, which may be taken back. */
  readonly sentAsReason?: string | undefined;
  /** `reviewed_at` of a decision that this admin has taken back: a snapshot may still have it. */
  readonly ended?: Date | undefined;
  /** The reasons typed in dialogs that were closed without the action. */
  readonly reasons?: Readonly<Partial<Record<DecidedStep, string>>> | undefined;
}

export const UNTOUCHED: CardState = { note: '' };

/** Whether a note was written that no decision has sent. */
export function hasUnsentNote({ note, deskNote = '', own, busy }: CardState): boolean {
  return deskNote.trim() !== '' || (note.trim() !== '' && !own && !busy);
}

type Snapshot = Pick<VerificationRequest, 'status' | 'reviewed_at' | 'returned'>;

/**
 * Whether the request waits, was decided by this admin here, or was decided otherwise. A snapshot may be older than what
 * the server has answered.
 */
export function phaseOf({ own, ended }: CardState, request: Snapshot): 'open' | 'own' | 'decided' {
  const { status, returned } = request;
  const isLatest = (at: Date | undefined) => at && at.getTime() === request.reviewed_at?.getTime();
  if (status === 'pending') return own && !(returned && returned.at >= own.reviewedAt) ? 'own' : 'open';
  if (isLatest(own?.reviewedAt)) return 'own';
  return isLatest(ended) ? 'open' : 'decided';
}

/** Returns who decided, and how. @param reviewer undefined if the name is not known. */
export function earlierText(decision: Decision, reviewer: string | undefined, t: Translate): string {
  return t(`admin.earlier-${decision}`, { reviewer: reviewer || t('admin.somebody') });
}

interface DecideInput {
  readonly card: CardData;
  readonly decision: Decision;
  readonly note: string;
  /** What the card showed of the guide; undefined when there was no profile. */
  readonly seen: SeenProfile | undefined;
  /** Which revision of what is applied for the card showed. */
  readonly revision: number;
  /** Accounts that look like the guide's and are another person's, in the admin's word. */
  readonly otherPeople: readonly string[];
}

/** Topic of errors about one request: the next attempt removes its message. */
function aboutRequest(id: string): string {
  return `request:${id}`;
}

/** Topic of success messages: the next decision replaces the message, and another card removes it. */
export const DONE = 'decision';

export type Decisions = ReturnType<typeof useDecisions>;
export type DeskActions = Decisions['actions'];

/**
 * What this admin has done with each card, and the actions of the desk. Each reports its result in a toast; none of them
 * rejects. Leaving the page asks for confirmation until the server has responded.
 */
export function useDecisions(adminId: string) {
  const t = useT();
  const { show: toast, dismiss: dismissToast } = useToasts();
  const { addDecided } = useDeskRows();
  const [cards, setCards] = useState<ReadonlyMap<string, CardState>>(new Map());
  const change = (id: string, part: Partial<CardState>) =>
    setCards((known) => new Map(known).set(id, { ...(known.get(id) ?? UNTOUCHED), ...part }));

  const decide = async ({
    card,
    decision,
    note,
    seen,
    revision,
    otherPeople,
  }: DecideInput): Promise<void> => {
    const { id, name, request } = card;
    const about = aboutRequest(id);
    // The action is being retried, so remove its previous error.
    dismissToast(about);
    change(id, { request, busy: decision, problem: undefined, changed: undefined, ended: undefined });
    try {
      const sent = {
        request_id: id,
        decision,
        admin_notes: note.trim() || null,
        seen: seen ?? null,
        applied_revision: revision,
        ...(otherPeople.length > 0 && { other_people: [...otherPeople] }),
      };
      const { reviewed_at, email_at } = await warnBeforeUnload(decideRequest(sent));
      // Both times are the server's: no clock has to agree with another.
      const undoUntil = performance.now() + Date.parse(email_at) - Date.parse(reviewed_at);
      const reviewedAt = new Date(reviewed_at);
      change(id, {
        busy: undefined,
        own: { decision, reviewedAt, undoUntil },
        sentAsReason: decision === 'rejected' ? note : undefined,
      });
      const decided = { ...request, status: decision, reviewed_at: reviewedAt, reviewed_by: adminId };
      const row = decidedRow(id, decided);
      if (row) addDecided(row);
      const title = t(`admin.decided-${decision}`, { name });
      const isWithdrawal = decision === 'rejected' && wasRevoked(request);
      const message = isWithdrawal ? t('admin.revoke-done') : t('admin.decided', { decision });
      toast({ about: DONE, severity: 'success', title, message });
    } catch (error) {
      const { reason, status = 'approved', reviewed_by_name, changed = [] } = refusalOfError(error) ?? {};
      if (reason === 'already-decided' || reason === 'changed-meanwhile') {
        const isDecided = reason === 'already-decided';
        change(id, { busy: undefined, changed: isDecided ? undefined : changed });
        const message = isDecided ? earlierText(status, reviewed_by_name, t) : t(callMessage(error));
        toast({ about, severity: 'warning', title: name, message, stays: true });
      } else {
        const problem = callMessage(error);
        change(id, { busy: undefined, problem });
        const message = `${name}: ${t(problem)}`;
        toast({ about, severity: 'error', title: t('admin.decide-failed'), message });
      }
    }
  };

  /** Sends the note as a question. A question that is taken back is in the note again. */
  const ask = async ({ id, name }: CardData, question: string): Promise<void> => {
    const about = aboutRequest(id);
    dismissToast(about);
    change(id, { busy: 'asking' });
    const back = async (askedAt: string) => {
      await takeBackQuestion(id, askedAt);
      setCards((known) => {
        const card = known.get(id) ?? UNTOUCHED;
        return card.note === '' ? new Map(known).set(id, { ...card, note: question }) : known;
      });
    };
    try {
      const { asked_at, email_at } = await warnBeforeUnload(askGuide(id, question.trim()));
      change(id, { busy: undefined, note: '' });
      const taken = {
        label: t('admin.ask-back'),
        done: t('admin.ask-taken-back'),
        back: () => back(asked_at),
        from: asked_at,
        until: email_at,
      };
      const action = takeBackAction(taken, { about, name }, { t, toast });
      toast({ about, severity: 'success', title: name, message: t('admin.ask-done'), action });
    } catch (error) {
      change(id, { busy: undefined });
      const message = `${name}: ${t(callMessage(error))}`;
      toast({ about, severity: 'error', title: t('admin.ask-failed'), message });
    }
  };

  /** @param reason for the guide; undefined when a decision is undone at once. @returns whether it succeeded. */
  const takeBack = async (
    { id, name }: CardData,
    seen: SeenDecision,
    ended: Date | undefined,
    reason?: string,
  ): Promise<boolean> => {
    dismissToast(aboutRequest(id));
    change(id, { busy: 'reopening' });
    try {
      const { was_notified: wasNotified } = await warnBeforeUnload(reopenRequest(id, seen, reason));
      change(id, { busy: undefined, own: undefined, ended });
      const message = t(wasNotified ? 'admin.reopened' : 'admin.reopened-untold');
      toast({ about: DONE, severity: 'success', title: name, message });
      return true;
    } catch (error) {
      change(id, { busy: undefined });
      const isOutdated = ['superseded', 'not-decided'].includes(refusalOfError(error)?.reason ?? '');
      const title = t(isOutdated ? 'admin.reopen-outdated' : 'admin.reopen-failed');
      const message = `${name}: ${t(callMessage(error))}`;
      toast({ about: aboutRequest(id), severity: isOutdated ? 'warning' : 'error', title, message });
      return false;
    }
  };

  /** Reports the result of a change of a membership. @returns whether it succeeded. */
  const report = async (
    { name, request }: CardData,
    step: 'revoke' | 'set-end',
    done: Promise<MembershipChanged | undefined>,
  ): Promise<boolean> => {
    const about = `guide:${request.user_id}`;
    let changed: MembershipChanged | undefined;
    try {
      changed = await done;
    } catch (error) {
      toast({ about, severity: 'error', title: t(`admin.${step}-failed`), message: t(callMessage(error)) });
      return false;
    }
    const action = changed && undoAction(changed, { about, name }, { t, toast });
    const message = t(`admin.${step}-done`);
    toast({ about, severity: 'success', title: name, message, ...(action && { action }) });
    return true;
  };

  return {
    adminId,
    cards,
    cardOf: (id: string | undefined) => (id === undefined ? undefined : cards.get(id)) ?? UNTOUCHED,
    actions: {
      change,
      /** Forgets the note and what was refused. */
      dismiss: (id: string) => {
        dismissToast(aboutRequest(id));
        change(id, { note: '', problem: undefined, changed: undefined });
      },
      decide,
      ask,
      /** Takes this admin's decision back before the guide gets an email about it. */
      undo: (card: CardData, { decision, reviewedAt }: OwnDecision) =>
        takeBack(card, { status: decision }, reviewedAt),
      reopen: async (card: CardData, reason: string): Promise<boolean> => {
        const { status, reviewed_at, reviewed_by = null } = card.request;
        if (status === 'pending') return false;
        return takeBack(card, { status, reviewed_by }, reviewed_at ?? undefined, reason);
      },
      revoke: (card: CardData, admin_notes: string) => {
        const { user_id } = card.request;
        return report(card, 'revoke', revokeVerification({ user_id, admin_notes }));
      },
      setEnd: (card: CardData, end: Omit<Parameters<typeof setMembershipEnd>[0], 'user_id'>) => {
        const { user_id } = card.request;
        return report(card, 'set-end', setMembershipEnd({ user_id, ...end }));
      },
    },
  };
}

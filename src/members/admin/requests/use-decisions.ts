import { useState } from 'react';
import { warnBeforeUnload } from '../../../browser/warn-before-unload.ts';
import type { GuideFieldName } from '../../../domain/guide/guide-fields.ts';
import type { Question } from '../../../domain/verification/questions.ts';
import type { SeenProfile } from '../../../domain/verification/seen-profile.ts';
import {
  wasRevoked,
  type Decision,
  type DecisionResult,
  type VerificationRequest,
} from '../../../domain/verification/verification.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import { useT } from '../../../i18n/use-t.ts';
import {
  askGuide,
  callMessage,
  decideRequest,
  refusalOfError,
  reopenRequest,
  revokeVerification,
  setMembershipEnd,
  takeBackQuestion,
  undoChange,
} from '../../firebase/callables.ts';
import { useToasts } from '../../shared/Toasts.tsx';
import type { CardData, CardStep } from '../card/card-data.ts';
import { useDeskRows } from '../desk-rows.tsx';

export interface CardState {
  readonly note: string;
  /** For the other admins; not kept yet. */
  readonly deskNote?: string | undefined;
  /** As it was when it was decided: it stays in its list while the card is open. */
  readonly request?: VerificationRequest | undefined;
  /** What is being done. */
  readonly busy?: Decision | 'undoing' | 'asking' | undefined;
  /** The decision of this admin here. */
  readonly own?: CardStep<Decision> | undefined;
  /** What this admin has seen of an open renewal in this sitting, and whether nobody else seems to be the same person. */
  readonly looked?: Pick<DecideInput, 'seen' | 'revision'> & { readonly isAlone: boolean };
  /** What the guide changed after the card was rendered, for which the server refused the decision. */
  readonly changed?: readonly GuideFieldName[] | undefined;
  /** The note sent to the guide with the last rejection here, which may be taken back. */
  readonly sentAsReason?: string | undefined;
  /** The question that was taken back here, to be asked again in other words. */
  readonly questionBack?: string;
  /** `reviewed_at` of a decision that this admin has taken back: a snapshot may still have it. */
  readonly ended?: Date | undefined;
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
  if (status === 'pending') return own && !(returned && returned.at >= own.at) ? 'own' : 'open';
  if (isLatest(own?.at)) return 'own';
  return isLatest(ended) ? 'open' : 'decided';
}

type ActedOn = Pick<CardData, 'id' | 'name' | 'request'>;

interface DecideInput {
  readonly card: ActedOn;
  readonly decision: Decision;
  readonly note: string;
  /** What the card showed of the guide; undefined when there was no profile. */
  readonly seen: SeenProfile | undefined;
  /** Which revision of what is applied for the card showed. */
  readonly revision: number;
  /** Accounts that look like the guide's and are another person's, in the admin's word. */
  readonly otherPeople: readonly string[];
  /** Of a renewal whose card was not opened. */
  readonly isUnchanged?: boolean;
  /** Of a renewal in a list: the last day that it shows. */
  readonly lastDay?: string | null | undefined;
}

/** Topic of success messages: the next step replaces the message, and another card removes it. */
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
  const { changeRows } = useDeskRows();
  const [cards, setCards] = useState<ReadonlyMap<string, CardState>>(new Map());
  const change = (id: string, part: Partial<CardState>) =>
    setCards((known) => new Map(known).set(id, { ...(known.get(id) ?? UNTOUCHED), ...part }));

  /** @param done what is said of its success, and what it changes of the card. @returns whether it succeeded. */
  const run = async <T>(
    { id, name }: ActedOn,
    failed: MessageId,
    busy: CardState['busy'],
    call: Promise<T>,
    done: (result: T) => readonly [string, Partial<CardState>?],
    title = name,
  ): Promise<boolean> => {
    const about = `request:${id}`;
    // The step may be a second attempt, so remove the error of the first.
    dismissToast(about);
    change(id, { busy, changed: undefined });
    try {
      const [message, after] = done(await warnBeforeUnload(call));
      setCards((known) => {
        const card = known.get(id) ?? UNTOUCHED;
        return new Map(known).set(id, { ...card, busy: undefined, ...after });
      });
      toast({ about: DONE, severity: 'success', title, message });
      return true;
    } catch (error) {
      const { reason, changed } = refusalOfError(error) ?? {};
      // The card itself says what has changed, and who has decided.
      const isSaid = reason === 'changed-meanwhile' || reason === 'already-decided';
      change(id, { busy: undefined, changed });
      const message = `${name}: ${t(callMessage(error))}`;
      if (!isSaid) toast({ about, severity: 'error', title: t(failed), message });
      return false;
    }
  };

  const decide = (input: DecideInput): Promise<boolean> => {
    const { card, decision, note, seen, revision, otherPeople, isUnchanged, lastDay } = input;
    const { id, request } = card;
    change(id, { request, ended: undefined });
    const call = decideRequest({
      request_id: id,
      decision,
      admin_notes: note.trim() || null,
      seen: seen ?? null,
      applied_revision: revision,
      ...(isUnchanged && { is_unchanged: true }),
      ...(lastDay !== undefined && { last_day: lastDay }),
      ...(otherPeople.length > 0 && { other_people: [...otherPeople] }),
    });
    const done = ({ reviewed_at }: DecisionResult): readonly [string, Partial<CardState>] => {
      const at = new Date(reviewed_at);
      const row = { id, data: { ...request, status: decision, reviewed_at: at, reviewed_by: adminId } };
      // The card may be left before it shows this.
      changeRows(request.user_id, (known) => ({
        ...known,
        decided: [...known.decided.filter((one) => one.id !== id), row],
      }));
      const isWithdrawal = decision === 'rejected' && wasRevoked(request);
      const sentAsReason = decision === 'rejected' ? note : undefined;
      return [
        isWithdrawal ? t('admin.revoke-done') : t('admin.decided', { decision }),
        { own: { action: decision, at }, sentAsReason },
      ];
    };
    const title = t(`admin.decided-${decision}`, { name: card.name });
    return run(card, 'admin.decide-failed', decision, call, done, title);
  };

  return {
    adminId,
    cards,
    cardOf: (id: string | undefined) => (id === undefined ? undefined : cards.get(id)) ?? UNTOUCHED,
    actions: {
      change,
      /** Forgets the note and what was refused. */
      dismiss: (id: string) => change(id, { note: '', changed: undefined }),
      decide,
      /** Sends the note as a question. */
      ask: (card: CardData, question: string) =>
        run(card, 'admin.ask-failed', 'asking', askGuide(card.id, question.trim()), () => [
          t('admin.ask-done'),
          { note: '' },
        ]),
      /** Its words are put into the note only when the admin asks again: a decision would send them. */
      takeBackQuestion: (card: CardData, { asked_at, text }: Question) =>
        run(card, 'admin.undo-failed', 'undoing', takeBackQuestion(card.id, asked_at.toISOString()), () => [
          t('admin.ask-taken-back'),
          { questionBack: text },
        ]),
      /** Takes a step back before the guide gets an email about it. */
      undo: (card: CardData, { action, at, by }: CardStep) => {
        const call =
          action === 'approved' || action === 'rejected'
            ? reopenRequest(card.id, { status: action, ...(by !== undefined && { reviewed_by: by }) })
            : undoChange(card.request.user_id, action, at.toISOString());
        return run<unknown>(card, 'admin.undo-failed', 'undoing', call, () => [
          t('admin.undone'),
          // What was revoked is not open by that.
          action === 'revoked' ? {} : { own: undefined, ended: at },
        ]);
      },
      reopen: (card: CardData, reason: string) => {
        const { status, reviewed_at, reviewed_by = null } = card.request;
        if (status === 'pending') return Promise.resolve(false);
        const call = reopenRequest(card.id, { status, reviewed_by }, reason);
        return run(card, 'admin.undo-failed', 'undoing', call, ({ was_notified }) => [
          t(was_notified ? 'admin.reopened' : 'admin.reopened-untold'),
          { own: undefined, ended: reviewed_at ?? undefined },
        ]);
      },
      revoke: (card: CardData, admin_notes: string) => {
        const call = revokeVerification({ user_id: card.request.user_id, admin_notes });
        return run(card, 'admin.revoke-failed', undefined, call, () => [t('admin.revoke-done')]);
      },
      setEnd: (card: CardData, end: Omit<Parameters<typeof setMembershipEnd>[0], 'user_id'>) => {
        const call = setMembershipEnd({ user_id: card.request.user_id, ...end });
        return run(card, 'admin.set-end-failed', undefined, call, () => [t('admin.set-end-done')]);
      },
    },
  };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { warnBeforeUnload } from '../../../browser/warn-before-unload.ts';
import type { RequestRow } from '../../../domain/desk/request-rows.ts';
import type { GuideFieldName } from '../../../domain/guide/guide-fields.ts';
import type { Question } from '../../../domain/verification/questions.ts';
import {
  RENEWAL,
  wasRevoked,
  type Decision,
  type DecisionInput,
  type SeenDecision,
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
  readonly busy?: Decision | 'undoing' | 'asking' | undefined;
  readonly own?: CardStep<Decision> | undefined;
  /** What this admin has seen of an open renewal in this sitting, and whether nobody else seems to be the same person. */
  readonly looked?: Pick<DecisionInput, 'seen' | 'applied_revision'> & { readonly isAlone: boolean };
  /** What the guide changed after the card was rendered, for which the server refused the decision. */
  readonly changed?: readonly GuideFieldName[] | undefined;
  /** The note sent to the guide with the last rejection here, which may be taken back. */
  readonly sentAsReason?: string | null | undefined;
  /** The question that was taken back here, to be asked again in other words. */
  readonly questionBack?: string;
  /** `reviewed_at` of a decision that this admin has taken back: a snapshot may still have it. */
  readonly ended?: Date | undefined;
}

export const UNTOUCHED: CardState = { note: '' };

export function hasUnsentNote({ note, deskNote = '', own, busy }: CardState): boolean {
  return deskNote.trim() !== '' || (note.trim() !== '' && !own && !busy);
}

/** Whether a request waits for this admin's decision. */
export function isToDecide({ status, waitsForGuide, user_id }: RequestRow, adminId: string): boolean {
  return status === 'pending' && !waitsForGuide && user_id !== adminId;
}

/** Whether a renewal can be approved from the list: it was looked at, or nothing has changed; nothing is left to be read. */
export function mayApproveUnopened(row: RequestRow, card: CardState, adminId: string): boolean {
  const { kind, until, isUnchanged, news } = row;
  const { looked, note, busy, own } = card;
  const isTouched = note.trim() !== '' || busy !== undefined || own !== undefined;
  if (kind !== RENEWAL || until === undefined || !isToDecide(row, adminId) || isTouched) return false;
  return looked?.isAlone === true || (isUnchanged === true && !news);
}

type Snapshot = Pick<VerificationRequest, 'status' | 'reviewed_at' | 'returned'>;

export type Phase = 'open' | 'own' | 'decided';

/** Who has decided, if anybody. A snapshot may be older than what the server has answered. */
export function phaseOf({ own, ended }: CardState, request: Snapshot): Phase {
  const { status, returned } = request;
  const isLatest = (at: Date | undefined) => at && at.getTime() === request.reviewed_at?.getTime();
  if (status === 'pending') return own && !(returned && returned.at >= own.at) ? 'own' : 'open';
  if (isLatest(own?.at)) return 'own';
  return isLatest(ended) ? 'open' : 'decided';
}

type ActedOn = Pick<CardData, 'id' | 'name' | 'request'>;

/** Topic of success messages: the next step replaces the message, and another card removes it. */
export const DONE = 'decision';

export type Decisions = ReturnType<typeof useDecisions>;
export type DeskActions = Decisions['actions'];

/** What this admin has done with each card, and the actions of the desk. Each reports its result, and none rejects. */
export function useDecisions(adminId: string) {
  const t = useT();
  const { show: toast, dismiss: dismissToast } = useToasts();
  const { changeRows, openRows, refresh } = useDeskRows();
  const [cards, setCards] = useState<ReadonlyMap<string, CardState>>(new Map());
  const change = (id: string, part: Partial<CardState>) =>
    setCards((known) => new Map(known).set(id, { ...(known.get(id) ?? UNTOUCHED), ...part }));

  const wereOpen = useRef<ReadonlySet<string>>(undefined);
  const compareWith = useEffectEvent((open: NonNullable<typeof openRows>) => {
    const now = new Set(open.map(({ id }) => id));
    const before = wereOpen.current ?? now;
    const isNews = (id: string) => {
      const { own, busy } = cards.get(id) ?? UNTOUCHED;
      return before.has(id) !== now.has(id) && !own && !busy;
    };
    // Others may have approved somebody with whom whoever applies now is to be compared.
    if ([...before, ...now].some(isNews)) refresh();
    wereOpen.current = now;
  });
  useEffect(() => {
    if (openRows) compareWith(openRows);
  }, [openRows]);

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
    change(id, { busy });
    try {
      const [message, after] = done(await warnBeforeUnload(call));
      change(id, { busy: undefined, changed: undefined, ...after });
      toast({ about: DONE, severity: 'success', title, message });
      return true;
    } catch (error) {
      const { reason, changed } = refusalOfError(error) ?? {};
      // The card itself says what has changed, and who has decided.
      const isSaid = reason === 'changed-meanwhile' || reason === 'already-decided';
      // A call that failed otherwise leaves what was to be looked at.
      change(id, { busy: undefined, ...(changed && { changed }) });
      const message = `${name}: ${t(callMessage(error))}`;
      if (!isSaid) toast({ about, severity: 'error', title: t(failed), message });
      return false;
    }
  };

  const decide = (card: ActedOn, input: Omit<DecisionInput, 'request_id'>): Promise<boolean> => {
    const { id, request } = card;
    const { decision, admin_notes } = input;
    const isRejection = decision === 'rejected';
    change(id, { request, ended: undefined });
    const call = decideRequest({ request_id: id, ...input });
    const title = t(`admin.decided-${decision}`, { name: card.name });
    const done = ({ reviewed_at }: Awaited<typeof call>) => {
      const at = new Date(reviewed_at);
      const data = { ...request, status: decision, reviewed_at: at, reviewed_by: adminId };
      // The card may be left before it shows this.
      changeRows(request.user_id, (known) => ({
        ...known,
        decided: [...known.decided.filter((one) => one.id !== id), { id, data }],
      }));
      const said = isRejection && wasRevoked(request) ? 'admin.revoke-done' : 'admin.decided';
      const own = { action: decision, at };
      return [t(said, { decision }), { own, sentAsReason: isRejection ? admin_notes : undefined }] as const;
    };
    return run(card, 'admin.decide-failed', decision, call, done, title);
  };

  /** @param ended when the decision was made. */
  const takeBack = (card: CardData, seen: SeenDecision, ended?: Date, reason?: string) =>
    run(card, 'admin.undo-failed', 'undoing', reopenRequest(card.id, seen, reason), ({ was_notified }) => [
      t(was_notified ? 'admin.reopened' : 'admin.reopened-untold'),
      { own: undefined, ended },
    ]);

  return {
    adminId,
    cards,
    cardOf: (id: string | undefined) => (id === undefined ? undefined : cards.get(id)) ?? UNTOUCHED,
    actions: {
      change,
      decide,
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
        if (action === 'approved' || action === 'rejected')
          return takeBack(card, { status: action, ...(by !== undefined && { reviewed_by: by }) }, at);
        const call = undoChange(card.request.user_id, action, at.toISOString());
        return run(card, 'admin.undo-failed', 'undoing', call, () => [
          t('admin.undone'),
          // What was revoked is not open by that.
          action === 'revoked' ? {} : { own: undefined, ended: at },
        ]);
      },
      reopen: (card: CardData, reason: string) => {
        const { status, reviewed_at, reviewed_by = null } = card.request;
        if (status === 'pending') return Promise.resolve(false);
        return takeBack(card, { status, reviewed_by }, reviewed_at ?? undefined, reason);
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

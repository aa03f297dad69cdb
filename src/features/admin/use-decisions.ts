import { useCallback } from 'react';
import type { RequestStatus } from '../../domain/guide-profile.ts';
import type { Decision } from '../../domain/verification.ts';
import { callMessage, decideOnRequest, refusalOfError, reopenRequest } from '../../firebase/callables.ts';
import { useT } from '../../i18n/use-t.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { DeskAction, DeskRequest } from './desk-state.ts';

interface DecisionsOptions {
  readonly dispatch: (action: DeskAction) => void;
  /** Moves one over in the counts of the tabs. */
  readonly shift: (from: RequestStatus, to: RequestStatus) => void;
  readonly recount: () => void;
}

export interface Decisions {
  readonly decide: (request: DeskRequest, decision: Decision, note: string) => Promise<void>;
  /** Takes a decision back, shown in the list of that status until then. */
  readonly reopen: (requestId: string, from: Decision) => Promise<void>;
}

/** Deciding and taking back: shown at once, told by a message, rolled back when refused. */
export function useDecisions({ dispatch, shift, recount }: DecisionsOptions): Decisions {
  const t = useT();
  const toast = useToast();

  const decide = useCallback(
    async (request: DeskRequest, decision: Decision, note: string) => {
      const { id } = request;
      dispatch({ type: 'send', request, decision });
      shift('pending', decision);
      try {
        await decideOnRequest({ request_id: id, decision, admin_notes: note.trim() || null });
        dispatch({ type: 'confirm', id });
        toast({ severity: 'success', message: t('admin.decided', { decision }) });
      } catch (error) {
        recount();
        const refusal = refusalOfError(error);
        if (refusal?.reason === 'already-decided') {
          const name = refusal.reviewed_by_name;
          const status = refusal.status ?? 'approved';
          dispatch({ type: 'late', id, status, name });
          const message = t(`admin.stale-${status}`, { reviewer: name ?? t('admin.somebody') });
          toast({ severity: 'info', message });
        } else {
          dispatch({ type: 'fail', id });
          toast({ severity: 'error', title: t('admin.failed'), message: t(callMessage(error)) });
        }
      }
    },
    [dispatch, shift, recount, t, toast],
  );

  const reopen = useCallback(
    async (id: string, from: Decision) => {
      try {
        await reopenRequest(id);
        shift(from, 'pending');
        dispatch({ type: 'reopen', id });
        toast({ severity: 'success', message: t('admin.undone') });
      } catch (error) {
        toast({ severity: 'error', title: t('admin.undo-failed'), message: t(callMessage(error)) });
      }
    },
    [dispatch, shift, t, toast],
  );
  return { decide, reopen };
}

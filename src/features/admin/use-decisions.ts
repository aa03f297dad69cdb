import { useCallback } from 'react';
import type { RequestStatus } from '../../domain/guide/guide-profile.ts';
import type { Decision } from '../../domain/verification/verification.ts';
import { callMessage, decideOnRequest, refusalOfError, reopenRequest } from '../../firebase/callables.ts';
import { useT } from '../../i18n/use-t.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import type { DeskAction, DeskRequest } from './desk-state.ts';

/** A request as a message names it. */
export interface Named {
  readonly request: DeskRequest;
  readonly name: string;
}

interface DecisionsOptions {
  readonly dispatch: (action: DeskAction) => void;
  /** Moves one over in the counts of the tabs. */
  readonly shift: (from: RequestStatus, to: RequestStatus) => void;
  readonly recount: () => void;
}

export interface Decisions {
  readonly decide: (of: Named, decision: Decision, note: string) => Promise<void>;
  /** Takes a decision back, shown in the list of that status until then; whether that succeeded. */
  readonly reopen: (of: Named, from: Decision) => Promise<boolean>;
}

/** Deciding and taking back: shown at once, told by a message, rolled back when refused. */
export function useDecisions({ dispatch, shift, recount }: DecisionsOptions): Decisions {
  const t = useT();
  const toast = useToast();

  const decide = useCallback(
    async ({ request, name }: Named, decision: Decision, note: string) => {
      const { id } = request;
      dispatch({ type: 'send', request, decision });
      shift('pending', decision);
      try {
        await decideOnRequest({ request_id: id, decision, admin_notes: note.trim() || null });
        dispatch({ type: 'confirm', id });
        const title = t(`admin.now-${decision}`, { name });
        toast({ severity: 'success', title, message: t('admin.decided', { decision }) });
      } catch (error) {
        recount();
        const refusal = refusalOfError(error);
        if (refusal?.reason === 'already-decided') {
          const reviewer = refusal.reviewed_by_name;
          const status = refusal.status ?? 'approved';
          dispatch({ type: 'late', id, status, name: reviewer });
          const message = t(`admin.stale-${status}`, { reviewer: reviewer ?? t('admin.somebody') });
          toast({ severity: 'info', title: name, message });
        } else {
          const problem = callMessage(error);
          dispatch({ type: 'fail', id, problem });
          toast({ severity: 'error', title: t('admin.failed'), message: `${name}: ${t(problem)}` });
        }
      }
    },
    [dispatch, shift, recount, t, toast],
  );

  const reopen = useCallback(
    async ({ request: { id }, name }: Named, from: Decision) => {
      try {
        await reopenRequest(id);
        shift(from, 'pending');
        dispatch({ type: 'reopen', id });
        toast({ severity: 'success', title: name, message: t('admin.undone') });
        return true;
      } catch (error) {
        const message = `${name}: ${t(callMessage(error))}`;
        toast({ severity: 'error', title: t('admin.undo-failed'), message });
        return false;
      }
    },
    [dispatch, shift, t, toast],
  );
  return { decide, reopen };
}

import { useEffect, useRef, useState, type RefObject } from 'react';
import { isFocusLost } from '../../browser/focus-page.ts';
import { callMessage } from '../firebase/callables.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { useT } from '../../i18n/use-t.ts';
import { useToasts } from './toasts/Toasts.tsx';

/** Requests verification or takes the request back, and shows the result in a toast. */
export interface VerificationStep {
  readonly isBusy: boolean;
  readonly run: (step: () => Promise<void>, done: MessageId, failed: MessageId) => Promise<void>;
}

/**
 * Also focuses the status text after the user's own step has changed the state, because its button has
 * disappeared. Changes by others do not move the focus.
 * @param state the state that the step changes.
 */
export function useVerificationStep<Words extends HTMLElement>(
  state: unknown,
): VerificationStep & { readonly words: RefObject<Words | null> } {
  const t = useT();
  const { show: toast, dismiss } = useToasts();
  const [isBusy, setBusy] = useState(false);
  const words = useRef<Words>(null);
  const isExpected = useRef(false);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (isExpected.current && isFocusLost()) words.current?.focus();
    isExpected.current = false;
  }, [state]);
  const run: VerificationStep['run'] = async (step, done, failed) => {
    setBusy(true);
    isExpected.current = true;
    try {
      await step();
      // The toast after the first save may have asked for this.
      dismiss('save');
      toast({ about: 'verification', severity: 'success', message: t(done) });
    } catch (error) {
      isExpected.current = false;
      const message = t(failed, { message: t(callMessage(error)) });
      toast({ about: 'verification', severity: 'error', message });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run, words };
}

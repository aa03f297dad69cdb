import { useEffect, useRef } from 'react';
import { isFocusLost } from '../../browser/focus-page.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { useT } from '../../i18n/use-t.ts';
import { useToasts } from './Toasts.tsx';
import { useCall } from './use-call.ts';

/**
 * Requests verification or takes the request back, and shows the result in a toast. Also focuses the status text after
 * the user's own step has changed the state, because its button has disappeared. Changes by others do not move the focus.
 * @param state the state that the step changes.
 */
export function useVerificationStep<Words extends HTMLElement>(state: unknown) {
  const t = useT();
  const { dismiss } = useToasts();
  const { isBusy, run: call } = useCall();
  const words = useRef<Words>(null);
  const isExpected = useRef(false);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (isExpected.current && isFocusLost()) words.current?.focus();
    isExpected.current = false;
  }, [state]);
  const run = (step: () => Promise<void>, done: MessageId, failed: MessageId) => {
    isExpected.current = true;
    const work = async () => {
      await step();
      // The toast after the first save may have asked for this.
      dismiss('save');
      return t(done);
    };
    return call('verification', work, (message) => {
      isExpected.current = false;
      return t(failed, { message });
    });
  };
  return { isBusy, run, words };
}

export type VerificationStep = Pick<ReturnType<typeof useVerificationStep>, 'isBusy' | 'run'>;

import { useState } from 'react';
import { callMessage } from '../firebase/callables.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { useT } from '../../i18n/use-t.ts';
import { useToasts } from './toasts/Toasts.tsx';
import type { Outcome } from './use-outcome-focus.ts';

/**
 * Requests verification or takes the request back, and shows the result in a toast.
 * @param outcome handles the focus afterwards.
 */
export function useVerificationStep(outcome: Outcome) {
  const t = useT();
  const { show: toast, dismiss } = useToasts();
  const [isBusy, setBusy] = useState(false);
  const run = async (step: () => Promise<void>, done: MessageId, failed: MessageId) => {
    setBusy(true);
    outcome.expect();
    try {
      await step();
      // The toast after saving may have said that the profile still had to be sent.
      dismiss('save');
      toast({ about: 'verification', severity: 'success', message: t(done) });
    } catch (error) {
      outcome.forget();
      const message = t(failed, { message: t(callMessage(error)) });
      toast({ about: 'verification', severity: 'error', message });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}

import { useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { callMessage } from '../firebase/callables.ts';
import { useToasts } from './Toasts.tsx';

/** Runs what a press asks of the server, and tells how it ended. */
export function useCall() {
  const t = useT();
  const { show, dismiss } = useToasts();
  const [isBusy, setBusy] = useState(false);
  /**
   * @param task a text that it returns is said of its success.
   * @param failed what is said of a problem; by default the problem alone.
   * @returns whether it succeeded.
   */
  const run = async (about: string, task: () => Promise<unknown>, failed = (problem: string) => problem) => {
    setBusy(true);
    dismiss(about);
    try {
      const message = await task();
      if (typeof message === 'string') show({ about, severity: 'success', message });
      return true;
    } catch (error) {
      show({ about, severity: 'error', message: failed(t(callMessage(error))) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}

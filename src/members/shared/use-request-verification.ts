import { useState } from 'react';
import { failureOf } from '../firebase/errors.ts';
import { requestVerification } from '../firebase/firestore/guide-documents.ts';
import { useT } from '../../i18n/use-t.ts';
import { useToasts } from './toasts/Toasts.tsx';
import type { Outcome } from './use-outcome-focus.ts';

interface Texts {
  readonly sent: 'account.requested' | 'editor.asked';
  readonly failed: 'account.request-failed' | 'editor.ask-failed';
}

/**
 * Requests verification, and shows the result in a toast.
 * @param outcome handles the focus afterwards.
 */
export function useRequestVerification(uid: string, { sent, failed }: Texts, outcome: Outcome) {
  const t = useT();
  const { show: toast, dismiss } = useToasts();
  const [isBusy, setBusy] = useState(false);
  const request = async () => {
    setBusy(true);
    outcome.expect();
    try {
      await requestVerification(uid);
      // The toast after saving may have said that the profile still had to be sent.
      dismiss('save');
      toast({ about: 'verification', severity: 'success', message: t(sent) });
    } catch (error) {
      outcome.forget();
      const message = t(`errors.${failureOf(error)}`);
      toast({ about: 'verification', severity: 'error', message: t(failed, { message }) });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, request };
}

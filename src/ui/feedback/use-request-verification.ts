import { useState } from 'react';
import { failureMessage, failureOf } from '../../firebase/errors.ts';
import { requestVerification } from '../../firebase/firestore/guide-documents.ts';
import { useT } from '../../i18n/use-t.ts';
import { useToast } from './Toasts.tsx';

interface Told {
  readonly sent: 'account.requested' | 'editor.asked';
  readonly failed: 'account.request-failed' | 'editor.ask-failed';
}

/** Asks for a verification, and tells by a toast what became of that. */
export function useRequestVerification(uid: string, { sent, failed }: Told) {
  const t = useT();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const request = async () => {
    setBusy(true);
    try {
      await requestVerification(uid);
      toast({ about: 'verification', severity: 'success', message: t(sent) });
    } catch (error) {
      const message = t(failureMessage(failureOf(error)));
      toast({ about: 'verification', severity: 'error', message: t(failed, { message }) });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, request };
}

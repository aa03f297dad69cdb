import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { callMessage, withdrawRequest } from '../../../firebase/callables.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useToasts } from '../../../ui/feedback/Toasts.tsx';
import type { Outcome } from '../../members/use-outcome-focus.ts';

interface WithdrawButtonProps {
  readonly requestId: string;
  /** Focus handling for the withdrawal. */
  readonly outcome: Outcome;
}

/** Withdraws the open request after a confirmation. */
export function WithdrawButton({ requestId, outcome }: WithdrawButtonProps) {
  const t = useT();
  const { show: toast, dismiss } = useToasts();
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    outcome.expect();
    try {
      await withdrawRequest(requestId);
      dismiss('save');
      toast({ about: 'verification', severity: 'success', message: t('account.withdrawn') });
    } catch (error) {
      outcome.forget();
      const message = t('account.withdraw-failed', { message: t(callMessage(error)) });
      toast({ about: 'verification', severity: 'error', message });
      setBusy(false);
    }
    setAsking(false);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('account.withdraw')}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{t('account.withdraw-title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t('account.withdraw-text')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t('account.cancel')}</Button>
          <Button variant="contained" disabled={isBusy} onClick={() => void withdraw()}>
            {t('account.withdraw')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

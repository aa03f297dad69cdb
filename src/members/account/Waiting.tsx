import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { withdrawRequest } from '../firebase/callables.ts';
import { useT } from '../../i18n/use-t.ts';
import type { VerificationStep } from '../shared/use-verification-step.ts';
import { Pace, VerificationSteps } from '../shared/VerificationSteps.tsx';

interface WaitingProps {
  readonly requestId: string;
  /** Whether the guide's page is already public: then only a change or a renewal is pending. */
  readonly isVerified: boolean;
  readonly step: VerificationStep;
}

/** For a guide with an open request: what happens to it, and the button that withdraws it. */
export function Waiting({ requestId, isVerified, step }: WaitingProps) {
  const t = useT();
  return (
    <>
      {isVerified ? (
        <>
          <Typography>{t('account.next-change')}</Typography>
          <Pace />
        </>
      ) : (
        <>
          <VerificationSteps />
          <Typography>
            {t('picture.wanted')} {t('account.photo-change')}
          </Typography>
        </>
      )}
      <WithdrawButton requestId={requestId} step={step} />
    </>
  );
}

/** Withdraws the open request after a confirmation. */
function WithdrawButton({ requestId, step: { isBusy, run } }: Omit<WaitingProps, 'isVerified'>) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const withdraw = async () => {
    await run(() => withdrawRequest(requestId), 'account.withdrawn', 'account.withdraw-failed');
    setAsking(false);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('account.withdraw')}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)}>
        <DialogTitle>{t('account.withdraw-title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t('account.withdraw-text')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t('account.cancel')}</Button>
          <Button variant="contained" disabled={isBusy || !isAsking} onClick={() => void withdraw()}>
            {t('account.withdraw')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

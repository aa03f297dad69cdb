import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { withdrawRequest } from '../firebase/callables.ts';
import { useVerificationPace } from '../firebase/firestore/guide-documents.ts';
import { useT } from '../../i18n/use-t.ts';
import type { VerificationStep } from '../shared/use-verification-step.ts';

const STEPS = ['account.next-read', 'account.next-ask', 'account.next-decide'] as const;

interface WaitingProps {
  readonly requestId: string;
  /** Whether the guide's page is already public: then only a change or a renewal is pending. */
  readonly isVerified: boolean;
  readonly step: VerificationStep;
}

/** For a guide with an open request: the next step, the usual duration, and the withdraw button. */
export function Waiting({ requestId, isVerified, step }: WaitingProps) {
  const t = useT();
  const pace = useVerificationPace();
  return (
    <>
      <Box>
        {isVerified ? (
          <Typography>{t('account.next-change')}</Typography>
        ) : (
          <>
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              {t('account.next-title')}
            </Typography>
            <Box component="ol" sx={{ m: 0, pl: 3 }}>
              {STEPS.map((next) => (
                <li key={next}>{t(next)}</li>
              ))}
            </Box>
          </>
        )}
        {pace ? (
          <Typography sx={{ mt: 1 }}>
            {t('account.pace', {
              count: pace.count,
              usual: pace.usual_days,
              longest: pace.longest_days,
            })}
          </Typography>
        ) : null}
      </Box>
      {isVerified ? null : <PhotoAdvice />}
      <WithdrawButton requestId={requestId} step={step} />
    </>
  );
}

/** Shows which photographs the association accepts, with drawings of a good and a bad example. */
function PhotoAdvice() {
  const t = useT();
  return (
    <Box>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {t('account.photo-title')}
      </Typography>
      <Typography sx={{ mb: 1 }}>
        {t('picture.wanted')} {t('account.photo-change')}
      </Typography>
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Example caption={t('account.photo-good')} frame="success.main">
          <circle cx="48" cy="38" r="18" />
          <path d="M14 96c2-24 16-34 34-34s32 10 34 34z" />
        </Example>
        <Example caption={t('account.photo-bad')} frame="error.main">
          <path d="M0 80 30 34l18 24 14-18 34 40v16H0z" opacity="0.35" />
          <circle cx="70" cy="66" r="3" />
          <path d="M67 82v-8a3 3 0 0 1 6 0v8z" />
          <path d="M8 8 88 88M88 8 8 88" stroke="currentColor" strokeWidth="2" />
        </Example>
      </Stack>
    </Box>
  );
}

interface ExampleProps {
  readonly caption: string;
  readonly frame: 'success.main' | 'error.main';
  /** Shapes of a drawing of 96 by 96. */
  readonly children: ReactNode;
}

function Example({ caption, frame, children }: ExampleProps) {
  return (
    <Box component="figure" sx={{ m: 0, maxWidth: '14rem' }}>
      <Box
        component="svg"
        viewBox="0 0 96 96"
        aria-hidden
        fill="currentColor"
        sx={{ width: 96, height: 96, border: 3, borderColor: frame, borderRadius: 1 }}
      >
        {children}
      </Box>
      <Typography component="figcaption" variant="body2">
        {caption}
      </Typography>
    </Box>
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

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useVerificationPace } from '../../../firebase/firestore/guide-documents.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { Outcome } from '../../members/use-outcome-focus.ts';
import { PhotoAdvice } from './PhotoAdvice.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';

const STEPS = ['account.next-read', 'account.next-ask', 'account.next-decide'] as const;

interface WaitingProps {
  readonly requestId: string;
  /** Whether the guide's page is already public: then only a change or a renewal is pending. */
  readonly isVerified: boolean;
  /** Focus handling for the withdrawal. */
  readonly outcome: Outcome;
}

/** For a guide with an open request: the next step, the usual duration, and the withdraw button. */
export function Waiting({ requestId, isVerified, outcome }: WaitingProps) {
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
              {STEPS.map((step) => (
                <li key={step}>{t(step)}</li>
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
      <WithdrawButton requestId={requestId} outcome={outcome} />
    </>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useT } from '../../i18n/use-t.ts';
import { useVerificationPace } from '../firebase/firestore/guide-documents.ts';
import { WhereToSend } from './AssociationWords.tsx';

/** Before the first approval: who decides, where a diploma goes, how the decision is told, and how long the last ones took. */
export function VerificationSteps() {
  const t = useT();
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{t('steps.title')}</Typography>
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        <li>{t('steps.read')}</li>
        <li>
          <Typography variant="inherit">
            <WhereToSend by="steps.send" to="steps.send-to" />
          </Typography>
        </li>
        <li>{t('steps.ask')}</li>
        <li>{t('steps.decide')}</li>
      </Box>
      <Pace />
    </Box>
  );
}

/** How long the last decisions took; nothing while that is not known. */
export function Pace() {
  const t = useT();
  const pace = useVerificationPace();
  if (!pace) return null;
  return (
    <Typography sx={{ mt: 1 }}>
      {t('steps.pace', { count: pace.count, usual: pace.usual_days, longest: pace.longest_days })}
    </Typography>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isListed } from '../../../domain/guide/guide-profile.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import type { VerificationRequest } from '../../../domain/verification/verification.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { LocalButtonLink } from '../../../ui/links/LocalButtonLink.tsx';
import { CardFrame } from './CardFrame.tsx';
import type { RequestCardProps } from './card-props.ts';
import { RevokeDialog } from './RevokeDialog.tsx';

/** A decided request: when, by whom, with which note, and what can still be done about it. */
export function DecidedCard(props: RequestCardProps) {
  return (
    <CardFrame {...props}>
      <DecisionFacts decided={props.current} reviewer={props.reviewer} />
      <DecidedActions {...props} />
    </CardFrame>
  );
}

interface DecisionFactsProps {
  readonly decided: VerificationRequest;
  readonly reviewer: string | undefined;
}

function DecisionFacts({ decided, reviewer }: DecisionFactsProps) {
  const t = useT();
  const lang = useLang();
  const { status, reviewed_at, admin_notes } = decided;
  const facts = [
    [t('admin.reviewed'), reviewed_at ? formatDate(reviewed_at, lang) : t('admin.na')],
    [t('admin.reviewer'), reviewer || t('admin.na')],
  ] as const;
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {facts.map(([label, value]) => (
          <Box key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {admin_notes ? (
        <Box sx={{ mt: 1.5 }}>
          <Typography variant="body2" color="textSecondary">
            {t(status === 'rejected' ? 'admin.rejection-reason' : 'admin.decision-notes')}
          </Typography>
          <Typography
            sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            lang={langOfText(admin_notes)}
          >
            {admin_notes}
          </Typography>
        </Box>
      ) : null}
    </>
  );
}

function DecidedActions({ request, current, name, guide, attempts, isOwn, actions }: RequestCardProps) {
  const t = useT();
  const [isRevoking, setRevoking] = useState(false);
  const { status, before } = current;
  // Only the latest of a guide's requests can be changed.
  const isChangeable = attempts?.[0]?.id === request.id && !isOwn;
  const reopens = isChangeable && before && !guide?.open_request_id && status !== 'pending' ? status : null;
  const canRevoke = isChangeable && status === 'approved' && guide?.is_verified;
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ mt: 2, flexWrap: 'wrap' }}>
      {guide?.slug && isListed(guide) ? (
        <LocalButtonLink
          to={`/${guide.slug}`}
          variant="outlined"
          aria-label={t('admin.public-page-name', { name })}
        >
          {t('admin.public-page')}
        </LocalButtonLink>
      ) : null}
      {reopens ? (
        <Button
          variant="outlined"
          aria-label={t('admin.reopen-name', { name })}
          onClick={() =>
            void actions.reopen({ request: { id: request.id, data: current }, name, decision: reopens })
          }
        >
          {t('admin.reopen')}
        </Button>
      ) : null}
      {canRevoke ? (
        <Button
          variant="outlined"
          color="error"
          aria-label={t('admin.revoke-name', { name })}
          onClick={() => setRevoking(true)}
        >
          {t('admin.revoke')}
        </Button>
      ) : null}
      {isRevoking ? (
        <RevokeDialog
          userId={request.data.user_id}
          name={name}
          onRevoke={actions.revoke}
          onClose={() => setRevoking(false)}
        />
      ) : null}
    </Stack>
  );
}

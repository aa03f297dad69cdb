import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isListed, type GuideProfile } from '../../../domain/guide/guide-profile.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { stateOn } from '../../../domain/membership/membership.ts';
import { presentStanding, type PresentStanding } from '../../../domain/verification/standing.ts';
import type { Decision } from '../../../domain/verification/verification.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useToday } from '../../../i18n/use-today.ts';
import { useT } from '../../../i18n/use-t.ts';
import { LocalButtonLink } from '../../../ui/links/LocalButtonLink.tsx';
import { CardFrame } from './CardFrame.tsx';
import type { RequestCardProps } from './card-props.ts';
import { ReasonDialog } from './reason/ReasonDialog.tsx';
import { RETURN_REASONS, REVOCATION_REASONS } from './reason/reasons.ts';
import { SetEndDialog } from './reason/SetEndDialog.tsx';

/** A decided request: when, by whom, with which note, and what can still be done about it. */
export function DecidedCard(props: RequestCardProps) {
  return (
    <CardFrame {...props}>
      <DecisionFacts {...props} />
      <DecidedActions {...props} />
    </CardFrame>
  );
}

const NOTE_LABELS: Partial<Record<PresentStanding, MessageId>> = {
  rejected: 'admin.rejection-reason',
  revoked: 'admin.revocation-reason',
};

/** Whether this is the approval of a membership whose term is over. */
function useIsOver({ request, membership, attempts }: RequestCardProps): boolean {
  const today = useToday();
  const latest = attempts?.find(({ data }) => data.status === 'approved');
  return latest?.id === request.id && membership !== undefined && stateOn(membership, today) === 'ended';
}

function DecisionFacts(props: RequestCardProps) {
  const { current, reviewer } = props;
  const t = useT();
  const lang = useLang();
  const { reviewed_at, admin_notes } = current;
  const standing = presentStanding(current, useIsOver(props));
  const date = reviewed_at ? formatDate(reviewed_at, lang) : t('admin.na');
  const facts = [
    [t('admin.reviewed'), date],
    [t('admin.reviewer'), reviewer || t(standing === 'withdrawn' ? 'admin.by-guide' : 'admin.na')],
  ] as const;
  return (
    <>
      <Typography sx={{ mb: 1.5, fontWeight: 600 }}>{t(`admin.standing-${standing}`)}</Typography>
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
            {t(NOTE_LABELS[standing] ?? 'admin.decision-notes')}
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

function DecidedActions({
  request,
  current,
  name,
  guide,
  membership,
  attempts,
  isOwn,
  actions,
}: RequestCardProps) {
  const t = useT();
  const [asks, setAsks] = useState<'revoke' | 'return' | 'end'>();
  const { status, before } = current;
  // Only the latest of a guide's requests can be changed.
  const isChangeable = attempts?.[0]?.id === request.id && !isOwn;
  const returns = isChangeable && before && !guide?.open_request_id && status !== 'pending' ? status : null;
  const canRevoke = isChangeable && status === 'approved' && guide?.is_verified;
  const close = () => setAsks(undefined);
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
      {returns ? (
        <Button
          variant="outlined"
          aria-label={t('admin.reopen-name', { name })}
          onClick={() => setAsks('return')}
        >
          {t('admin.reopen')}
        </Button>
      ) : null}
      {canRevoke ? (
        <Button
          variant="outlined"
          color="error"
          aria-label={t('admin.revoke-name', { name })}
          onClick={() => setAsks('revoke')}
        >
          {t('admin.revoke')}
        </Button>
      ) : null}
      {canRevoke && membership?.state === 'valid' ? (
        <Button
          variant="outlined"
          aria-label={t('admin.set-end-name', { name })}
          onClick={() => setAsks('end')}
        >
          {t('admin.set-end')}
        </Button>
      ) : null}
      {asks === 'end' && membership ? (
        <SetEndDialog membership={membership} name={name} onSetEnd={actions.setEnd} onClose={close} />
      ) : null}
      {returns && asks === 'return' ? (
        <ReasonDialog
          title={t('admin.return-title')}
          name={name}
          consequences={t(returnConsequences(returns, guide))}
          action={t('admin.reopen')}
          reasons={RETURN_REASONS}
          onConfirm={(reason) =>
            actions.reopen({ request: { id: request.id, data: current }, name, decision: returns, reason })
          }
          onClose={close}
        />
      ) : null}
      {asks === 'revoke' ? (
        <ReasonDialog
          title={t('admin.revoke-title')}
          name={name}
          consequences={t('admin.revoke-text')}
          action={t('admin.revoke')}
          reasons={REVOCATION_REASONS}
          onConfirm={(reason) => actions.revoke({ userId: request.data.user_id, reason })}
          onClose={close}
        />
      ) : null}
    </Stack>
  );
}

/** What taking this decision back does to the guide's page. */
function returnConsequences(decision: Decision, guide: GuideProfile | undefined): MessageId {
  if (decision === 'rejected') return 'admin.return-text-rejected';
  return guide && isListed(guide) ? 'admin.return-text-listed' : 'admin.return-text-unlisted';
}

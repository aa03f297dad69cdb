import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isListed } from '../../../domain/guide/guide-profile.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { stateOn } from '../../../domain/membership/membership.ts';
import {
  currentRequestState,
  requestStateOf,
  type CurrentRequestState,
} from '../../../domain/verification/request-state.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useToday } from '../../../i18n/use-today.ts';
import { useT } from '../../../i18n/use-t.ts';
import { LocalButtonLink } from '../../../ui/links/LocalButtonLink.tsx';
import { Icon } from '../../../ui/pictures/Icon.tsx';
import { openSteps } from '../desk/decided-steps.ts';
import { lastApproval } from '../desk/join-requests.ts';
import { CardFrame } from './CardFrame.tsx';
import type { RequestCardProps } from './card-props.ts';

/** A decided request: date, admin, note, and the actions still possible. */
export function DecidedCard(props: RequestCardProps) {
  return (
    <CardFrame {...props}>
      <DecisionFacts {...props} />
      <DecidedActions {...props} />
    </CardFrame>
  );
}

const NOTE_LABELS: Partial<Record<CurrentRequestState, MessageId>> = {
  rejected: 'admin.rejection-reason',
  revoked: 'admin.revocation-reason',
};

/** A later request may have changed the membership that this approval created. */
function useCurrentRequestState({
  request,
  current,
  membership,
  attempts,
}: RequestCardProps): CurrentRequestState {
  const today = useToday();
  const state =
    lastApproval(attempts)?.id === request.id && membership ? stateOn(membership, today) : undefined;
  return state === 'withdrawn' ? 'revoked' : currentRequestState(current, state === 'ended');
}

function DecisionFacts(props: RequestCardProps) {
  const { current, reviewer } = props;
  const t = useT();
  const lang = useLang();
  const { reviewed_at, admin_notes } = current;
  const state = useCurrentRequestState(props);
  const date = reviewed_at ? formatDate(reviewed_at, lang) : t('admin.na');
  const facts = [
    [t('admin.reviewed'), date],
    [t('admin.reviewer'), reviewer || t(state === 'withdrawn' ? 'admin.by-guide' : 'admin.na')],
  ] as const;
  return (
    <>
      <Typography sx={{ mb: 1.5, fontWeight: 600 }}>{t(`admin.state-${state}`)}</Typography>
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
            {t(NOTE_LABELS[requestStateOf(current)] ?? 'admin.decision-notes')}
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

function DecidedActions(props: RequestCardProps) {
  const { current, name, guide, actions, card } = props;
  const t = useT();
  const { returns, canRevoke, canSetEnd } = openSteps(props);
  const { ended } = card;
  if (ended !== undefined && ended?.getTime() === current.reviewed_at?.getTime()) return null;
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ mt: 2, flexWrap: 'wrap' }}>
      {guide?.slug && isListed(guide) ? (
        <LocalButtonLink
          to={`/${guide.slug}`}
          // The desk stays as it is: its search and lists are not part of the URL.
          target="_blank"
          variant="outlined"
          startIcon={<Icon name="external" size={18} />}
          aria-label={t('admin.public-page-name', { name })}
        >
          {t('admin.public-page')}
        </LocalButtonLink>
      ) : null}
      {returns ? (
        <Button
          variant="outlined"
          aria-label={t('admin.reopen-name', { name })}
          onClick={() => actions.ask(props, 'return')}
        >
          {t('admin.reopen')}
        </Button>
      ) : null}
      {canRevoke ? (
        <Button
          variant="outlined"
          color="error"
          aria-label={t('admin.revoke-name', { name })}
          onClick={() => actions.ask(props, 'revoke')}
        >
          {t('admin.revoke')}
        </Button>
      ) : null}
      {canSetEnd ? (
        <Button
          variant="outlined"
          aria-label={t('admin.set-end-name', { name })}
          onClick={() => actions.ask(props, 'end')}
        >
          {t('admin.set-end')}
        </Button>
      ) : null}
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isListed } from '../../../domain/guide/guide-profile.ts';
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
import { possibleSteps } from '../desk/decided-steps.ts';
import { lastApproval } from '../desk/join-requests.ts';
import { CardFrame } from './CardFrame.tsx';
import type { RequestCardProps } from './card-props.ts';
import { Fact, LabelledText } from './TypedText.tsx';

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
function useCurrentRequestState(props: RequestCardProps): CurrentRequestState {
  const { request, current, membership, attempts } = props;
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
  return (
    <>
      <Typography sx={{ mb: 1.5, fontWeight: 600 }}>{t(`admin.state-${state}`)}</Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Fact label={t('admin.reviewed')}>{reviewed_at ? formatDate(reviewed_at, lang) : t('admin.na')}</Fact>
        <Fact label={t('admin.reviewer')}>
          {reviewer || t(state === 'withdrawn' ? 'admin.by-guide' : 'admin.na')}
        </Fact>
      </Box>
      {admin_notes ? (
        <LabelledText
          label={t(NOTE_LABELS[requestStateOf(current)] ?? 'admin.decision-notes')}
          text={admin_notes}
        />
      ) : null}
    </>
  );
}

function DecidedActions(props: RequestCardProps) {
  const { current, name, guide, actions, card } = props;
  const t = useT();
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
      {possibleSteps(props).map((step) => (
        <Button
          key={step}
          variant="outlined"
          color={step === 'revoke' ? 'error' : 'primary'}
          aria-label={t(`admin.${step}-name`, { name })}
          onClick={() => actions.openStep({ step, joined: props })}
        >
          {t(`admin.${step}`)}
        </Button>
      ))}
    </Stack>
  );
}

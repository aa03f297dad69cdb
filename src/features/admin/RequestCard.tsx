import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { GuideProfile, RequestStatus } from '../../domain/guide/guide-profile.ts';
import type { Profile } from '../../domain/guide/profile.ts';
import type { Decision, VerificationRequest } from '../../domain/verification/verification.ts';
import { useT } from '../../i18n/use-t.ts';
import { CardHead } from './CardHead.tsx';
import { DecidedBar } from './DecidedBar.tsx';
import { DecidedFooter } from './DecidedFooter.tsx';
import { OPEN_CARD } from './desk-keys.ts';
import type { CardState, DeskAction, DeskRequest } from './desk-state.ts';
import { GuideFacts } from './GuideFacts.tsx';
import { PendingActions } from './PendingActions.tsx';
import { RequestHistory } from './RequestHistory.tsx';
import type { Named } from './use-decisions.ts';

export interface RequestCardProps {
  readonly request: DeskRequest;
  /** The list the card stands in. */
  readonly status: RequestStatus;
  /** Whether it is the admin's own request. */
  readonly isOwn: boolean;
  readonly card: CardState;
  /** Whether the admin decided on it last, so that the key for taking back means it. */
  readonly isLast: boolean;
  /** When the desk was opened, in ms since 1970. */
  readonly now: number;
  readonly profile: Profile | undefined;
  readonly guide: GuideProfile | undefined;
  /** All requests of the guide, live; undefined until they are read. */
  readonly attempts: readonly DeskRequest[] | undefined;
  /** The request as it is now, also when it has left the list. */
  readonly present: VerificationRequest;
  /** Name of who decided, where somebody has. */
  readonly reviewer: string | undefined;
  readonly dispatch: (action: DeskAction) => void;
  readonly onDecide: (of: Named, decision: Decision, note: string) => void;
  readonly onReopen: (of: Named, from: Decision) => void;
  readonly onOpen: (request: DeskRequest) => void;
}

/** A request with everything that is needed to decide on it. */
export const RequestCard = memo(function RequestCard(props: RequestCardProps) {
  const { request, status, card, profile, guide, attempts, present, onReopen } = props;
  const t = useT();
  const name = profile?.full_name || guide?.full_name || t('admin.nameless');
  const { decision } = card;
  if (status === 'pending' && card.phase !== 'idle' && decision) {
    return (
      <DecidedBar
        name={name}
        decision={decision}
        isSending={card.phase === 'sending'}
        isLast={props.isLast}
        onUndo={() => onReopen({ request, name }, decision)}
      />
    );
  }
  return (
    <Paper
      component="article"
      variant="outlined"
      id={`request-${request.id}`}
      tabIndex={0}
      {...(status === 'pending' ? { [OPEN_CARD]: request.id } : {})}
      aria-labelledby={`request-name-${request.id}`}
      sx={{
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 23rem' },
        scrollMarginTop: 'calc(var(--header-height) + 1rem)',
        '&:focus-visible': { outline: '3px solid var(--focus-ring)', outlineOffset: 2 },
      }}
      onFocus={() => {
        if (status === 'pending') props.onOpen(request);
      }}
    >
      <div>
        <CardHead
          id={request.id}
          name={name}
          profile={profile}
          requestedAt={present.requested_at}
          now={props.now}
        />
        {guide ? (
          <GuideFacts guide={guide} />
        ) : (
          <Alert severity="warning">{t('admin.profile-missing')}</Alert>
        )}
        <RequestHistory
          of={{ guideId: request.data.user_id, name }}
          current={request.id}
          attempts={attempts}
          guide={guide}
        />
      </div>
      <Box
        sx={{
          alignSelf: 'start',
          position: { md: 'sticky' },
          top: 'calc(var(--header-height) + 1rem)',
          minWidth: 0,
        }}
      >
        {status === 'pending' ? (
          <PendingFooter {...props} name={name} />
        ) : (
          <DecidedFooter
            request={{ id: request.id, data: present }}
            name={name}
            reviewer={props.reviewer}
            guide={guide}
            isLatest={attempts?.[0]?.id === request.id}
            isOwn={props.isOwn}
            onReopen={onReopen}
          />
        )}
      </Box>
    </Paper>
  );
});

type PendingFooterProps = RequestCardProps & { readonly name: string };

/** Note and buttons, or why there are none. */
function PendingFooter({
  request,
  card,
  isOwn,
  name,
  present,
  reviewer,
  dispatch,
  onDecide,
}: PendingFooterProps) {
  const t = useT();
  const taken =
    card.takenBy ?? (present.status === 'pending' ? undefined : { status: present.status, name: reviewer });
  if (taken) {
    return (
      <Alert
        severity="info"
        role="status"
        action={
          <Button color="inherit" onClick={() => dispatch({ type: 'dismiss', id: request.id })}>
            {t('admin.dismiss')}
          </Button>
        }
      >
        {t(`admin.stale-${taken.status}`, { reviewer: taken.name || t('admin.somebody') })}
        {card.note ? <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{card.note}</Typography> : null}
      </Alert>
    );
  }
  if (isOwn) {
    return (
      <Alert severity="info" role="note">
        {t('admin.own')}
      </Alert>
    );
  }
  return (
    <>
      {card.problem ? (
        // The message at the foot of the window is read out; this one stays with the card.
        <Alert severity="error" role="note" sx={{ mb: 2 }}>
          {t('admin.card-failed', { problem: t(card.problem) })}
        </Alert>
      ) : null}
      <PendingActions
        requestId={request.id}
        name={name}
        note={card.note}
        onNote={(note) => dispatch({ type: 'note', request, note })}
        onDecide={(decision) => onDecide({ request, name }, decision, card.note)}
      />
    </>
  );
}

import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { GuideProfile, RequestStatus } from '../../domain/guide-profile.ts';
import { initialsOf, type Profile } from '../../domain/profile.ts';
import { langOfText } from '../../domain/text-lang.ts';
import type { Decision, VerificationRequest } from '../../domain/verification.ts';
import { formatAge, formatDate } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { DecidedFooter } from './DecidedFooter.tsx';
import type { CardState, DeskAction, DeskRequest } from './desk-state.ts';
import { GuideFacts } from './GuideFacts.tsx';
import { PendingActions } from './PendingActions.tsx';
import { RequestHistory } from './RequestHistory.tsx';

const DAY_MS = 86_400_000;

/** Marks a card that waits for a decision. */
export const OPEN_CARD = 'data-open-card';

export interface RequestCardProps {
  readonly request: DeskRequest;
  /** The list the card stands in. */
  readonly status: RequestStatus;
  /** Whether it is the admin's own request. */
  readonly isOwn: boolean;
  readonly card: CardState;
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
  readonly onDecide: (request: DeskRequest, decision: Decision, note: string) => void;
  readonly onReopen: (requestId: string, from: Decision) => Promise<void>;
  readonly onOpen: (request: DeskRequest) => void;
}

/** A request with everything that is needed to decide on it. */
export const RequestCard = memo(function RequestCard(props: RequestCardProps) {
  const { request, status, card, profile, guide, attempts, present, onReopen } = props;
  const t = useT();
  const name = profile?.full_name || guide?.full_name || t('admin.nameless');
  if (status === 'pending' && card.phase !== 'idle' && card.decision) {
    return (
      <DecidedBar
        name={name}
        card={card}
        decision={card.decision}
        onUndo={() => onReopen(request.id, card.decision ?? 'approved')}
      />
    );
  }
  return (
    <Paper
      component="article"
      variant="outlined"
      id={`request-${request.id}`}
      tabIndex={-1}
      {...(status === 'pending' ? { [OPEN_CARD]: request.id } : {})}
      aria-labelledby={`request-name-${request.id}`}
      sx={{ p: { xs: 2, sm: 3 } }}
      onFocus={() => {
        if (status === 'pending') props.onOpen(request);
      }}
    >
      <CardHead
        id={request.id}
        name={name}
        profile={profile}
        requestedAt={present.requested_at}
        now={props.now}
      />
      {guide ? <GuideFacts guide={guide} /> : <Alert severity="warning">{t('admin.profile-missing')}</Alert>}
      <RequestHistory current={request.id} attempts={attempts} guide={guide} />
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
    </Paper>
  );
});

interface CardHeadProps {
  readonly id: string;
  readonly name: string;
  readonly profile: Profile | undefined;
  readonly requestedAt: Date | null;
  /** Milliseconds since 1970; ages are counted from here. */
  readonly now: number;
}

function CardHead({ id, name, profile, requestedAt, now }: CardHeadProps) {
  const t = useT();
  const lang = useLang();
  return (
    <Stack direction="row" spacing={2} sx={{ mb: 2, alignItems: 'center' }}>
      <Avatar
        {...(profile?.avatar_url ? { src: profile.avatar_url } : {})}
        alt=""
        aria-hidden
        slotProps={{ img: { loading: 'lazy' } }}
        sx={{ width: 72, height: 72 }}
      >
        {initialsOf(name)}
      </Avatar>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography
          id={`request-name-${id}`}
          variant="h2"
          sx={{ fontSize: '1.25rem' }}
          lang={langOfText(name)}
        >
          {name}
        </Typography>
        {profile?.email ? <Typography variant="body2">{profile.email}</Typography> : null}
        {requestedAt ? (
          <Typography variant="body2" color="text.secondary">
            {t('admin.requested', {
              date: formatDate(requestedAt, lang),
              age: formatAge((now - requestedAt.getTime()) / DAY_MS, lang),
            })}
          </Typography>
        ) : null}
      </Box>
    </Stack>
  );
}

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
        sx={{ mt: 2 }}
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
      <Alert severity="info" sx={{ mt: 2 }}>
        {t('admin.own')}
      </Alert>
    );
  }
  return (
    <PendingActions
      requestId={request.id}
      name={name}
      note={card.note}
      onNote={(note) => dispatch({ type: 'note', request, note })}
      onDecide={(decision) => onDecide(request, decision, card.note)}
    />
  );
}

interface DecidedBarProps {
  readonly name: string;
  readonly card: CardState;
  readonly decision: Decision;
  readonly onUndo: () => Promise<void>;
}

/** What is left of a card right after the decision, with the way back. */
function DecidedBar({ name, card, decision, onUndo }: DecidedBarProps) {
  const t = useT();
  const isSending = card.phase === 'sending';
  return (
    <Alert
      severity={decision === 'approved' ? 'success' : 'warning'}
      action={
        isSending ? null : (
          <Button color="inherit" aria-label={t('admin.undo-name', { name })} onClick={() => void onUndo()}>
            {t('admin.undo')}
          </Button>
        )
      }
    >
      {t(`admin.now-${decision}`, { name })}
      {isSending ? ` – ${t(decision === 'approved' ? 'admin.approving' : 'admin.rejecting')}` : null}
    </Alert>
  );
}

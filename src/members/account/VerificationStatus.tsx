import CancelOutlined from '@mui/icons-material/CancelOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  mayRequestVerification,
  verificationState,
  type GuideProfile,
  type VerificationState,
} from '../../domain/guide/guide-profile.ts';
import { mayRenew } from '../../domain/membership/membership.ts';
import { lastDayOf } from '../../domain/membership/term.ts';
import {
  lastChanged,
  currentRequestState,
  requestStateOf,
  requestStateSince,
  standingRejection,
  type RequestState,
} from '../../domain/verification/request-state.ts';
import { openQuestion } from '../../domain/verification/questions.ts';
import { wasRevoked, type VerificationRequest } from '../../domain/verification/verification.ts';
import { withdrawRequest } from '../firebase/callables.ts';
import { useMembershipOf, useRequestsOf } from '../firebase/firestore/verification-desk.ts';
import { formatDate, useToday } from '../../i18n/dates.ts';
import { useI18n, useT } from '../../i18n/use-t.ts';
import { AssociationWords, Rejection } from '../shared/AssociationWords.tsx';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { UnsubmittedChanges, WaitingChanges } from './WaitingChanges.tsx';
import { RecommendedFields } from '../shared/RecommendedFields.tsx';
import { RequestUpdate } from '../shared/RequestUpdate.tsx';
import { RequestVerification } from '../shared/RequestVerification.tsx';
import { MembersButtonLink } from '../shared/MembersLink.tsx';
import { useVerificationStep, type VerificationStep } from '../shared/use-verification-step.ts';
import { Pace, VerificationSteps } from '../shared/VerificationSteps.tsx';

/**
 * The state shown to the guide, more detailed than that of the profile: includes how the last request
 * ended or was returned.
 */
type ShownState = VerificationState | Exclude<RequestState, 'approved'> | 'asked';

function shownState(guide: GuideProfile, latest: VerificationRequest | undefined): ShownState {
  const state = verificationState(guide);
  if (state === 'verified' || state === 'ended' || !latest) return state;
  if (openQuestion(latest)) return 'asked';
  const ofRequest = requestStateOf(latest);
  return ofRequest === 'approved' || ofRequest === 'pending' ? state : ofRequest;
}

const CHIPS: Record<ShownState, Required<Pick<ChipProps, 'icon' | 'color'>>> = {
  verified: { icon: <VerifiedOutlined />, color: 'success' },
  pending: { icon: <HourglassEmptyOutlined />, color: 'info' },
  asked: { icon: <HelpOutlineOutlined />, color: 'warning' },
  returned: { icon: <HourglassEmptyOutlined />, color: 'info' },
  rejected: { icon: <CancelOutlined />, color: 'error' },
  revoked: { icon: <CancelOutlined />, color: 'error' },
  withdrawn: { icon: <UndoOutlined />, color: 'default' },
  ended: { icon: <EventBusyOutlined />, color: 'error' },
  'not-requested': { icon: <HelpOutlineOutlined />, color: 'default' },
};

interface VerificationStatusProps {
  readonly uid: string;
  readonly guide: GuideProfile;
}

/** Shows the state of the verification, the reason, and the possible actions. */
export function VerificationStatus({ uid, guide }: VerificationStatusProps) {
  const t = useT();
  const requests = useRequestsOf(uid);
  const rows = requests.data?.rows ?? [];
  const latest = lastChanged(rows)?.data;
  const rejection = standingRejection(rows);
  const open = rows.find(({ id }) => id === guide.open_request_id)?.data;
  const applied = open?.applied;
  const state = shownState(guide, latest);
  const membership = useMembershipOf(uid).data;
  const today = useToday();
  const { words, ...step } = useVerificationStep<HTMLParagraphElement>(guide.open_request_id);
  const isRenewable = !guide.open_request_id && membership !== undefined && mayRenew(membership, today);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Chip variant="outlined" label={t(`account.state-${state}`)} {...CHIPS[state]} />
      <Typography ref={words} tabIndex={-1}>
        {t(
          state === 'verified' && !guide.is_public
            ? 'account.about-verified-unlisted'
            : `account.about-${state}`,
        )}
      </Typography>
      {requests.status === 'failed' ? <FailureNotice of={requests} /> : null}
      {latest ? (
        <LatestRequest
          request={latest}
          endedOn={state === 'ended' && membership ? lastDayOf(membership.ends_at) : undefined}
        />
      ) : null}
      {rejection ? <Rejection request={rejection} isVerified={guide.is_verified} /> : null}
      {state === 'not-requested' ? <VerificationSteps /> : null}
      {applied ? <UnsubmittedChanges guide={guide} applied={applied} /> : null}
      {open ? <RequestUpdate guide={guide} request={open} /> : null}
      {guide.open_request_id && !(latest && wasRevoked(latest)) ? (
        <Waiting requestId={guide.open_request_id} isVerified={state === 'verified'} step={step} />
      ) : null}
      <WaitingChanges guide={guide} applied={applied} />
      {guide.is_verified ? null : <RecommendedFields values={guide} isSent={open !== undefined} />}
      {mayRequestVerification(guide) || isRenewable ? (
        <>
          {mayRequestVerification(guide) && rejection ? (
            // First: an unchanged profile would be rejected again.
            <MembersButtonLink to="/guide-profile" variant="contained">
              {t('account.correct')}
            </MembersButtonLink>
          ) : null}
          <RequestVerification guide={guide} step={step} rejection={rejection} isRenewal={isRenewable} />
        </>
      ) : null}
    </Stack>
  );
}

interface WaitingProps {
  readonly requestId: string;
  /** Whether the guide's page is already public: then only a change or a renewal is pending. */
  readonly isVerified: boolean;
  readonly step: VerificationStep;
}

/** For a guide with an open request: what happens to it, and the button that withdraws it. */
function Waiting({ requestId, isVerified, step: { isBusy, run } }: WaitingProps) {
  const t = useT();
  const withdraw = () => {
    if (window.confirm(t('account.withdraw-confirm')))
      void run(() => withdrawRequest(requestId), 'account.withdrawn', 'account.withdraw-failed');
  };
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
      <Button variant="outlined" disabled={isBusy} onClick={withdraw}>
        {t('account.withdraw')}
      </Button>
    </>
  );
}

interface LatestRequestProps {
  readonly request: VerificationRequest;
  /** Last day of the term, `YYYY-MM-DD`, if it has ended. */
  readonly endedOn: string | undefined;
}

/** Since when the state applies, and the association's comment. */
function LatestRequest({ request, endedOn }: LatestRequestProps) {
  const { t, lang } = useI18n();
  const state = requestStateOf(request);
  const shown = currentRequestState(request, endedOn !== undefined);
  const since = shown === 'ended' ? endedOn : requestStateSince(request);
  const words = state === 'returned' ? request.returned?.reason : request.admin_notes;
  const title =
    state === 'returned' || state === 'revoked' ? (`account.reason-${state}` as const) : 'account.note';
  const severity = request.status === 'rejected' ? 'warning' : 'info';
  return (
    <>
      {since ? (
        <Typography variant="body2" color="textSecondary">
          {t(`account.since-${shown}`, { date: formatDate(since, lang) })}
        </Typography>
      ) : null}
      {state !== 'rejected' && words ? (
        <AssociationWords severity={severity} title={t(title)} words={words} />
      ) : null}
    </>
  );
}

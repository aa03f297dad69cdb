import CancelOutlined from '@mui/icons-material/CancelOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { APPROVED_FIELDS, type ApprovedField } from '../../domain/guide/guide-fields.ts';
import {
  approvedOr,
  isChangeUnsent,
  mayRequestVerification,
  pendingChanges,
  repeatsFullName,
  verificationState,
  type ApprovedValues,
  type GuideProfile,
  type VerificationState,
} from '../../domain/guide/guide-profile.ts';
import { mayRenew } from '../../domain/membership/membership.ts';
import { lastDayOf } from '../../domain/membership/term.ts';
import {
  presentStanding,
  standingOf,
  standingSince,
  type Standing,
} from '../../domain/verification/standing.ts';
import type { VerificationRequest } from '../../domain/verification/verification.ts';
import { useOwnRequests } from '../../firebase/firestore/guide-documents.ts';
import { useOwnMembership } from '../../firebase/firestore/memberships.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useToday } from '../../i18n/use-today.ts';
import { useT } from '../../i18n/use-t.ts';
import { AssociationWords, Rejection } from '../../ui/feedback/AssociationWords.tsx';
import { FailureNotice } from '../../ui/feedback/FailureNotice.tsx';
import { approvedText, fieldLabel } from '../../i18n/guide-texts.ts';
import { Waiting } from './waiting/Waiting.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { useOutcomeFocus, type Outcome } from '../../ui/feedback/use-outcome-focus.ts';
import { useRequestVerification } from '../../ui/feedback/use-request-verification.ts';

/** What the guide reads, finer than the state of the profile: how the last request ended, or came back. */
type ShownState = VerificationState | Exclude<Standing, 'approved'>;

function shownState(guide: GuideProfile, latest: VerificationRequest | undefined): ShownState {
  const state = verificationState(guide);
  if (state === 'verified' || state === 'ended' || !latest) return state;
  const standing = standingOf(latest);
  return standing === 'approved' || standing === 'pending' ? state : standing;
}

const CHIPS: Record<
  ShownState,
  { icon: React.ReactElement; color: 'success' | 'info' | 'error' | 'default' }
> = {
  verified: { icon: <VerifiedOutlined />, color: 'success' },
  pending: { icon: <HourglassEmptyOutlined />, color: 'info' },
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

/** Where the verification stands, why, and what the guide may do about it. Follows every change. */
export function VerificationStatus({ uid, guide }: VerificationStatusProps) {
  const t = useT();
  const requests = useOwnRequests(uid);
  const latest = requests.status === 'ready' ? requests.data.rows[0]?.data : undefined;
  const state = shownState(guide, latest);
  const stored = useOwnMembership(uid);
  const membership = stored.status === 'ready' ? stored.data : undefined;
  const today = useToday();
  const { words, outcome } = useOutcomeFocus<HTMLParagraphElement>(guide.open_request_id);
  const isRenewable = !guide.open_request_id && membership !== undefined && mayRenew(membership, today);
  const about =
    state === 'verified' && !guide.is_public
      ? 'account.about-verified-unlisted'
      : (`account.about-${state}` as const);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Chip variant="outlined" label={t(`account.state-${state}`)} {...CHIPS[state]} />
      <Typography ref={words} tabIndex={-1}>
        {t(about)}
      </Typography>
      {requests.status === 'failed' ? (
        <FailureNotice failure={requests.failure} onRetry={requests.retry} />
      ) : null}
      {latest ? (
        <LatestRequest
          request={latest}
          isVerified={guide.is_verified}
          endedOn={state === 'ended' && membership ? lastDayOf(membership.ends_at) : undefined}
        />
      ) : null}
      {guide.open_request_id ? (
        <Waiting
          key={guide.open_request_id}
          requestId={guide.open_request_id}
          isVerified={state === 'verified'}
          outcome={outcome}
        />
      ) : null}
      <WaitingChanges guide={guide} />
      {mayRequestVerification(guide) || isRenewable ? (
        <NextStep
          uid={uid}
          outcome={outcome}
          label={requestLabel(guide, isRenewable, latest !== undefined)}
          isToCorrect={mayRequestVerification(guide) && latest !== undefined && isRejected(latest)}
        />
      ) : null}
    </Stack>
  );
}

interface WordsProps {
  readonly request: VerificationRequest;
  readonly isVerified: boolean;
}

interface LatestRequestProps extends WordsProps {
  /** Last day of the term, `YYYY-MM-DD`, once it is over. */
  readonly endedOn: string | undefined;
}

/** Since when it has been so, and what the association wrote about it. */
function LatestRequest({ request, isVerified, endedOn }: LatestRequestProps) {
  const t = useT();
  const lang = useLang();
  const standing = presentStanding(request, endedOn !== undefined);
  const since = standing === 'ended' ? endedOn : standingSince(request);
  return (
    <>
      {since ? (
        <Typography variant="body2" color="textSecondary">
          {t(`account.since-${standing}`, { date: formatDate(since, lang) })}
        </Typography>
      ) : null}
      <Words request={request} isVerified={isVerified} />
    </>
  );
}

/** The titles of what the association wrote. */
const TITLES = {
  pending: 'account.note',
  withdrawn: 'account.note',
  approved: 'account.note',
  returned: 'account.reason-returned',
  revoked: 'account.reason-revoked',
} as const satisfies Record<Exclude<Standing, 'rejected'>, MessageId>;

function Words({ request, isVerified }: WordsProps) {
  const t = useT();
  const standing = standingOf(request);
  if (standing === 'rejected') return <Rejection request={request} isVerified={isVerified} />;
  const words = standing === 'returned' ? request.returned?.reason : request.admin_notes;
  if (!words) return null;
  const severity = request.status === 'rejected' ? 'warning' : 'info';
  return <AssociationWords severity={severity} title={t(TITLES[standing])} words={words} />;
}

/** What was changed since the approval, next to what visitors see. */
function WaitingChanges({ guide }: { readonly guide: GuideProfile }) {
  const t = useT();
  const lang = useLang();
  const changes = pendingChanges(guide);
  if (!guide.is_verified || !guide.approved || Object.keys(changes).length === 0) return null;
  const approved = approvedOr(guide.approved, guide);
  const text = (name: ApprovedField, values: ApprovedValues) =>
    approvedText(name, values, lang) ?? t('account.not-chosen');
  const isRepeated = (name: ApprovedField) =>
    [approved, guide].every((values) => repeatsFullName(name, values));
  const rows = APPROVED_FIELDS.filter((name) => name in changes && !isRepeated(name)).map((name) => ({
    label: t(fieldLabel(name)),
    shown: text(name, approved),
    changed: text(name, guide),
  }));
  return (
    <Alert severity={guide.open_request_id ? 'info' : 'warning'} sx={{ width: '100%' }}>
      <AlertTitle>{t(guide.open_request_id ? 'account.waiting-title' : 'account.unsent-title')}</AlertTitle>
      <Typography>
        {t(guide.open_request_id ? 'account.waiting-asked' : 'account.waiting-not-asked')}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 1 }}>
        {rows.map((row) => (
          <Box key={row.label} sx={{ mb: 1 }}>
            <Typography component="dt" sx={{ fontWeight: 600 }}>
              {row.label}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {t('account.waiting-public', { value: row.shown })}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {t('account.waiting-new', { value: row.changed })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}

function requestLabel(guide: GuideProfile, isRenewal: boolean, isAgain: boolean): MessageId {
  if (isRenewal) return 'account.renew';
  if (isChangeUnsent(guide)) return 'approval.send';
  return isAgain ? 'account.request-again' : 'account.request';
}

function isRejected(request: VerificationRequest): boolean {
  return standingOf(request) === 'rejected';
}

interface NextStepProps {
  readonly uid: string;
  /** Of asking. */
  readonly outcome: Outcome;
  readonly label: MessageId;
  /** The association found something wrong with the profile as it is. */
  readonly isToCorrect: boolean;
}

/** The way to ask; after a rejection, correcting comes first: a profile that is sent again unchanged is rejected again. */
function NextStep({ uid, outcome, label, isToCorrect }: NextStepProps) {
  const t = useT();
  const told = { sent: 'account.requested', failed: 'account.request-failed' } as const;
  const { isBusy, request } = useRequestVerification(uid, told, outcome);
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      {isToCorrect ? (
        <LocalButtonLink to="/guide-profile" variant="contained">
          {t('account.correct')}
        </LocalButtonLink>
      ) : null}
      <Button
        variant={isToCorrect ? 'outlined' : 'contained'}
        disabled={isBusy}
        onClick={() => void request()}
      >
        {t(isBusy ? 'account.requesting' : label)}
      </Button>
    </Stack>
  );
}

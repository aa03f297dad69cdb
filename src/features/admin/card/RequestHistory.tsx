import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { APPROVED_FIELDS } from '../../../domain/guide/guide-fields.ts';
import { pendingChanges, type GuideProfile } from '../../../domain/guide/guide-profile.ts';
import type { Profile } from '../../../domain/guide/profile.ts';
import { standingOf, standingSince } from '../../../domain/verification/standing.ts';
import { changedSinceApproval } from '../../../domain/verification/verification.ts';
import { approvedText, fieldLabel } from '../../../i18n/guide-texts.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { DeskRequest } from '../desk/desk-state.ts';
import type { JournalGuide } from '../journal/journal-context.ts';
import { JournalButton } from '../journal/JournalButton.tsx';

interface RequestHistoryProps {
  readonly journalGuide: JournalGuide;
  /** The request that the card is about, as it is now. */
  readonly current: DeskRequest;
  readonly attempts: readonly DeskRequest[] | undefined;
  readonly guide: GuideProfile | undefined;
  readonly profile: Profile | undefined;
}

/** What changed since the last approval without a request, and how earlier requests were decided. */
export function RequestHistory({ journalGuide, current, attempts, guide, profile }: RequestHistoryProps) {
  return (
    <>
      <Returned request={attempts?.find(({ id }) => id === current.id)} />
      {guide && current.data.status !== 'pending' ? <Unapproved guide={guide} /> : null}
      {guide && attempts ? <Changes guide={guide} profile={profile} attempts={attempts} /> : null}
      <Attempts attempts={(attempts ?? []).filter(({ id }) => id !== current.id)} />
      <Box sx={{ mt: 1.5, ml: -1.5 }}>
        <JournalButton guide={journalGuide} hasKey />
      </Box>
    </>
  );
}

/** Says of a pending request that a decision on it was taken back, when and why. */
function Returned({ request }: { readonly request: DeskRequest | undefined }) {
  const t = useT();
  const lang = useLang();
  const returned = request?.data.status === 'pending' ? request.data.returned : undefined;
  if (!returned) return null;
  return (
    <Alert severity="info" role="note" sx={{ mt: 2 }}>
      {t('admin.attempt-returned', { date: formatDate(returned.at, lang) })}
      {returned.reason ? (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }} lang={langOfText(returned.reason)}>
          {returned.reason}
        </Typography>
      ) : null}
    </Alert>
  );
}

interface ChangesProps {
  readonly guide: GuideProfile;
  readonly profile: Profile | undefined;
  readonly attempts: readonly DeskRequest[];
}

/** What the profile of a verified guide says and nobody has approved: visitors do not see it, and the card neither. */
function Unapproved({ guide }: { readonly guide: GuideProfile }) {
  const t = useT();
  const lang = useLang();
  const pending = guide.is_verified ? pendingChanges(guide) : {};
  const names = APPROVED_FIELDS.filter((name) => name in pending);
  if (names.length === 0) return null;
  const fields = names.map(
    (name) => `${t(fieldLabel(name))} (${approvedText(name, guide, lang) ?? t('admin.not-chosen')})`,
  );
  return (
    <Alert severity="warning" role="note" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      {t('admin.unapproved', { fields: fields.join(', ') })}
    </Alert>
  );
}

/** What somebody who was approved has changed since without asking, for a second look. */
function Changes({ guide, profile, attempts }: ChangesProps) {
  const t = useT();
  const seen = attempts.find(({ data }) => data.status === 'approved')?.data.seen;
  const changed = guide.approved && seen ? changedSinceApproval(seen, guide, profile) : [];
  if (changed.length === 0) return null;
  const fields = changed.map((name) => t(fieldLabel(name))).join(', ');
  return (
    <Alert severity="info" role="note" sx={{ mt: 2 }}>
      {t('admin.changed-since', { fields })}
    </Alert>
  );
}

function Attempts({ attempts }: { readonly attempts: readonly DeskRequest[] }) {
  const t = useT();
  const lang = useLang();
  if (attempts.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {t('admin.attempts')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {attempts.map(({ id, data }) => {
          const since = standingSince(data);
          const date = since ? formatDate(since, lang) : t('admin.na');
          return (
            <li key={id}>
              {t(`admin.attempt-${standingOf(data)}`, { date })}
              {data.admin_notes ? (
                <Typography
                  variant="body2"
                  sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
                  lang={langOfText(data.admin_notes)}
                >
                  {data.admin_notes}
                </Typography>
              ) : null}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GuideProfile } from '../../../domain/guide/guide-profile.ts';
import type { Profile } from '../../../domain/guide/profile.ts';
import { standingOf, standingSince } from '../../../domain/verification/standing.ts';
import { changedSinceApproval } from '../../../domain/verification/verification.ts';
import { fieldLabel } from '../../../i18n/guide-texts.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { DeskRequest } from '../desk/desk-state.ts';
import type { JournalGuide } from '../journal/journal-context.ts';
import { JournalButton } from '../journal/JournalButton.tsx';

interface RequestHistoryProps {
  readonly journalGuide: JournalGuide;
  /** Id of the request that the card is about. */
  readonly currentId: string;
  readonly attempts: readonly DeskRequest[] | undefined;
  readonly guide: GuideProfile | undefined;
  readonly profile: Profile | undefined;
}

/** What changed since the last approval without a request, and how earlier requests were decided. */
export function RequestHistory({ journalGuide, currentId, attempts, guide, profile }: RequestHistoryProps) {
  return (
    <>
      <Returned request={attempts?.find(({ id }) => id === currentId)} />
      {guide && attempts ? <Changes guide={guide} profile={profile} attempts={attempts} /> : null}
      <Attempts attempts={(attempts ?? []).filter(({ id }) => id !== currentId)} />
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

/** What a verified guide has changed since the last approval without asking, for a second look. */
function Changes({ guide, profile, attempts }: ChangesProps) {
  const t = useT();
  const seen = attempts.find(({ data }) => data.status === 'approved')?.data.seen;
  const changed = guide.is_verified && seen ? changedSinceApproval(seen, guide, profile) : [];
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

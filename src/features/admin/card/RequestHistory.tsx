import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pendingChanges, type GuideProfile } from '../../../domain/guide/guide-profile.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { DeskRequest } from '../desk/desk-state.ts';
import type { JournalGuide } from '../journal/journal-context.ts';
import { JournalButton } from '../journal/JournalButton.tsx';
import { levelText, professionText } from './GuideFacts.tsx';

interface RequestHistoryProps {
  readonly journalGuide: JournalGuide;
  /** Id of the request that the card is about. */
  readonly currentId: string;
  readonly attempts: readonly DeskRequest[] | undefined;
  readonly guide: GuideProfile | undefined;
}

/** What changed since the last approval, and how earlier requests were decided. */
export function RequestHistory({ journalGuide, currentId, attempts, guide }: RequestHistoryProps) {
  return (
    <>
      {guide ? <Changes guide={guide} /> : null}
      <Attempts attempts={(attempts ?? []).filter(({ id }) => id !== currentId)} />
      <Box sx={{ mt: 1.5, ml: -1.5 }}>
        <JournalButton guide={journalGuide} hasKey />
      </Box>
    </>
  );
}

function Changes({ guide }: { readonly guide: GuideProfile }) {
  const t = useT();
  const lang = useLang();
  const changes = pendingChanges(guide);
  const { approved } = guide;
  if (!approved || Object.keys(changes).length === 0) return null;
  return (
    <Alert severity="warning" role="note" sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {t('admin.changes', { date: formatDate(approved.decided_at, lang) })}
      </Typography>
      {changes.profession === undefined ? null : (
        <div>
          {t('admin.change', {
            label: t('admin.profession'),
            before: professionText(approved.profession, t, lang),
            after: professionText(changes.profession, t, lang),
          })}
        </div>
      )}
      {changes.certification_level === undefined ? null : (
        <div>
          {t('admin.change', {
            label: t('admin.level'),
            before: levelText(approved.certification_level, t, lang),
            after: levelText(changes.certification_level, t, lang),
          })}
        </div>
      )}
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
          const date = data.status === 'pending' ? data.requested_at : data.reviewed_at;
          return (
            <li key={id}>
              {t(`admin.attempt-${data.status}`, { date: date ? formatDate(date, lang) : t('admin.na') })}
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

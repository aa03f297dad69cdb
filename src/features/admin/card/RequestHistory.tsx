import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { requestStateOf, requestStateSince } from '../../../domain/verification/request-state.ts';
import { wasRevoked, type VerificationRequest } from '../../../domain/verification/verification.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { DeskRequest } from '../desk/desk-state.ts';
import type { JournalGuide } from '../journal/journal-context.ts';
import { JournalButton } from '../journal/JournalButton.tsx';

interface RequestHistoryProps {
  readonly journalGuide: JournalGuide;
  /** Id of the request that the card shows. */
  readonly currentId: string;
  readonly attempts: readonly DeskRequest[] | undefined;
}

/** Shows the decisions on earlier requests. */
export function RequestHistory({ journalGuide, currentId, attempts }: RequestHistoryProps) {
  return (
    <>
      <Attempts attempts={(attempts ?? []).filter(({ id }) => id !== currentId)} />
      <Box sx={{ mt: 1.5, ml: -1.5 }}>
        <JournalButton guide={journalGuide} hasKey />
      </Box>
    </>
  );
}

/** Shows on a pending request when and why a decision on it was taken back. */
export function Returned({ current }: { readonly current: VerificationRequest }) {
  const t = useT();
  const lang = useLang();
  const returned = current.status === 'pending' ? current.returned : undefined;
  if (!returned) return null;
  return (
    <Alert severity="info" role="note" sx={{ mb: 2 }}>
      {t('admin.attempt-returned', { date: formatDate(returned.at, lang) })}
      {wasRevoked(current) ? <Typography variant="body2">{t('admin.returned-revoked')}</Typography> : null}
      {returned.reason ? (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }} lang={langOfText(returned.reason)}>
          {returned.reason}
        </Typography>
      ) : null}
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
          const since = requestStateSince(data);
          const date = since ? formatDate(since, lang) : t('admin.na');
          return (
            <li key={id}>
              {t(`admin.attempt-${requestStateOf(data)}`, { date })}
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

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { historyOf } from '../../../domain/verification/account-history.ts';
import { tbilisiDay } from '../../../domain/tbilisi-day.ts';
import { useJournal } from '../../firebase/firestore/decision-journal.ts';
import { useRequestsOf } from '../../firebase/firestore/verification-desk.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useI18n } from '../../../i18n/use-t.ts';
import { FailureNotice } from '../../shared/FailureNotice.tsx';
import { TypedText } from '../../shared/TypedText.tsx';
import { AccountCard } from '../AccountCard.tsx';

/**
 * Lists requests, decisions, renewals and ends with dates and reasons; renders nothing before the first
 * request.
 */
export function HistoryCard({ uid }: { readonly uid: string }) {
  const { t, lang } = useI18n();
  const requests = useRequestsOf(uid);
  const journal = useJournal({ person: uid });
  const failed = [requests, journal].find((state) => state.status === 'failed');
  const rows = requests.data && journal.data ? historyOf(requests.data.rows, journal.data.rows) : [];
  if (!failed && rows.length === 0) return null;
  return (
    <AccountCard title={t('account.history')}>
      {failed ? (
        <FailureNotice of={failed} />
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map(({ id, at, event, notes, until }) => (
            <Box
              key={id}
              component="li"
              sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
            >
              <Typography variant="body2" color="textSecondary">
                <time dateTime={tbilisiDay(at)}>{formatDate(at, lang)}</time>
              </Typography>
              <Typography sx={{ fontWeight: 600 }}>{t(`account.history-${event}`)}</Typography>
              {until === undefined ? null : (
                <Typography variant="body2">
                  {t('account.history-until', { date: formatDate(until, lang) })}
                </Typography>
              )}
              {notes ? <TypedText variant="body2">{notes}</TypedText> : null}
            </Box>
          ))}
        </Box>
      )}
    </AccountCard>
  );
}

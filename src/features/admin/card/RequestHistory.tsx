import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { requestStateOf, requestStateSince } from '../../../domain/verification/request-state.ts';
import { wasRevoked } from '../../../domain/verification/verification.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { JoinedRequest } from '../desk/join-requests.ts';
import { TypedText } from './TypedText.tsx';

/** Shows on a pending request when and why a decision on it was taken back. */
export function Returned({ current }: Pick<JoinedRequest, 'current'>) {
  const t = useT();
  const lang = useLang();
  const returned = current.status === 'pending' ? current.returned : undefined;
  if (!returned) return null;
  return (
    <Alert severity="info" role="note" sx={{ mb: 2 }}>
      {t('admin.attempt-returned', { date: formatDate(returned.at, lang) })}
      {wasRevoked(current) ? <Typography variant="body2">{t('admin.returned-revoked')}</Typography> : null}
      {returned.reason ? <TypedText variant="body2">{returned.reason}</TypedText> : null}
    </Alert>
  );
}

/** Shows the decisions on the guide's other requests. */
export function EarlierRequests({ request, attempts = [] }: Pick<JoinedRequest, 'request' | 'attempts'>) {
  const t = useT();
  const lang = useLang();
  const others = attempts.filter(({ id }) => id !== request.id);
  if (others.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {t('admin.attempts')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {others.map(({ id, data }) => {
          const since = requestStateSince(data);
          const date = since ? formatDate(since, lang) : t('admin.na');
          return (
            <li key={id}>
              {t(`admin.attempt-${requestStateOf(data)}`, { date })}
              {data.admin_notes ? <TypedText variant="body2">{data.admin_notes}</TypedText> : null}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

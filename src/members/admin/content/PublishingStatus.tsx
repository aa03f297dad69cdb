import Alert from '@mui/material/Alert';
import { formatDate, formatTime } from '../../../i18n/dates.ts';
import { useI18n } from '../../../i18n/use-t.ts';
import { usePublishing } from '../../firebase/firestore/content.ts';

/** How far the release of what was published is; nothing until something was. */
export function PublishingStatus() {
  const { t, lang } = useI18n();
  const publishing = usePublishing();
  if (publishing.status !== 'ready') return null;
  const { stage, reason = 'drawing', at } = publishing.data;
  const isFailed = stage === 'failed';
  return (
    <Alert role="status" severity={isFailed ? 'error' : stage === 'live' ? 'success' : 'info'}>
      {isFailed
        ? t(`admin.publishing-failed-${reason}`)
        : t(`admin.publishing-${stage}`, { date: formatDate(at, lang), time: formatTime(at) })}
    </Alert>
  );
}

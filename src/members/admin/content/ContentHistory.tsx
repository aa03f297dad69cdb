import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { BUILT_IN_RECORDS } from '../../../content/records.ts';
import type { ContentRecord } from '../../../domain/content/content.ts';
import { formatDate, formatTime } from '../../../i18n/dates.ts';
import { useI18n } from '../../../i18n/use-t.ts';
import { useAuth } from '../../firebase/auth/auth-context.ts';
import { useContentHistory } from '../../firebase/firestore/content.ts';

interface ContentHistoryProps {
  readonly id: string;
  readonly onReturn: (record: ContentRecord) => void;
}

/** Every state that was published, and the one that the site began with. */
export function ContentHistory({ id, onReturn }: ContentHistoryProps) {
  const { t, lang } = useI18n();
  const uid = useAuth().user?.id;
  const history = useContentHistory(id);
  const builtIn = BUILT_IN_RECORDS[id]?.record;
  const published = history.status === 'ready' ? history.data.rows : [];
  const states = [
    ...published.map(({ id: key, data }) => ({
      key,
      record: data.record,
      title: t(data.is_withdrawn ? 'admin.history-withdrawn' : 'admin.history-published', {
        date: formatDate(data.published_at, lang),
        // With seconds: what two editors publish in a row can be told apart.
        time: formatTime(data.published_at) + data.published_at.toISOString().slice(16, 19),
        isOwn: String(data.published_by === uid),
      }),
    })),
    ...(builtIn ? [{ key: 'built-in', record: builtIn, title: t('admin.history-built-in') }] : []),
  ];
  if (states.length === 0) return null;
  return (
    <>
      <Typography variant="h3" sx={{ fontSize: '1.125rem', mt: 4 }}>
        {t('admin.history')}
      </Typography>
      <List sx={{ maxWidth: '48rem' }}>
        {states.map(({ key, title, record }) => (
          <ListItem key={key} divider disableGutters sx={{ columnGap: 2 }}>
            <ListItemText primary={title} />
            <Button aria-label={`${t('admin.history-return')}: ${title}`} onClick={() => onReturn(record)}>
              {t('admin.history-return')}
            </Button>
          </ListItem>
        ))}
      </List>
    </>
  );
}

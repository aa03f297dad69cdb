/** What the association publishes by itself: lists of the records, the one that is open, and how far the release is. */
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { BUILT_IN_RECORDS } from '../../../content/records.ts';
import {
  asFields,
  CONTENT_KINDS,
  type ContentDraft,
  type PublishedRecord,
  type PublishedRecords,
} from '../../../domain/content/content.ts';
import { isSameRecord } from '../../../domain/content/merge-drafts.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useI18n } from '../../../i18n/use-t.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { saveContentDraft, useContentDrafts, usePublishedContent } from '../../firebase/firestore/content.ts';
import { useAuth } from '../../firebase/auth/auth-context.ts';
import { FailureNotice } from '../../shared/FailureNotice.tsx';
import { useCall } from '../../shared/use-call.ts';
import { linkTo, useDeskAddress } from '../desk-address.ts';
import { PanelHead } from '../Panel.tsx';
import { ContentEditor } from './ContentEditor.tsx';
import { PublishingStatus } from './PublishingStatus.tsx';
import { wordsOf } from './record-fields.ts';

/** A draft stays, so that whoever has it open does not publish what another one writes under its name. */
const DELETED = {};

/** What a draft is to visitors. */
function stateOf(
  id: string,
  draft: ContentDraft | undefined,
  published: PublishedRecord | undefined,
): 'draft' | 'withdrawn' | 'changed' | 'published' {
  const live = published ?? BUILT_IN_RECORDS[id];
  if (!live) return 'draft';
  if (published?.is_withdrawn) return 'withdrawn';
  return draft && !isSameRecord(draft.record, live.record) ? 'changed' : 'published';
}

export function ContentPanel() {
  const { t, lang } = useI18n();
  const drafts = useContentDrafts();
  const published = usePublishedContent();
  const { address, goTo } = useDeskAddress();
  const { isBusy, run } = useCall();
  const uid = useAuth().user?.id ?? '';
  const failed = [drafts, published].find((one) => one.status === 'failed');
  if (failed?.status === 'failed') return <FailureNotice of={failed} title={t('admin.content-failed')} />;
  if (drafts.status !== 'ready' || published.status !== 'ready')
    return <Loading label={t('admin.loading')} />;
  const draftOf = new Map(drafts.data.rows.map(({ id, data }) => [id, data]));
  const records: PublishedRecords = Object.fromEntries(published.data.rows.map(({ id, data }) => [id, data]));
  const { record: opened } = address;
  if (opened !== undefined)
    return <ContentEditor key={opened} id={opened} draft={draftOf.get(opened)} published={records} />;
  const ids = new Set([...Object.keys(BUILT_IN_RECORDS), ...Object.keys(records), ...draftOf.keys()]);
  const rows = [...ids]
    .filter((id) => id.startsWith('news-'))
    .map((id) => {
      const record = draftOf.get(id)?.record ?? records[id]?.record ?? BUILT_IN_RECORDS[id]?.record ?? {};
      const date = wordsOf(record['date']);
      const title = wordsOf(asFields(record['title'])[lang]) || t('admin.content-untitled');
      return { id, title, date, record, state: stateOf(id, draftOf.get(id), records[id]) };
    })
    .filter(({ record }) => !isSameRecord(record, DELETED))
    .toSorted((one, other) => other.date.localeCompare(one.date));
  const remove = (id: string, title: string) => {
    if (window.confirm(t('admin.draft-delete-confirm', { title })))
      void run('draft', () =>
        saveContentDraft(id, { kind: 'news', record: DELETED }, draftOf.get(id)?.revision ?? 0, uid),
      );
  };
  return (
    <>
      <PanelHead title={t('admin.content')} text={t('admin.content-text')} />
      <PublishingStatus />
      <Stack direction="row" spacing={1} useFlexGap sx={{ my: 2, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => goTo({ record: `news-${Date.now().toString(36)}` })}>
          {t('admin.content-new')}
        </Button>
        {CONTENT_KINDS.filter((kind) => kind !== 'news').map((kind) => (
          <Button
            key={kind}
            variant="outlined"
            component={Link}
            to={linkTo({ tab: 'content', record: kind })}
          >
            {t(`admin.content-${kind}`)}
          </Button>
        ))}
      </Stack>
      <Typography variant="h3" sx={{ fontSize: '1.125rem' }}>
        {t('admin.content-news')}
      </Typography>
      <List>
        {rows.map(({ id, title, date, state }) => (
          <ListItem
            key={id}
            divider
            disableGutters
            secondaryAction={
              <Stack sx={{ alignItems: 'flex-end' }}>
                <Chip
                  size="small"
                  variant={state === 'published' ? 'filled' : 'outlined'}
                  label={t(`admin.content-is-${state}`)}
                />
                {state === 'draft' ? (
                  <Button
                    size="small"
                    color="error"
                    disabled={isBusy}
                    aria-label={t('admin.draft-delete-of', { title })}
                    onClick={() => remove(id, title)}
                  >
                    {t('admin.draft-delete')}
                  </Button>
                ) : null}
              </Stack>
            }
          >
            <ListItemText
              primary={<Link to={linkTo({ tab: 'content', record: id })}>{title}</Link>}
              secondary={Number.isNaN(Date.parse(date)) ? date : formatDate(date, lang)}
              sx={{ pr: 12, overflowWrap: 'anywhere' }}
            />
          </ListItem>
        ))}
      </List>
    </>
  );
}

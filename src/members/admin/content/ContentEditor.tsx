/** One record: its form, preview, publication and history. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { BUILT_IN_RECORDS, faultsOf, RECORD_SCHEMAS } from '../../../content/records.ts';
import {
  asFields,
  officeOf,
  CONTENT_KINDS,
  type ContentDraft,
  type ContentFault,
  type ContentKind,
  type ContentRecord,
  type PublishedRecords,
} from '../../../domain/content/content.ts';
import { uploadedFiles } from '../../../domain/content/uploads.ts';
import { slugOfName } from '../../../domain/directory/slug.ts';
import { fieldsOf, isSameRecord } from '../../../domain/content/merge-drafts.ts';
import { PAGE_LANGS, type Lang } from '../../../domain/lang.ts';
import { tbilisiDay } from '../../../domain/tbilisi-day.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useAuth } from '../../firebase/auth/auth-context.ts';
import { readContentFile } from '../../firebase/content-files.ts';
import { previewContent, publishContent } from '../../firebase/callables.ts';
import { LeaveGuard } from '../../shared/LeaveGuard.tsx';
import { linkTo } from '../desk-address.ts';
import { useCall } from '../../shared/use-call.ts';
import { ContentHistory } from './ContentHistory.tsx';
import { PublishingStatus } from './PublishingStatus.tsx';
import { emptyOf, wordsOf } from './record-fields.ts';
import { LINK_KINDS, RecordFields, RecordFormContext, useFieldLabel } from './RecordForm.tsx';
import { useContentDraft } from './use-content-draft.ts';

/** A draft names pictures that no release has yet. */
async function withUploads(html: string): Promise<string> {
  const paths = uploadedFiles(html).filter((path) => path.startsWith('/media/'));
  const urls = await Promise.all(paths.map(readContentFile));
  return paths.reduce((text, path, index) => text.replaceAll(path, urls[index] ?? path), html);
}

interface ContentEditorProps {
  readonly id: string;
  readonly draft: ContentDraft | undefined;
  readonly published: PublishedRecords;
}

/** A new record; that of a news item has what is the same in most of them. */
function newRecord(kind: ContentKind): ContentRecord {
  const empty = asFields(emptyOf(RECORD_SCHEMAS[kind]));
  if (kind !== 'news') return empty;
  const latest = Object.values(BUILT_IN_RECORDS).find((one) => one.kind === 'news')?.record ?? {};
  const image = { ...asFields(empty['image']), name: asFields(latest['image'])['name'] };
  return { ...empty, date: tbilisiDay(new Date()), author: latest['author'], image };
}

export function ContentEditor({ id, draft, published }: ContentEditorProps) {
  const t = useT();
  const label = useFieldLabel();
  const { isBusy, run } = useCall();
  const uid = useAuth().user?.id ?? '';
  const kind = CONTENT_KINDS.find((one) => one === id) ?? 'news';
  const live = published[id] ?? BUILT_IN_RECORDS[id];
  const [start] = useState(() => live?.record ?? newRecord(kind));
  const content = useContentDraft({ id, kind, uid, start, stored: draft });
  const { record, setField, conflicts, isAsked, settle, taken } = content;
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<readonly ContentFault[]>([]);
  const [html, setHtml] = useState<string>();
  const faults = useMemo(() => faultsOf(id, { kind, record }, published), [id, kind, record, published]);
  const shown = checked
    ? [...faults, ...refused.filter(({ path }) => faults.every((one) => one.path !== path))]
    : [];
  const isWithdrawn = published[id]?.is_withdrawn ?? false;
  const isUnchanged = live !== undefined && !isWithdrawn && isSameRecord(live.record, record);

  const liveFields = live && fieldsOf(live.record);
  const fields = fieldsOf(record);
  const isOlder = (path: string, lang: string) => {
    const other = PAGE_LANGS.find((one) => one !== lang) ?? '';
    const twin = path.replace(/\w+$/u, other);
    return (
      liveFields?.[path] !== undefined &&
      fields[path] === liveFields[path] &&
      fields[twin] !== liveFields[twin]
    );
  };
  const change = (path: string, value: unknown) => {
    setRefused([]);
    setField(path, value);
    // The address follows the title until it is published or changed by hand.
    if (path === 'title.en' && !live && slugOfName(wordsOf(fields[path])) === record['slug'])
      setField('slug', slugOfName(wordsOf(value)));
  };
  const preview = (lang: Lang) => {
    setChecked(true);
    if (faults.length > 0) return;
    void run('preview', async () =>
      setHtml(await withUploads(await previewContent({ id, kind, record, lang }))),
    );
  };
  const closePreview = () => setHtml(undefined);
  const send = (withdraw: boolean) => {
    setChecked(!withdraw);
    if (!withdraw && faults.length > 0) return;
    if (withdraw && !window.confirm(t('admin.withdraw-confirm'))) return;
    // Only the contact details have any.
    const office = officeOf(record);
    const [before = '', after = ''] = [officeOf(live?.record ?? {}), office].map(({ email, phone }) =>
      [email, phone].map((value) => value || '–').join(', '),
    );
    const isMoved = before !== after;
    if (isMoved && !window.confirm(t('admin.office-confirm', { before, after }))) return;
    void run('publish', async () => {
      const revision = await content.saveNow();
      setRefused(await publishContent({ id, revision, withdraw, ...(isMoved && { office }) }));
    });
  };

  return (
    <RecordFormContext value={{ faults: shown, conflicts, settle, setField: change, isOlder }}>
      <Link component={RouterLink} to={linkTo({ tab: 'content' })}>
        {t('admin.content-back')}
      </Link>
      <Typography variant="h2" tabIndex={-1} sx={{ fontSize: '1.25rem', my: 1 }}>
        {t(kind === 'news' ? 'admin.content-item' : `admin.content-${kind}`)}
      </Typography>
      <LeaveGuard active={!content.isSaved} question="admin.content-leave" />
      {isAsked ? (
        <Alert severity="warning" sx={{ my: 2 }}>
          {t('admin.conflicts')}
        </Alert>
      ) : null}
      <Typography color="textSecondary">{t('admin.required-fields')}</Typography>
      <Box sx={{ my: 3, maxWidth: '72rem' }}>
        <RecordFields schema={RECORD_SCHEMAS[kind]} path="" value={record} />
      </Box>
      {shown.length > 0 ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('admin.faults')}
          <ul>
            {shown.map(({ path, fault }) => (
              <li key={`${path} ${fault}`}>
                <Link
                  href={`#field-${path}`}
                  color="inherit"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(`field-${path}`)?.focus();
                  }}
                >
                  {label(path)}
                </Link>
                : {t(`admin.fault-${fault}`, LINK_KINDS)}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {/* Above the button that is pressed, where it is in view. */}
      {taken.length > 0 ? (
        <Alert severity="warning" closeText={t('admin.close')} onClose={content.forgetTaken} sx={{ mb: 2 }}>
          {t('admin.draft-taken', { fields: taken.map(label).join('; ') })}
        </Alert>
      ) : null}
      <PublishingStatus />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', my: 2 }}>
        <Button variant="contained" disabled={isBusy || isUnchanged || isAsked} onClick={() => send(false)}>
          {t('admin.publish')}
        </Button>
        {PAGE_LANGS.map((lang) => (
          <Button key={lang} variant="outlined" disabled={isBusy} onClick={() => preview(lang)}>
            {t(`admin.preview-${lang}`)}
          </Button>
        ))}
        {kind === 'news' && live && !isWithdrawn ? (
          <Button color="error" disabled={isBusy} onClick={() => send(true)}>
            {t('admin.withdraw')}
          </Button>
        ) : null}
        <Typography role="status" color="textSecondary">
          {content.failure
            ? t('admin.draft-unsaved', { why: t(`errors.${content.failure}`) })
            : t(isAsked ? 'admin.conflicts' : content.isSaved ? 'admin.draft-saved' : 'admin.draft-saving')}
        </Typography>
      </Stack>
      {/* The page as the server draws it, in a frame that runs no script. */}
      <Dialog fullScreen open={html !== undefined} onClose={closePreview} aria-label={t('admin.preview')}>
        <Stack
          direction="row"
          sx={{ p: 1, alignItems: 'center', justifyContent: 'space-between', bgcolor: 'warning.light' }}
        >
          <Typography sx={{ fontWeight: 600, color: 'common.black' }}>{t('admin.preview-note')}</Typography>
          <Button variant="contained" onClick={closePreview}>
            {t('admin.preview-close')}
          </Button>
        </Stack>
        <iframe
          sandbox="allow-same-origin"
          srcDoc={html}
          title={t('admin.preview')}
          style={{ flex: 'auto', border: 0, inlineSize: '100%' }}
        />
      </Dialog>
      <ContentHistory id={id} onReturn={(state) => setField('', state)} />
    </RecordFormContext>
  );
}

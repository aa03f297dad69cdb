import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { MAX_LIST_LIMIT } from '../../../domain/limits.ts';
import type { JournalEntry } from '../../../domain/verification/verification.ts';
import { formatDate, formatTime } from '../../../i18n/dates.ts';
import { useI18n, useT } from '../../../i18n/use-t.ts';
import { useJournal } from '../../firebase/firestore/decision-journal.ts';
import { TypedText } from '../../shared/TypedText.tsx';
import { linkTo, parseAddress, useDeskAddress } from '../desk-address.ts';
import { useDeskRows, usePerson } from '../desk-rows.tsx';
import { Loaded, PanelHead } from '../Panel.tsx';
import { entryLines } from './entry-lines.ts';
import { JournalTools } from './JournalTools.tsx';

/** The journal, with the filters of the address: each decision with its admin and guide, newest first. */
export function JournalPanel() {
  const t = useT();
  const { address } = useDeskAddress();
  const { person } = address;
  const { name } = usePerson(person ?? '');
  return (
    <>
      <PanelHead
        title={person === undefined ? t('admin.journal') : t('admin.journal-name', { name })}
        text={t('admin.journal-text')}
      />
      <JournalTools />
      <Loaded live={useJournal(address)} failed={t('admin.journal-failed')}>
        {(found) => (
          <>
            <ol className="plain-list">
              {found?.rows.map(({ id, data }) => (
                <JournalRow key={id} entry={data} />
              ))}
            </ol>
            {found?.count === 0 ? <Typography>{t('admin.journal-none')}</Typography> : null}
            {found?.count === MAX_LIST_LIMIT ? (
              <Typography>{t('admin.journal-limited', { count: found.count })}</Typography>
            ) : null}
          </>
        )}
      </Loaded>
    </>
  );
}

function JournalRow({ entry }: { readonly entry: JournalEntry }) {
  const { t, lang } = useI18n();
  const { action, at, notes, guide_id, actor_id, exported } = entry;
  const { name: guide } = usePerson(guide_id);
  const { name: actor } = usePerson(actor_id);
  const { people } = useDeskRows();
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography>
        <strong>{t(`admin.journal-${action}`)}</strong>
        {guide_id === '' ? null : (
          <>
            {' · '}
            <span lang={langOfText(guide)}>{guide}</span>
          </>
        )}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <time dateTime={at.toISOString()}>
          {t('admin.journal-when', { date: formatDate(at, lang), time: formatTime(at) })}
        </time>
        {' · '}
        {actor_id === '' ? t('admin.journal-by-itself') : t('admin.journal-by', { name: actor })}
      </Typography>
      {entryLines(entry, people, t, lang).map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
      {exported ? (
        // What was searched is not in the journal.
        <Link to={linkTo({ ...parseAddress(new URLSearchParams(exported.filters)), q: '' })}>
          {t('admin.journal-exported-list')}
        </Link>
      ) : null}
      {notes ? (
        <Box sx={{ mt: 0.5 }}>
          <TypedText variant="body2">{notes}</TypedText>
        </Box>
      ) : null}
    </Box>
  );
}

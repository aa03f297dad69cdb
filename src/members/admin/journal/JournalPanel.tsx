import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { MAX_LIST_LIMIT } from '../../../domain/limits.ts';
import { type JournalEntry, JOURNAL_ACTIONS } from '../../../domain/verification/verification.ts';
import { formatDate, formatTime } from '../../../i18n/dates.ts';
import { useI18n, useT } from '../../../i18n/use-t.ts';
import { useJournal, readJournal } from '../../firebase/firestore/decision-journal.ts';
import { TypedText } from '../../shared/TypedText.tsx';
import { linkTo, parseAddress, useDeskAddress, ANY, NO_CHOICE } from '../desk-address.ts';
import { useDeskRows, usePerson } from '../desk-rows.tsx';
import { labelOf } from '../../../domain/guide/profile.ts';
import { Loaded, PanelHead } from '../Panel.tsx';
import { entryLines } from './entry-lines.ts';
import { searchPeople } from '../../../domain/desk/search.ts';
import { tbilisiDay } from '../../../domain/tbilisi-day.ts';
import { DAY_MS } from '../../../domain/timestamp.ts';
import { Choice } from '../Choice.tsx';
import { saveSpreadsheet } from '../spreadsheet.ts';
import { useExport } from '../use-export.ts';

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

/** The name at that time, or that was applied for: it may be another one now, and that of the account may be anybody's. */
function nameThen(entry: JournalEntry, { decided, openRows = [] }: ReturnType<typeof useDeskRows>) {
  const asked = [...decided, ...openRows].find(({ id }) => id === entry.request_id)?.data.applied;
  return (entry.confirmed ?? entry.before.approved ?? asked)?.full_name;
}

function JournalRow({ entry }: { readonly entry: JournalEntry }) {
  const { t, lang } = useI18n();
  const { action, at, notes, guide_id, actor_id, exported } = entry;
  const { name, email } = usePerson(guide_id);
  const { label: actor } = usePerson(actor_id);
  const rows = useDeskRows();
  const guide = labelOf({ full_name: nameThen(entry, rows) ?? name, email });
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
      {entryLines(entry, rows.people, t, lang).map((line) => (
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
      {notes ? <TypedText variant="body2">{notes}</TypedText> : null}
    </Box>
  );
}

/** People who are offered by the field; a longer text finds the others. */
const OFFERED = 50;

const LAST_DAYS = 30;

/** Filters by person, officer, kind and day, which the address holds; a spreadsheet has all entries that they find. */
function JournalTools() {
  const { t, lang } = useI18n();
  const { address, goTo, choose } = useDeskAddress();
  const { isBusy, take } = useExport();
  const rows = useDeskRows();
  const { people, everybody, decided } = rows;
  const { person, officer } = address;
  const monthAgo = () => tbilisiDay(new Date(Date.now() - LAST_DAYS * DAY_MS));
  const nameOf = (id: string) =>
    id === '' ? '' : (people?.get(id)?.full_name ?? t('admin.journal-gone')) || t('admin.nameless');
  const accountOf = (id: string, full_name = nameOf(id)) =>
    labelOf({ full_name, email: people?.get(id)?.email ?? null });
  const officers = new Set([
    ...everybody.flatMap(({ id, is_admin }) => (is_admin ? id : [])),
    ...decided.flatMap(({ data }) => data.reviewed_by || []),
    ...(officer ? [officer] : []),
  ]);
  const columns: Readonly<Record<string, (entry: JournalEntry) => string>> = {
    [t('admin.journal-time')]: ({ at }) => `${tbilisiDay(at)} ${formatTime(at)}`,
    [t('admin.journal-kind')]: ({ action }) => t(`admin.journal-${action}`),
    [t('admin.journal-person')]: (entry) => accountOf(entry.guide_id, nameThen(entry, rows)),
    [t('admin.journal-officer')]: ({ actor_id }) => accountOf(actor_id),
    [t('admin.journal-details')]: (entry) => entryLines(entry, people, t, lang).join('\n'),
    [t('admin.decision-notes')]: ({ notes }) => notes ?? '',
  };
  const save = (entries: readonly JournalEntry[]) =>
    saveSpreadsheet(
      'journal',
      Object.keys(columns),
      entries.map((entry) => Object.values(columns).map((textOf) => textOf(entry))),
    );
  const choices = {
    officer: [
      ['', t('admin.journal-by-itself')],
      ...Array.from(officers, (id) => [id, accountOf(id)] as const),
    ],
    kind: JOURNAL_ACTIONS.map((action) => [action, t(`admin.journal-${action}`)] as const),
  } as const;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-end', mb: 2 }}>
      <Autocomplete
        size="small"
        sx={{ flex: { xs: '1 1 100%', sm: '2 1 12rem' } }}
        options={everybody}
        filterOptions={(_all, { inputValue }) => searchPeople(everybody, inputValue).rows.slice(0, OFFERED)}
        getOptionLabel={({ id }) => nameOf(id)}
        getOptionKey={({ id }) => id}
        value={(person !== undefined && people?.get(person)) || null}
        onChange={(_event, one) => choose('person', one?.id ?? ANY)}
        clearText={t('admin.clear')}
        openText={t('admin.journal-person')}
        closeText={t('admin.close')}
        noOptionsText={t('admin.none-found')}
        renderInput={(field) => <TextField {...field} label={t('admin.journal-person')} />}
      />
      {(['officer', 'kind'] as const).map((name) => (
        <Choice
          key={name}
          label={t(`admin.journal-${name}`)}
          value={address[name] ?? ANY}
          choices={[[ANY, t(`admin.journal-any-${name}`)], ...choices[name]]}
          onChoose={(value) => choose(name, value)}
        />
      ))}
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          size="small"
          sx={{ flex: '0 0 10.5rem' }}
          label={t(`admin.journal-${name}`)}
          value={address[name] ?? ''}
          onChange={(event) => choose(name, event.target.value)}
        />
      ))}
      <Button onClick={() => goTo({ from: monthAgo(), to: undefined }, { replace: true })}>
        {t('admin.journal-last-days', { days: LAST_DAYS })}
      </Button>
      {linkTo(address) === linkTo({ tab: 'journal' }) ? null : (
        <Button onClick={() => goTo({ ...NO_CHOICE, tab: 'journal' }, { replace: true })}>
          {t('admin.clear')}
        </Button>
      )}
      <Button disabled={isBusy} onClick={() => void take('journal', () => readJournal(address), save)}>
        {t('admin.spreadsheet')}
      </Button>
    </Stack>
  );
}

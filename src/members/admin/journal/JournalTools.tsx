import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { searchPeople } from '../../../domain/desk/search.ts';
import { tbilisiDay } from '../../../domain/tbilisi-day.ts';
import { JOURNAL_ACTIONS, type JournalEntry } from '../../../domain/verification/verification.ts';
import { formatTime } from '../../../i18n/dates.ts';
import { useI18n } from '../../../i18n/use-t.ts';
import { readJournal } from '../../firebase/firestore/decision-journal.ts';
import { Choice } from '../Choice.tsx';
import { ANY, linkTo, NO_CHOICE, useDeskAddress } from '../desk-address.ts';
import { useDeskRows } from '../desk-rows.tsx';
import { saveSpreadsheet } from '../spreadsheet.ts';
import { useExport } from '../use-export.ts';
import { entryLines } from './entry-lines.ts';

/** People who are offered by the field; a longer text finds the others. */
const OFFERED = 50;

/** Filters by person, officer, kind and day, which the address holds; a spreadsheet has all entries that they find. */
export function JournalTools() {
  const { t, lang } = useI18n();
  const { address, goTo, choose } = useDeskAddress();
  const { isBusy, take } = useExport();
  const { people, decided } = useDeskRows();
  const { person, officer } = address;
  const all = [...(people?.values() ?? [])];
  const nameOf = (id: string) =>
    id === '' ? '' : (people?.get(id)?.full_name ?? t('admin.journal-gone')) || t('admin.nameless');
  const officers = new Set([
    ...all.flatMap(({ id, is_admin }) => (is_admin ? id : [])),
    ...decided.flatMap(({ data }) => data.reviewed_by || []),
    ...(officer ? [officer] : []),
  ]);
  const columns: Readonly<Record<string, (entry: JournalEntry) => string>> = {
    [t('admin.journal-time')]: ({ at }) => `${tbilisiDay(at)} ${formatTime(at)}`,
    [t('admin.journal-kind')]: ({ action }) => t(`admin.journal-${action}`),
    [t('admin.journal-person')]: ({ guide_id }) => nameOf(guide_id),
    [t('admin.journal-officer')]: ({ actor_id }) => nameOf(actor_id),
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
    officer: [['', t('admin.journal-by-itself')], ...Array.from(officers, (id) => [id, nameOf(id)] as const)],
    kind: JOURNAL_ACTIONS.map((action) => [action, t(`admin.journal-${action}`)] as const),
  } as const;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-end', mb: 2 }}>
      <Autocomplete
        size="small"
        sx={{ flex: '2 1 12rem' }}
        options={all}
        filterOptions={(_all, { inputValue }) => searchPeople(all, inputValue).rows.slice(0, OFFERED)}
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
          sx={{ flex: '0 1 9.5rem' }}
          label={t(`admin.journal-${name}`)}
          value={address[name] ?? ''}
          onChange={(event) => choose(name, event.target.value)}
        />
      ))}
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

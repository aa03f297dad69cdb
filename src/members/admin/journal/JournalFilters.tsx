import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { searchPeople } from '../../../domain/desk/search.ts';
import { formatYearDay } from '../../../domain/format-date.ts';
import type { Lang } from '../../../domain/lang.ts';
import type { YearEnd } from '../../../domain/membership/association-year.ts';
import { endAfterDay, lastDayOf } from '../../../domain/membership/term.ts';
import { tbilisiDay } from '../../../domain/tbilisi-day.ts';
import { DAY_MS } from '../../../domain/timestamp.ts';
import { confirmedText } from '../../../domain/verification/confirmed-text.ts';
import { JOURNAL_ACTIONS, type JournalEntry } from '../../../domain/verification/verification.ts';
import { formatTime } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT, type Translate } from '../../../i18n/use-t.ts';
import { readJournal, type JournalFilter } from '../../firebase/firestore/decision-journal.ts';
import { ANY, linkTo, NO_CHOICE, useDeskAddress, type DeskAddress } from '../desk-address.ts';
import { useDeskRows } from '../desk-rows.tsx';
import { nativeSelect } from '../requests/ListTools.tsx';
import { saveSpreadsheet } from '../spreadsheet.ts';
import { useExport } from '../use-export.ts';

/** The entries that an address asks for; its days are whole days in Georgia. */
export function journalFilter({ person, officer, kind, from, to }: DeskAddress): JournalFilter {
  const endOfFirst = endAfterDay(from ?? '');
  return {
    guideId: person,
    actorId: officer,
    action: kind,
    since: endOfFirst && new Date(endOfFirst.getTime() - DAY_MS),
    before: endAfterDay(to ?? ''),
  };
}

/** What an entry says of a change of the association's year; undefined for any other. */
export function yearText({ year }: Pick<JournalEntry, 'year'>, t: Translate, lang: Lang): string | undefined {
  const textOf = (end: YearEnd) => (end ? formatYearDay(end, lang) : t('admin.terms-endless'));
  return (
    year &&
    t('admin.journal-year', {
      before: textOf(year.before),
      after: textOf(year.after),
      count: String(year.touched),
    })
  );
}

/** People who are offered by the field; a longer text finds the others. */
const OFFERED = 50;

/** Days of the last weeks, today included. */
const PERIODS = [7, 30] as const;

function dayBefore(days: number): string {
  return tbilisiDay(new Date(Date.now() - days * DAY_MS));
}

/** By person, officer, kind and day; the address holds them. A spreadsheet has all entries that they find. */
export function JournalFilters() {
  const t = useT();
  const lang = useLang();
  const { address, goTo, choose } = useDeskAddress();
  const { isBusy, take } = useExport();
  const { people, decided } = useDeskRows();
  const { person, officer } = address;
  const all = [...(people?.values() ?? [])];
  const nameOf = (id: string) =>
    id === '' ? '' : (people?.get(id)?.full_name ?? t('admin.journal-gone')) || t('admin.nameless');
  const officers = new Set([
    ...all.flatMap(({ id, is_admin }) => (is_admin ? id : [])),
    ...decided.flatMap(({ reviewed_by }) => reviewed_by ?? []),
    ...(officer ? [officer] : []),
  ]);
  const rowOf = ({ action, at, guide_id, actor_id, membership, notes, ...entry }: JournalEntry) => [
    `${tbilisiDay(at)} ${formatTime(at)}`,
    t(`admin.journal-${action}`),
    nameOf(guide_id),
    nameOf(actor_id),
    String(membership?.number ?? ''),
    (membership && lastDayOf(membership.ends_at)) ?? '',
    entry.confirmed ? confirmedText(entry.confirmed, lang) : '',
    entry.exported ? t('admin.journal-export', entry.exported) : (yearText(entry, t, lang) ?? notes ?? ''),
  ];
  const head = [
    t('admin.journal-time'),
    t('admin.journal-kind'),
    t('admin.journal-person'),
    t('admin.journal-officer'),
    t('admin.column-number'),
    t('admin.column-ends'),
    t('admin.applied'),
    t('admin.decision-notes'),
  ];
  const save = () =>
    take(
      'journal',
      () => readJournal(journalFilter(address)),
      (entries) => saveSpreadsheet('journal', head, entries.map(rowOf)),
    );
  const lists = {
    officer: [['', t('admin.journal-by-itself')], ...Array.from(officers, (id) => [id, nameOf(id)])],
    kind: JOURNAL_ACTIONS.map((action) => [action, t(`admin.journal-${action}`)]),
  };
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
        <TextField
          key={name}
          {...nativeSelect(t(`admin.journal-${name}`))}
          value={address[name] ?? ANY}
          onChange={(event) => choose(name, event.target.value)}
        >
          <option value={ANY}>{t(`admin.journal-any-${name}`)}</option>
          {lists[name].map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </TextField>
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
      {PERIODS.map((days) => (
        <Button
          key={days}
          onClick={() => goTo({ from: dayBefore(days - 1), to: undefined }, { replace: true })}
        >
          {t('admin.journal-days', { days })}
        </Button>
      ))}
      {linkTo(address) === linkTo({ tab: 'journal' }) ? null : (
        <Button onClick={() => goTo({ ...NO_CHOICE, tab: 'journal' }, { replace: true })}>
          {t('admin.clear')}
        </Button>
      )}
      <Button disabled={isBusy} onClick={() => void save()}>
        {t('admin.spreadsheet')}
      </Button>
    </Stack>
  );
}

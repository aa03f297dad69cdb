import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import TextField from '@mui/material/TextField';
import { usePrinting } from '../../../browser/use-printing.ts';
import { choicesOf, FILTER_NAMES, registerOf, shownColumns } from '../../../domain/desk/register.ts';
import { shownViews, viewContext } from '../../../domain/desk/views.ts';
import { formatDate, formatNumber } from '../../../i18n/dates.ts';
import { useI18n, useT } from '../../../i18n/use-t.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Choice } from '../Choice.tsx';
import { ANY, NO_CHOICE, useDeskAddress } from '../desk-address.ts';
import { useDeskRows } from '../desk-rows.tsx';
import { FoundCount, ViewChips } from '../requests/ListTools.tsx';
import { choiceText, cellText, type FoundPeople } from './cell-text.ts';
import { RegisterGrid } from './RegisterGrid.tsx';
import { tbilisiDay } from '../../../domain/tbilisi-day.ts';
import { saveSpreadsheet } from '../spreadsheet.ts';
import { useExport } from '../use-export.ts';

/** All accounts: views, filters, and what they find. */
export function Register() {
  const { t, lang } = useI18n();
  const { address, goTo, choose } = useDeskAddress();
  const { people: byId, everybody: people, openRows, isReading } = useDeskRows();
  const [now] = useState(() => new Date());
  const context = useMemo(() => ({ ...viewContext(now, openRows ?? []), lang }), [now, openRows, lang]);
  const found = useMemo(() => registerOf(people, address, context), [people, address, context]);
  const { rows } = found;
  const { view, status, q, sort } = address;
  const isPrinting = usePrinting();
  if (!byId) return isReading ? <Loading label={t('admin.loading')} /> : null;
  const columns = shownColumns(people, context);
  if (isPrinting)
    return (
      <>
        <FoundCount found={found} />
        <PrintedRegister rows={rows} columns={columns} context={context} />
      </>
    );
  const filters = FILTER_NAMES.filter((name) => name !== 'ends' || columns.includes(name));
  const isFiltered = view !== undefined || FILTER_NAMES.some((name) => address[name] !== undefined);
  return (
    <Stack spacing={1} useFlexGap sx={{ height: { md: '100%' } }}>
      <ViewChips
        label={t('admin.views')}
        counts={shownViews(people, context)}
        chosen={view}
        onChoose={(name) => goTo({ view: name })}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {filters.map((name) => {
          const counts = choicesOf(people, name, address, context);
          const choices = Array.from(counts, ([value, count]) => {
            const text = `${choiceText(name, value, lang, t)} (${formatNumber(count, lang)})`;
            return [value, text] as const;
          }).toSorted(([a, textOfA], [b, textOfB]) =>
            (name === 'ends' ? a < b : textOfA < textOfB) ? -1 : 1,
          );
          return (
            <Choice
              key={name}
              label={t(`admin.filter-${name}`)}
              value={address[name] ?? ANY}
              choices={[[ANY, t(`admin.any-${name}`)], ...choices]}
              onChoose={(value) => choose(name, value)}
            />
          );
        })}
        {isFiltered ? (
          <Button
            size="small"
            onClick={() => goTo({ ...NO_CHOICE, tab: 'users', q, sort }, { replace: true })}
          >
            {t('admin.clear')}
          </Button>
        ) : null}
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 20rem' }}>
          <FoundCount found={found} />
          {view || status ? null : <Typography variant="body2">{t('admin.filters-count')}</Typography>}
        </Box>
        <Exports rows={rows} columns={columns} context={context} />
      </Stack>
      {rows.length === 0 ? (
        <EmptyState
          title={t('admin.none-users')}
          text={people.length === 0 ? t('admin.none-users-text') : q && t('admin.none-found-text')}
        />
      ) : (
        <Box sx={{ flex: { md: '1 0 16rem' }, position: 'relative' }}>
          <Box sx={{ position: { md: 'absolute' }, inset: 0, display: 'flex', flexDirection: 'column' }}>
            <RegisterGrid rows={rows} columns={columns} context={context} />
          </Box>
        </Box>
      )}
    </Stack>
  );
}

/** Paper has no room for these. */
const UNPRINTED: FoundPeople['columns'] = ['renewal', 'level', 'region', 'language', 'since', 'joined'];

/** All that were found; the grid draws only what is in view. */
function PrintedRegister({ rows, columns, context }: FoundPeople) {
  const { t, lang } = useI18n();
  const printed = columns.filter((column) => !UNPRINTED.includes(column));
  return (
    <Box
      component="table"
      sx={{ width: '100%', fontSize: '8pt', textAlign: 'left', overflowWrap: 'anywhere' }}
    >
      <thead>
        <tr>
          {printed.map((column) => (
            <th key={column}>{t(`admin.column-${column}`)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((person) => (
          <tr key={person.id}>
            {printed.map((column) => (
              <td key={column}>{cellText(column, person, context, t, (day) => formatDate(day, lang))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Exports({ rows, columns, context }: FoundPeople) {
  const t = useT();
  const { isBusy, take } = useExport();
  const [refused, setRefused] = useState<string>();
  const dayOf = (date: string) => tbilisiDay(new Date(date));
  const addresses = rows.flatMap(({ email }) => email ?? []);
  const save = () =>
    saveSpreadsheet(
      'register',
      columns.map((column) => t(`admin.column-${column}`)),
      rows.map((person) => columns.map((column) => cellText(column, person, context, t, dayOf))),
    );
  const copy = async () => {
    setRefused(undefined);
    const text = addresses.join(', ');
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setRefused(text);
      return undefined;
    }
    const { length } = addresses;
    return t('admin.addresses-copied', { count: length, missing: rows.length - length });
  };
  return (
    <>
      <Button
        size="small"
        disabled={isBusy || rows.length === 0}
        onClick={() => void take('spreadsheet', () => rows, save)}
      >
        {t('admin.spreadsheet')}
      </Button>
      <Button
        size="small"
        disabled={isBusy || addresses.length === 0}
        onClick={() => void take('addresses', () => addresses, copy)}
      >
        {t('admin.copy-addresses')}
      </Button>
      {refused === undefined ? null : (
        <TextField
          multiline
          maxRows={6}
          label={t('admin.addresses')}
          helperText={t('admin.addresses-text')}
          value={refused}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
    </>
  );
}

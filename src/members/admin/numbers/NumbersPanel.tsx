import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useAsync } from '../../../browser/use-async.ts';
import {
  COUNTED,
  memberNumbers,
  requestNumbers,
  YEAR_EVENTS,
  type DeskNumbers,
} from '../../../domain/desk/numbers.ts';
import { viewContext } from '../../../domain/desk/views.ts';
import { formatMonth } from '../../../domain/format-date.ts';
import { formatNumber } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useI18n } from '../../../i18n/use-t.ts';
import { readDeskNumbers } from '../../firebase/callables.ts';
import { failureOf } from '../../firebase/errors.ts';
import type { Live } from '../../firebase/firestore/live.ts';
import { linkTo } from '../desk-address.ts';
import { useDeskRows } from '../desk-rows.tsx';
import { Loaded } from '../Panel.tsx';
import { choiceText } from '../register/cell-text.ts';

interface NumberRow {
  readonly name: string;
  /** The journal of a period, whose entries are more than what is counted. */
  readonly journal?: string;
  readonly counts: readonly (number | undefined)[];
  /** By the number, the list of just those whom it counts. */
  readonly lists?: readonly string[];
}

/** Names wrap on a phone, so that the numbers are in view. */
const NUMBERS = {
  fontVariantNumeric: 'tabular-nums',
  '& .MuiTableCell-root': { px: { xs: 0.5, sm: 2 }, overflowWrap: 'anywhere' },
  '& a': { display: 'inline-block', minWidth: 24, minHeight: 24 },
} as const;

interface NumberTableProps {
  readonly title: string;
  readonly text: string;
  readonly columns: readonly string[];
  readonly rows: readonly NumberRow[];
}

function NumberTable({ title, text, columns, rows }: NumberTableProps) {
  const lang = useLang();
  return (
    <Table size="small" aria-label={title} sx={NUMBERS}>
      <caption>{text}</caption>
      <TableHead>
        <TableRow>
          {[title, ...columns].map((column, index) => (
            <TableCell key={column} align={index === 0 ? 'left' : 'right'}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ name, journal, counts, lists }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {journal === undefined ? name : <RouterLink to={journal}>{name}</RouterLink>}
            </TableCell>
            {counts.map((count, index) => (
              <TableCell key={columns[index]} align="right">
                {count && lists?.[index] ? (
                  <RouterLink to={lists[index]} aria-label={`${name}, ${columns[index]}: ${count}`}>
                    {formatNumber(count, lang)}
                  </RouterLink>
                ) : (
                  count !== undefined && formatNumber(count, lang)
                )}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const MONTHS = 12;

function journalOf(period: string): string {
  const [year = 0, month = 12] = period.split('-').map(Number);
  const to = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return linkTo({ tab: 'journal', from: `${period}-01-01`.slice(0, 10), to });
}

/** Numbers of the association; those of the years are read when it opens, for which the server reads the journal. */
export function NumbersPanel() {
  const { t, lang } = useI18n();
  const { everybody, decided, openRows = [], refresh, refreshes } = useDeskRows();
  const [now] = useState(() => new Date());
  const [years, setYears] = useState<Live<DeskNumbers>>({ status: 'loading' });
  useAsync(
    refreshes,
    () => readDeskNumbers(),
    (data) => setYears({ status: 'ready', data }),
    (error) => setYears({ status: 'failed', failure: failureOf(error), retry: refresh }),
  );
  const members = useMemo(() => memberNumbers(everybody, viewContext(now, [])), [everybody, now]);
  const requests = [...decided, ...openRows].map(({ data }) => data);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {members.map(({ name, rows }) => (
        <NumberTable
          key={name}
          title={t(`admin.filter-${name}`)}
          text={t(name === 'profession' ? 'admin.numbers-profession-text' : 'admin.numbers-members-text')}
          columns={COUNTED.map((status) => t(`admin.status-${status}`))}
          rows={rows.map(({ value, counts }) => ({
            name: choiceText(name, value, lang, t),
            counts,
            lists: COUNTED.map((status) => linkTo({ tab: 'users', [name]: value, status })),
          }))}
        />
      ))}
      <NumberTable
        title={t('admin.numbers-months')}
        text={t('admin.numbers-months-text')}
        columns={[t('admin.numbers-made'), t('admin.numbers-decided'), t('admin.numbers-days')]}
        rows={requestNumbers(requests, now, MONTHS).map(({ month, made, decided: count, days }) => ({
          name: formatMonth(month, lang),
          journal: journalOf(month),
          counts: [made, count, days],
        }))}
      />
      <Loaded live={years} failed={t('admin.numbers-failed')}>
        {(read) => (
          <NumberTable
            title={t('admin.numbers-years')}
            text={t('admin.numbers-years-text', { entries: formatNumber(read?.entries ?? 0, lang) })}
            columns={YEAR_EVENTS.map((event) => t(`admin.numbers-${event}`))}
            rows={(read?.years ?? []).map(({ year, counts }) => ({
              name: year,
              journal: journalOf(year),
              counts: YEAR_EVENTS.map((event) => counts[event]),
            }))}
          />
        )}
      </Loaded>
    </Box>
  );
}

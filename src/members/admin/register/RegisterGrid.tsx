import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useMedia } from '../../../browser/use-media.ts';
import type { DeskPerson } from '../../../domain/desk/desk-rows.ts';
import { SORTS, USUAL_SORT, type Column } from '../../../domain/desk/register.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { formatDate, formatNumber } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { NO_CHOICE, useDeskAddress } from '../desk-address.ts';
import { WIDE } from '../requests/RequestList.tsx';
import { cellText, type FoundPeople } from './cell-text.ts';

type TextOf = (column: Column, person: DeskPerson) => string;

/** Status and end of term are in view beside the names. */
const WIDTHS: Partial<Record<Column, number>> = {
  number: 90,
  georgian_name: 160,
  latin_name: 160,
  status: 240,
  ends: 150,
};

/** The widest free page of the grid. */
const PAGE = 100;

/** One row a person. The rows come filtered and sorted: the grid shows them by pages, and its own filter is off. */
export function RegisterGrid({ rows, columns: shown, context }: FoundPeople) {
  const t = useT();
  const lang = useLang();
  const { address, goTo } = useDeskAddress();
  const { sort = USUAL_SORT } = address;
  // Without the room, a row is one cell, as in a list.
  const isWide = useMedia(WIDE);
  const columns = useMemo(() => {
    const textOf: TextOf = (column, person) =>
      cellText(column, person, context, t, (day) => formatDate(day, lang));
    const actions: GridColDef<DeskPerson> = {
      field: 'actions',
      type: 'actions',
      headerName: t('admin.column-actions'),
      width: 130,
      renderCell: (cell) => <Actions {...cell} />,
    };
    const common = { sortable: false, width: 300 } as const;
    const person: GridColDef<DeskPerson> = {
      ...common,
      field: 'person',
      headerName: t('field.full_name'),
      flex: 1,
      renderCell: ({ row }) => <Person person={row} textOf={textOf} />,
    };
    const roles: GridColDef<DeskPerson> = {
      ...common,
      field: 'roles',
      headerName: t('admin.column-roles'),
      renderCell: ({ row }) => <Badges person={row} />,
    };
    const texts = shown.map((field): GridColDef<DeskPerson> => ({
      field,
      headerName: t(`admin.column-${field}`),
      width: WIDTHS[field] ?? 180,
      valueGetter: (_value, row) => textOf(field, row),
      ...(field === 'georgian_name' && {
        renderCell: ({ value }) => <span lang="ka">{value}</span>,
      }),
    }));
    return isWide ? [...texts, roles, actions] : [person, actions];
  }, [t, lang, context, isWide, shown]);
  const numberOf = (count: number) => formatNumber(count, lang);
  return (
    <DataGrid
      rows={rows}
      columns={columns}
      aria-label={t('admin.register')}
      density="compact"
      {...(isWide ? {} : { getRowHeight: () => 'auto' })}
      pageSizeOptions={[PAGE]}
      initialState={{ pagination: { paginationModel: { pageSize: PAGE } } }}
      sortingMode="server"
      sortingOrder={['asc', 'desc']}
      sortModel={[{ field: sort.replace('-', ''), sort: sort.startsWith('-') ? 'desc' : 'asc' }]}
      onSortModelChange={([model]) => {
        const next = SORTS.find((one) => one === `${model?.sort === 'desc' ? '-' : ''}${model?.field}`);
        if (next) goTo({ sort: next }, { replace: true });
      }}
      disableColumnFilter
      disableColumnMenu
      disableColumnSelector
      disableRowSelectionOnClick
      hideFooterSelectedRowCount
      localeText={{
        columnHeaderSortIconLabel: t('admin.grid-sort'),
        columnHeaderSortIconAriaLabel: (column, direction) =>
          t(direction === 'asc' ? 'admin.grid-sort-up' : 'admin.grid-sort-down', { column }),
        paginationDisplayedRows: ({ from, to, count }) =>
          t('admin.grid-rows', { from: numberOf(from), to: numberOf(to), count: numberOf(count) }),
        paginationItemAriaLabel: (type) => t(type === 'next' ? 'admin.next' : 'admin.previous'),
      }}
    />
  );
}

function Actions(cell: GridRenderCellParams<DeskPerson>) {
  const t = useT();
  const { goTo } = useDeskAddress();
  const { id, guide, email, full_name } = cell.row;
  const name = full_name || t('admin.nameless');
  return (
    <GridActionsCell {...cell}>
      {guide && email !== undefined ? (
        <GridActionsCellItem
          icon={<ListAltOutlined />}
          label={t('admin.requests-of', { name })}
          onClick={() => goTo({ ...NO_CHOICE, q: email })}
        />
      ) : null}
      {guide ? (
        <GridActionsCellItem
          icon={<HistoryOutlined />}
          label={t('admin.journal-name', { name })}
          onClick={() => goTo({ ...NO_CHOICE, tab: 'journal', person: id })}
        />
      ) : null}
    </GridActionsCell>
  );
}

interface PersonProps {
  readonly person: DeskPerson;
  readonly textOf: TextOf;
}

/** What a row says in a narrow window. */
const FACTS: readonly Column[] = ['number', 'profession', 'status', 'ends', 'email'];

function Person({ person, textOf }: PersonProps) {
  const t = useT();
  const name = person.full_name || t('admin.nameless');
  const facts = FACTS.map((column) => textOf(column, person)).filter((text) => text !== '');
  return (
    <Box sx={{ py: 1, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }} lang={langOfText(name)}>
        {name}
      </Typography>
      <Typography variant="body2">{facts.join(' · ')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t('admin.joined', { date: textOf('joined', person) })}
      </Typography>
      <Badges person={person} />
    </Box>
  );
}

/** Its roles, and the approved name if the account has another one by now. */
function Badges({ person: { guide, is_admin, full_name } }: Pick<PersonProps, 'person'>) {
  const t = useT();
  const approved = guide?.approved?.full_name;
  const badges = [is_admin && 'admin', guide && 'guide', guide?.is_verified && 'verified'] as const;
  return (
    <>
      {badges.map((badge) =>
        badge ? <Chip key={badge} size="small" variant="outlined" label={t(`admin.badge-${badge}`)} /> : null,
      )}
      {approved === undefined || approved === full_name ? null : (
        <Typography variant="body2" component="span" color="warning">
          {t('admin.approved-as', { name: approved })}
        </Typography>
      )}
    </>
  );
}

import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { useMemo } from 'react';
import type { DeskPerson } from '../../../domain/desk/desk-rows.ts';
import { COLUMNS, SORTS, type Column, type Sort } from '../../../domain/desk/register.ts';
import { formatNumber } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useOpenJournal } from '../journal/Journal.tsx';
import { Badges } from './PersonRow.tsx';

interface RegisterGridProps {
  readonly rows: readonly DeskPerson[];
  readonly textOf: (column: Column, person: DeskPerson) => string;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly onShowRequests: (email: string) => void;
}

/** The widest free page of the grid. */
const PAGE = 100;

const WIDTHS: Readonly<Partial<Record<Column, number>>> = {
  number: 90,
  georgian_name: 190,
  latin_name: 190,
  profession: 200,
  level: 170,
  region: 200,
  language: 220,
  status: 200,
  email: 220,
};

/** One row a person. The rows come filtered and sorted: the grid shows them by pages, and its own filter is off. */
export function RegisterGrid({ rows, textOf, sort, onSort, onShowRequests }: RegisterGridProps) {
  const t = useT();
  const lang = useLang();
  const columns = useMemo(
    (): GridColDef<DeskPerson>[] => [
      ...COLUMNS.map((field) => ({
        field,
        headerName: t(`admin.column-${field}`),
        width: WIDTHS[field] ?? 150,
        valueGetter: (_value: unknown, person: DeskPerson) => textOf(field, person),
        ...(field === 'georgian_name' && {
          renderCell: ({ row }: { readonly row: DeskPerson }) => <span lang="ka">{textOf(field, row)}</span>,
        }),
      })),
      {
        field: 'roles',
        headerName: t('admin.column-roles'),
        width: 300,
        sortable: false,
        renderCell: ({ row }) => <Badges person={row} />,
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: t('admin.column-actions'),
        width: 110,
        renderCell: (cell) => <Actions cell={cell} onShowRequests={onShowRequests} />,
      },
    ],
    [t, textOf, onShowRequests],
  );
  const numberOf = (count: number) => formatNumber(count, lang);
  return (
    <DataGrid
      rows={rows}
      columns={columns}
      aria-label={t('admin.register')}
      density="compact"
      pageSizeOptions={[PAGE]}
      initialState={{ pagination: { paginationModel: { pageSize: PAGE } } }}
      sortingMode="server"
      sortingOrder={['asc', 'desc']}
      sortModel={[{ field: sort.replace('-', ''), sort: sort.startsWith('-') ? 'desc' : 'asc' }]}
      onSortModelChange={([model]) => {
        const next = SORTS.find((one) => one === `${model?.sort === 'desc' ? '-' : ''}${model?.field}`);
        if (next) onSort(next);
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

interface ActionsProps extends Pick<RegisterGridProps, 'onShowRequests'> {
  readonly cell: GridRenderCellParams<DeskPerson>;
}

function Actions({ cell, onShowRequests }: ActionsProps) {
  const t = useT();
  const openJournal = useOpenJournal();
  const { id, guide, email, full_name } = cell.row;
  const name = full_name || t('admin.nameless');
  return (
    <GridActionsCell {...cell}>
      {guide && email !== undefined ? (
        <GridActionsCellItem
          icon={<ListAltOutlined />}
          label={t('admin.requests-of', { name })}
          onClick={() => onShowRequests(email)}
        />
      ) : null}
      {guide ? (
        <GridActionsCellItem
          icon={<HistoryOutlined />}
          label={t('admin.journal-name', { name })}
          onClick={() => openJournal({ guideId: id, name })}
        />
      ) : null}
    </GridActionsCell>
  );
}

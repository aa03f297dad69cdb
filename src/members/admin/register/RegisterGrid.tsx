import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import type { DeskPerson } from '../../../domain/desk/desk-rows.ts';
import { SORTS, USUAL_SORT, type Column } from '../../../domain/desk/register.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { formatDate, formatNumber } from '../../../i18n/dates.ts';
import { useI18n } from '../../../i18n/use-t.ts';
import { NO_CHOICE, useDeskAddress } from '../desk-address.ts';
import { useIsWide } from '../requests/RequestList.tsx';
import { cellText, type FoundPeople } from './cell-text.ts';

/** Status and end of term are in view beside the names, also in a window of 1024 pixels. */
const WIDTHS: Partial<Record<Column, number>> = { number: 90, status: 240, ends: 170 };

const FACTS: readonly Column[] = ['number', 'profession', 'status', 'ends', 'email'];

/** The widest free page of the grid. */
const PAGE = 100;

/** One row a person. The rows come filtered and sorted: the grid shows them by pages, and its own filter is off. */
export function RegisterGrid({ rows, columns: shown, context }: FoundPeople) {
  const { t, lang } = useI18n();
  const { address, goTo } = useDeskAddress();
  const { sort = USUAL_SORT } = address;
  // Without the room, a row is one cell, as in a list.
  const isWide = useIsWide();
  const columns = useMemo(() => {
    const textOf = (column: Column, person: DeskPerson) =>
      cellText(column, person, context, t, (day) => formatDate(day, lang));
    const nameOf = ({ full_name }: DeskPerson) => full_name || t('admin.nameless');
    /** With the approved name if the account has another one by now. */
    const badges = ({ guide, is_admin, full_name }: DeskPerson) => {
      const approved = guide?.approved?.full_name;
      return (
        <>
          {is_admin ? <Chip size="small" variant="outlined" label={t('admin.badge-admin')} /> : null}
          {guide ? <Chip size="small" variant="outlined" label={t('admin.badge-guide')} /> : null}
          {approved === undefined || approved === full_name ? null : (
            <Typography variant="body2" component="span" color="warning">
              {t('admin.approved-as', { name: approved })}
            </Typography>
          )}
        </>
      );
    };
    const texts = shown.map((field): GridColDef<DeskPerson> => ({
      field,
      headerName: t(`admin.column-${field}`),
      width: WIDTHS[field] ?? 190,
      valueGetter: (_value, row) => textOf(field, row),
      renderCell: ({ row }) => <span lang={langOfText(textOf(field, row))}>{textOf(field, row)}</span>,
    }));
    const roles: GridColDef<DeskPerson> = {
      field: 'roles',
      headerName: t('admin.column-roles'),
      width: 200,
      sortable: false,
      renderCell: ({ row }) => badges(row),
    };
    const person: GridColDef<DeskPerson> = {
      field: 'person',
      headerName: t('field.full_name'),
      flex: 1,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={{ py: 1, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }} lang={langOfText(nameOf(row))}>
            {nameOf(row)}
          </Typography>
          <Typography variant="body2">
            {FACTS.map((column) => textOf(column, row))
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('admin.joined', { date: textOf('joined', row) })}
          </Typography>
          {badges(row)}
        </Box>
      ),
    };
    const actions: GridColDef<DeskPerson> = {
      field: 'actions',
      type: 'actions',
      headerName: t('admin.column-actions'),
      width: 130,
      renderCell: (cell) => (
        <GridActionsCell {...cell}>
          {cell.row.guide && cell.row.email ? (
            <GridActionsCellItem
              icon={<ListAltOutlined />}
              label={t('admin.requests-of', { name: nameOf(cell.row) })}
              onClick={() => goTo({ ...NO_CHOICE, q: cell.row.email ?? '' })}
            />
          ) : null}
          {cell.row.guide ? (
            <GridActionsCellItem
              icon={<HistoryOutlined />}
              label={t('admin.journal-name', { name: nameOf(cell.row) })}
              onClick={() => goTo({ ...NO_CHOICE, tab: 'journal', person: cell.row.id })}
            />
          ) : null}
        </GridActionsCell>
      ),
    };
    return isWide ? [...texts, roles, actions] : [person, actions];
  }, [t, lang, context, isWide, shown, goTo]);
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
      rowSelection={false}
      onRowClick={({ row }) => {
        // Not the end of a selection of text.
        if (row.guide && row.email && getSelection()?.isCollapsed) goTo({ ...NO_CHOICE, q: row.email });
      }}
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

import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { createElement, lazy, Suspense, useEffect, useMemo, useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { claimsOf } from '../../domain/guide/claims.ts';
import { listRequests, sortRequests, type RequestRow } from '../../domain/desk/request-rows.ts';
import { searchRequests } from '../../domain/desk/search.ts';
import { REQUEST_VIEW_NAMES, REQUEST_VIEWS, type RequestViewName } from '../../domain/desk/views.ts';
import { formatNumber } from '../../i18n/dates.ts';
import { isKeyOf } from '../../domain/record-of.ts';
import { useI18n, useT } from '../../i18n/use-t.ts';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { LeaveGuard } from '../shared/LeaveGuard.tsx';
import { useApplications } from '../firebase/firestore/desk-lists.ts';
import { noteWaiting } from '../firebase/auth/session-hint.ts';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { useToasts } from '../shared/Toasts.tsx';
import { linkTo, NO_CHOICE, orderOf, PANELS, TABS, useDeskAddress, type TabName } from './desk-address.ts';
import { useDeskRows } from './desk-rows.tsx';
import { FailedEvents, FormerMembers } from './DeskNotices.tsx';
import { hasUnsentNote, useDecisions } from './requests/use-decisions.ts';
import { ApproveRenewals } from './requests/ApproveRenewals.tsx';
import { FoundCount, ListTools, SearchField, ViewChips } from './requests/ListTools.tsx';
import { RequestsPanel } from './requests/RequestsPanel.tsx';

/** An element whose code is loaded when it is opened. */
function loaded(load: () => Promise<ComponentType>) {
  return createElement(lazy(async () => ({ default: await load() })));
}

/** What is in the place of a list of requests. */
const PANEL_PARTS = {
  users: loaded(async () => (await import('./register/Register.tsx')).Register),
  applications: loaded(async () => (await import('./applications/ApplicationsPanel.tsx')).ApplicationsPanel),
  numbers: loaded(async () => (await import('./numbers/NumbersPanel.tsx')).NumbersPanel),
  journal: loaded(async () => (await import('./journal/JournalPanel.tsx')).JournalPanel),
  content: loaded(async () => (await import('./content/ContentPanel.tsx')).ContentPanel),
  roles: loaded(async () => (await import('./officers/RolesPanel.tsx')).RolesPanel),
};

export function DeskPanel({ name }: { readonly name: keyof typeof PANEL_PARTS }) {
  const t = useT();
  return <Suspense fallback={<Loading label={t('admin.loading')} />}>{PANEL_PARTS[name]}</Suspense>;
}

/** The search and the four tabs with their counts. Notes on cards stay when the tab changes. */
export function Dashboard({ adminId }: { readonly adminId: string }) {
  const { t, lang } = useI18n();
  const { show: toast, dismiss } = useToasts();
  const { address, goTo } = useDeskAddress();
  const { tab, q, profession, request, requests: view } = address;
  const desk = useDeskRows();
  const { open, openRows, people, decided, failure, isReading, refresh } = desk;
  const [now] = useState(() => new Date());
  const decisions = useDecisions(adminId);
  const applications = useApplications('new');
  // A request that has just been decided stays where it was while its card is open.
  const { busy, own, request: acted } = decisions.cardOf(request);
  const kept = tab === 'pending' && (busy || own) ? acted : undefined;
  const listed = useMemo(() => {
    const waiting = desk.openRows ?? [];
    const isGone = request !== undefined && kept && waiting.every(({ id }) => id !== request);
    return listRequests(isGone ? [...waiting, { id: request, data: kept }] : waiting, { ...desk, now });
  }, [desk, request, kept, now]);
  const waiting = openRows?.length;
  useEffect(() => {
    if (waiting !== undefined) noteWaiting(waiting);
  }, [waiting]);
  const isFailed = open.status === 'failed' || failure !== undefined;
  useEffect(() => {
    if (isFailed) toast({ about: 'requests', severity: 'error', message: t('admin.fetch-failed') });
    // Nor is it said where the desk is not shown any more.
    return () => dismiss('requests');
  }, [isFailed, toast, dismiss, t]);

  const list = isKeyOf(PANEL_PARTS, tab) ? undefined : tab;
  const panel = PANELS.find((name) => name === tab);
  const found = useMemo(
    () => (list ? searchRequests([...listed.pending, ...listed.decided], q) : undefined),
    [list, listed, q],
  );
  const isSearched = found !== undefined;
  const order = orderOf(address);
  const rows = useMemo(() => {
    if (found) return sortRequests(found.rows, order);
    const inView = listed.pending.filter((row) => view === undefined || REQUEST_VIEWS[view](row, adminId));
    const ofTab = tab === 'pending' ? inView : listed.decided.filter(({ status }) => status === tab);
    const ofProfession = (row: RequestRow) =>
      profession === undefined || claimsOf(row).some((claim) => claim.profession === profession);
    return sortRequests(ofTab.filter(ofProfession), order);
  }, [found, listed, tab, view, profession, order, adminId]);

  // What has been reopened since the rows were read is open.
  const openIds = new Set(openRows?.map(({ id }) => id));
  const countOf = (status: string) =>
    people && decided.filter(({ id, data }) => data.status === status && !openIds.has(id)).length;
  const counts = {
    pending: waiting,
    approved: countOf('approved'),
    rejected: countOf('rejected'),
    users: people?.size,
  };
  const fresh = applications.data?.count ?? 0;
  const textOf = (count: number | undefined) => (count === undefined ? '…' : formatNumber(count, lang));
  const show = (next: TabName, text = '') => goTo({ ...NO_CHOICE, tab: next, q: text });
  const countIn = (name: RequestViewName) =>
    listed.pending.filter((row) => REQUEST_VIEWS[name](row, adminId)).length;
  const hasCard = list !== undefined && request !== undefined;
  const isPending = tab === 'pending' && !isSearched;
  const [place, setPlace] = useState({ panel, isReturn: false });
  if (place.panel !== panel) setPlace({ panel, isReturn: !panel });
  return (
    <Box sx={DESK}>
      {/* On a phone, the card is a page of its own. */}
      <Box className="no-print" sx={{ display: { xs: hasCard ? 'none' : 'block', md: 'block' } }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h1" tabIndex={-1} sx={{ fontSize: '1.5rem' }}>
            {t('admin.title')}
          </Typography>
          <IconButton
            color="primary"
            aria-label={t('admin.refresh')}
            title={t('admin.refresh')}
            // Not `disabled`, so that it keeps the focus.
            aria-disabled={isReading}
            onClick={isReading ? undefined : refresh}
          >
            <Refresh />
          </IconButton>
          <Stack direction="row" spacing={1} data-scrolls sx={PLACES}>
            {PANELS.map((name) => (
              <Button
                key={name}
                component={Link}
                to={linkTo({ tab: name })}
                variant={name === panel ? 'contained' : 'outlined'}
                size="small"
                aria-current={name === panel ? 'page' : undefined}
              >
                {name === 'applications' ? t('admin.tab-applications', { count: fresh }) : t(`admin.${name}`)}
              </Button>
            ))}
          </Stack>
          <SearchField
            key={tab === 'users' ? 'users' : 'requests'}
            label={t(tab === 'users' ? 'admin.search-users' : 'admin.search')}
            hint={t('admin.search-hint')}
            searched={q}
            onSearch={(text) =>
              panel ? show('pending', text) : goTo({ q: text, request: undefined }, { replace: true })
            }
          />
        </Stack>
        <FailedEvents />
        <FormerMembers q={q} />
        <Tabs
          // Search results are of all states, so no tab is selected.
          value={isSearched || panel ? false : tab}
          onChange={(_event, next: TabName) => show(next)}
          aria-label={t('admin.tabs')}
          sx={TABS_LAYOUT}
        >
          {TABS.map((name) => (
            <Tab
              key={name}
              value={name}
              id={`admin-tab-${name}`}
              aria-controls="admin-panel"
              label={t(`admin.tab-${name}`, { count: textOf(counts[name]) })}
            />
          ))}
        </Tabs>
        {failure === undefined ? null : (
          <FailureNotice of={{ failure, retry: refresh }} title={t('admin.fetch-failed')} />
        )}
      </Box>
      <LeaveGuard active={[...decisions.cards.values()].some(hasUnsentNote)} question="admin.leave" />
      <Box
        id="admin-panel"
        {...(isSearched || panel
          ? { component: 'section', 'aria-label': t(panel ? `admin.${panel}` : 'admin.search') }
          : { role: 'tabpanel', 'aria-labelledby': `admin-tab-${tab}` })}
        sx={{ flex: '1 1 24rem', position: 'relative' }}
      >
        <Box sx={FILLING}>
          {isKeyOf(PANEL_PARTS, tab) ? (
            <DeskPanel name={tab} />
          ) : open.status === 'failed' && isPending ? (
            <FailureNotice of={open} title={t('admin.fetch-failed')} />
          ) : (
            <RequestsPanel
              rows={rows}
              isLoading={isPending ? openRows === undefined : people === undefined && isReading}
              decisions={decisions}
              isReturn={place.isReturn}
              tools={
                <Stack spacing={1} useFlexGap sx={{ pt: 1, pb: 1 }}>
                  {found ? <FoundCount found={found} /> : <ListTools />}
                  {isPending ? (
                    <ViewChips
                      label={t('admin.request-views')}
                      counts={REQUEST_VIEW_NAMES.map((name) => [name, countIn(name)] as const)}
                      chosen={view}
                      onChoose={(name) => goTo({ requests: name, request: undefined }, { replace: true })}
                    />
                  ) : null}
                  {isPending && view === 'renewals' ? (
                    <ApproveRenewals rows={rows} decisions={decisions} />
                  ) : null}
                </Stack>
              }
              empty={found ? 'found' : profession === undefined && view === undefined ? tab : 'filtered'}
            />
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** In a wide window the desk fills what the header leaves; list and card scroll inside it, not the page. */
const DESK = {
  display: { md: 'flex' },
  flexDirection: 'column',
  minHeight: { md: 'calc(100vh - var(--top-bar-height) - var(--header-height) - 1.25rem)' },
} as const;

/** On a phone, one row that scrolls; with room for the focus ring. */
const PLACES = { maxWidth: '100%', overflowX: 'auto', p: 0.5, ml: -0.5, '& a': { flex: 'none' } } as const;

const FILLING = {
  position: { md: 'absolute' },
  inset: 0,
  overflow: { md: 'auto' },
  '@media print': { position: 'static' },
} as const;

const TABS_LAYOUT = {
  borderBottom: 1,
  borderColor: 'divider',
  mb: 1,
  minHeight: '2.5rem',
  // On a phone the tabs wrap into two rows, so that none is cut off.
  '& .MuiTabs-list': {
    display: 'grid',
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, auto)' },
    justifyContent: { sm: 'start' },
  },
  '& .MuiTab-root': { minWidth: 0, minHeight: '2.5rem', py: 0.5, px: { xs: 0.5, sm: 1, md: 2 } },
  // The indicator would appear below the second row.
  '& .MuiTabs-indicator': { display: { xs: 'none', sm: 'block' } },
  '& .MuiTab-root.Mui-selected': { boxShadow: { xs: 'inset 0 -2px currentcolor', sm: 'none' } },
} as const;

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { planSearch } from '../../domain/desk-search/search-plan.ts';
import { MAX_ADMIN_LIST_LIMIT } from '../../domain/limits.ts';
import { formatNumber } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { LeaveGuard } from '../../ui/feedback/LeaveGuard.tsx';
import { hasUnsentNote, TABS, type TabName } from './desk/desk-state.ts';
import { useDesk } from './desk/use-desk.ts';
import { FailedEvents } from './FailedEvents.tsx';
import { RequestsTab } from './list/RequestsTab.tsx';
import { FoundRequests } from './list/FoundRequests.tsx';
import { SearchField } from './list/SearchField.tsx';
import { JournalButton } from './journal/JournalButton.tsx';
import { UsersTab } from './UsersTab.tsx';

/** The search and the four tabs with their counts. Notes on cards stay when the tab changes. */
export function Dashboard({ adminId }: { readonly adminId: string }) {
  const t = useT();
  const lang = useLang();
  const desk = useDesk();
  const { tab, counts } = desk.state;
  const [searched, setSearched] = useState('');
  // One search field for the current tab: requests of all states, or accounts.
  const isOfUsers = tab === 'users';
  const plan = useMemo(() => (isOfUsers ? undefined : planSearch(searched)), [isOfUsers, searched]);
  const { dispatch } = desk.actions;

  const countOf = (name: TabName): string => {
    if (!counts) return '…';
    const count = Math.max(0, counts[name]);
    return count >= MAX_ADMIN_LIST_LIMIT
      ? `${formatNumber(MAX_ADMIN_LIST_LIMIT, lang)}+`
      : formatNumber(count, lang);
  };
  const [searches, setSearches] = useState(0);
  /** Opens a list, or the search results for `text`. */
  const show = (next: TabName, text = '') => {
    setSearched(text);
    // Remounts the search field, so that it shows the new text.
    setSearches((count) => count + 1);
    dispatch({ type: 'tab', tab: next });
  };
  return (
    <>
      {/* In one row, so that the decision buttons appear high in the window. */}
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ mb: 1, flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between' }}
      >
        <Typography variant="h1" tabIndex={-1} sx={{ flex: 'auto', fontSize: { md: '2rem' } }}>
          {t('admin.title')}
        </Typography>
        <JournalButton variant="outlined" />
        <SearchField
          key={searches}
          label={t(isOfUsers ? 'admin.search-users' : 'admin.search')}
          hint={t('admin.search-hint')}
          initial={searched}
          onSearch={(text) => {
            dispatch({ type: 'turn' });
            setSearched(text);
          }}
        />
      </Stack>
      <FailedEvents />
      <LeaveGuard
        active={hasUnsentNote(desk.state)}
        title={t('admin.leave-title')}
        text={t('admin.leave-text')}
      />
      <Tabs
        // Search results are of all states, so no tab is selected.
        value={plan ? false : tab}
        onChange={(_event, next: TabName) => show(next)}
        aria-label={t('admin.tabs')}
        sx={{
          borderBottom: 1,
          borderColor: 'divider',
          mb: 2,
          // On a phone the tabs wrap into two rows, so that none is cut off.
          '& .MuiTabs-list': {
            display: 'grid',
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, auto)' },
            justifyContent: { sm: 'start' },
          },
          '& .MuiTab-root': { minWidth: 0, px: { xs: 0.5, sm: 1, md: 2 } },
          // The indicator would appear below the second row.
          '& .MuiTabs-indicator': { display: { xs: 'none', sm: 'block' } },
          '& .MuiTab-root.Mui-selected': { boxShadow: { xs: 'inset 0 -2px currentcolor', sm: 'none' } },
        }}
      >
        {TABS.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`admin-tab-${name}`}
            aria-controls={`admin-panel-${name}`}
            label={t(`admin.tab-${name}`, { count: countOf(name) })}
          />
        ))}
      </Tabs>
      {TABS.map((name) => (
        <Box
          key={name}
          role="tabpanel"
          id={`admin-panel-${name}`}
          aria-labelledby={`admin-tab-${name}`}
          hidden={plan !== undefined || tab !== name}
        >
          {plan !== undefined || tab !== name ? null : name === 'users' ? (
            // Keyed by the search, so that paging starts anew.
            <UsersTab
              key={searched}
              text={searched}
              total={counts?.users}
              onShowRequests={(email) => show('pending', email)}
            />
          ) : (
            <RequestsTab status={name} adminId={adminId} desk={desk} />
          )}
        </Box>
      ))}
      {plan ? (
        <Box component="section" aria-label={t('admin.search')}>
          <FoundRequests key={searched} plan={plan} adminId={adminId} desk={desk} />
        </Box>
      ) : null}
    </>
  );
}

import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useReducer, useState } from 'react';
import { MAX_ADMIN_LIST_LIMIT } from '../../domain/limits.ts';
import { useDeskCounts } from '../../firebase/firestore/verification-desk.ts';
import { formatNumber } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { deskReducer, type DeskState } from './desk-state.ts';
import { RequestsTab } from './RequestsTab.tsx';
import { useDecisions } from './use-decisions.ts';
import { UsersTab } from './UsersTab.tsx';

const TABS = ['pending', 'approved', 'rejected', 'users'] as const;
type TabName = (typeof TABS)[number];

const NO_CARDS: DeskState = new Map();

/** The four tabs with their counts. What is typed on a card outlives a change of the tab. */
export function Dashboard({ adminId }: { readonly adminId: string }) {
  const t = useT();
  const lang = useLang();
  const [tab, setTab] = useState<TabName>('pending');
  const [desk, dispatch] = useReducer(deskReducer, NO_CARDS);
  const { counts, shift, recount } = useDeskCounts();
  const decisions = useDecisions({ dispatch, shift, recount });

  const countOf = (name: TabName): string => {
    if (!counts) return '…';
    const count = Math.max(0, counts[name]);
    return count >= MAX_ADMIN_LIST_LIMIT
      ? `${formatNumber(MAX_ADMIN_LIST_LIMIT, lang)}+`
      : formatNumber(count, lang);
  };
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next: TabName) => setTab(next)}
        aria-label={t('admin.tabs')}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{
          borderBottom: 1,
          borderColor: 'divider',
          mb: 3,
          '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' },
          // All fit here, and one left from a narrower window would stay.
          '& .MuiTabs-scrollButtons': { display: { lg: 'none' } },
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
          hidden={tab !== name}
        >
          {tab !== name ? null : name === 'users' ? (
            <UsersTab />
          ) : (
            <RequestsTab
              status={name}
              adminId={adminId}
              desk={desk}
              dispatch={dispatch}
              decisions={decisions}
            />
          )}
        </Box>
      ))}
    </>
  );
}

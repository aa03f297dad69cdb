import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { GuideProfile } from '../../domain/guide/guide-profile.ts';
import type { Profile } from '../../domain/guide/profile.ts';
import type { Session, SessionUser } from '../firebase/auth/auth-context.ts';
import { useGuideProfileOf } from '../firebase/firestore/verification-desk.ts';
import { useT } from '../../i18n/use-t.ts';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { After, Loading } from '../../ui/feedback/Loading.tsx';
import { MembersOnly } from '../shared/MembersOnly.tsx';
import { AccountHeader } from './AccountHeader.tsx';
import { GuideProfileTab } from './GuideProfileTab.tsx';
import { SavedCardNotice } from './card/SavedCardNotice.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';

const TABS = ['overview', 'guide', 'settings'] as const;
type TabName = (typeof TABS)[number];

interface AccountProps {
  readonly user: SessionUser;
  readonly session: Session;
}

function Account({ user, session }: AccountProps) {
  const t = useT();
  const guide = useGuideProfileOf(user.id);
  if (session.profile.status === 'loading' || guide.status === 'loading') {
    return (
      <>
        <Loading isPage label={t('account.loading')} />
        {/* There may be no network. */}
        <After ms={2000}>
          <SavedCardNotice uid={user.id} />
        </After>
      </>
    );
  }
  // A missing profile document is tolerated: the header then shows the data of the sign-in.
  const profile = session.profile.data;
  const stored = guide.data;
  const failed = [guide, session.profile].filter((state) => state.status === 'failed');
  const unreadable = failed.find(({ failure }) => failure === 'unreadable');
  const shown = unreadable ?? failed[0];
  const retryAll = () => {
    for (const { retry } of failed) retry();
  };
  return (
    <>
      <AccountHeader user={user} isAdmin={session.role === 'admin'} profile={profile} guide={stored} />
      {shown ? (
        <>
          <FailureNotice of={{ ...shown, retry: retryAll }} />
          <SavedCardNotice uid={user.id} />
        </>
      ) : null}
      {/* Of data that cannot be read remain the download and the deletion. */}
      {unreadable ? <SettingsTab user={user} profile={profile} guide={stored} /> : null}
      {unreadable || guide.status === 'failed' ? null : (
        <AccountTabs user={user} session={session} profile={profile} guide={stored} />
      )}
    </>
  );
}

interface AccountTabsProps extends AccountProps {
  readonly profile: Profile | undefined;
  readonly guide: GuideProfile | undefined;
}

function AccountTabs({ user, session, profile, guide }: AccountTabsProps) {
  const t = useT();
  // The tab is part of the URL, so that a reload, a bookmark and a change of language preserve it.
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((name) => name === params.get('tab')) ?? 'overview';
  const open = (next: TabName) =>
    setParams(next === 'overview' ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  const panels: Record<TabName, ReactNode> = {
    overview: <OverviewTab user={user} session={session} guide={guide} />,
    guide: <GuideProfileTab guide={guide} />,
    settings: <SettingsTab user={user} profile={profile} guide={guide} />,
  };
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next: TabName) => open(next)}
        aria-label={t('account.tabs')}
        variant="fullWidth"
        // On a phone all three are visible, also in Georgian.
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 4, '& .MuiTab-root': { px: 0.25, minWidth: 0 } }}
      >
        {TABS.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`account-tab-${name}`}
            aria-controls={`account-panel-${name}`}
            label={t(`account.tab-${name}`)}
          />
        ))}
      </Tabs>
      {TABS.map((name) => (
        <Box
          key={name}
          role="tabpanel"
          id={`account-panel-${name}`}
          aria-labelledby={`account-tab-${name}`}
          hidden={tab !== name}
        >
          {/* The forms of the settings keep what was typed while another tab is open. */}
          {tab === name || name === 'settings' ? panels[name] : null}
        </Box>
      ))}
    </>
  );
}

/** `/profile`: the account and the status of its guide profile. */
export function Screen() {
  return (
    <Container maxWidth="md" sx={{ pt: { xs: 3, md: 6 }, pb: 6 }}>
      <MembersOnly path="/profile">
        {(user, session) => <Account user={user} session={session} />}
      </MembersOnly>
    </Container>
  );
}

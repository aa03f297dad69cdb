import type { ReactNode } from 'react';
import type * as membersProviders from '../firebase/MembersProviders.tsx';
import { MessagesScope } from '../i18n/MessagesScope.tsx';
import { createModuleCache } from '../i18n/module-cache.ts';
import { preloadToasts } from '../ui/feedback/Toasts.tsx';
import { isUnhydratedRoute, type SiteRoute } from './routes.ts';
import { LazyScreen } from './screens.tsx';
import { UnhydratedPage } from './UnhydratedPage.tsx';

const membersArea = createModuleCache<typeof membersProviders>();

function loadMembersArea() {
  preloadToasts();
  return import('../firebase/MembersProviders.tsx');
}

function MembersArea({ children }: { readonly children: ReactNode }) {
  const { MembersProviders } = membersArea.useModule('members', loadMembersArea);
  return <MembersProviders>{children}</MembersProviders>;
}

/** The screen of a route with its messages, members' screens inside their providers. */
export function RouteScreen({ route }: { readonly route: SiteRoute }) {
  const screen = <LazyScreen screen={route.screen} />;
  const page = (
    <MessagesScope area={route.areas}>
      {route.kind === 'members' ? <MembersArea>{screen}</MembersArea> : screen}
    </MessagesScope>
  );
  return isUnhydratedRoute(route) ? <UnhydratedPage>{page}</UnhydratedPage> : page;
}

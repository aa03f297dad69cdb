import type { ReactNode } from 'react';
import type * as membersProviders from '../firebase/MembersProviders.tsx';
import { MessagesScope } from '../i18n/MessagesScope.tsx';
import { createModuleCache } from '../i18n/module-cache.ts';
import type { SiteRoute } from './routes.ts';
import { LazyScreen } from './screens.tsx';

const membersArea = createModuleCache<typeof membersProviders>();

function MembersArea({ children }: { readonly children: ReactNode }) {
  const { MembersProviders } = membersArea.useModule(
    'members',
    () => import('../firebase/MembersProviders.tsx'),
  );
  return <MembersProviders>{children}</MembersProviders>;
}

/** The screen of a route with its messages, members' screens inside their providers. */
export function RouteScreen({ route }: { readonly route: SiteRoute }) {
  const screen = <LazyScreen screen={route.screen} />;
  return (
    <MessagesScope area={route.areas}>
      {route.kind === 'members' ? <MembersArea>{screen}</MembersArea> : screen}
    </MessagesScope>
  );
}

import { lazy } from 'react';
import { MessagesScope } from '../i18n/MessagesScope.tsx';
import type { SiteRoute } from './routes.ts';
import { LazyScreen } from './screens.tsx';

const MembersArea = lazy(async () => ({
  default: (await import('../firebase/MembersProviders.tsx')).MembersProviders,
}));

/** The screen of a route with its messages, members' screens inside their providers. */
export function RouteScreen({ route }: { readonly route: SiteRoute }) {
  const screen = <LazyScreen screen={route.screen} />;
  return (
    <MessagesScope area={route.areas}>
      {route.kind === 'members' ? <MembersArea>{screen}</MembersArea> : screen}
    </MessagesScope>
  );
}

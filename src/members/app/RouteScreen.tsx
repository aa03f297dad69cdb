import type { ReactNode } from 'react';
import { MessagesScope } from '../../i18n/MessagesScope.tsx';
import { createModuleCache } from '../../i18n/module-cache.ts';
import { preloadToasts } from '../../ui/feedback/Toasts.tsx';
import { screens } from './preload.ts';
import { isUnhydratedRoute, type SiteRoute } from './routes.ts';
import { UnhydratedPage } from './UnhydratedPage.tsx';

/** Pages for visitors use plain components and load nothing of Material UI. */
async function loadMembersArea() {
  preloadToasts();
  const [firebase, material] = await Promise.all([
    import('../firebase/MembersProviders.tsx'),
    import('../../theme/MaterialTheme.tsx'),
  ]);
  return { ...firebase, ...material };
}

const membersArea = createModuleCache<Awaited<ReturnType<typeof loadMembersArea>>>();

function MembersArea({ children }: { readonly children: ReactNode }) {
  const { MembersProviders, MaterialTheme } = membersArea.useModule('members', loadMembersArea);
  return (
    <MembersProviders>
      <MaterialTheme>{children}</MaterialTheme>
    </MembersProviders>
  );
}

interface RouteScreenProps {
  readonly route: SiteRoute;
}

/** Suspends until the code of the screen is loaded. */
function LoadedScreen({ route: { path, screen } }: RouteScreenProps) {
  const { Screen } = screens.useModule(path, screen);
  return <Screen />;
}

/** The screen of a route with its messages, members' screens inside their providers. */
export function RouteScreen({ route }: RouteScreenProps) {
  const screen = <LoadedScreen route={route} />;
  const page = (
    <MessagesScope area={route.areas}>
      {route.kind === 'members' ? <MembersArea>{screen}</MembersArea> : screen}
    </MessagesScope>
  );
  return isUnhydratedRoute(route) ? <UnhydratedPage>{page}</UnhydratedPage> : page;
}

import { Suspense, useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { LangContext, useLang } from '../../i18n/lang-context.ts';
import { MessagesScope } from '../../i18n/MessagesScope.tsx';
import { localPath, parsePath } from '../../domain/paths.ts';
import { NotFound } from '../../ui/page/NotFound.tsx';
import { ResponsesContext, createResponses, type InitialResponse } from '../../navigation/responses.ts';
import { PreloadContext } from '../../navigation/preload-context.ts';
import { Toasts } from '../../ui/feedback/Toasts.tsx';
import { PageChanges } from './PageChanges.tsx';
import { PageLoading } from './PageLoading.tsx';
import { preloadPage } from './preload.ts';
import { ErrorBoundary } from './recovery/ErrorBoundary.tsx';
import { RootFailure } from './recovery/RootFailure.tsx';
import { RouteScreen } from './RouteScreen.tsx';
import { LOCALIZED_ROUTES } from './match-route.ts';
import { SHELL_AREAS } from './routes.ts';
import { ScreenFailure } from './recovery/ScreenFailure.tsx';
import { SiteFrame } from '../../islands/frame/SiteFrame.tsx';
import { UnhydratedPageProvider } from './UnhydratedPage.tsx';

interface AppProps {
  /** The server data that this page was rendered from. */
  readonly initialResponse?: InitialResponse | undefined;
  /** Path of the page whose server HTML is not hydrated. */
  readonly unhydratedPath?: string | undefined;
  /** Called once the application is interactive. */
  readonly onReady?: () => void;
  /** Rendered instead of the page at the address. */
  readonly children?: ReactNode;
}

/**
 * The whole site below the router. Browser and static HTML render the same tree, because the ids of
 * `useId` depend on it.
 */
export function App({ initialResponse, unhydratedPath, onReady, children }: AppProps) {
  const [responses] = useState(() => createResponses(initialResponse));
  useEffect(() => onReady?.(), [onReady]);
  return (
    <ErrorBoundary Fallback={RootFailure}>
      <Language>
        <Preloading>
          <Toasts>
            <PageChanges>
              <SiteFrame>
                <ErrorBoundary Fallback={ScreenFailure}>
                  <Suspense fallback={<PageLoading />}>
                    <ResponsesContext value={responses}>
                      <UnhydratedPageProvider unhydratedPath={unhydratedPath}>
                        {children ?? <SiteRoutes />}
                      </UnhydratedPageProvider>
                    </ResponsesContext>
                  </Suspense>
                </ErrorBoundary>
              </SiteFrame>
            </PageChanges>
          </Toasts>
        </Preloading>
      </Language>
    </ErrorBoundary>
  );
}

/** Provides the language of the address and the messages of the shell. */
function Language({ children }: { readonly children: ReactNode }) {
  const { lang } = parsePath(useLocation().pathname);
  useLayoutEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return (
    <LangContext value={lang}>
      <MessagesScope area={SHELL_AREAS}>{children}</MessagesScope>
    </LangContext>
  );
}

function Preloading({ children }: { readonly children: ReactNode }) {
  const lang = useLang();
  const preload = useCallback(
    (path: string) => {
      // A failure is shown when the page is opened.
      preloadPage(new URL(localPath(path, lang), window.location.origin).pathname).catch(() => undefined);
    },
    [lang],
  );
  return <PreloadContext value={preload}>{children}</PreloadContext>;
}

const ROUTE_OBJECTS = [
  ...LOCALIZED_ROUTES.map(({ path, route }) => ({ path, element: <RouteScreen route={route} /> })),
  { path: '*', element: <NotFound /> },
];

function SiteRoutes() {
  return useRoutes(ROUTE_OBJECTS);
}

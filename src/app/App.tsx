import { Suspense, useCallback, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { LANGS } from '../domain/lang.ts';
import { LangContext, useLang } from '../i18n/lang-context.ts';
import { MessagesScope } from '../i18n/MessagesScope.tsx';
import { localPath, parsePath } from '../i18n/paths.ts';
import { NotFound } from '../ui/page/NotFound.tsx';
import { PreloadContext } from '../navigation/preload-context.ts';
import { Toasts } from '../ui/feedback/Toasts.tsx';
import { PageChanges } from './PageChanges.tsx';
import { PageLoading } from './PageLoading.tsx';
import { preloadPage } from './preload.ts';
import { RootBoundary } from './recovery/RootBoundary.tsx';
import { RouteScreen } from './RouteScreen.tsx';
import { ROUTES, SHELL_AREAS } from './routes.ts';
import { ScreenBoundary } from './recovery/ScreenBoundary.tsx';
import { SiteFrame } from './shell/SiteFrame.tsx';

interface AppProps {
  /** Called once the application answers to clicks. */
  readonly onReady?: () => void;
  /** Drawn in the place of the page that the address names. */
  readonly children?: ReactNode;
}

/**
 * The whole site below the router. The same tree in the browser and in static HTML, or the ids that
 * React makes would differ.
 */
export function App({ onReady, children }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <RootBoundary>
      <Language>
        <Preloading>
          <Toasts>
            <PageChanges>
              <SiteFrame>
                <ScreenBoundary>
                  <Suspense fallback={<PageLoading />}>{children ?? <SiteRoutes />}</Suspense>
                </ScreenBoundary>
              </SiteFrame>
            </PageChanges>
          </Toasts>
        </Preloading>
      </Language>
    </RootBoundary>
  );
}

/** Takes the language from the address and gives its messages to everything below. */
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
      // A failure here is told when the page is really opened.
      preloadPage(new URL(localPath(path, lang), window.location.origin).pathname).catch(() => undefined);
    },
    [lang],
  );
  return <PreloadContext value={preload}>{children}</PreloadContext>;
}

function SiteRoutes() {
  return (
    <Routes>
      {ROUTES.flatMap((route) =>
        LANGS.map((lang) => (
          <Route
            key={localPath(route.path, lang)}
            path={localPath(route.path, lang)}
            element={<RouteScreen route={route} />}
          />
        )),
      )}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

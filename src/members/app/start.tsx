import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { parsePath } from '../../domain/paths.ts';
import { yieldToMain } from '../../browser/yield-to-main.ts';
import { layOutSkipped } from '../../browser/skipped-layout.ts';
import { logFailure } from '../../browser/log-failure.ts';
import { readInitialResponse } from '../../navigation/responses.ts';
import { App } from './App.tsx';
import { cacheForOffline } from '../../islands/frame/cache-for-offline.ts';
import { matchRoute } from './match-route.ts';
import { preloadPage } from './preload.ts';

/** Returns the root element; the not-found file contains one for each language. */
function takeRoot(): HTMLElement {
  const { lang } = parsePath(window.location.pathname);
  const roots = [...document.querySelectorAll<HTMLElement>('#root, .site-root')];
  const root = roots.find(({ dataset }) => dataset['lang'] === lang) ?? roots[0];
  if (!root) throw new Error('The page has no element to render into');
  for (const other of roots) if (other !== root) other.remove();
  // From here on the language can change, and the style sheet hides a root in another language.
  root.removeAttribute('lang');
  root.removeAttribute('data-lang');
  return root;
}

/** Replaces the head elements of a shell or not-found file with those of the screen. */
function removePlaceholders(): void {
  const placeholders = document.head.querySelectorAll('title, meta[name="description"], meta[name="robots"]');
  for (const element of placeholders) element.remove();
}

/** In development React's own reports contain more details. */
const ON_ERRORS: RootOptions = import.meta.env.DEV
  ? {}
  : {
      onCaughtError: (error) => logFailure('Rendering a screen', error),
      onUncaughtError: (error) => logFailure('Rendering the site', error),
      onRecoverableError: (error) =>
        logFailure('Rendering at first try', error instanceof Error ? (error.cause ?? error) : error),
    };

/**
 * Starts the application; prerendered pages are hydrated, yielding to the main thread in between. Their
 * code, messages and content are loaded first, so that no Suspense fallback flashes.
 * @throws LoadError when those of a prerendered page could not be loaded; its HTML stays unchanged.
 */
export async function startApp(onReady: () => void): Promise<void> {
  const root = takeRoot();
  // The not-found file is served at any URL, and a shell contains no screen: both are client-rendered.
  const { notFound, shell } = root.dataset;
  const canHydrate = root.hasChildNodes() && notFound === undefined && shell === undefined;
  const { pathname } = window.location;
  const isUnhydrated = canHydrate && matchRoute(pathname)?.route.kind === 'static';
  await preloadPage(pathname, isUnhydrated).catch((error: unknown) => {
    // Readable HTML is better than an error screen.
    if (canHydrate) throw error;
  });
  if (canHydrate && !isUnhydrated) {
    // The first `Intl.NumberFormat` makes the browser enumerate all its locales; this moves that work to
    // a separate task.
    Intl.NumberFormat.supportedLocalesOf(document.documentElement.lang);
    await yieldToMain();
  }
  const initialResponse = readInitialResponse();
  const ready = () => {
    onReady();
    void layOutSkipped();
  };
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App
          initialResponse={initialResponse}
          unhydratedPath={isUnhydrated ? pathname : undefined}
          onReady={ready}
        />
      </BrowserRouter>
    </StrictMode>
  );
  window.addEventListener('load', () => void cacheForOffline(), { once: true });
  if (document.readyState === 'complete') void cacheForOffline();
  startTransition(() => {
    if (canHydrate) {
      hydrateRoot(root, app, ON_ERRORS);
    } else {
      removePlaceholders();
      createRoot(root, ON_ERRORS).render(app);
    }
  });
}

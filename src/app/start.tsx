import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { parsePath } from '../domain/paths.ts';
import { breathe } from '../browser/breathe.ts';
import { layOutRest } from '../browser/lay-out-rest.ts';
import { logFailure } from '../browser/log-failure.ts';
import { readInitialAnswer } from '../navigation/answers.ts';
import { App } from './App.tsx';
import { keepForOffline } from './keep-for-offline.ts';
import { matchRoute } from './match-route.ts';
import { preloadPage } from './preload.ts';

/** The element to draw into; the not-found file holds one for each language. */
function takeRoot(): HTMLElement {
  const { lang } = parsePath(window.location.pathname);
  const roots = [...document.querySelectorAll<HTMLElement>('#root, .site-root')];
  const root = roots.find(({ dataset }) => dataset['lang'] === lang) ?? roots[0];
  if (!root) throw new Error('The page has no element to draw into');
  for (const other of roots) if (other !== root) other.remove();
  // From here on the language can change, and the style sheet hides a root that names another one.
  root.removeAttribute('lang');
  root.removeAttribute('data-lang');
  return root;
}

/** What a shell or the not-found file says about itself gives way to what the screen says. */
function removePlaceholders(): void {
  const placeholders = document.head.querySelectorAll('title, meta[name="description"], meta[name="robots"]');
  for (const element of placeholders) element.remove();
}

/** While developing, React's own reports say more. */
const ON_ERRORS: RootOptions = import.meta.env.DEV
  ? {}
  : {
      onCaughtError: (error) => logFailure('Drawing a screen', error),
      onUncaughtError: (error) => logFailure('Drawing the site', error),
      onRecoverableError: (error) =>
        logFailure('Drawing at first try', error instanceof Error ? (error.cause ?? error) : error),
    };

/**
 * Draws the application; prerendered pages are taken over as they are, in slices that let the browser
 * breathe. Their code, messages and content are there before, so nothing flashes.
 * @throws LoadError when those of a prerendered page could not be fetched; it is left as it is.
 */
export async function startApp(onReady: () => void): Promise<void> {
  const root = takeRoot();
  // The not-found file answers at any address, and a shell holds no screen: both are drawn anew.
  const { notFound, shell } = root.dataset;
  const canHydrate = root.hasChildNodes() && notFound === undefined && shell === undefined;
  const { pathname } = window.location;
  const isKept = canHydrate && matchRoute(pathname)?.route.kind === 'static';
  await preloadPage(pathname, isKept).catch((error: unknown) => {
    // HTML that can be read is worth more than a screen that says what failed.
    if (canHydrate) throw error;
  });
  if (canHydrate && !isKept) {
    // The first number makes the browser look through all languages that it knows, which is a task by itself.
    Intl.NumberFormat.supportedLocalesOf(document.documentElement.lang);
    await breathe();
  }
  const initialAnswer = readInitialAnswer();
  const ready = () => {
    onReady();
    void layOutRest();
  };
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App initialAnswer={initialAnswer} keptPath={isKept ? pathname : undefined} onReady={ready} />
      </BrowserRouter>
    </StrictMode>
  );
  window.addEventListener('load', () => void keepForOffline(), { once: true });
  if (document.readyState === 'complete') void keepForOffline();
  startTransition(() => {
    if (canHydrate) {
      hydrateRoot(root, app, ON_ERRORS);
    } else {
      removePlaceholders();
      createRoot(root, ON_ERRORS).render(app);
    }
  });
}

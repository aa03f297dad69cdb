/**
 * The browser's entry. Tiny: a prerendered page is readable and its links work without scripts, so the
 * application is fetched when the page is idle or at the first interaction, whichever comes first.
 */
import './theme/fonts.css';
import './theme/base.css';
import './theme/print.css';
import { yieldToMain } from './browser/yield-to-main.ts';
import { loadFullStylesheet } from './browser/full-stylesheet.ts';
import { reportFailure } from './browser/report-failure.ts';
import { offerRetry } from './members/app/recovery/offer-retry.ts';
import { reloadOnce } from './members/app/recovery/reload-once.ts';

const WAKING_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'wheel'] as const;
/** Milliseconds to wait for idle time once the page is shown. */
const IDLE_TIMEOUT = 1500;
/** Milliseconds to wait for visible pictures after the page has loaded. */
const PICTURES_TIMEOUT = 4000;

const root = document.querySelector<HTMLElement>('#root, .site-root');
const isPrerendered = root !== null && root.dataset['prerendered'] === 'true';

let started = false;

/** The button that was clicked before hydration; the click is replayed. */
let missedClick: HTMLElement | undefined;
function rememberClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button) missedClick = button;
}

async function loadApplication() {
  await Promise.all([loadFullStylesheet(), preloadModules()]);
  await import('./members/app/react-dom.ts');
  await evaluateModules();
  return import('./members/app/start.tsx');
}

function start(): void {
  if (started) return;
  started = true;
  for (const name of WAKING_EVENTS) window.removeEventListener(name, start);
  void loadApplication()
    .then(({ startApp }) =>
      startApp(() => {
        document.removeEventListener('click', rememberClick);
        missedClick?.click();
      }),
    )
    .catch((error: unknown) => {
      // The page is still readable, and its links work.
      if (reloadOnce()) return;
      reportFailure('Loading the application', error);
      started = false;
      offerRetry(start);
    });
}

/** Modulepreloads per batch; each file takes about three milliseconds on a phone. */
const BATCH = 5;

/** URLs of all code of this page; imported files come before the files that import them. */
const modules = root?.dataset['modules']?.split(' ') ?? [];

/** Requests all code of this page at once, instead of one file after another. */
async function preloadModules(): Promise<void> {
  for (const [index, href] of modules.entries()) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.fetchPriority = 'low';
    document.head.append(link);
    if (index % BATCH === BATCH - 1) await yieldToMain();
  }
}

/** Milliseconds of evaluation after which it yields to the main thread. */
const SLICE = 5;

/**
 * Evaluates the files one after the other, so that no task is long: the schemas alone take 100 ms on a
 * phone.
 */
async function evaluateModules(): Promise<void> {
  let begun = performance.now();
  for (const href of modules) {
    await import(/* @vite-ignore */ href);
    if (performance.now() - begun < SLICE) continue;
    await yieldToMain();
    begun = performance.now();
  }
}

/**
 * Resolves once the images in the viewport are loaded, so that the application does not compete with them for
 * bandwidth.
 */
async function picturesShown(): Promise<void> {
  const pictures = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });
  const timeout = new Promise((resolve) => setTimeout(resolve, PICTURES_TIMEOUT));
  await Promise.race([Promise.allSettled(pictures.map((image) => image.decode())), timeout]);
}

/** Resolves after the next frame has been painted; in a hidden tab when it is shown. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

async function startAtRest(): Promise<void> {
  // After the frame the layout is known, and reading it is free.
  await painted();
  await picturesShown();
  await painted();
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT });
  else setTimeout(start, 200);
}

if (isPrerendered) {
  document.addEventListener('click', rememberClick);
  for (const name of WAKING_EVENTS) window.addEventListener(name, start, { passive: true });
  if (document.readyState === 'complete') void startAtRest();
  else window.addEventListener('load', () => void startAtRest());
} else {
  start();
}

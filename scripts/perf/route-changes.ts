/**
 * Measures the time from a click on a link within the site until the new page is painted, with its code
 * prefetched.
 */
import { chromium, type Browser, type Page } from '@playwright/test';

export interface RouteChange {
  readonly to: string;
  /** From the click to the paint of the new page's heading. */
  readonly ms: number;
}

const WINDOW = { width: 1440, height: 900 };
/**
 * Generous time from pointing at a link to the click, during which the code of the new page is fetched.
 */
const POINTED_AT_MS = 600;
const LONGEST_MS = 10_000;

/** Returns the unique addresses of the site that this page's header and content link to. */
function linksOf(page: Page): Promise<string[]> {
  return page.$$eval('header a[href^="/"], main a[href^="/"]', (links) => {
    const paths = links
      .filter((link) => link.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname);
    return [...new Set(paths)].filter((path) => path !== location.pathname);
  });
}

/** Measures from the next click until the paint after the first new heading. */
function followPress(page: Page): Promise<void> {
  return page.evaluate(() => {
    const heading = document.querySelector('main h1');
    addEventListener('click', () => performance.mark('pressed'), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      const other = document.querySelector('main h1');
      if (!other || other === heading) return;
      observer.disconnect();
      // A task queued in an animation frame runs after its paint.
      requestAnimationFrame(() => setTimeout(() => performance.mark('painted')));
    });
    observer.observe(document, { subtree: true, childList: true });
  });
}

/** Returns ms; undefined if the link does not navigate within the application. */
async function changeTo(page: Page, from: string, to: string): Promise<number | undefined> {
  await page.goto(from, { waitUntil: 'networkidle' });
  const link = page.locator(`header a[href="${to}"]:visible, main a[href="${to}"]:visible`).first();
  await link.hover();
  await page.waitForTimeout(POINTED_AT_MS);
  await followPress(page);
  await link.click({ noWaitAfter: true });
  try {
    await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0, undefined, {
      timeout: LONGEST_MS,
    });
  } catch {
    return undefined;
  }
  return page.evaluate(() => performance.measure('change', 'pressed', 'painted').duration);
}

/** Uses its own context: a language stored by the last visit would redirect this one. */
async function inNewContext<T>(
  browser: Browser,
  origin: string,
  visit: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: WINDOW, baseURL: origin, ignoreHTTPSErrors: true });
  try {
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * Measures the navigation from this page to every page it links to, fastest first.
 * @param origin without a trailing slash.
 */
export async function routeChanges(
  origin: string,
  from: string,
  browserPath: string,
): Promise<RouteChange[]> {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const links = await inNewContext(browser, origin, async (page) => {
      await page.goto(from, { waitUntil: 'networkidle' });
      return linksOf(page);
    });
    const changes: RouteChange[] = [];
    for (const to of links) {
      const ms = await inNewContext(browser, origin, (page) => changeTo(page, from, to));
      if (ms !== undefined) changes.push({ to, ms });
    }
    return changes.sort((a, b) => a.ms - b.ms);
  } finally {
    await browser.close();
  }
}

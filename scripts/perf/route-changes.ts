/** How long a press of a link within the site takes until the other page is painted, its code fetched ahead. */
import { chromium, type Browser, type Page } from '@playwright/test';

export interface RouteChange {
  readonly to: string;
  /** From the press to the paint of the new page's heading. */
  readonly ms: number;
}

const WINDOW = { width: 1440, height: 900 };
/** What a hand needs from a link to its press, generously: the other page's code is fetched meanwhile. */
const POINTED_AT_MS = 600;
const LONGEST_MS = 10_000;

/** The addresses of the site that this page's header and content link to, each once. */
function linksOf(page: Page): Promise<string[]> {
  return page.$$eval('header a[href^="/"], main a[href^="/"]', (links) => {
    const paths = links
      .filter((link) => link.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname);
    return [...new Set(paths)].filter((path) => path !== location.pathname);
  });
}

/** Marks the next press, and the paint that follows the first other heading. */
function followPress(page: Page): Promise<void> {
  return page.evaluate(() => {
    const heading = document.querySelector('main h1');
    addEventListener('click', () => performance.mark('pressed'), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      const other = document.querySelector('main h1');
      if (!other || other === heading) return;
      observer.disconnect();
      // A task that is asked for in a frame runs after its paint.
      requestAnimationFrame(() => setTimeout(() => performance.mark('painted')));
    });
    observer.observe(document, { subtree: true, childList: true });
  });
}

/** ms; undefined where the link does not change the page within the application. */
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

/** A context of its own: a language chosen by the last visit would move this one on. */
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

/** The changes from this page to every page it links to, shortest first. @param origin without a slash at its end. */
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

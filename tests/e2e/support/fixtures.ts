/** The fixtures of every browser test: a console that must stay empty, axe, and the site's messages. */
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';
import type { Lang } from '../../../src/domain/lang.ts';
import { message } from '../../support/messages.ts';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Playwright's own message on every page: only the service worker's test allows one. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * A transaction that conflicted with a later write, such as a trigger's: the SDK retries it. Browsers log
 * every failed response; a refusal by the rules has another status.
 */
function isOvertaken(entry: ConsoleMessage): boolean {
  return entry.text().includes('status of 400') && /\/documents:commit(?:\?|$)/u.test(entry.location().url);
}

/** Of the browser itself where a page follows that has no transition, also on Google's pages, which have no script of ours. */
const GIVEN_UP = /^Transition was aborted/u;

/** Collects console messages and uncaught errors of the pages of a context. */
export function watchConsole(context: BrowserContext): string[] {
  const said: string[] = [];
  context.on('console', (entry) => {
    const isFault = ['error', 'warning'].includes(entry.type()) && entry.text() !== WORKER_BLOCKED;
    if (isFault && !isOvertaken(entry))
      said.push(`${entry.type()} of ${entry.location().url}: ${entry.text()} (${entry.page()?.url()})`);
  });
  context.on('weberror', (error) => {
    const text = error.error().message;
    if (!GIVEN_UP.test(text)) said.push(`uncaught: ${text}`);
  });
  return said;
}

/**
 * Returns the violated rules and their elements. The site has no frames of other origins, so axe runs in
 * the page itself; its other mode transfers the results to a second page, which doubles the time.
 */
async function faultsOf(page: Page, runOnly: readonly string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], runOnly: [...runOnly] });
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`).join('; ')}`,
  );
}

/** Returns the violations of WCAG 2.2 A and AA and of best practices that axe can detect. */
export function accessibilityFaults(page: Page): Promise<string[]> {
  return faultsOf(page, AXE_TAGS);
}

/** Fails with the violated rules and their elements. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** Returns texts with insufficient contrast; fast, because no other rule is checked. */
export function contrastFaults(page: Page): Promise<string[]> {
  return faultsOf(page, ['color-contrast', 'link-in-text-block']);
}

interface Fixtures {
  /** Console messages that are allowed in this test. */
  readonly allowedConsole: RegExp[];
  readonly silentConsole: void;
}

export const test = base.extend<Fixtures>({
  allowedConsole: [[], { option: true }],
  silentConsole: [
    async ({ context, allowedConsole }, use) => {
      const said = watchConsole(context);
      await use();
      expect(said.filter((line) => !allowedConsole.some((allowed) => allowed.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Returns the address of a site path in a language. */
export function at(lang: Lang, path: string): string {
  if (lang === 'ka') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** Returns the site's messages in one language: `words('en')('guides.viewProfile')`. */
export function words(lang: Lang) {
  return (id: string, values?: Record<string, string | number>) => message(lang, id, values);
}

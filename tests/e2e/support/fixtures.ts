/** What every browser test has: a console that must stay silent, axe, and the site's words. */
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';
import type { Lang } from '../../../src/domain/lang.ts';
import { message } from '../../support/messages.ts';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Playwright's own word on every page: only the test of the service worker lets one in. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * A transaction that met a later write, as a trigger's: the SDK tries it again. Browsers write every refused answer down; a
 * refusal by the rules has another status.
 */
function isOvertaken(entry: ConsoleMessage): boolean {
  return entry.text().includes('status of 400') && /\/documents:commit(?:\?|$)/u.test(entry.location().url);
}

/** Collects what the pages of a context say on the console, and errors nobody caught. */
export function watchConsole(context: BrowserContext): string[] {
  const said: string[] = [];
  context.on('console', (entry) => {
    const isFault = ['error', 'warning'].includes(entry.type()) && entry.text() !== WORKER_BLOCKED;
    if (isFault && !isOvertaken(entry))
      said.push(`${entry.type()} of ${entry.location().url}: ${entry.text()} (${entry.page()?.url()})`);
  });
  context.on('weberror', (error) => said.push(`uncaught: ${error.error().message}`));
  return said;
}

/**
 * The rules broken, and the elements that break them. The site has no frames of other origins, so axe runs in the page
 * itself; its other mode moves all that it found into a second page, which takes as long again.
 */
async function faultsOf(page: Page, runOnly: readonly string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], runOnly: [...runOnly] });
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`).join('; ')}`,
  );
}

/** What breaks WCAG 2.2 A and AA or good practice, as far as axe can tell. */
export function accessibilityFaults(page: Page): Promise<string[]> {
  return faultsOf(page, AXE_TAGS);
}

/** Fails with the rules broken and the elements that break them. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** Texts whose contrast is too weak; quick, because nothing else is looked at. */
export function contrastFaults(page: Page): Promise<string[]> {
  return faultsOf(page, ['color-contrast', 'link-in-text-block']);
}

interface Fixtures {
  /** Texts that the console is allowed to hold in this test. */
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

/** The address of a site path in a language. */
export function at(lang: Lang, path: string): string {
  if (lang === 'ka') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** The site's words in one language: `words('en')('guides.viewProfile')`. */
export function words(lang: Lang) {
  return (id: string, values?: Record<string, string | number>) => message(lang, id, values);
}

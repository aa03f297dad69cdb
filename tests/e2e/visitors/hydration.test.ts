/**
 * Only React's development build reports differences between the browser's tree and the prerendered page.
 * So this test hydrates the built pages with a development build of the same code.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { untilHydrated } from '../support/hydrated.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, '.cache/development-site');
/**
 * Each kind of page once, except the directory, whose Material UI class names differ between the builds.
 */
const PATHS = [
  '/',
  '/en',
  '/professions/mountain-guide',
  '/en/news',
  '/news/glacier-rescue-exercise',
  '/becoming-guide',
  '/en/contact',
  '/association/ats',
  '/en/association/partners',
  '/association/governance',
  '/en/legal/privacy',
];
const ENTRY = /src="(\/assets\/index-[^"]+\.js)"/u;

function entryOf(html: string): string {
  const entry = ENTRY.exec(html)?.[1];
  if (entry === undefined) throw new Error('The page names no entry');
  return entry;
}

test.beforeAll(() => {
  test.setTimeout(240_000);
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const options = ['--mode', 'emulators', '--outDir', FOLDER, '--emptyOutDir', '--minify', 'false'];
  execFileSync(process.execPath, [vite, 'build', ...options, '--logLevel', 'warn'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development' },
  });
});

/** Serves the built page with the code of the development build. */
async function withDevelopmentCode(page: Page): Promise<void> {
  const entry = entryOf(readFileSync(join(FOLDER, 'index.html'), 'utf8'));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({
      response,
      body: html.replace(entryOf(html), entry).replaceAll(/data-modules="[^"]*"/gu, ''),
    });
  });
  await page.route('**/assets/*.js', (route) => {
    const file = join(FOLDER, new URL(route.request().url()).pathname);
    // The page must not mix the two builds, because it would contain two copies of React.
    return existsSync(file) ? route.fulfill({ path: file }) : route.abort();
  });
}

test('each kind of page hydrates without a message from React', async ({ page }) => {
  test.setTimeout(120_000);
  await withDevelopmentCode(page);
  // React's messages fail the test, with the address of the page.
  for (const path of PATHS) {
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  }
});

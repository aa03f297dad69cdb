/**
 * Finds a Chrome or Chromium for the browser tests, or installs Debian's package: `node
 * scripts/browser.ts`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Launcher } from 'chrome-launcher';

/**
 * Chromium's headless shell: Playwright's default for headless runs; opening a tab takes a third of the
 * work.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Advice when no browser is found. */
export const BROWSER_ADVICE = `No Chrome or Chromium was found. Install one (Debian, Ubuntu: apt-get install chromium; macOS: brew install --cask google-chrome)
or name the program in the environment variable CHROME_PATH, and run the command again.`;

/** Returns the path of a full browser as visitors use, for measurements: first the one that CHROME_PATH names. */
export function findWholeBrowser(): string | undefined {
  try {
    return Launcher.getInstallations()[0];
  } catch {
    // None is installed.
    return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined;
  }
}

/** Returns the path of a browser for tests. */
export function findBrowser(): string | undefined {
  return isBestInstalled() && !process.env['CHROME_PATH'] ? HEADLESS_SHELL : findWholeBrowser();
}

/** Returns false if tests need `node scripts/browser.ts` to run, or to run faster. */
export function isBestInstalled(): boolean {
  return Boolean(process.env['CHROME_PATH']) || existsSync(HEADLESS_SHELL);
}

/**
 * Needs root and a Debian-based system; otherwise, or without network, an already installed browser is
 * used.
 */
function installHeadlessShell(): void {
  const asRoot = process.getuid?.() === 0;
  if (!asRoot || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log('Installing Debian’s Chromium for tests …');
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

/** Like `findBrowser`, but first installs Debian's package where possible. */
export function ensureBrowser(): string {
  if (!findBrowser()) installHeadlessShell();
  const browser = findBrowser();
  if (!browser) throw new Error(BROWSER_ADVICE);
  return browser;
}

if (import.meta.main) {
  if (!isBestInstalled()) installHeadlessShell();
  console.log(ensureBrowser());
}

/** Finds a Chrome or Chromium for the browser tests, or installs Debian's: `node scripts/browser.ts`. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without windows: what Playwright runs headless by default, with a third of the work for each new tab. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What to do where no browser is. */
export const BROWSER_ADVICE = `No Chrome or Chromium was found. Install one (Debian, Ubuntu: apt-get install chromium; macOS: brew install --cask chromium)
or name the program in the environment variable CHROMIUM, and run the command again.`;

/** The program that CHROMIUM names, else the first of these that is installed; undefined when there is none. */
function firstOf(places: readonly string[]): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist.`);
    return named;
  }
  return places.find((place) => existsSync(place));
}

/** Path of a browser for tests. */
export function findBrowser(): string | undefined {
  return firstOf([HEADLESS_SHELL, ...WHOLE_BROWSERS]);
}

/** Path of a browser as visitors have it, for measurements. */
export function findWholeBrowser(): string | undefined {
  return firstOf([...WHOLE_BROWSERS, HEADLESS_SHELL]);
}

/** False where tests would run faster, or at all, after `node scripts/browser.ts`. */
export function isBestInstalled(): boolean {
  return Boolean(process.env['CHROMIUM']) || existsSync(HEADLESS_SHELL);
}

/** As root on Debian and its relatives; elsewhere, and without a network, the browser that is there has to do. */
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

/** As `findBrowser`, after installing Debian's where that is possible. */
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

/** Finds a Chrome or Chromium for the browser tests, or installs Debian's: `node scripts/browser.ts`. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
] as const;

const ADVICE = `No Chrome or Chromium was found. Install one (Debian, Ubuntu: apt-get install chromium; macOS: brew install --cask chromium)
or name the program in the environment variable CHROMIUM, and run the command again.`;

/** The path of an installed browser; undefined when there is none. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist.`);
    return named;
  }
  return KNOWN_PLACES.find((place) => existsSync(place));
}

function installDebianChromium(): void {
  const asRoot = process.getuid?.() === 0;
  if (!asRoot || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log('No browser found: installing Debian’s Chromium …');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** As `findBrowser`, after installing Debian's Chromium where that is possible. */
export function ensureBrowser(): string {
  if (!findBrowser()) installDebianChromium();
  const browser = findBrowser();
  if (!browser) throw new Error(ADVICE);
  return browser;
}

if (import.meta.main) console.log(ensureBrowser());

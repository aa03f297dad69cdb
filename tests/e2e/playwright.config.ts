import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';
import { NOT_NOW } from '../support/long.ts';

const executablePath = findBrowser();
const REHEARSAL = 'rehearsal.long.test.ts';

/** Browser tests against the built site on the Hosting emulator; started by `npm test`. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/seed-site.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: false,
  // One per core of a small machine.
  workers: 2,
  projects: [
    // They count all requests, so they run sequentially and without other tests of members.
    { name: 'desk', testMatch: 'desk-*.test.ts', testIgnore: [...NOT_NOW], workers: 1 },
    // They only read, so they may run in parallel with anything.
    { name: 'visitors', testMatch: 'visitors/**/*.test.ts', testIgnore: [...NOT_NOW] },
    // Each file uses its own accounts. `npm test` runs them before the desk’s.
    { name: 'members', testIgnore: ['visitors/**', 'desk-*.test.ts', REHEARSAL, ...NOT_NOW] },
    // The production site, separate from the emulators' build.
    { name: 'rehearsal', testMatch: REHEARSAL, workers: 1 },
  ],
  timeout: 90_000,
  // A function may have to start first, on a busy machine.
  expect: { timeout: 30_000 },
  // A test that passes when retried is logged and counted as flaky in the stage's line.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['json', { outputFile: `../../test-results/${process.env['BROWSER_REPORT'] ?? 'browser'}.json` }],
  ],
  use: {
    baseURL: process.env['SITE_URL'] ?? 'http://127.0.0.1:5000',
    // Recording every first attempt would take a fifth of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'Asia/Tbilisi',
    // A service worker would respond instead of the mocked network; only its own test allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

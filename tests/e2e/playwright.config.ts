import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';
import { NOT_NOW } from '../support/long.ts';

const executablePath = findBrowser();
const REHEARSAL = 'rehearsal.long.test.ts';

/** Browser tests, run against the built site on the Hosting emulator; `npm test` starts it. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/seed-site.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: false,
  // One for each core of a small machine.
  workers: 2,
  projects: [
    // They compare counts of all requests: one after the other, and no member beside them.
    { name: 'desk', testMatch: 'desk-*.test.ts', testIgnore: [...NOT_NOW], workers: 1 },
    // They only read, so they may run beside anything.
    { name: 'visitors', testMatch: 'visitors/**/*.test.ts', testIgnore: [...NOT_NOW] },
    // Each file has accounts of its own. `npm test` runs them before the desk’s.
    { name: 'members', testIgnore: ['visitors/**', 'desk-*.test.ts', REHEARSAL, ...NOT_NOW] },
    // The production site, beside the one of the emulators' build.
    { name: 'rehearsal', testMatch: REHEARSAL, workers: 1 },
  ],
  timeout: 90_000,
  // A function may have to be started first, beside other work.
  expect: { timeout: 30_000 },
  // A test that passes at its second try is named in the log and counted as flaky in the stage's line.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['json', { outputFile: `../../test-results/${process.env['BROWSER_REPORT'] ?? 'browser'}.json` }],
  ],
  use: {
    baseURL: process.env['SITE_URL'] ?? 'http://127.0.0.1:5000',
    // Recording every first try costs a fifth of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'Asia/Tbilisi',
    // A worker would answer in place of what tests put before the network; its own test allows it.
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

import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './scripts/site/messages-plugin.ts';
import { IS_LONG, NOT_NOW } from './tests/support/long.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** These need the running emulators or a browser, and have their own configurations. */
const RUN_ELSEWHERE = ['rules', 'functions', 'e2e', 'engines'].map((folder) => `tests/${folder}/**`);

/** What every run of the suites uses, in the long run by itself. */
const CONNECTED = ['emulator/test/{process,transports}/**/*.test.ts'];
const NOT_HERE = [...NOT_NOW, ...(IS_LONG ? [] : CONNECTED)];

/** Test files that replace modules or the environment. */
const REPLACING = globSync(['functions/src/**/*.test.ts', 'src/**/*.test.{ts,tsx}'], { cwd: root }).filter(
  (file) => /\bvi\.(?:mock|stubEnv|resetModules)\(/u.test(readFileSync(`${root}${file}`, 'utf8')),
);

/**
 * These open or end connections of Google's SDKs, listen to the whole document for good, or render as on the server, which
 * leaves values in React's contexts.
 */
const ALONE = [
  'src/members/firebase/auth/auth-app.test.ts',
  'src/members/firebase/firestore/live.test.tsx',
  ...['islands', 'server'].map((folder) => `src/${folder}/**/*.test.{ts,tsx}`),
];

/** Tests without screens. */
const SHARED = ['src/domain/**/*.test.ts', 'src/content/**/*.test.ts'];

/** Components and what they use. */
const SITE = {
  plugins: [react(), messagesPlugin()],
  resolve: {
    // Without sign-in, for which Google's SDK needs a browser.
    alias: [
      { find: /^.*\/members-app\.ts$/u, replacement: `${root}src/members/firebase/testing/members-app.ts` },
    ],
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: ['src/testing/test-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
};

const NODE = {
  environment: 'node',
  testTimeout: 30_000,
  hookTimeout: 30_000,
  // Otherwise Google's SDKs look for a cloud metadata server, for seconds if a network drops the
  // requests.
  env: { METADATA_SERVER_DETECTION: 'none' },
} as const;

/**
 * Units and components next to their sources, and everything that only needs Node. Most tests share a
 * worker, which takes half to a third of the time.
 */
export default defineConfig({
  test: {
    // Many files wait for a browser or for streams; one worker less than cores would leave a small
    // machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        ...SITE,
        test: {
          ...SITE.test,
          name: 'site',
          exclude: [...SHARED, ...ALONE, ...REPLACING],
          isolate: false,
        },
      },
      {
        ...SITE,
        test: {
          ...SITE.test,
          name: 'site-replacing',
          include: REPLACING.filter((file) => file.startsWith('src/')),
          exclude: ALONE,
          // Libraries are loaded once, what is in `src` for each file.
          isolate: false,
          setupFiles: ['src/testing/test-setup.ts', 'src/testing/fresh-modules.ts'],
        },
      },
      { ...SITE, test: { ...SITE.test, name: 'site-alone', include: ALONE } },
      {
        test: {
          ...NODE,
          name: 'node',
          include: [
            ...REPLACING.filter((file) => file.startsWith('functions/')),
            ...CONNECTED,
            'scripts/**/*.test.ts',
            'tests/**/*.test.ts',
          ],
          exclude: [...RUN_ELSEWHERE, ...NOT_HERE, '**/node_modules/**'],
        },
      },
      {
        test: {
          ...NODE,
          name: 'functions',
          include: ['functions/src/**/*.test.ts'],
          exclude: [...REPLACING, ...NOT_NOW, '**/node_modules/**'],
          isolate: false,
        },
      },
      {
        test: {
          ...NODE,
          name: 'shared',
          include: [...SHARED, 'emulator/**/*.test.ts'],
          exclude: [...CONNECTED, ...NOT_NOW, '**/node_modules/**'],
          isolate: false,
        },
      },
    ],
  },
});

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentPlugin } from './scripts/site/content-plugin.ts';
import { messagesPlugin } from './scripts/site/messages-plugin.ts';
import { picturesPlugin } from './scripts/site/pictures-plugin.ts';
import { HAS_RECORDINGS } from './tests/conformance/recorded-verdicts.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Need the running emulators or a browser; they have configurations of their own. */
const RUN_ELSEWHERE = ['rules', 'functions', 'e2e', 'engines'].map((folder) => `tests/${folder}/**`);
const NOT_HERE = HAS_RECORDINGS ? [] : ['tests/conformance/**'];

/** Google's SDKs keep what they are connected to in their modules. */
const CONNECTED = ['emulator/test/{process,transports}/**/*.test.ts'];

const NODE = {
  environment: 'node',
  testTimeout: 30_000,
  hookTimeout: 30_000,
  // Otherwise Google's SDKs look for a cloud around them, for seconds where a network swallows that.
  env: { METADATA_SERVER_DETECTION: 'none' },
} as const;

/** Units and components beside their sources, and everything that runs in Node alone. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [
          react(),
          messagesPlugin(),
          contentPlugin(),
          picturesPlugin(`${root}public/media/manifest.json`),
        ],
        define: { __BUILD_DAY__: JSON.stringify('2025-08-10') },
        test: {
          name: 'site',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/domain/**', 'src/content/**'],
          environment: 'happy-dom',
          setupFiles: ['src/test-setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...NODE,
          name: 'node',
          include: ['functions/src/**/*.test.ts', ...CONNECTED, 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...RUN_ELSEWHERE, ...NOT_HERE, '**/node_modules/**'],
        },
      },
      {
        test: {
          ...NODE,
          name: 'shared',
          include: ['src/domain/**/*.test.ts', 'src/content/**/*.test.ts', 'emulator/**/*.test.ts'],
          exclude: [...CONNECTED, '**/node_modules/**'],
          // They replace no module: one worker for all takes a third of the time.
          isolate: false,
        },
      },
    ],
  },
});

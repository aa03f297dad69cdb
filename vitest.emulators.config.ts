import { defineConfig } from 'vitest/config';

/** Tests of security rules and functions; they need the running emulators (`npm test` starts them). */
export default defineConfig({
  test: {
    include: ['tests/rules/**/*.test.ts', 'tests/functions/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

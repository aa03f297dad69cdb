import { defineConfig } from 'vitest/config';

/** The unit tests of the pure rules and of the functions, for StrykerJS. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/domain/**/*.test.ts', 'functions/src/**/*.test.ts'],
    // Measurements, whose results mean nothing for mutated code.
    exclude: ['**/speed.test.ts', '**/*.long.test.ts', '**/node_modules/**'],
    env: { METADATA_SERVER_DETECTION: 'none' },
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});

import { defineConfig } from 'vitest/config';

/** Tests in other engines than Chromium's. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/engines/**/*.test.ts'],
    globalSetup: 'tests/e2e/support/seed-site.ts',
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});

import { defineConfig } from 'vitest/config';

const COVERAGE = 'tests/rules/coverage.test.ts';

/** Tests of security rules and functions; they need the running emulators (`npm test` starts them). */
export default defineConfig({
  test: {
    environment: 'node',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/rules/**/*.test.ts', 'tests/functions/**/*.test.ts'],
          exclude: [COVERAGE],
          // Not 0: files without parallelism of that group come after all others.
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Reads what the others have left.
        extends: true,
        test: { name: 'coverage', include: [COVERAGE], sequence: { groupOrder: 2 } },
      },
    ],
  },
});

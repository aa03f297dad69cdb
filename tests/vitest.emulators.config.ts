import { defineConfig } from 'vitest/config';
import { SCREENS_PROJECT } from './screens/support/project.ts';
import { NOT_NOW } from './support/long.ts';
import { RestartingFilesFirst } from './support/restarting-files-first.ts';

/** Firebase's logger captures the console methods when it is loaded. */
const LOGS = 'tests/functions/logs.test.ts';
const CONNECTIONS = 'tests/support/connections.ts';
const COVERAGE = 'tests/rules/coverage.test.ts';

/** Tests of security rules and functions on the running emulators (started by `npm test`). */
export default defineConfig({
  test: {
    environment: 'node',
    fileParallelism: false,
    sequence: { sequencer: RestartingFilesFirst },
    testTimeout: 180_000,
    hookTimeout: 60_000,
    projects: [
      // Not group 0: files without parallelism of that group run after all others.
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          exclude: [COVERAGE],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          exclude: [LOGS, ...NOT_NOW],
          setupFiles: [CONNECTIONS],
          // These tests close what they open, and load the functions' code once.
          isolate: false,
          // Like the browser's: events arrive whenever they do. Each one that needs it is counted as flaky.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'functions-logs',
          include: [LOGS],
          setupFiles: [CONNECTIONS],
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Uses the results of the rules tests.
        extends: true,
        test: { name: 'coverage', include: [COVERAGE], sequence: { groupOrder: 2 } },
      },
      SCREENS_PROJECT,
    ],
  },
});

import { defineConfig } from 'vitest/config';
import { SCREENS_PROJECT } from './screens/support/project.ts';
import { NOT_NOW } from './support/long.ts';
import { RestartingFilesFirst } from './support/restarting-files-first.ts';

/** Firebase's logger takes the console as it is when the logger is loaded. */
const LOGS = 'tests/functions/logs.test.ts';
const COVERAGE = 'tests/rules/coverage.test.ts';

/** Tests of security rules and functions; they need the running emulators (`npm test` starts them). */
export default defineConfig({
  test: {
    environment: 'node',
    fileParallelism: false,
    sequence: { sequencer: RestartingFilesFirst },
    testTimeout: 180_000,
    hookTimeout: 60_000,
    projects: [
      // The group is not 0: files without parallelism of that group come after all others.
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
          // They close what they open, and load the functions' code once.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'functions-logs', include: [LOGS], sequence: { groupOrder: 1 } } },
      {
        // Reads what the tests of the rules have left.
        extends: true,
        test: { name: 'coverage', include: [COVERAGE], sequence: { groupOrder: 2 } },
      },
      SCREENS_PROJECT,
    ],
  },
});

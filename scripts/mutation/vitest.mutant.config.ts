import { readFile } from 'node:fs/promises';
import { defineConfig } from 'vitest/config';

const { MUTANT_OF, MUTANT_SOURCE } = process.env;

/** Runs tests with another source in place of one file. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      load: (id) =>
        id === MUTANT_OF && MUTANT_SOURCE !== undefined ? readFile(MUTANT_SOURCE, 'utf8') : undefined,
    },
  ],
  test: {
    environment: 'node',
    include: ['src/domain/**/*.test.ts', 'functions/src/**/*.test.ts'],
    // The cache does not know the replaced source.
    fsModuleCache: false,
    // On a busy machine a slow test must not count as detecting a mutant.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});

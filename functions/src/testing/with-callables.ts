/** For test files: the functions' own code on a Firestore emulator in this process. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startCallables, type CallableHarness } from './callables.ts';

/**
 * Loads the code for the tests of a file; each test begins without documents. To be called at its top, so that later hooks
 * find both.
 * @param load imports of functions/src.
 * @returns what was loaded, to be asked for inside of tests and hooks.
 */
export function withCallables<Modules>(load: () => Promise<Modules>): () => Modules {
  let harness: CallableHarness;
  let loaded: Modules | undefined;
  beforeAll(async () => {
    harness = await startCallables();
    loaded = await load();
  });
  afterAll(() => harness.close());
  beforeEach(() => harness.reset());
  return () => {
    if (loaded === undefined) throw new Error('The code is not loaded yet');
    return loaded;
  };
}

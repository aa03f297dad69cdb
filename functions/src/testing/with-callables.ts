/** For test files: loads the functions' code on a Firestore emulator in this process. */
import { beforeAll, beforeEach } from 'vitest';
import { startCallables, type CallableHarness } from './callables.ts';

/**
 * Loads the code for the tests of a file; each test starts without documents. Call it at the top of the
 * file, so that later hooks can use both.
 * @param load imports of functions/src.
 * @returns a getter for the loaded modules, for use inside tests and hooks.
 */
export function withCallables<Modules>(load: () => Promise<Modules>): () => Modules {
  let harness: CallableHarness;
  let loaded: Modules | undefined;
  beforeAll(async () => {
    harness = startCallables();
    loaded = await load();
  });
  beforeEach(() => harness.reset());
  return () => {
    if (loaded === undefined) throw new Error('The code is not loaded yet');
    return loaded;
  };
}

/**
 * The functions' own code in this process, on the running emulators: for jobs that no emulator
 * starts, for a clock of the test's choosing, and to see what is logged.
 */
import { afterAll, beforeAll } from 'vitest';
import { closeMembers } from './member.ts';
import { prepareFunctions } from './prepare-functions.ts';
import { clearEverything } from './server.ts';

/**
 * Loads the functions for the tests of a file, on a suite that is empty before and after. To be called at its top, so that
 * later hooks find both.
 * @param load imports of functions/src.
 * @returns what was loaded, to be asked for inside of tests and hooks.
 */
export function withFunctions<Modules>(load: () => Promise<Modules>): () => Modules {
  let loaded: Modules | undefined;
  beforeAll(async () => {
    prepareFunctions();
    loaded = await load();
    await clearEverything();
  });
  afterAll(async () => {
    await closeMembers();
    await clearEverything();
  });
  return () => {
    if (loaded === undefined) throw new Error('The functions are not loaded yet');
    return loaded;
  };
}

/**
 * Runs the functions' code in this process on the running emulators: for jobs that no emulator starts,
 * for a mocked clock, and for access to the logs.
 */
import { afterAll, beforeAll } from 'vitest';
import { closeMembers } from './member.ts';
import { prepareFunctions } from './prepare-functions.ts';
import { clearEverything } from './server.ts';

/**
 * Loads the functions for the tests of a file, on a suite that is empty before and after. Call it at the
 * top of the file, so that later hooks can use both.
 * @param load imports of functions/src.
 * @returns a getter for the loaded modules, for use inside tests and hooks.
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

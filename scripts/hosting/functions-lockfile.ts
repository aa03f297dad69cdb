/**
 * Creates the lock file for deploying the functions: the part of the repository's lock file that they
 * need, so that production runs the tested versions. Google's build installs from it (`npm ci`).
 */
import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../emulators/suite-environment.ts';

const FOLDER = path.join(ROOT, 'functions');
const LOCK = 'package-lock.json';
const lockSchema = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({ version: z.optional(z.string()), link: z.optional(z.boolean()) }),
  ),
});
type Lockfile = z.infer<typeof lockSchema>;

export async function readLockfile(file = path.join(ROOT, LOCK)): Promise<Lockfile> {
  return lockSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** The functions in place of the repository, with all packages and no workspaces. */
function withFunctionsAsRoot(whole: Lockfile): Lockfile {
  const root = whole.packages['functions'];
  if (!root) throw new Error('The lock file of the repository has no functions');
  const installed = Object.entries(whole.packages).filter(
    ([place, { link }]) => place.startsWith('node_modules/') && !link,
  );
  return { lockfileVersion: 3, requires: true, packages: { '': root, ...Object.fromEntries(installed) } };
}

/** npm leaves out what the functions do not need; it only follows the lock file. */
export async function functionsLockfile(): Promise<Lockfile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'functions-lock-'));
  try {
    await copyFile(path.join(FOLDER, 'package.json'), path.join(folder, 'package.json'));
    await writeFile(path.join(folder, LOCK), JSON.stringify(withFunctionsAsRoot(await readLockfile())));
    const options = ['--package-lock-only', '--offline', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', ['install', ...options], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    return await readLockfile(path.join(folder, LOCK));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes it next to the functions' package.json, where the deployment finds it. */
export async function writeFunctionsLockfile(): Promise<void> {
  await writeFile(path.join(FOLDER, LOCK), `${JSON.stringify(await functionsLockfile(), undefined, 2)}\n`);
}

/**
 * Creates the lock file for deploying the functions: the part of the repository's lock file that they
 * need, so that production runs the tested versions. Google's build installs from it (`npm ci`).
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../emulators/suite-environment.ts';

const names = z.optional(z.record(z.string(), z.string()));
const entrySchema = z.looseObject({
  version: z.optional(z.string()),
  link: z.optional(z.boolean()),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.optional(
    z.record(z.string(), z.looseObject({ optional: z.optional(z.boolean()) })),
  ),
});
const lockSchema = z.looseObject({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), entrySchema),
});
type Entry = z.infer<typeof entrySchema>;
export type Lockfile = z.infer<typeof lockSchema>;

const FOLDER = 'functions';
const MODULES = 'node_modules/';

/** Returns the paths where Node looks for a package, nearest first, as in lock files. */
function places(from: string, name: string): string[] {
  const found = [`${from === '' ? '' : `${from}/`}${MODULES}${name}`];
  for (let at = from; at !== '';) {
    const cut = at.lastIndexOf(`/${MODULES}`);
    at = cut === -1 ? '' : at.slice(0, cut);
    found.push(`${at === '' ? '' : `${at}/`}${MODULES}${name}`);
  }
  return found;
}

/**
 * Returns the names of an entry's dependencies, and which of them may be missing (for other platforms,
 * for example).
 */
function needs({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Entry) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const optional = new Set(Object.keys(optionalDependencies ?? {}));
  return { all: new Set([...Object.keys(dependencies ?? {}), ...optional, ...peers]), optional };
}

interface Wanted {
  readonly name: string;
  /** Path of the dependent package in the repository's lock file and in the new one. */
  readonly source: string;
  readonly target: string;
  readonly mayBeMissing: boolean;
}

/**
 * @param whole the lock file of the repository, in which the functions are a workspace.
 * @throws Error when a package that the functions need is not locked.
 */
export function functionsLockfile(whole: Lockfile): Lockfile {
  const root = whole.packages[FOLDER];
  if (!root) throw new Error('The lock file of the repository has no functions');
  const packages: Record<string, Entry> = { '': root };
  const wantedBy = (entry: Entry, source: string, target: string, isOptional: boolean): Wanted[] => {
    const { all, optional } = needs(entry);
    return [...all].map((name) => ({ name, source, target, mayBeMissing: isOptional || optional.has(name) }));
  };
  const queue = wantedBy(root, FOLDER, '', false);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { name, source, target, mayBeMissing } = next;
    const found = places(source, name).find((place) => whole.packages[place]);
    const locked = found === undefined ? undefined : whole.packages[found];
    if (found === undefined || !locked) {
      if (mayBeMissing) continue;
      throw new Error(`${name}, which ${source} needs, is not in package-lock.json`);
    }
    const seen = places(target, name).find((place) => packages[place]);
    if (seen !== undefined && packages[seen]?.version === locked.version) {
      // A required dependency: it and its own dependencies are not optional.
      if (mayBeMissing || !packages[seen]?.['optional']) continue;
      packages[seen] = withFlags(locked, false);
      queue.push(...wantedBy(locked, found, seen, false));
      continue;
    }
    const place = packages[`${MODULES}${name}`] ? `${target}/${MODULES}${name}` : `${MODULES}${name}`;
    packages[place] = withFlags(locked, mayBeMissing);
    queue.push(...wantedBy(locked, found, place, mayBeMissing));
  }
  return { name: FOLDER, lockfileVersion: 3, requires: true, packages: sorted(packages) };
}

/**
 * Sets the flags of an entry for the functions alone: not for development, and optional according to
 * their needs.
 */
function withFlags(entry: Entry, isOptional: boolean): Entry {
  const { dev: _dev, devOptional: _devOptional, optional: _optional, ...rest } = entry;
  return isOptional ? { ...rest, optional: true } : rest;
}

function sorted(packages: Readonly<Record<string, Entry>>): Record<string, Entry> {
  return Object.fromEntries(
    Object.entries(packages).toSorted(([one], [other]) => (one < other ? -1 : Number(one > other))),
  );
}

export async function readLockfile(): Promise<Lockfile> {
  return lockSchema.parse(JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8')));
}

/** Writes it next to the functions' package.json, where the deployment finds it. */
export async function writeFunctionsLockfile(): Promise<void> {
  const lock = functionsLockfile(await readLockfile());
  await writeFile(path.join(ROOT, FOLDER, 'package-lock.json'), `${JSON.stringify(lock, undefined, 2)}\n`);
}

/**
 * The folder with the emulators' data between runs, in the suite's export format. A finished export is
 * renamed into place; until then the previous one stays as `<folder>.previous`, so that a complete export
 * exists after a hard kill at any time.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const MARKER = 'firebase-export-metadata.json';

function isExport(folder: string): boolean {
  return existsSync(path.join(folder, MARKER));
}

/**
 * Restores a complete export if a killed run left it elsewhere. `workFolder` is where firebase-tools
 * writes its drafts. Returns a message for the user, or undefined when nothing had to be done.
 */
export async function recoverSavedData(folder: string, workFolder: string): Promise<string | undefined> {
  await rm(checkpointFolder(folder), { recursive: true, force: true });
  const drafts = await exportDrafts(workFolder);
  const candidates = [previousFolder(folder), ...drafts].filter(isExport);
  let message: string | undefined;
  const newest = candidates[0];
  if (!isExport(folder) && newest !== undefined) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(path.dirname(folder), { recursive: true });
    await rename(newest, folder);
    message = `The last run was cut off while saving; its data was taken from ${path.basename(newest)}.`;
  }
  for (const draft of drafts) await rm(draft, { recursive: true, force: true });
  return message;
}

/** Returns when the data in `folder` was saved, or undefined when there is none. */
export async function savedAt(folder: string): Promise<Date | undefined> {
  if (!isExport(folder)) return undefined;
  return (await stat(path.join(folder, MARKER))).mtime;
}

export function checkpointFolder(folder: string): string {
  return `${folder}.checkpoint`;
}

function previousFolder(folder: string): string {
  return `${folder}.previous`;
}

/** Renames a finished checkpoint into place. */
export async function adoptCheckpoint(folder: string): Promise<void> {
  await rm(previousFolder(folder), { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, previousFolder(folder));
  await rename(checkpointFolder(folder), folder);
  await rm(previousFolder(folder), { recursive: true, force: true });
}

/** Newest first: their names contain the time. */
async function exportDrafts(workFolder: string): Promise<string[]> {
  const names = await readdir(workFolder).catch(() => []);
  return names
    .filter((name) => name.startsWith('firebase-export-'))
    .sort()
    .reverse()
    .map((name) => path.join(workFolder, name));
}

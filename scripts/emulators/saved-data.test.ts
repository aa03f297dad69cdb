// @vitest-environment node
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adoptCheckpoint, checkpointFolder, recoverSavedData, savedAt } from './saved-data.ts';

let root: string;
let saved: string;
let work: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'saved-data-'));
  saved = path.join(root, 'data/emulators');
  work = path.join(root, 'work');
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function makeExport(folder: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'firebase-export-metadata.json'), '{}');
  await writeFile(path.join(folder, 'content'), text);
}

function content(): Promise<string> {
  return readFile(path.join(saved, 'content'), 'utf8');
}

test('a checkpoint replaces the saved data', async () => {
  await makeExport(saved, 'old');
  await makeExport(checkpointFolder(saved), 'new');
  await adoptCheckpoint(saved);
  expect(await content()).toBe('new');
  expect(await readdir(path.dirname(saved))).toEqual(['emulators']);
});

test('complete data stay, incomplete checkpoints and drafts are removed', async () => {
  await makeExport(saved, 'whole');
  await mkdir(checkpointFolder(saved), { recursive: true });
  await makeExport(path.join(work, 'firebase-export-1abc'), 'draft');
  expect(await recoverSavedData(saved, work)).toBeUndefined();
  expect(await content()).toBe('whole');
  expect(existsSync(checkpointFolder(saved))).toBe(false);
  expect(await readdir(work)).toEqual([]);
});

test('killed between the two renames of a checkpoint: uses the previous data', async () => {
  await makeExport(`${saved}.previous`, 'before');
  expect(await recoverSavedData(saved, work)).toContain('emulators.previous');
  expect(await content()).toBe('before');
});

test('killed while firebase-tools replaced its export: uses the newest complete draft', async () => {
  await mkdir(saved, { recursive: true });
  await makeExport(path.join(work, 'firebase-export-1000aaa'), 'older');
  await makeExport(path.join(work, 'firebase-export-2000bbb'), 'newest');
  await mkdir(path.join(work, 'firebase-export-3000ccc'));
  expect(await recoverSavedData(saved, work)).toContain('firebase-export-2000bbb');
  expect(await content()).toBe('newest');
});

test('without saved data there is nothing to recover', async () => {
  expect(await recoverSavedData(saved, work)).toBeUndefined();
  expect(await savedAt(saved)).toBeUndefined();
});

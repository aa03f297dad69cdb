/**
 * Verdicts recorded on the official emulator. They lie beside the repository, not in it: where the folder is missing,
 * these tests do not belong to the run (`vitest.config.ts`), and those of `emulator/test/rules` cover the same ground.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../../shared/conformance/', import.meta.url);

export const HAS_RECORDINGS = existsSync(fileURLToPath(FOLDER));

export function readRecorded(file: string): unknown {
  return JSON.parse(readFileSync(fileURLToPath(new URL(file, FOLDER)), 'utf8'));
}

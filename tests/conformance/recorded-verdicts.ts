/**
 * Verdicts recorded from the official emulator. They are stored outside of the repository: without the
 * folder these tests are not run (`vitest.config.ts`), and those of `emulator/test/rules` cover the same
 * behaviour.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../../shared/conformance/', import.meta.url);

export const HAS_RECORDINGS = existsSync(fileURLToPath(FOLDER));

export function readRecorded(file: string): unknown {
  return JSON.parse(readFileSync(fileURLToPath(new URL(file, FOLDER)), 'utf8'));
}

/**
 * Verdicts recorded on the official emulator. They lie beside the repository, not in it; a machine
 * without them reports these tests as skipped.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../../shared/conformance/', import.meta.url);

/** The parsed file, or undefined where the recordings are not at hand. */
export function readRecorded(file: string): unknown {
  const path = fileURLToPath(new URL(file, FOLDER));
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

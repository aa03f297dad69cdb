/**
 * Rebuilds the directory digest from the public documents; idempotent:
 *
 *     npm run data:rebuild-directory -- [--production]
 *
 * Works on the emulators of a local run, or with --production on the project of GOOGLE_CLOUD_PROJECT, its
 * bucket in STORAGE_BUCKET, with the credentials of the machine.
 */
import { parseArgs } from 'node:util';
import { setProjectEnvironment } from './local-project.ts';
import { rebuildDirectory } from './directory/rebuild.ts';

const { values } = parseArgs({ options: { production: { type: 'boolean', default: false } } });
setProjectEnvironment(values.production);
const { written, removed } = await rebuildDirectory();
console.log(`${written} cards were written, ${removed} removed.`);

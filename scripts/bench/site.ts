/**
 * `npm run bench:site`: how long an instance of the last build takes to its first page, and to each of 200 visits by four
 * visitors at a time, with 150 and 10 000 guides on the local backend over loopback.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startTestServer } from 'local-firestore/testing/server';
import { writeGuides } from './write-guides.ts';

const INSTANCE = path.join(import.meta.dirname, 'instance.ts');

for (const size of [150, 10_000]) {
  const server = await startTestServer(0);
  await writeGuides(server.address, size);
  const { stdout } = await promisify(execFile)(process.execPath, [INSTANCE, server.address]);
  console.log(`${size} guides:\n${stdout.trimEnd()}`);
  await server.close();
}

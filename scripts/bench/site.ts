/**
 * `npm run bench:site`: measures visits to guide pages with 150, 1 000 and 10 000 guides: instance start,
 * times, bytes and reads. Uses the last build of functions and site on the local backend over loopback:
 * the times are those of this machine, bytes and reads are the same in production.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { startTestServer } from 'local-firestore/testing/server';
import { siteEnvironment, writeGuides } from './write-guides.ts';

const PROJECT = 'demo-bench';
const SIZES = [150, 1000, 10_000];
const PROBE = path.join(import.meta.dirname, 'site-probe.ts');

const number = z.number();
const resultSchema = z.object({
  modules: number,
  cold: number,
  memory: number,
  startReads: number,
  visits: z.array(z.object({ name: z.string(), p50: number, p95: number, kib: number, reads: number })),
});

/** Runs in its own process, like an instance. */
async function probe(address: string): Promise<z.infer<typeof resultSchema>> {
  const env = { ...process.env, ...siteEnvironment(address, PROJECT) };
  const { stdout } = await promisify(execFile)(process.execPath, [PROBE], { env });
  return resultSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}

for (const size of SIZES) {
  const server = await startTestServer(0);
  await writeGuides(server.address, PROJECT, size);
  const { modules, cold, memory, startReads, visits } = await probe(server.address);
  await server.close();
  console.log(
    `${size} guides: modules ${modules} ms, first page after ${cold} ms, ${startReads} reads, ${memory} MiB`,
  );
  for (const { name, p50, p95, kib, reads } of visits)
    console.log(
      `  ${name.padEnd(34)} p50 ${p50.toFixed(1).padStart(6)} ms  p95 ${p95.toFixed(1).padStart(6)} ms  ${kib.toFixed(1).padStart(6)} KiB  ${reads.toFixed(2)} reads`,
    );
}

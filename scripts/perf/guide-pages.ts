/** Pages of the function `site` for `npm run perf`: requested once, and then served as files. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { startTestServer } from 'local-firestore/testing/server';
import { siteEnvironment, writeGuides } from '../bench/write-guides.ts';

const PROJECT = 'demo-perf';
const GUIDES = 150;
const PROBE = path.join(import.meta.dirname, 'guide-pages-probe.ts');

/**
 * Returns the HTML of these pages as rendered by an instance of the function, with 150 guides on the
 * local backend.
 */
export async function guidePages(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0) return new Map();
  const server = await startTestServer(0);
  try {
    await writeGuides(server.address, PROJECT, GUIDES);
    const { stdout } = await promisify(execFile)(process.execPath, [PROBE, ...paths], {
      env: { ...process.env, ...siteEnvironment(server.address, PROJECT) },
      maxBuffer: 64 * 1024 * 1024,
    });
    const pages = z.record(z.string(), z.string()).parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
    return new Map(Object.entries(pages));
  } finally {
    await server.close();
  }
}

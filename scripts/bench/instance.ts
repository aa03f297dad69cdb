/**
 * An instance of the function `site` in this process. As a program it visits the instance, in a process of its own like one
 * in production, and prints how long its first page and further visits take.
 */
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listen } from '../listen.ts';

const BUNDLE = path.join(import.meta.dirname, '../../functions/lib/index.js');
export const PROJECT = 'demo-instance';
const VISITS = 200;
const VISITORS = 4;
/** Each query has a full page of results at any size. */
const WORDS = ['english', 'svaneti', 'german', 'ski', 'guide', 'trekking', 'climbing', 'georgian'];
const PAGES = {
  directory: () => '/en/guides',
  search: (index: number) => `/guides?q=${WORDS[index % WORDS.length]}`,
  'guide’s page': () => '/en/giorgi-beridze',
} as const;

/**
 * Starts the function of the last build; its connections keep the process alive.
 * @param database `host:port`.
 * @returns its origin.
 */
export async function startInstance(database: string): Promise<string> {
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: database,
    GCLOUD_PROJECT: PROJECT,
    FUNCTIONS_EMULATOR: 'true',
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT, storageBucket: `${PROJECT}.test` }),
  });
  const { site }: { readonly site: RequestListener } = await import(pathToFileURL(BUNDLE).href);
  return `http://127.0.0.1:${await listen(createServer(site))}`;
}

async function visit(address: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(address);
  await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return performance.now() - start;
}

async function measure(database: string): Promise<void> {
  const start = performance.now();
  const origin = await startInstance(database);
  await visit(`${origin}/en/guides`);
  console.log(`  first page after ${Math.round(performance.now() - start)} ms`);
  for (const [name, pathOf] of Object.entries(PAGES)) {
    const times: number[] = [];
    let next = 0;
    const visitor = async () => {
      while (next < VISITS) times.push(await visit(origin + pathOf(next++)));
    };
    await Promise.all(Array.from({ length: VISITORS }, visitor));
    times.sort((a, b) => a - b);
    const [p50 = 0, p95 = 0] = [0.5, 0.95].map((part) => times[Math.floor(times.length * part)]);
    console.log(`  ${name.padEnd(14)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
  }
}

const [, , database] = process.argv;
if (import.meta.main && database !== undefined) {
  await measure(database);
  process.exit();
}

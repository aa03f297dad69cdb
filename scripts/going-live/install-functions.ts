/**
 * Installs the files that a deployment of the functions uploads in an empty folder, like Google's build, and
 * imports them, to detect dependencies that exist only in this repository. Needs a build of functions and
 * site, and the packages from npm's cache or registry.
 *
 *     npm run functions:try
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../emulators/suite-environment.ts';
import { writeFunctionsLockfile } from './functions-lockfile.ts';

const SOURCE = path.join(ROOT, 'functions');
const configSchema = z.object({ functions: z.tuple([z.object({ ignore: z.array(z.string()) })]) });

/** Prints the names of the functions, and loads the site's pages, which are read with the first visit. */
const LOAD = `const functions = await import('./lib/index.js');
await import('#site-pages');
console.log(Object.keys(functions).sort().join(' '));`;

async function upload(folder: string): Promise<void> {
  const text = await readFile(path.join(ROOT, 'firebase.json'), 'utf8');
  const { ignore } = configSchema.parse(JSON.parse(text)).functions[0];
  const isUploaded = (file: string) => {
    const [first = ''] = path.relative(SOURCE, file).split(path.sep);
    return !ignore.includes(first) && !first.endsWith('.log');
  };
  await cp(SOURCE, folder, { recursive: true, filter: isUploaded });
}

await writeFunctionsLockfile();
const folder = await mkdtemp(path.join(tmpdir(), 'functions-'));
try {
  await upload(folder);
  const install = ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', install, { cwd: folder, stdio: 'inherit' });
  const config = JSON.stringify({ projectId: 'demo-try', storageBucket: 'demo-try.test' });
  const project = { GCLOUD_PROJECT: 'demo-try', FIREBASE_CONFIG: config };
  const loaded = execFileSync(process.execPath, ['--input-type=module', '--eval', LOAD], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...project },
  });
  console.log(`Installed and imported the deployed files: ${loaded.trim()}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

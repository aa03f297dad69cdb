/**
 * Bundles `functions/src`, and the shared code of `src/domain` with it, into `functions/lib`. The
 * packages that functions/package.json names stay outside: they are installed where it runs.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import * as z from 'zod/mini';
import { ROOT } from './emulators/suite-environment.ts';

const FOLDER = path.join(ROOT, 'functions');

const manifest = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(await readFile(path.join(FOLDER, 'package.json'), 'utf8')));

const installed = Object.keys(manifest.dependencies).map((name) => new RegExp(`^${name}(?:/|$)`, 'u'));

await build({
  configFile: false,
  root: FOLDER,
  logLevel: 'warn',
  build: {
    ssr: 'src/index.ts',
    outDir: 'lib',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: { external: [/^node:/u, ...installed] },
  },
});

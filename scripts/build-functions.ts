/**
 * Bundles `functions/src`, and the shared code of `src/domain` with it, into `functions/lib`. The
 * packages that functions/package.json names stay outside: they are installed where it runs. The
 * site's own code in `functions/lib/site` is left as `scripts/build-site.ts` has written it; with
 * `--deploy` it must be there, and the lock file of what is installed is written beside the package.json.
 */
import { access, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import * as z from 'zod/mini';
import { ROOT } from './emulators/suite-environment.ts';
import { writeFunctionsLockfile } from './going-live/functions-lockfile.ts';

const FOLDER = path.join(ROOT, 'functions');

const manifest = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(await readFile(path.join(FOLDER, 'package.json'), 'utf8')));

const installed = Object.keys(manifest.dependencies).map((name) => new RegExp(`^${name}(?:/|$)`, 'u'));

/** What functions/package.json calls `#site-pages`. */
const SITE_PAGES = 'site';

const { values } = parseArgs({ options: { deploy: { type: 'boolean', default: false } } });
const output = path.join(FOLDER, 'lib');
if (values.deploy) {
  await access(path.join(output, SITE_PAGES, 'site-pages.js'));
  await writeFunctionsLockfile();
}
for (const name of await readdir(output).catch(() => []))
  if (name !== SITE_PAGES) await rm(path.join(output, name), { recursive: true });

await build({
  configFile: false,
  root: FOLDER,
  logLevel: 'warn',
  // What functions/package.json does not name is not installed there: it goes into the bundle.
  ssr: { noExternal: true },
  build: {
    ssr: 'src/index.ts',
    outDir: 'lib',
    emptyOutDir: false,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      // The code of pictures shares parts with the entry, which must export functions alone.
      preserveEntrySignatures: 'strict',
      external: [/^node:/u, '#site-pages', ...installed],
    },
  },
});

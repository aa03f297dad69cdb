/**
 * Bundles `functions/src`, including the shared code of `src/domain`, into `functions/lib`. The packages
 * listed in functions/package.json stay external: they are installed where the functions run. The site's
 * code in `functions/lib/site` stays as written by `scripts/build-site.ts`.
 */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import functionsPackage from '../functions/package.json' with { type: 'json' };
import { ROOT } from './emulators/suite-environment.ts';

const FOLDER = path.join(ROOT, 'functions');

const installed = Object.keys(functionsPackage.dependencies).map(
  (name) => new RegExp(`^${name}(?:/|$)`, 'u'),
);

/** The folder behind `#site-pages` and `#site-files` in functions/package.json. */
const SITE_PAGES = 'site';

const output = path.join(FOLDER, 'lib');
for (const name of await readdir(output).catch(() => []))
  if (name !== SITE_PAGES) await rm(path.join(output, name), { recursive: true });

await build({
  configFile: false,
  root: FOLDER,
  logLevel: 'warn',
  // Packages that functions/package.json does not list are not installed there, so they are bundled.
  ssr: { noExternal: true },
  build: {
    ssr: 'src/index.ts',
    outDir: 'lib',
    emptyOutDir: false,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      // The picture code shares chunks with the entry, which must export only functions.
      preserveEntrySignatures: 'strict',
      external: [/^node:/u, '#site-pages', '#site-files', ...installed],
    },
  },
});

/**
 * Builds the site into `dist/`: the browser's code, every static page in both languages, the shells of members' pages,
 * the not-found file, sitemap and robots. Builds the code with which the functions draw pages into
 * `functions/lib/site`. Fails if a size budget is exceeded, or if the environment of its mode is incomplete.
 *
 *     node scripts/build-site.ts [--mode emulators|production|rehearsal] [--out dist] [--pages-out functions/lib/site]
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { MEMBERS_PATHS } from '../src/content/routes.ts';
import { uploadedFiles } from '../src/domain/content/uploads.ts';
import { PAGE_LANGS } from '../src/domain/lang.ts';
import { localPath, parsePath } from '../src/domain/paths.ts';
import { ASSETS_FILE, MEDIA_FILE } from '../src/server/assets.ts';
import type * as StaticSite from '../src/server/static-site.tsx';
import { robotsTxt } from '../src/server/sitemap.ts';
import { writeSiteBuild } from './hosting/deployment.ts';
import { readSiteEnvironment } from './hosting/site-environment.ts';
import { checkBudgets, weighPage } from './site/check-budgets.ts';
import type { ClientBuild } from './site/client-build.ts';
import { liveContent, liveFile } from './site/live-content.ts';
import { siteAssets } from './site/site-assets.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** The style sheet only for its fonts: pages hold the rules. */
const BROWSER_ENTRIES = ['src/islands/site.ts', 'src/members/main.tsx', 'src/theme/fonts.css'];

/** Scripts of the pages that the functions draw. */
const DATA_PAGES = [
  ['/guides', 'search'],
  ['/messages/to/:slug', 'message-form'],
  ['/apply/:intake', 'message-form'],
] as const;

const SHELLS: ReadonlySet<string> = new Set(MEMBERS_PATHS);

const { values: options } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    out: { type: 'string', default: 'dist' },
    'pages-out': { type: 'string', default: 'functions/lib/site' },
  },
});
const outFolder = resolve(ROOT, options.out);
const pagesFolder = resolve(ROOT, options['pages-out']);

async function buildBrowserCode(): Promise<ClientBuild> {
  const site = await build({
    root: ROOT,
    mode: options.mode,
    logLevel: 'warn',
    build: { outDir: outFolder, emptyOutDir: true, rolldownOptions: { input: BROWSER_ENTRIES } },
  });
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: outFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(ROOT, 'src/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  return [site].flat().flatMap((one) => ('output' in one ? one.output : []));
}

/** One build for the static pages, drawn here, and for the functions, which load only what they need of it. */
async function buildServerCode(): Promise<typeof StaticSite> {
  await build({
    root: ROOT,
    mode: options.mode,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    // The site's packages are not installed where the functions run.
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: pagesFolder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: true,
      target: 'node24',
      rolldownOptions: {
        input: ['src/server/static-site.tsx', 'src/server/site-pages.ts', 'src/server/site-files.ts'],
        output: { codeSplitting: { groups: [{ name: 'packages', test: /\/node_modules\//u }] } },
      },
    },
  });
  return import(pathToFileURL(join(pagesFolder, 'static-site.js')).href);
}

async function write(path: string, text: string | Uint8Array): Promise<void> {
  const file = join(outFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function main(): Promise<void> {
  const environment = readSiteEnvironment(options.mode);
  const client = await buildBrowserCode();
  const server = await buildServerCode();
  const assets = siteAssets(client, environment);
  const weights = [];
  const content = await liveContent(options.mode, environment.siteUrl);
  for (const file of uploadedFiles(JSON.stringify(content)))
    await write(file, await liveFile(options.mode, environment.siteUrl, file));
  for (const { path, text } of server.siteFiles(assets, content)) {
    await write(path, text);
    const address = path.slice(0, -'/index.html'.length) || '/';
    const parsed = parsePath(address);
    if (path.endsWith('/index.html') && !SHELLS.has(parsed.path))
      weights.push(weighPage(client, outFolder, address, text, assets.fonts[parsed.lang]));
  }
  for (const lang of PAGE_LANGS) {
    for (const [path, island] of DATA_PAGES)
      weights.push(
        weighPage(client, outFolder, localPath(path, lang), ` data-island="${island}"`, assets.fonts[lang]),
      );
  }
  await writeFile(join(pagesFolder, ASSETS_FILE), JSON.stringify(assets));
  const media = await readdir(join(ROOT, 'public/media'), { recursive: true });
  await writeFile(join(pagesFolder, MEDIA_FILE), JSON.stringify(media.map((file) => `/media/${file}`)));
  await write('robots.txt', robotsTxt(environment.siteUrl));
  checkBudgets(client, weights);
  await writeSiteBuild(outFolder, { mode: options.mode, projectId: environment.projectId });
}

await main();

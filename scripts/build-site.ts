/**
 * Builds the site into `dist/`: browser code, every static page in both languages, the shells of
 * members' pages, the not-found file, sitemap and robots. Builds the code with which the function renders
 * guide pages into `functions/lib/site`. Fails if a size budget is exceeded, or if the environment of its
 * mode is incomplete.
 *
 *     node scripts/build-site.ts [--mode emulators|production|rehearsal] [--out dist] [--pages-out functions/lib/site]
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { unavailableFile } from '../src/domain/site/site-pages.ts';
import { DEFAULT_LANG, PAGE_LANGS, type Lang } from '../src/domain/lang.ts';
import { tbilisiDay } from '../src/domain/tbilisi-day.ts';
import { pageDocument, prerenderedRoot, STYLES_PLACE, type Template } from '../src/server/page-document.ts';
import { PAGES_FILE, type PagesFile } from '../src/server/pages-file.ts';
import { SHARE_FILE } from '../src/server/share-card/outlines.ts';
import type * as ServerEntry from '../src/server/prerender.tsx';
import { robotsTxt, sitemapXml } from '../src/server/sitemap.ts';
import { writeSiteBuild } from './hosting/deployment.ts';
import { readSiteEnvironment } from './hosting/site-environment.ts';
import { checkBudgets, type PageWeight, weighPage } from './site/check-budgets.ts';
import { ClientBuild } from './site/client-build.ts';
import { guidePagesOnly } from './site/guide-pages-only.ts';
import { makeShareFile } from './site/share-file.ts';

type Server = typeof ServerEntry;

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SERVER_FOLDER = join(ROOT, '.cache/site-server');
/** A path without a page; renders the not-found screen. */
const NOWHERE = '/404/404';

const { values: options } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    out: { type: 'string', default: 'dist' },
    'pages-out': { type: 'string', default: 'functions/lib/site' },
  },
});
const outFolder = resolve(ROOT, options.out);
const pagesFolder = resolve(ROOT, options['pages-out']);
process.env['BUILD_DAY'] ??= tbilisiDay(new Date());

async function runVite(): Promise<Server> {
  const shared = { root: ROOT, mode: options.mode, logLevel: 'warn' as const };
  const onServer = { emptyOutDir: true, copyPublicDir: false, manifest: false };
  await build({ ...shared, build: { outDir: outFolder, emptyOutDir: true } });
  await build({
    ...shared,
    build: { ...onServer, ssr: 'src/server/prerender.tsx', outDir: SERVER_FOLDER },
  });
  await build({
    ...shared,
    plugins: [guidePagesOnly()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    // The site's packages are not installed where the functions run.
    ssr: { noExternal: true },
    build: {
      ...onServer,
      ssr: 'src/server/site-pages.tsx',
      outDir: pagesFolder,
      target: 'node24',
      // Shared modules get their own chunk, so that the other chunks do not import each other.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'packages', test: /\/node_modules\//u },
              { name: 'shared', test: /\/src\/(?:domain|navigation|seo|theme|ui)\//u },
            ],
          },
        },
      },
    },
  });
  await build({
    configFile: false,
    logLevel: 'warn',
    // A library keeps it for its users, and Workbox would log each request.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: outFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: join(ROOT, 'src/offline/service-worker.ts'),
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'sw.js',
      },
    },
  });
  const server: Server = await import(pathToFileURL(join(SERVER_FOLDER, 'prerender.js')).href);
  return server;
}

async function readTemplate(): Promise<Template> {
  const assets = await readdir(join(outFolder, 'assets'));
  const asset = (pattern: RegExp) => {
    const file = assets.find((name) => pattern.test(name));
    if (file === undefined) throw new Error(`No file like ${String(pattern)} in the build`);
    return file;
  };
  const fontOf = (part: string) =>
    `/assets/${asset(new RegExp(`^google-sans-${part}-wght.*\\.woff2$`, 'u'))}`;
  const built = await readFile(join(outFolder, 'index.html'), 'utf8');
  const sheet = `/assets/${asset(/\.css$/u)}`;
  const html = built
    .replace(/<link rel="stylesheet"[^>]*>/u, STYLES_PLACE)
    // The first view does not need this script.
    .replace('<script type="module"', '<script type="module" fetchpriority="low"');
  if (!html.includes(STYLES_PLACE)) throw new Error('The built page references no style sheet');
  const css = (await readFile(join(outFolder, sheet), 'utf8')).trim();
  // Fonts are referenced in the page only: a second reference would load them again and delay the text.
  await writeFile(join(outFolder, sheet), css.replaceAll(/@font-face\s*\{[^}]*\}/gu, ''));
  return {
    html,
    styles: { css, address: sheet },
    fonts: {
      // Digits and punctuation are in the basic font.
      ka: [fontOf('georgian'), fontOf('basic')],
      en: [fontOf('basic')],
    },
  };
}

async function write(path: string, text: string): Promise<void> {
  const file = join(outFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function writePages(server: Server, template: Template, client: ClientBuild): Promise<PageWeight[]> {
  const paths = await server.staticPaths();
  const pages = paths.flatMap((path) => PAGE_LANGS.map((lang) => ({ path, lang })));
  const weights: PageWeight[] = [];
  for (const { path, lang } of pages) {
    const address = server.localPath(path, lang);
    const { html, head } = await server.renderPage(address);
    const files = client.filesOf(await server.modulesOf(address));
    const text = pageDocument(template, {
      lang,
      head,
      roots: [prerenderedRoot(html, files, { id: 'root' })],
    });
    await write(join(address, 'index.html'), text);
    weights.push(weighPage(client, address, [...client.entryFiles(), ...files], text));
  }
  return weights;
}

/**
 * Without a script the language of the address is unknown, so the not-found file contains both languages,
 * one below the other between one header and one footer.
 */
const BOTH_LANGUAGES = [
  '.site-root{display:block!important;min-block-size:0!important}',
  '.site-root+.site-root .site-header,.site-root+.site-root .skip-link,.language-switch,',
  '.site-root:has(+.site-root) .site-footer,',
  '.site-root:has(+.site-root) .not-found__cairn{display:none!important}',
  '.site-root:has(+.site-root) .not-found{min-block-size:0}',
  '.site-root:has(+.site-root) .not-found__inner{padding-block:4rem 1rem}',
].join('');

/** Both languages in one file, because Hosting has only one file for unknown addresses. */
async function writeNotFound(server: Server, template: Template, client: ClientBuild): Promise<void> {
  const rendered = await Promise.all(
    PAGE_LANGS.map(async (lang) => {
      const address = server.localPath(NOWHERE, lang);
      const modules = await server.modulesOf(address);
      return { lang, modules, ...(await server.renderPage(address)) };
    }),
  );
  const roots = rendered.map(({ lang, html, modules }) =>
    prerenderedRoot(html, client.filesOf(modules), {
      class: 'site-root',
      lang,
      'data-lang': lang,
      'data-not-found': 'true',
    }),
  );
  const head = `${rendered[0]?.head ?? ''}<noscript><style>${BOTH_LANGUAGES}</style></noscript>`;
  await write('404.html', pageDocument(template, { lang: DEFAULT_LANG, head, roots }));
}

/** Shells for members' screens, which the browser renders. */
async function writeShells(server: Server, template: Template): Promise<void> {
  const shell = async (address: string, lang: Lang, meta: string) => {
    const loading = await server.renderLoading(address);
    const { html, head } = await server.renderWithoutScripts(address);
    return pageDocument(template, {
      lang,
      head: `${meta}${loading.head}<noscript>${head}<style>#root{display:none!important}</style></noscript>`,
      roots: [{ html: loading.html, attributes: { id: 'root', 'data-shell': 'true' } }],
      withoutScripts: html,
    });
  };
  for (const lang of PAGE_LANGS) {
    for (const path of server.pathsOf('members')) {
      const address = server.localPath(path, lang);
      await write(
        join(address, 'index.html'),
        await shell(address, lang, '<meta name="robots" content="noindex">'),
      );
    }
  }
}

/**
 * The function sends these files when it cannot render a page; the browser then renders its page at any
 * address.
 */
async function writeUnavailable(server: Server, template: Template, client: ClientBuild): Promise<void> {
  for (const lang of PAGE_LANGS) {
    const { html, head } = await server.renderUnavailable(lang);
    const files = client.filesOf(await server.modulesOf(server.localPath('/guides', lang)));
    const root = prerenderedRoot(html, files, { id: 'root', 'data-not-found': 'true' });
    await writeFile(
      join(pagesFolder, unavailableFile(lang)),
      pageDocument(template, { lang, head, roots: [root] }),
    );
  }
}

/** What the function needs to know about this build, and the scripts of its pages. */
async function writePagesFile(
  server: Server,
  template: Template,
  client: ClientBuild,
): Promise<PageWeight[]> {
  const addresses = server
    .pathsOf('server')
    .flatMap((path) => PAGE_LANGS.map((lang) => server.localPath(path, lang)));
  const files: Record<string, string[]> = {};
  for (const address of addresses) {
    files[address] = client.filesOf(await server.modulesOf(address.replace(':slug', 'a-guide')));
  }
  const content: PagesFile = { template, files };
  await writeFile(join(pagesFolder, PAGES_FILE), JSON.stringify(content));
  await writeFile(
    join(pagesFolder, SHARE_FILE),
    JSON.stringify(await makeShareFile(join(ROOT, 'public/media'))),
  );
  return Object.entries(files).map(([address, own]) =>
    weighPage(client, address, [...client.entryFiles(), ...own], ''),
  );
}

async function main(): Promise<void> {
  const { siteUrl, projectId } = readSiteEnvironment(options.mode);
  const server = await runVite();
  const template = await readTemplate();
  const client = new ClientBuild(outFolder);
  const weights = await writePages(server, template, client);
  await writeNotFound(server, template, client);
  await writeShells(server, template);
  await writeUnavailable(server, template, client);
  weights.push(...(await writePagesFile(server, template, client)));

  const absolute = (path: string, lang: Lang) => `${siteUrl}${server.localPath(path, lang)}`;
  const paths = [
    ...(await server.staticPaths()),
    ...server.pathsOf('server').filter((path) => !path.includes(':')),
  ];
  const entries = paths.map((path) => ({ ka: absolute(path, 'ka'), en: absolute(path, 'en') }));
  await write('sitemap.xml', sitemapXml(entries));
  await write('robots.txt', robotsTxt(siteUrl));
  await rm(join(outFolder, '.vite'), { recursive: true });
  checkBudgets(weights);
  await writeSiteBuild(outFolder, { mode: options.mode, projectId });
}

await main();

/**
 * `npm run dev`: draws pages on request with Vite and hot reload, on the emulators with the demo association. Pages
 * with data are drawn by the function's own code, run here. Functions are built once at the start; restart after
 * changing them.
 */
import { execFileSync } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { deleteApp, getApp } from 'firebase-admin/app';
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { NEWS_PATHS } from '../src/content/published.ts';
import { MEMBERS_PATHS, STATIC_PATHS } from '../src/content/routes.ts';
import { DEFAULT_LANG, PAGE_LANGS } from '../src/domain/lang.ts';
import { parsePath } from '../src/domain/paths.ts';
import { FUNCTIONS_REGION } from '../src/members/firebase/region.ts';
import type { Assets } from '../src/server/assets.ts';
import type * as SiteFunction from '../functions/src/site/site-function.ts';
import type * as StaticSite from '../src/server/static-site.tsx';
import { runLocally } from './emulators/local-run.ts';
import { ROOT } from './emulators/suite-environment.ts';
import { LOCAL, pointAdminSdkAtEmulators } from './local-project.ts';
import { seedIfEmpty } from './seed.ts';

const PORT = 5173;
const PREFIXES = PAGE_LANGS.filter((lang) => lang !== DEFAULT_LANG).map((lang) => `/${lang}`);
/** Posted forms; `firebase.json` has the same rewrites. */
const MESSAGES = `^(${PREFIXES.join('|')})?/(messages/(send|confirm|report)|applications/(send|status))/`;
const FUNCTIONS = `http://${LOCAL.functions}/${LOCAL.project}/${FUNCTIONS_REGION}`;

/** Reloads a page after a change; in the place of the policy, which would forbid Vite's inline scripts. */
const VITE_CLIENT = '<script type="module" src="/@vite/client"></script>';

const DEV_ASSETS: Assets = {
  site: '/src/islands/site.ts',
  members: '/src/members/main.tsx',
  membersImports: {},
  membersStyles: [],
  fonts: { ka: [], en: [] },
  policies: { page: VITE_CLIENT, members: VITE_CLIENT },
};

/** Gives the function's code the sources of the pages instead of their build. */
function sitePagesFromSources(): Plugin {
  return {
    name: 'site-pages-from-sources',
    resolveId: { filter: { id: /^#site-pages$/ }, handler: () => '\0site-pages' },
    load: {
      filter: { id: /^\0site-pages$/ },
      handler: () =>
        [
          "import { sitePagesWith } from '/src/server/data-pages.tsx';",
          `export const sitePages = sitePagesWith(${JSON.stringify(DEV_ASSETS)});`,
        ].join('\n'),
    },
  };
}

/** Imports a module as Vite serves it, anew after a change. */
function importSource<Module>({ environments }: ViteDevServer, file: string): Promise<Module> {
  if (!isRunnableDevEnvironment(environments.ssr)) throw new Error('Vite cannot run the code of the server');
  return environments.ssr.runner.import<Module>(file);
}

/** @returns undefined for addresses of pages with data. */
async function drawStatic(server: ViteDevServer, url: string): Promise<string | undefined> {
  const { lang, path } = parsePath(new URL(url, LOCAL.site).pathname);
  const pages = await importSource<typeof StaticSite>(server, '/src/server/static-site.tsx');
  const shell = MEMBERS_PATHS.find((each) => each === path);
  if (shell) return pages.membersShell(DEV_ASSETS, shell, lang);
  return [...STATIC_PATHS, ...NEWS_PATHS].includes(path)
    ? pages.staticPage(DEV_ASSETS, path, lang)
    : undefined;
}

/** Answers requests for documents; Vite answers those for sources. */
async function answer(
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url = '/' } = request;
  const html = await drawStatic(server, url);
  if (html === undefined) {
    const functions = await importSource<typeof SiteFunction>(server, '/functions/src/site/site-function.ts');
    await Reflect.apply(functions.site, undefined, [request, response]);
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(await server.transformIndexHtml(url, html));
}

async function serveSite(): Promise<void> {
  await seedIfEmpty();
  pointAdminSdkAtEmulators();
  // The functions' code makes an app of its own, of the project that its environment names.
  await deleteApp(getApp());
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId: LOCAL.project, storageBucket: LOCAL.bucket });
  const server = await createServer({
    root: ROOT,
    mode: 'emulators',
    plugins: [sitePagesFromSources()],
    server: { port: PORT, strictPort: true, proxy: { [MESSAGES]: `${FUNCTIONS}/messages` } },
  });
  server.middlewares.use((request, response, next) => {
    answer(server, request, response).catch((error: unknown) => {
      if (error instanceof Error) server.ssrFixStacktrace(error);
      next(error);
    });
  });
  // What only the server draws with is not in the browser's module graph: the page is loaded again.
  server.watcher.on('change', (file) => {
    if (!server.environments.client.moduleGraph.getModulesByFile(file))
      server.hot.send({ type: 'full-reload' });
  });
  await server.listen();
  console.log(`\n  The site, with hot reload: http://127.0.0.1:${PORT}\n`);
}

execFileSync('npm', ['run', '--silent', 'build:functions'], { cwd: ROOT, stdio: 'inherit' });

const code = await runLocally({
  only: ['auth', 'functions', 'firestore', 'storage'],
  onReady: serveSite,
});
// The development server would keep the process alive.
process.exit(code);

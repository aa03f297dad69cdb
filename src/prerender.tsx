/** The server's entry: pages as static HTML. Run by `scripts/build-site.ts` after the SSR build. */
import type { ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { contentOf, matchRoute } from './app/match-route.ts';
import { preloadPage } from './app/preload.ts';
import { ScriptsNeeded } from './app/ScriptsNeeded.tsx';
import { ROUTES, SHELL_AREAS } from './app/routes.ts';
import { needsMaterial } from './app/screens.tsx';
import { site } from './content/site.ts';
import type { Lang } from './domain/lang.ts';
import { localized } from './i18n/localized.ts';
import { parsePath } from './i18n/paths.ts';

export { localPath } from './i18n/paths.ts';

/** Title of the shells until a screen has its own. */
export function siteName(lang: Lang): string {
  return localized(site.shortName, lang);
}

export interface RenderedPage {
  /** Markup of the root element. */
  readonly html: string;
  /** What belongs into `<head>`: title, meta, links, emotion's styles. */
  readonly head: string;
  /** Source modules, below `src/`, that the browser loads for this page beyond the entry. */
  readonly modules: readonly string[];
}

/** Of emotion's own cache, which the browser uses: so it adopts the styles of the HTML. */
const EMOTION_KEY = 'css';

/** React writes hoistable elements first when there is no `<head>` to put them in. */
const HOISTED = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)+/u;

/** The paths of all prerendered pages, without the language prefix. */
export async function staticPaths(): Promise<string[]> {
  const paths: string[] = [];
  for (const route of ROUTES.filter(({ kind }) => kind === 'static')) {
    if (!route.slugs) paths.push(route.path);
    else for (const slug of await route.slugs()) paths.push(route.path.replace(':slug', slug));
  }
  return paths;
}

/** The paths of the screens behind the sign-in, without the language prefix. */
export function membersPaths(): string[] {
  return ROUTES.filter(({ kind }) => kind === 'members').map(({ path }) => path);
}

/** Renders the page at a pathname (with its language prefix); an unknown one is the not-found page. */
export async function renderPage(pathname: string): Promise<RenderedPage> {
  await preloadPage(pathname);
  return renderAt(pathname);
}

/** What a shell shows at a pathname where scripts are switched off: header, a word why, footer. */
export function renderWithoutScripts(pathname: string): Promise<RenderedPage> {
  return renderAt(pathname, <ScriptsNeeded />);
}

async function renderAt(pathname: string, content?: ReactNode): Promise<RenderedPage> {
  const cache = createCache({ key: EMOTION_KEY });
  const emotion = createEmotionServer(cache);
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <StaticRouter location={pathname}>
        <App>{content}</App>
      </StaticRouter>
    </CacheProvider>,
    {
      // Otherwise large parts are moved out of place and need a script to come back.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const hoisted = HOISTED.exec(html)?.[0] ?? '';
  return {
    html: html.slice(hoisted.length),
    head: hoisted + emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)),
    modules: modulesOf(pathname),
  };
}

function modulesOf(pathname: string): string[] {
  const { lang } = parsePath(pathname);
  const match = matchRoute(pathname);
  const areas = [...SHELL_AREAS, ...(match?.route.areas ?? [])];
  return [
    'app/start.tsx',
    ...areas.map((area) => `i18n/messages/${lang}/${area}.json`),
    ...(match ? [`${match.route.screen}.tsx`] : []),
    ...(match && needsMaterial(match.route.screen) ? ['theme/MaterialTheme.tsx'] : []),
    ...(match ? contentOf(match).map((name) => `${name}.ts?lang=${lang}`) : []),
  ];
}

/** The build's entry: static pages and shells as HTML. Run by `scripts/build-site.ts` after the SSR build. */
import { contentOf, matchRoute } from '../members/app/match-route.ts';
import { PageLoading } from '../members/app/PageLoading.tsx';
import { preloadPage } from '../members/app/preload.ts';
import { ScriptsNeeded } from '../members/app/ScriptsNeeded.tsx';
import {
  isUnhydratedRoute,
  ROUTES,
  SHELL_AREAS,
  type RouteKind,
  type ScreenModule,
  type SiteRoute,
} from '../members/app/routes.ts';
import { guidesResponse } from '../domain/directory/guides-response.ts';
import type { Lang } from '../domain/lang.ts';
import { localPath, parsePath } from '../domain/paths.ts';
import { renderAt, type RenderedPage } from './render-page.tsx';

export { localPath };

/** The paths of all prerendered pages, without the language prefix. */
export async function staticPaths(): Promise<string[]> {
  const paths: string[] = [];
  for (const route of ROUTES.filter(({ kind }) => kind === 'static')) {
    if (!route.slugs) paths.push(route.path);
    else for (const slug of await route.slugs()) paths.push(route.path.replace(':slug', slug));
  }
  return paths;
}

/** The patterns of the routes of a kind, without the language prefix. */
export function pathsOf(kind: RouteKind): string[] {
  return ROUTES.filter((route) => route.kind === kind).map(({ path }) => path);
}

/** The files of the screens that the browser renders from static or the server's HTML. */
const screenFiles = import.meta.glob<ScreenModule>(['../pages/*/*Screen.tsx', '../pages/guides/*Screen.tsx']);

async function fileOf({ path, screen }: SiteRoute): Promise<string> {
  const { Screen } = await screen();
  for (const [file, load] of Object.entries(screenFiles)) {
    if ((await load()).Screen === Screen) return file.replace('../', '');
  }
  throw new Error(`No file exports the screen of ${path}`);
}

/** Returns the source modules, below `src/`, that the browser loads for the page at a pathname beyond the entry. */
export async function modulesOf(pathname: string): Promise<string[]> {
  const { lang } = parsePath(pathname);
  const found = matchRoute(pathname);
  const match = found && isUnhydratedRoute(found.route) ? undefined : found;
  const areas = [...SHELL_AREAS, ...(match?.route.areas ?? [])];
  return [
    'members/app/react-dom.ts',
    'members/app/start.tsx',
    ...areas.map((area) => `i18n/messages/${lang}/${area}.json`),
    ...(match ? [await fileOf(match.route)] : []),
    ...(match ? contentOf(match, true).map((name) => `${name}.ts?lang=${lang}`) : []),
  ];
}

/** Renders the page at a pathname (with its language prefix); an unknown one is the not-found page. */
export async function renderPage(pathname: string): Promise<RenderedPage> {
  await preloadPage(pathname);
  return renderAt(pathname);
}

/**
 * Renders what a shell shows at a pathname until its screen is loaded: header, loading message, footer.
 */
export function renderLoading(pathname: string): Promise<RenderedPage> {
  return renderAt(pathname, { content: <PageLoading /> });
}

/** Renders the directory's error page with the association's contact details. */
export async function renderUnavailable(lang: Lang): Promise<RenderedPage> {
  const pathname = localPath('/guides', lang);
  await preloadPage(pathname);
  const response = guidesResponse({ kind: 'failed' });
  return renderAt(pathname, { response });
}

/** Renders what a shell shows at a pathname without scripts: header, an explanation, footer. */
export function renderWithoutScripts(pathname: string): Promise<RenderedPage> {
  return renderAt(pathname, { content: <ScriptsNeeded /> });
}

/** The build's entry: static pages and shells as HTML. Run by `scripts/build-site.ts` after the SSR build. */
import { PageLoading } from '../app/PageLoading.tsx';
import { preloadPage } from '../app/preload.ts';
import { ScriptsNeeded } from '../app/ScriptsNeeded.tsx';
import { ROUTES, type RouteKind } from '../app/routes.ts';
import { guidesResponse } from '../domain/directory/guides-response.ts';
import type { Lang } from '../domain/lang.ts';
import { localPath } from '../domain/paths.ts';
import { modulesOf, renderAt, type RenderedPage } from './render-page.tsx';

export { localPath, modulesOf };

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

/** A page and the source modules, below `src/`, that the browser loads for it. */
export interface StaticPage extends RenderedPage {
  readonly modules: readonly string[];
}

/** Renders the page at a pathname (with its language prefix); an unknown one is the not-found page. */
export async function renderPage(pathname: string): Promise<StaticPage> {
  await preloadPage(pathname);
  return { ...(await renderAt(pathname)), modules: modulesOf(pathname) };
}

/**
 * Renders what a shell shows at a pathname until its screen is loaded: header, loading message, footer.
 */
export function renderLoading(pathname: string): Promise<RenderedPage> {
  return renderAt(pathname, { content: <PageLoading /> });
}

/** Renders the directory's error page with the association's contact details. */
export async function renderUnavailable(lang: Lang): Promise<StaticPage> {
  const pathname = localPath('/guides', lang);
  await preloadPage(pathname);
  const response = guidesResponse({ kind: 'failed' });
  return { ...(await renderAt(pathname, { response })), modules: modulesOf(pathname) };
}

/** Renders what a shell shows at a pathname without scripts: header, an explanation, footer. */
export function renderWithoutScripts(pathname: string): Promise<RenderedPage> {
  return renderAt(pathname, { content: <ScriptsNeeded /> });
}

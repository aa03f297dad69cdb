import { matchPath } from 'react-router-dom';
import type { Lang } from '../domain/lang.ts';
import { parsePath } from '../i18n/paths.ts';
import { ROUTES, type SiteRoute } from './routes.ts';

/** Content modules of a route at one of its paths. */
export function contentOf({ route, params }: RouteMatch): string[] {
  return (route.content ?? []).map((name) => name.replace(':slug', params['slug'] ?? ''));
}

export interface RouteMatch {
  readonly lang: Lang;
  readonly route: SiteRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The route that a pathname leads to, in either language; undefined for the not-found screen. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const { lang, path } = parsePath(pathname);
  for (const route of ROUTES) {
    const match = matchPath(route.path, path);
    if (match) return { lang, route, params: match.params };
  }
  return undefined;
}

import { matchRoutes } from 'react-router-dom';
import { PAGE_LANGS, type Lang } from '../../domain/lang.ts';
import { localPath, parsePath } from '../../domain/paths.ts';
import { ROUTES, type SiteRoute } from './routes.ts';

/** Each route with its address in each language, used by the router and by `matchRoute`. */
export const LOCALIZED_ROUTES = ROUTES.flatMap((route) =>
  PAGE_LANGS.map((lang) => ({ path: localPath(route.path, lang), route })),
);

export interface RouteMatch {
  readonly lang: Lang;
  readonly route: SiteRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Returns the route of a pathname in either language; undefined for the not-found screen. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const match = matchRoutes(LOCALIZED_ROUTES, pathname)?.at(-1);
  return match && { lang: parsePath(pathname).lang, route: match.route.route, params: match.params };
}

/**
 * Content modules of a route at one of its paths, without those of unhydrated parts when the page was loaded
 * as HTML.
 */
export function contentOf({ route, params }: RouteMatch, isUnhydrated: boolean): string[] {
  const still = isUnhydrated ? [] : (route.unhydratedContent ?? []);
  return [...(route.content ?? []), ...still].map((name) => name.replace(':slug', params['slug'] ?? ''));
}

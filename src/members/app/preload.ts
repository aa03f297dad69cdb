import { loadMessages } from '../../i18n/catalogue.ts';
import { createModuleCache } from '../../i18n/module-cache.ts';
import { contentOf, matchRoute } from './match-route.ts';
import { preloadContent } from '../../pages/content.ts';
import { isUnhydratedRoute, SHELL_AREAS, type ScreenModule, type SiteRoute } from './routes.ts';
import { parsePath } from '../../domain/paths.ts';

/** By the path of the route. */
export const screens = createModuleCache<ScreenModule>();

async function preloadScreen({ path, screen }: SiteRoute, isUnhydrated: boolean): Promise<void> {
  const { preloadParts } = await screens.load(path, screen);
  if (!isUnhydrated) await preloadParts?.();
}

/**
 * Prefetches everything that the page at this pathname needs, so that it renders without suspending.
 * @param isUnhydrated the page was loaded as HTML, and its static parts are not hydrated.
 */
export async function preloadPage(pathname: string, isUnhydrated = false): Promise<void> {
  const { lang } = parsePath(pathname);
  const found = matchRoute(pathname);
  const match = isUnhydrated && found && isUnhydratedRoute(found.route) ? undefined : found;
  await Promise.all([
    loadMessages(lang, SHELL_AREAS),
    ...(match
      ? [
          loadMessages(lang, match.route.areas),
          preloadScreen(match.route, isUnhydrated),
          preloadContent(contentOf(match, isUnhydrated), lang),
        ]
      : []),
  ]);
}

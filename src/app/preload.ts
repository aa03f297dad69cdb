import { loadMessages } from '../i18n/catalogue.ts';
import { contentOf, matchRoute } from './match-route.ts';
import { preloadContent } from '../pages/content.ts';
import { isUnhydratedRoute, SHELL_AREAS } from './routes.ts';
import { preloadScreen } from './screens.tsx';
import { parsePath } from '../domain/paths.ts';

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
    ...(match && match.route.areas.length > 0 ? [loadMessages(lang, match.route.areas)] : []),
    ...(match
      ? [
          preloadScreen(match.route.screen, isUnhydrated),
          preloadContent(contentOf(match, isUnhydrated), lang),
        ]
      : []),
  ]);
}

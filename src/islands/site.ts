/**
 * The script of every page. The page is HTML that needs none: links and forms work without it. What a page adds to
 * that has scripts of its own, named by `data-island`.
 */
import { cacheForOffline } from './frame/cache-for-offline.ts';
import { startFrame } from './frame/start-frame.ts';
import { startBackLink } from './search/back-to-directory.ts';
import { startIslands, type Islands } from './start-islands.ts';

const ISLANDS: Islands = {
  search: { load: () => import('./search/search.ts') },
  'message-form': { load: () => import('./message-form/message-form.ts') },
  hero: { load: () => import('./hero/hero.ts') },
  film: { load: () => import('./film/film.ts'), isNear: true },
  carousel: { load: () => import('./carousel/carousel.ts'), isNear: true },
};

startFrame();
document.querySelectorAll<HTMLAnchorElement>('a[data-back-to-directory]').forEach(startBackLink);
void startIslands(ISLANDS).then(() => {
  // Browser tests wait for it.
  document.documentElement.setAttribute('data-ready', '');
});

window.addEventListener('load', () => void cacheForOffline(), { once: true });

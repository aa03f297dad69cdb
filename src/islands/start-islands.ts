import { logFailure } from '../browser/log-failure.ts';
import { repeatEarlyPress } from './early-press.ts';
import { offerRetry } from './retry/offer-retry.ts';
import { reloadOnce } from './retry/reload-once.ts';

interface IslandModule {
  readonly start: (element: HTMLElement) => void;
}

/** A part of a page that a script of its own works. */
export interface Island {
  readonly load: () => Promise<IslandModule>;
  /** Loaded when the element comes near the viewport; else at once. */
  readonly isNear?: true;
}

/** By the name in `data-island`. */
export type Islands = Readonly<Record<string, Island>>;

async function startIsland(element: HTMLElement, load: Island['load']): Promise<void> {
  let island: IslandModule;
  try {
    island = await load();
  } catch (error) {
    // After a release the old files are gone from the server, and only a new document has the new names.
    if (reloadOnce()) return;
    logFailure('Loading a part of the page', error);
    offerRetry(() => void startIsland(element, load));
    return;
  }
  try {
    island.start(element);
    repeatEarlyPress(element);
  } catch (error) {
    logFailure('Starting a part of the page', error);
  }
}

/** Calls `onNear` once, when an element comes near the viewport. */
function whenNear(element: Element, onNear: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: '400px' },
  );
  observer.observe(element);
}

/** Resolves when all parts that are loaded at once have been started, or have failed. */
export async function startIslands(islands: Islands): Promise<void> {
  const started: Promise<void>[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const island = islands[element.dataset['island'] ?? ''];
    if (!island) continue;
    const start = () => startIsland(element, island.load);
    if (island.isNear) whenNear(element, () => void start());
    else started.push(start());
  }
  await Promise.all(started);
}

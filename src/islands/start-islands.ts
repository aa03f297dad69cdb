import { logFailure } from '../browser/log-failure.ts';
import { offerReload } from './retry/reload.ts';

/** A part of a page that a script of its own works. */
export interface Island {
  readonly load: () => Promise<{ readonly start: (element: HTMLElement) => void }>;
  /** Loaded when the element comes near the viewport; else at once. */
  readonly isNear?: true;
}

/** By the name in `data-island`. */
export type Islands = Readonly<Record<string, Island>>;

async function startIsland(element: HTMLElement, load: Island['load']): Promise<void> {
  try {
    (await load()).start(element);
  } catch (error) {
    logFailure('Loading a part of the page', error);
    offerReload();
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

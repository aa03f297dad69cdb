import { createContext, use } from 'react';

/** Called by a screen's head once its title is known. */
export type PageShown = (title: string) => void;

export const PageShownContext = createContext<PageShown>(() => {
  // Without the app around it there is nobody to tell.
});

export function usePageShown(): PageShown {
  return use(PageShownContext);
}

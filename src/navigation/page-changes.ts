import { createContext, use } from 'react';

/** Called by a screen's head once its title is known. */
export type PageShown = (title: string) => void;

export const PageShownContext = createContext<PageShown>(() => {
  // No-op default, for renders outside the app.
});

export function usePageShown(): PageShown {
  return use(PageShownContext);
}

import { createContext, use } from 'react';

/** Fetches the code of the screen at a site path ahead of a visit; the app provides it. */
export type PreloadPath = (path: string) => void;

export const PreloadContext = createContext<PreloadPath>(() => {
  // Without the app around it there is nothing to fetch.
});

export function usePreloadPath(): PreloadPath {
  return use(PreloadContext);
}

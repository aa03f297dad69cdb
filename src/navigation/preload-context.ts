import { createContext, use } from 'react';

/** Fetches the code of the screen at a site path ahead of a visit; the app provides it. */
export type PreloadPath = (path: string) => void;

export const PreloadContext = createContext<PreloadPath>(() => {
  // No-op default, for renders outside the app.
});

export function usePreloadPath(): PreloadPath {
  return use(PreloadContext);
}

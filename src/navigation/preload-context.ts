import { createContext, use } from 'react';

/** Prefetches the code of the screen at a site path; provided by the app. */
export type PreloadPath = (path: string) => void;

export const PreloadContext = createContext<PreloadPath>(() => {
  // No-op default, for renders outside the app.
});

export function usePreloadPath(): PreloadPath {
  return use(PreloadContext);
}

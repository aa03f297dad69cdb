import type { ComponentType } from 'react';
import { createModuleCache } from '../i18n/module-cache.ts';

interface ScreenModule {
  readonly Screen: ComponentType;
}

const modules = import.meta.glob<ScreenModule>(['../pages/*/*Screen.tsx', '../features/*/*Screen.tsx']);

const screens = createModuleCache<ScreenModule>();

function loaderOf(screen: string): () => Promise<ScreenModule> {
  const load = modules[`../${screen}.tsx`];
  if (!load) throw new Error(`No screen at src/${screen}.tsx`);
  return load;
}

/** Fetches a screen's code ahead. */
export async function preloadScreen(screen: string): Promise<void> {
  await screens.load(screen, loaderOf(screen));
}

/** Draws a screen; suspends until its code is there. */
export function LazyScreen({ screen }: { readonly screen: string }) {
  const { Screen } = screens.useLoaded(screen, loaderOf(screen));
  return <Screen />;
}

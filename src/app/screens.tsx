import { use, type ComponentType } from 'react';

interface ScreenModule {
  readonly Screen: ComponentType;
}

const modules = import.meta.glob<ScreenModule>(['../pages/*/*Screen.tsx', '../features/*/*Screen.tsx']);

const loaded = new Map<string, ScreenModule>();
const loading = new Map<string, Promise<ScreenModule>>();

/** The module of a screen; fetched once, tried again after a failure. */
function loadScreen(screen: string): Promise<ScreenModule> {
  const known = loading.get(screen);
  if (known) return known;
  const load = modules[`../${screen}.tsx`];
  if (!load) throw new Error(`No screen at src/${screen}.tsx`);
  const pending = load().then((module) => {
    loaded.set(screen, module);
    return module;
  });
  pending.catch(() => loading.delete(screen));
  loading.set(screen, pending);
  return pending;
}

/** Fetches a screen's code ahead. */
export async function preloadScreen(screen: string): Promise<void> {
  await loadScreen(screen);
}

/** Draws a screen; suspends until its code is there. */
export function LazyScreen({ screen }: { readonly screen: string }) {
  const { Screen } = loaded.get(screen) ?? use(loadScreen(screen));
  return <Screen />;
}

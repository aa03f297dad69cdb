import { Fragment, type ComponentType, type ReactNode } from 'react';
import { createModuleCache } from '../i18n/module-cache.ts';

interface ScreenModule {
  readonly Screen: ComponentType;
  /** Prefetches the parts that are not rendered when the page was loaded as HTML. */
  readonly preloadParts?: () => Promise<void>;
}

/** A screen with its wrapper. */
interface LoadedScreen extends ScreenModule {
  readonly Frame: ComponentType<{ readonly children: ReactNode }>;
}

const modules = import.meta.glob<ScreenModule>(['../pages/*/*Screen.tsx', '../features/*/*Screen.tsx']);

const screens = createModuleCache<LoadedScreen>();

/** Members' features use Material UI; pages for visitors use plain components and load none of it. */
export function needsMaterial(screen: string): boolean {
  return screen.startsWith('features/') && !screen.startsWith('features/guides/');
}

async function loadFrame(screen: string): Promise<LoadedScreen['Frame']> {
  return needsMaterial(screen) ? (await import('../theme/MaterialTheme.tsx')).MaterialTheme : Fragment;
}

function loaderOf(screen: string): () => Promise<LoadedScreen> {
  const load = modules[`../${screen}.tsx`];
  if (!load) throw new Error(`No screen at src/${screen}.tsx`);
  return async () => {
    const [module, Frame] = await Promise.all([load(), loadFrame(screen)]);
    return { ...module, Frame };
  };
}

/** Prefetches a screen's code, without the unhydrated parts when the page was loaded as HTML. */
export async function preloadScreen(screen: string, isUnhydrated: boolean): Promise<void> {
  const { preloadParts } = await screens.load(screen, loaderOf(screen));
  if (!isUnhydrated) await preloadParts?.();
}

/** Renders a screen; suspends until its code is loaded. */
export function LazyScreen({ screen }: { readonly screen: string }) {
  const { Screen, Frame } = screens.useModule(screen, loaderOf(screen));
  return (
    <Frame>
      <Screen />
    </Frame>
  );
}

import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { MEMBERS_PATHS, type MembersPath } from '../../content/routes.ts';
import { PAGE_LANGS } from '../../domain/lang.ts';
import { localPath } from '../../domain/paths.ts';
import { Failure } from './Failure.tsx';
import { languageLoader, Layout } from './Layout.tsx';

const SCREENS: Readonly<Record<MembersPath, () => Promise<{ readonly Screen: ComponentType }>>> = {
  '/auth': () => import('../auth/AuthScreen.tsx'),
  '/profile': () => import('../account/ProfileScreen.tsx'),
  '/guide-profile': () => import('../guide-editor/GuideEditorScreen.tsx'),
  '/admin': () => import('../admin/AdminScreen.tsx'),
};

/** A screen at its address in each language. */
function screenRoutes(path: MembersPath): RouteObject[] {
  return PAGE_LANGS.map((lang) => ({
    path: localPath(path, lang),
    lazy: async () => ({ Component: (await SCREENS[path]()).Screen }),
  }));
}

export const SCREEN_ROUTES = MEMBERS_PATHS.flatMap(screenRoutes);

/** Opens the address in the layout of all screens; resolves once its screen and messages are loaded, or have failed to load. */
export async function openRouter(screens: RouteObject[]) {
  const router = createBrowserRouter([
    {
      Component: Layout,
      loader: languageLoader,
      // A document has one language.
      shouldRevalidate: () => false,
      ErrorBoundary: Failure,
      children: [{ ErrorBoundary: Failure, children: screens }],
    },
  ]);
  await new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => {
      if (initialized) resolve();
    });
    if (router.state.initialized) resolve();
  });
  return router;
}

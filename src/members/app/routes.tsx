import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { MEMBERS_PATHS, type MembersPath } from '../../content/routes.ts';
import { PAGE_LANGS } from '../../domain/lang.ts';
import { localPath } from '../../domain/paths.ts';
import { isOtherLanguage, languageLoader } from './language.ts';
import { Layout } from './Layout.tsx';
import { asLoadError } from './recovery/load-error.ts';
import { RootFailure } from './recovery/RootFailure.tsx';
import { ScreenFailure } from './recovery/ScreenFailure.tsx';

interface ScreenModule {
  readonly Screen: ComponentType;
}

const SCREENS: Readonly<Record<MembersPath, () => Promise<ScreenModule>>> = {
  '/auth': () => import('../auth/AuthScreen.tsx'),
  '/profile': () => import('../account/ProfileScreen.tsx'),
  '/guide-profile': () => import('../guide-editor/GuideEditorScreen.tsx'),
  '/admin': () => import('../admin/AdminScreen.tsx'),
};

/**
 * A screen at its address in each language. The component is the same, so that its state outlives a change of
 * language.
 */
function screenRoutes(path: MembersPath): RouteObject[] {
  return PAGE_LANGS.map((lang) => ({
    path: localPath(path, lang),
    lazy: async () => ({ Component: (await SCREENS[path]().catch(asLoadError)).Screen }),
  }));
}

/** Screens inside what they share. */
export function routesAround(screens: RouteObject[]): RouteObject[] {
  return [
    {
      Component: Layout,
      loader: languageLoader,
      shouldRevalidate: isOtherLanguage,
      ErrorBoundary: RootFailure,
      children: [{ ErrorBoundary: ScreenFailure, children: screens }],
    },
  ];
}

export const ROUTES = routesAround(MEMBERS_PATHS.flatMap(screenRoutes));

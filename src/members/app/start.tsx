import { StrictMode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { logFailure } from '../../browser/log-failure.ts';
import { ROUTES } from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves once the screen of the address and its messages are loaded, or have failed to load. */
export function routerReady(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** In development React's own reports contain more details. */
const ON_ERRORS: RootOptions = import.meta.env.DEV
  ? {}
  : {
      // The router reports these, beside those of loading.
      onCaughtError: () => undefined,
      onUncaughtError: (error) => logFailure('Rendering the application', error),
    };

/** Renders the application; until it is ready, the page stays as the server has drawn it. */
export async function startApplication(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element to render into');
  const router = createBrowserRouter(ROUTES);
  await routerReady(router);
  // A screen renders its own title.
  document.head.querySelector('title')?.remove();
  createRoot(root, ON_ERRORS).render(
    <StrictMode>
      <RouterProvider router={router} onError={(error) => logFailure('Rendering a screen', error)} />
    </StrictMode>,
  );
}

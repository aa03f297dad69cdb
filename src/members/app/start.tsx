import { StrictMode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { logFailure } from '../../browser/log-failure.ts';
import { CONTACT_DATA, showContact } from '../../content/contact.ts';
import { contactRecord } from '../../content/schema.ts';
import { hasSessionHint } from '../firebase/auth/session-hint.ts';
import { openRouter, SCREEN_ROUTES } from './routes.tsx';

/** In development React's own reports contain more details. */
const ON_ERRORS: RootOptions = import.meta.env.DEV
  ? {}
  : {
      // The router reports these, beside those of loading.
      onCaughtError: () => undefined,
      onUncaughtError: (error) => logFailure('Rendering the application', error),
    };

/** Back may show this page as it was, although its account has signed out since. */
function reloadAfterSignOut(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !hasSessionHint()) window.location.reload();
  });
}

/** Shows what was published when the page was drawn; the code has what was built. */
function readContact(): void {
  const text = document.getElementById(CONTACT_DATA)?.textContent;
  const contact = text ? contactRecord.safeParse(JSON.parse(text)) : undefined;
  if (contact?.success) showContact(contact.data);
}

/** Renders the application; until it is ready, the page stays as the server has drawn it. */
export async function startApplication(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element to render into');
  reloadAfterSignOut();
  readContact();
  const router = await openRouter(SCREEN_ROUTES);
  // A screen renders its own title.
  document.head.querySelector('title')?.remove();
  createRoot(root, ON_ERRORS).render(
    <StrictMode>
      <RouterProvider router={router} onError={(error) => logFailure('Rendering a screen', error)} />
    </StrictMode>,
  );
}

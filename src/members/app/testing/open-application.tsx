/** For tests: screens in the application's layout, in a page with header and footer. */
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { RouterProvider, type RouteObject } from 'react-router-dom';
import { openRouter } from '../routes.tsx';

/** What the server draws around the application. */
const FRAME = `
  <header><a href="/en/news">News</a><a href="/guide-profile">KA</a></header>
  <main id="main" tabindex="-1"><div id="root"></div></main>`;

/** Opens an address; the page before it is the browser's own. */
export async function openApplication(screens: RouteObject[], address: string): Promise<UserEvent> {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = FRAME;
  const router = await openRouter(screens);
  const container = document.getElementById('root') ?? document.body;
  await act(async () => {
    render(<RouterProvider router={router} onError={() => undefined} />, { container });
  });
  return userEvent.setup({ delay: null });
}

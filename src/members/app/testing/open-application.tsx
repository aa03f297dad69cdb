/** For tests: screens in the application's layout, in a page with header and footer. */
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { routerReady } from '../router-ready.ts';
import { routesAround } from '../routes.tsx';

/** What the server draws around the application. */
export function frameHtml(lang: string): string {
  return `
    <a class="skip-link" data-frame="skip-link" href="#main">Skip (${lang})</a>
    <header class="site-header" data-frame="header">
      <a href="/en/news">News (${lang})</a>
      <a href="/guide-profile" data-language="ka">KA</a>
      <a href="/en/guide-profile" data-language="en">EN</a>
    </header>
    <main id="main" tabindex="-1"><div id="root"></div></main>
    <footer class="site-footer" data-frame="footer">Footer (${lang})</footer>`;
}

/** Opens an address; the page before it is the browser's own. */
export async function openApplication(screens: RouteObject[], address: string): Promise<UserEvent> {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = frameHtml('en');
  const router = createBrowserRouter(routesAround(screens));
  await routerReady(router);
  const container = document.getElementById('root') ?? document.body;
  await act(async () => {
    render(<RouterProvider router={router} onError={() => undefined} />, { container });
  });
  return userEvent.setup({ delay: null });
}

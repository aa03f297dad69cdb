/** Renders the whole site at an address, and simulates user actions. */
import { act, render, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Fragment, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../../src/members/app/App.tsx';
import { preloadPage } from '../../../src/members/app/preload.ts';

export type User = UserEvent;

interface OpenOptions {
  /**
   * Renders everything twice, as in development. This takes half of a test's time, so only its own test
   * uses it.
   */
  readonly isStrict?: true;
}

/** Renders the page at this address; tests must then wait for what it loads. */
export async function openPage(address: string, { isStrict }: OpenOptions = {}): Promise<User> {
  const Mode = isStrict ? StrictMode : Fragment;
  const { pathname } = new URL(address, window.location.origin);
  window.history.replaceState(null, '', address);
  await preloadPage(pathname);
  await act(async () => {
    render(
      <Mode>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Mode>,
    );
  });
  return userEvent.setup({ delay: null });
}

/** Follows a link. The page's code is loaded first, as hovering would do. */
export async function followLink(user: User, link: HTMLElement): Promise<void> {
  await preloadPage(new URL(link.getAttribute('href') ?? '', window.location.href).pathname);
  await user.click(link);
}

/** Replaces the content of a field. */
export async function fill(user: User, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** Resolves to the toast once it is shown. */
export async function findToast(text: string | RegExp): Promise<HTMLElement> {
  const foot = document.querySelector<HTMLElement>('.toasts');
  if (!foot) throw new Error('The page has no place for messages');
  return within(foot).findByText(text);
}

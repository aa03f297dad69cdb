/** Renders the members' application at an address, and simulates user actions. */
import { act, render, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Fragment, StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { openRouter, SCREEN_ROUTES } from '../../../src/members/app/routes.tsx';

export type User = UserEvent;

interface OpenOptions {
  /**
   * Renders everything twice, as in development. This takes half of a test's time, so only its own test
   * uses it.
   */
  readonly isStrict?: true;
}

/** Renders the page at this address, without the server's header; tests must then wait for what it loads. */
export async function openPage(address: string, { isStrict }: OpenOptions = {}): Promise<User> {
  const Mode = isStrict ? StrictMode : Fragment;
  window.history.replaceState(null, '', address);
  const router = await openRouter(SCREEN_ROUTES);
  const main = document.createElement('main');
  main.tabIndex = -1;
  document.body.append(main);
  await act(async () => {
    render(
      <Mode>
        <RouterProvider router={router} />
      </Mode>,
      { container: main },
    );
  });
  return userEvent.setup({ delay: null });
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

/** Renders the members' application at an address, and simulates user actions. */
import { act, render, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { openRouter, SCREEN_ROUTES } from '../../../src/members/app/routes.tsx';

export type User = UserEvent;

/** Renders the page at this address, without the server's header; tests must then wait for what it loads. */
export async function openPage(address: string): Promise<User> {
  window.history.replaceState(null, '', address);
  const router = await openRouter(SCREEN_ROUTES);
  const main = document.createElement('main');
  main.tabIndex = -1;
  document.body.append(main);
  await act(async () => {
    render(<RouterProvider router={router} />, { container: main });
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

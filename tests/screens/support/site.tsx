/** The whole site at an address, as the browser draws it, and what people do there. */
import { act, render, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Fragment, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../../src/app/App.tsx';
import { preloadPage } from '../../../src/app/preload.ts';

export type User = UserEvent;

interface OpenOptions {
  /** Draws everything twice, as developers see it: half of the time of a test, so its own test does it. */
  readonly isStrict?: true;
}

/** Draws the page at this address; to be followed by the waits for what it loads. */
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

/** Follows a link. The page's code is fetched beforehand, as the pointer over the link does it. */
export async function followLink(user: User, link: HTMLElement): Promise<void> {
  await preloadPage(new URL(link.getAttribute('href') ?? '', window.location.href).pathname);
  await user.click(link);
}

/** Replaces what is in a field. */
export async function fill(user: User, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** The message at the foot of the window, once it is there. */
export async function findToast(text: string | RegExp): Promise<HTMLElement> {
  const foot = document.querySelector<HTMLElement>('.toasts');
  if (!foot) throw new Error('The page has no place for messages');
  return within(foot).findByText(text);
}

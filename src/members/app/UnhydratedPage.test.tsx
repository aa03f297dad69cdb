import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from './App.tsx';
import { preloadPage } from './preload.ts';

/** These are in `<head>`, where the server writes them. */
const HOISTED = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)+/u;

let root: Root | undefined;

/** Loads the page as sent by the server, and hydrates it like `start.tsx`. */
async function takeOver(address: string) {
  await preloadPage(address);
  const html = renderToString(
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>,
  );
  const hoisted = HOISTED.exec(html)?.[0] ?? '';
  document.head.innerHTML = hoisted;
  document.body.innerHTML = `<div id="root">${html.slice(hoisted.length)}</div>`;
  const container = document.querySelector<HTMLElement>('#root');
  if (!container) throw new Error('The page has no root');
  const sent = screen.getByRole('heading', { level: 1 });
  await act(async () => {
    root = hydrateRoot(
      container,
      <MemoryRouter initialEntries={[address]}>
        <App unhydratedPath={address} />
      </MemoryRouter>,
    );
  });
  return { user: userEvent.setup(), sent };
}

/** Style sheets of other tests in this worker; Emotion adds to them. */
let headBefore: readonly Node[] = [];

beforeEach(() => {
  headBefore = [...document.head.childNodes];
  vi.stubGlobal('scrollTo', vi.fn<typeof window.scrollTo>());
});

afterEach(async () => {
  await act(async () => root?.unmount());
  document.head.replaceChildren(...headBefore);
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

it('keeps the server HTML of a page without interactive parts', async () => {
  const { sent } = await takeOver('/en/association/mission');
  expect(screen.getByRole('heading', { level: 1 })).toBe(sent);
  expect(Object.keys(sent).some((key) => key.startsWith('__react'))).toBe(false);
});

it('navigates client-side through its links, and removes its head elements', async () => {
  const { user, sent } = await takeOver('/en/association/mission');
  const title = document.title;
  await preloadPage('/en/association/about');
  const main = screen.getByRole('main');
  const link = main.querySelector<HTMLAnchorElement>('a[href="/en/association/about"]');
  if (!link) throw new Error('The page has no such link');
  await user.click(link);
  await waitFor(() => expect(sent).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect(document.title).not.toBe(title);
  expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    expect.stringContaining('/en/association/about'),
  );
});

it('re-renders the page in the other language', async () => {
  const { user, sent } = await takeOver('/en/association/mission');
  await preloadPage('/association/mission');
  await user.click(screen.getByRole('link', { name: /^KA/u }));
  await waitFor(() => expect(sent).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^[ა-ჰ]/u);
});

it('updates the date on a legal page to today', async () => {
  vi.setSystemTime('2031-05-06T12:00:00Z');
  await takeOver('/en/legal/terms');
  expect(document.querySelector('time[data-today]')).toHaveTextContent('May 6, 2031');
  vi.useRealTimers();
});

it('hydrates the interactive parts of home only', async () => {
  const { sent } = await takeOver('/en');
  expect(Object.keys(sent).some((key) => key.startsWith('__react'))).toBe(true);
  const cards = [...document.querySelectorAll('main article')];
  expect(cards.length).toBeGreaterThan(5);
  expect(cards.some((card) => Object.keys(card).some((key) => key.startsWith('__react')))).toBe(false);
});

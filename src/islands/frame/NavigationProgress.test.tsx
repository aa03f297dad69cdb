import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadMessages } from '../../i18n/catalogue.ts';
import { LangContext } from '../../i18n/lang-context.ts';
import { MessagesScope } from '../../i18n/MessagesScope.tsx';
import { createModuleCache } from '../../i18n/module-cache.ts';
import { NavigationProgress } from './NavigationProgress.tsx';

let arrive: (name: string) => void;
let cache = createModuleCache<string>();

function Slow() {
  const load = () =>
    new Promise<string>((resolve) => {
      arrive = resolve;
    });
  return <h1>{cache.useModule(useLocation().pathname, load)}</h1>;
}

const SITE = (
  <LangContext value="en">
    <MessagesScope area={['shell']}>
      <NavigationProgress />
      <Link to="/en/slow">Slow</Link>
      <Link to="/en/slow/too">Slow too</Link>
      <Link to="/en/first?page=2">More</Link>
      <Suspense>
        <Routes>
          <Route path="/en/first" element={<h1>First</h1>} />
          <Route path="/en/slow/*" element={<Slow />} />
        </Routes>
      </Suspense>
    </MessagesScope>
  </LangContext>
);

/** Draws the site, or hydrates the HTML that the server has sent. */
async function open(hydrate = false) {
  window.history.replaceState(null, '', '/en/first');
  await loadMessages('en', ['shell']);
  const container = document.createElement('div');
  document.body.append(container);
  if (hydrate) {
    const sent = <MemoryRouter initialEntries={['/en/first']}>{SITE}</MemoryRouter>;
    container.innerHTML = renderToString(sent);
  }
  await act(async () => {
    render(<BrowserRouter>{SITE}</BrowserRouter>, { container, hydrate });
  });
}

const follow = (name: string) => act(async () => void fireEvent.click(screen.getByRole('link', { name })));
const goBack = () =>
  act(async () => {
    const stepped = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    await stepped;
  });
const bar = () => screen.queryByRole('status');

beforeEach(() => {
  cache = createModuleCache();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => void vi.useRealTimers());

it('shows while the next page loads, and is announced after a second', async () => {
  await open();
  expect(bar()).toBeNull();
  await follow('Slow');
  expect(screen.getByRole('heading', { name: 'First' })).toBeInTheDocument();
  expect(bar()).toBeEmptyDOMElement();
  await act(async () => vi.advanceTimersByTime(999));
  expect(bar()).toBeEmptyDOMElement();
  await act(async () => vi.advanceTimersByTime(1));
  expect(bar()).toHaveTextContent('Loading…');
  await act(async () => arrive('Second'));
  expect(screen.getByRole('heading', { name: 'Second' })).toBeInTheDocument();
  expect(bar()).toBeNull();
});

it('shows on a page that was sent as HTML too, and again on the next page', async () => {
  await open(true);
  expect(bar()).toBeNull();
  for (const name of ['Slow', 'Slow too']) {
    await follow(name);
    expect(bar()).not.toBeNull();
    await act(async () => arrive(name));
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    expect(bar()).toBeNull();
  }
});

it('shows after Back while that page loads again', async () => {
  await open();
  for (const name of ['Slow', 'Slow too']) {
    await follow(name);
    await act(async () => arrive(name));
  }
  cache = createModuleCache();
  await goBack();
  expect(screen.getByRole('heading', { name: 'Slow too' })).toBeInTheDocument();
  expect(bar()).not.toBeNull();
  await act(async () => arrive('Slow'));
  expect(bar()).toBeNull();
});

it('shows no more after the visitor returns to the page that is still shown', async () => {
  await open();
  await follow('Slow');
  expect(bar()).not.toBeNull();
  await goBack();
  expect(screen.getByRole('heading', { name: 'First' })).toBeInTheDocument();
  expect(bar()).toBeNull();
});

it('does not show for another query of the same page', async () => {
  await open();
  await follow('More');
  expect(window.location.search).toBe('?page=2');
  expect(bar()).toBeNull();
});

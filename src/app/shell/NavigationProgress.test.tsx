import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
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
  return <h1>{cache.useModule('slow', load)}</h1>;
}

async function open() {
  window.history.replaceState(null, '', '/en/first');
  await loadMessages('en', ['shell']);
  await act(async () => {
    render(
      <BrowserRouter>
        <LangContext value="en">
          <MessagesScope area={['shell']}>
            <NavigationProgress />
            <Link to="/en/slow">Slow</Link>
            <Link to="/en/first?page=2">More</Link>
            <Suspense>
              <Routes>
                <Route path="/en/first" element={<h1>First</h1>} />
                <Route path="/en/slow" element={<Slow />} />
              </Routes>
            </Suspense>
          </MessagesScope>
        </LangContext>
      </BrowserRouter>,
    );
  });
}

const follow = (name: string) => act(async () => void fireEvent.click(screen.getByRole('link', { name })));
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

it('shows no more after the visitor returns to the page that is still shown', async () => {
  await open();
  await follow('Slow');
  expect(bar()).not.toBeNull();
  await act(async () => {
    const stepped = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    await stepped;
  });
  expect(screen.getByRole('heading', { name: 'First' })).toBeInTheDocument();
  expect(bar()).toBeNull();
});

it('does not show for another query of the same page', async () => {
  await open();
  await follow('More');
  expect(window.location.search).toBe('?page=2');
  expect(bar()).toBeNull();
});

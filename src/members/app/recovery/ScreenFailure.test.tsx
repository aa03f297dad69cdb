import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lang } from '../../../domain/lang.ts';
import { loadMessages } from '../../../i18n/catalogue.ts';
import { LangContext } from '../../../i18n/lang-context.ts';
import { MessagesScope } from '../../../i18n/MessagesScope.tsx';
import { createModuleCache } from '../../../i18n/module-cache.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';

/** What the screen at `/broken` does when it renders. */
let renderBroken: () => string;
const cache = createModuleCache<string>();

function Broken() {
  return <h1>{renderBroken()}</h1>;
}

function Late() {
  return <h1>{cache.useModule('late', async () => renderBroken())}</h1>;
}

async function open(path: string, lang: Lang = 'en') {
  await loadMessages(lang, ['shell']);
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <LangContext value={lang}>
          <MessagesScope area={['shell']}>
            <header>Header</header>
            <main>
              <ErrorBoundary Fallback={ScreenFailure}>
                <Suspense>
                  <Routes>
                    <Route path="/broken" element={<Broken />} />
                    <Route path="/late" element={<Late />} />
                    <Route path="/whole" element={<h1>Whole</h1>} />
                  </Routes>
                </Suspense>
              </ErrorBoundary>
            </main>
            <footer>
              <Link to="/whole">Elsewhere</Link>
            </footer>
          </MessagesScope>
        </LangContext>
      </MemoryRouter>,
    );
  });
  return userEvent.setup({ delay: null });
}

beforeEach(() => {
  renderBroken = () => {
    throw new TypeError('broken on purpose');
  };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a screen that throws', () => {
  it.each([
    ['en', 'Unexpected Application Error!', 'Return to Home'],
    ['ka', 'აპლიკაციაში მოულოდნელი შეცდომა მოხდა', 'მთავარ გვერდზე დაბრუნება'],
  ] as const)('leaves header and footer, says so (%s) and has a way home', async (lang, title, home) => {
    await open('/broken', lang);
    const heading = screen.getByRole('heading', { name: title });
    expect(heading).toHaveFocus();
    expect(document.title).toContain(title);
    expect(screen.getByText('Header')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', lang === 'en' ? '/en' : '/');
  });

  it('is re-rendered on retry', async () => {
    const user = await open('/broken');
    renderBroken = () => 'Mended';
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'Mended' })).toBeInTheDocument();
  });

  it('does not affect other screens', async () => {
    const user = await open('/broken');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByRole('heading', { name: 'Whole' })).toBeInTheDocument();
  });
});

it('reports a screen that could not be loaded, retries once, and again on request', async () => {
  const fetched = vi.fn<() => string>(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  renderBroken = fetched;
  const user = await open('/late');
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toHaveFocus();
  expect(fetched).toHaveBeenCalledTimes(1);
  renderBroken = () => 'Fetched';
  // A failed import is cached for a short time.
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  await act(() => user.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByRole('heading', { name: 'Fetched' })).toBeInTheDocument();
});

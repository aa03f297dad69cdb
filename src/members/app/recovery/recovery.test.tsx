import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAILURE_TEXTS } from './failure-texts.ts';
import { offerRetry } from './offer-retry.ts';
import { LoadError } from '../../../i18n/module-cache.ts';
import { ErrorBoundary, retryOrReload } from './ErrorBoundary.tsx';
import { reloadOnce } from './reload-once.ts';
import { RootFailure } from './RootFailure.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a page whose application could not be fetched', () => {
  function offer(path: string) {
    window.history.replaceState(null, '', path);
    const retry = vi.fn<() => void>();
    offerRetry(retry);
    return retry;
  }

  it.each([
    ['/en/news', 'en', 'Part of this page could not be loaded. Please check your connection and try again.'],
    ['/news', 'ka', `${FAILURE_TEXTS.ka.incomplete} ${FAILURE_TEXTS.ka.text}`],
  ])('says so at %s, and tries again once on request', (path, lang, text) => {
    const retry = offer(path);
    const notice = screen.getByRole('alert');
    expect(notice).toHaveAttribute('lang', lang);
    expect(notice).toHaveTextContent(text);
    const replayed = vi.fn<() => void>();
    document.addEventListener('click', replayed, { once: true });
    fireEvent.click(screen.getByRole('button'));
    document.removeEventListener('click', replayed);
    expect(retry).toHaveBeenCalledTimes(1);
    expect(replayed).not.toHaveBeenCalled();
    expect(notice).not.toBeInTheDocument();
    window.dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('tries again by itself when the connection is back', () => {
    const retry = offer('/en/news');
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('after a release, the page', () => {
  const reload = vi.fn<() => void>();
  beforeEach(() => {
    sessionStorage.clear();
    reload.mockReset();
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
    vi.useFakeTimers({ now: Date.parse('2025-08-10T12:00:00Z') });
  });

  it('is reloaded at most once a minute', () => {
    expect(reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(59_999);
    expect(reloadOnce()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is reloaded again at another path, where something else may be missing', () => {
    window.history.replaceState(null, '', '/en/news');
    expect(reloadOnce()).toBe(true);
    window.history.replaceState(null, '', '/en/contact');
    expect(reloadOnce()).toBe(true);
    expect(reloadOnce()).toBe(false);
  });

  it('is reloaded on request where a service worker answers, else tries again', () => {
    const retry = vi.fn<() => void>();
    const workers = { controller: null as unknown };
    const given = { onLine: { value: false }, serviceWorker: { value: workers } };
    vi.stubGlobal('navigator', Object.create(navigator, given));
    const missing = new LoadError('messages/ka/shell');
    retryOrReload(missing, retry);
    workers.controller = {};
    retryOrReload(new TypeError('broken'), retry);
    expect(retry).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
    retryOrReload(missing, retry);
    expect(retry).toHaveBeenCalledTimes(2);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is reloaded when texts of the whole site could not be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Site = () => {
      throw new LoadError('messages/ka/shell');
    };
    await act(async () => {
      render(
        <MemoryRouter>
          <ErrorBoundary Fallback={RootFailure}>
            <Site />
          </ErrorBoundary>
        </MemoryRouter>,
      );
    });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not reloaded without a connection, where it would be lost', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce()).toBe(false);
    online.mockReturnValue(true);
    expect(reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is reloaded without a connection where a service worker answers', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const workers = { controller: null as unknown };
    vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: workers } }));
    expect(reloadOnce()).toBe(false);
    workers.controller = {};
    expect(reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not reloaded without storage, where it might be reloaded for ever', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

it.each(['en', 'ka'] as const)(
  'a site that fails as a whole says so in %s, and is drawn again on request',
  async (lang) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let draw = (): string => {
      throw new TypeError('broken on purpose');
    };
    const Site = () => <p>{draw()}</p>;
    const path = lang === 'en' ? '/en/news' : '/news';
    await act(async () => {
      render(
        <MemoryRouter initialEntries={[path]}>
          <ErrorBoundary Fallback={RootFailure}>
            <Site />
          </ErrorBoundary>
        </MemoryRouter>,
      );
    });
    const { title, retry } = FAILURE_TEXTS[lang];
    expect(screen.getByRole('main')).toHaveAttribute('lang', lang);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: retry }));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    draw = () => 'Mended';
    fireEvent.click(screen.getByRole('button', { name: retry }));
    expect(screen.getByText('Mended')).toBeInTheDocument();
  },
);

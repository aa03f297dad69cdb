import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAILURE_TEXTS } from './failure-texts.ts';
import { LoadError } from '../../../i18n/module-cache.ts';
import { ErrorBoundary, retryOrReload } from './ErrorBoundary.tsx';
import { RootFailure } from './RootFailure.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('after a release, the page', () => {
  const reload = vi.fn<() => void>();
  beforeEach(() => {
    sessionStorage.clear();
    reload.mockReset();
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
    vi.useFakeTimers({ now: Date.parse('2025-08-10T12:00:00Z') });
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

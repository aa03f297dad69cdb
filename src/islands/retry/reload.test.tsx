import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showAt } from '../../server/testing/show-page.ts';
import { SiteMessages } from '../frame/SiteMessages.tsx';
import { offerReload, reloadOnce } from './reload.ts';

const reload = vi.fn<() => void>();
beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('after a release, the page', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2025-08-10T12:00:00Z') }));
  const reloads = () => {
    reload.mockReset();
    reloadOnce();
    return reload.mock.calls.length > 0;
  };

  it('is reloaded at most once a minute', () => {
    expect(reloads()).toBe(true);
    vi.advanceTimersByTime(59_999);
    expect(reloads()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(reloads()).toBe(true);
  });

  it('is reloaded again at another path, where something else may be missing', () => {
    window.history.replaceState(null, '', '/en/news');
    expect(reloads()).toBe(true);
    window.history.replaceState(null, '', '/en/contact');
    expect(reloads()).toBe(true);
    expect(reloads()).toBe(false);
  });

  it('is not reloaded without a connection, where it would be lost', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloads()).toBe(false);
    online.mockReturnValue(true);
    expect(reloads()).toBe(true);
  });

  it('is reloaded without a connection where a service worker answers', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const workers = { controller: null as unknown };
    vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: workers } }));
    expect(reloads()).toBe(false);
    workers.controller = {};
    expect(reloads()).toBe(true);
  });

  it('is not reloaded without storage, where it might be reloaded for ever', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(reloads()).toBe(false);
  });
});

it.each([
  ['/en/news', 'Part of this page could not be loaded. Please check your connection and try again.'],
  ['/news', 'გვერდის ნაწილი ვერ ჩაიტვირთა. გთხოვთ, შეამოწმოთ ინტერნეტკავშირი და სცადოთ ხელახლა.'],
])('says at %s once that a part is missing, and loads the page again on request', (address, text) => {
  showAt(<SiteMessages />, address);
  offerReload();
  offerReload();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText(/^(?:Try again|ხელახლა ცდა)$/u));
  expect(reload).toHaveBeenCalledOnce();
});

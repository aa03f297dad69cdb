import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

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

import { describe, expect, it, vi } from 'vitest';
import { BOOTSTRAP_SCRIPT } from './bootstrap-script.ts';

interface Visit {
  readonly address: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly systemIsDark?: boolean;
}

/** Runs the script in a page of its own. */
function visit({ address, stored = {}, systemIsDark = false }: Visit) {
  const url = new URL(address, 'https://site.example');
  const page = document.implementation.createHTMLDocument();
  const storage = new Map(Object.entries(stored));
  const replace = vi.fn<(address: string) => void>();
  const window = {
    location: { pathname: url.pathname, search: url.search, hash: url.hash, replace },
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
    matchMedia: () => ({ matches: systemIsDark }),
  };
  // eslint-disable-next-line typescript/no-implied-eval -- the script is what is tested
  new Function('document', 'window', BOOTSTRAP_SCRIPT)(page, window);
  return { page, storage, replace, html: page.documentElement };
}

describe('language', () => {
  it('is Georgian at a plain path', () => {
    const { html, replace, storage } = visit({ address: '/guides' });
    expect(html.lang).toBe('ka');
    expect(replace).not.toHaveBeenCalled();
    expect(storage.get('language')).toBeUndefined();
  });

  it('moves a stored English to the twin, with query and fragment', () => {
    expect(visit({ address: '/guides?q=a#b', stored: { language: 'en' } }).replace).toHaveBeenCalledWith(
      '/en/guides?q=a#b',
    );
    expect(visit({ address: '/', stored: { language: 'en' } }).replace).toHaveBeenCalledWith('/en');
  });

  it('follows an explicit /en address and keeps it', () => {
    const { html, storage, replace } = visit({ address: '/en/news', stored: { language: 'ka' } });
    expect(html.lang).toBe('en');
    expect(storage.get('language')).toBe('en');
    expect(replace).not.toHaveBeenCalled();
  });

  it('takes no other word for English', () => {
    expect(visit({ address: '/english', stored: { language: 'de' } }).html.lang).toBe('ka');
  });

  it('keeps the language of a link that is pressed before the application is there', () => {
    const { page, storage } = visit({ address: '/en/news' });
    page.body.innerHTML = '<a data-language="ka"><span>KA</span></a><a href="/">other</a>';
    page.querySelector('span')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(storage.get('language')).toBe('ka');
  });

  it('gives such a link the query and fragment of the address, unless it has its own', () => {
    const { page } = visit({ address: '/en/news?q=a#b' });
    page.body.innerHTML = '<a data-language="ka" href="https://site.example/news">KA</a>';
    const link = page.querySelector('a');
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(link?.href).toBe('https://site.example/news?q=a#b');
    link?.setAttribute('href', 'https://site.example/news?q=own');
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(link?.href).toBe('https://site.example/news?q=own');
  });
});

describe('colour scheme', () => {
  it.each([
    [{ address: '/' }, 'light'],
    [{ address: '/', systemIsDark: true }, 'dark'],
    [{ address: '/', systemIsDark: true, stored: { 'color-scheme': 'light' } }, 'light'],
    [{ address: '/', stored: { 'color-scheme': 'dark' } }, 'dark'],
    [{ address: '/', systemIsDark: true, stored: { 'color-scheme': 'system' } }, 'dark'],
  ] satisfies [Visit, string][])('of %o is %s', (page, scheme) => {
    expect(visit(page).html.getAttribute('data-color-scheme')).toBe(scheme);
  });
});

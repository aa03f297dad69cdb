import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './App.tsx';
import { preloadPage } from './preload.ts';
import { startApp } from './start.tsx';

vi.mock(import('./preload.ts'), { spy: true });

const PLACEHOLDERS =
  '<title>Wait</title><meta name="description" content="Wait"><meta name="robots" content="noindex">';

/** The page as the server sends it, in a root with these attributes. */
async function rootOf(address: string, attributes = ''): Promise<string> {
  await preloadPage(address);
  const html = renderToString(
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>,
  );
  // The server writes them into `<head>`.
  const body = html.replace(/^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)+/u, '');
  return `<div id="root" ${attributes}>${body}</div>`;
}

async function start(address: string, html: string) {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = html;
  const onReady = vi.fn<() => void>();
  await act(() => startApp(onReady));
  await waitFor(() => expect(onReady).toHaveBeenCalled());
}

const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
const register = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn<typeof window.scrollTo>());
  document.head.innerHTML = PLACEHOLDERS;
  register.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { register, controller: {} },
    configurable: true,
  });
});
afterEach(() => {
  // Applications wait for this once.
  window.dispatchEvent(new Event('load'));
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('a page that was sent as HTML', () => {
  it('keeps its elements, and gets its interactive parts', async () => {
    await start(
      '/en/association/mission',
      await rootOf('/en/association/mission', 'lang="en" data-lang="en"'),
    );
    const root = document.getElementById('root');
    expect(root).not.toHaveAttribute('lang');
    expect(root).not.toHaveAttribute('data-lang');
    expect(isHydrated(screen.getByRole('banner'))).toBe(true);
    expect(isHydrated(screen.getByRole('heading', { level: 1 }))).toBe(false);
  });

  it('is hydrated as a whole if it has interactive parts itself', async () => {
    const html = await rootOf('/en');
    window.history.replaceState(null, '', '/en');
    document.body.innerHTML = html;
    const sent = screen.getByRole('heading', { level: 1 });
    await act(() => startApp(() => undefined));
    await waitFor(() => expect(isHydrated(sent)).toBe(true));
    expect(screen.getByRole('heading', { level: 1 })).toBe(sent);
  });

  it('stays readable when its code cannot be loaded', async () => {
    vi.mocked(preloadPage).mockRejectedValueOnce(new TypeError('no connection'));
    window.history.replaceState(null, '', '/en/news');
    document.body.innerHTML = '<div id="root"><h1>News</h1></div>';
    await expect(startApp(() => undefined)).rejects.toThrow('no connection');
    expect(screen.getByRole('heading', { name: 'News' })).toBeInTheDocument();
  });
});

describe('a file that is sent for many addresses', () => {
  it.each([
    ['data-not-found', '/en/contact'],
    ['data-shell', '/en/contact'],
  ])('(%s) is replaced by the page of the address', async (attribute, address) => {
    await start(address, `<div id="root" ${attribute}><h1>Wait</h1></div>`);
    const root = document.getElementById('root');
    expect(within(root ?? document.body).getByRole('heading', { level: 1 })).toHaveTextContent('Contact');
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(document.title).not.toBe('Wait');
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
    expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  });

  it.each([
    ['/en/no/such/page', 'en'],
    ['/no/such/page', 'ka'],
  ])('keeps the root in the language of %s only', async (address, lang) => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const roots = ['ka', 'en'].map(
      (one) =>
        `<div class="site-root" id="in-${one}" data-lang="${one}" lang="${one}" data-not-found><h1>?</h1></div>`,
    );
    await start(address, roots.join(''));
    expect([...document.querySelectorAll('.site-root')].map(({ id }) => id)).toEqual([`in-${lang}`]);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('is replaced even if the page could not be loaded ahead', async () => {
    vi.mocked(preloadPage).mockRejectedValueOnce(new TypeError('no connection'));
    await start('/en/contact', '<div id="root"></div>');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Contact');
  });

  it('uses the first root if none names the language', async () => {
    await start('/en/contact', '<div id="root"></div><div class="site-root"></div>');
    expect(document.querySelectorAll('#root, .site-root')).toHaveLength(1);
    expect(document.getElementById('root')).toHaveTextContent('Contact');
  });
});

it('has the page cached once it is loaded', async () => {
  vi.stubEnv('DEV', false);
  await start('/en/contact', '<div id="root"></div>');
  expect(register).toHaveBeenCalledTimes(1);
});

it('caches nothing before the page is loaded', async () => {
  vi.stubEnv('DEV', false);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await start('/en/contact', '<div id="root"></div>');
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('load'));
  expect(register).toHaveBeenCalledTimes(1);
});

it('fails on a page without a root', async () => {
  document.body.innerHTML = '<div></div>';
  await expect(startApp(() => undefined)).rejects.toThrow('The page has no element to render into');
});

import { describe, expect, it, vi } from 'vitest';
import { browserErrorSchema } from '../../../functions/src/operations/browser-errors.ts';
import { BROWSER_ERRORS_PATH, toBrowserError } from '../../domain/browser-error.ts';
import { ONLY_SAVED } from '../../offline/rules.ts';
import { BOOTSTRAP_SCRIPT } from './bootstrap-script.ts';

interface Visit {
  readonly address: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly systemIsDark?: boolean;
  /** The first language of the browser. */
  readonly speaks?: string;
  /** Attribute of the root element. */
  readonly mark?: string;
}

/** Runs the script in a separate page. */
function visit({ address, stored = {}, systemIsDark = false, speaks = 'ka', mark }: Visit) {
  const url = new URL(address, 'https://site.example');
  const page = document.implementation.createHTMLDocument();
  if (mark !== undefined) page.documentElement.setAttribute(mark, '');
  const storage = new Map(Object.entries(stored));
  const replace = vi.fn<(address: string) => void>();
  const events = new EventTarget();
  const system: { matches: boolean; onchange?: () => void } = { matches: systemIsDark };
  const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>(() => true);
  const { pathname, search, hash, protocol, origin } = url;
  const window = {
    location: { pathname, search, hash, protocol, origin, replace },
    navigator: { sendBeacon, language: speaks },
    addEventListener: events.addEventListener.bind(events),
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
    matchMedia: () => system,
  };
  // eslint-disable-next-line typescript/no-implied-eval -- the script is what is tested
  new Function('document', 'window', BOOTSTRAP_SCRIPT)(page, window);
  return { page, storage, replace, events, system, sendBeacon, html: page.documentElement };
}

describe('language', () => {
  it('is Georgian at an address without prefix', () => {
    const { html, replace, storage } = visit({ address: '/guides' });
    expect(html.lang).toBe('ka');
    expect(replace).not.toHaveBeenCalled();
    expect(storage.get('language')).toBeUndefined();
  });

  it('redirects a stored English choice to the English page, with query and fragment', () => {
    expect(visit({ address: '/guides?q=a#b', stored: { language: 'en' } }).replace).toHaveBeenCalledWith(
      '/en/guides?q=a#b',
    );
    expect(visit({ address: '/', stored: { language: 'en' } }).replace).toHaveBeenCalledWith('/en');
  });

  it.each([
    ['de-DE', {}, true],
    ['de-DE', { language: 'ka' }, false],
    ['en-GB', {}, false],
    ['ka', {}, false],
  ])('marks a browser that speaks %s, with the choice %o: %s', (speaks, stored, isForeign) => {
    const { html } = visit({ address: '/news', speaks, stored });
    expect(html.hasAttribute('data-foreign')).toBe(isForeign);
  });

  it('stays on a saved page that is not saved in the stored language', () => {
    const { html, replace } = visit({ address: '/news', stored: { language: 'en' }, mark: ONLY_SAVED });
    expect(replace).not.toHaveBeenCalled();
    expect(html.lang).toBe('ka');
  });

  it('follows an explicit /en address and stores it', () => {
    const { html, storage, replace } = visit({ address: '/en/news', stored: { language: 'ka' } });
    expect(html.lang).toBe('en');
    expect(storage.get('language')).toBe('en');
    expect(replace).not.toHaveBeenCalled();
  });

  it('accepts no other value as English', () => {
    expect(visit({ address: '/english', stored: { language: 'de' } }).html.lang).toBe('ka');
  });

  it('stores the language of a link that is pressed', () => {
    const { page, storage } = visit({ address: '/en/news' });
    page.body.innerHTML = '<a data-language="ka"><span>KA</span></a><a href="/">other</a>';
    page.querySelector('span')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(storage.get('language')).toBe('ka');
  });

  it.each([
    ['/en/no/such?q=a#b', 'ka', '/no/such?q=a#b'],
    ['/en/no/such', 'en', '/en/no/such'],
    ['/no/such#b', 'en', '/en/no/such#b'],
    ['/?q=a', 'en', '/en?q=a'],
    ['/en', 'ka', '/'],
    ['/english', 'en', '/en/english'],
    ['/en//evil.example', 'ka', '/evil.example'],
  ])('at %s a link to %s leads to the address that is shown', (address, lang, target) => {
    const { page } = visit({ address });
    page.body.innerHTML = `<a data-language="${lang}" href="/404">${lang}</a>`;
    const link = page.querySelector('a');
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(link?.getAttribute('href')).toBe(target);
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

describe('a document that Back shows again', () => {
  const comeBack = ({ events }: ReturnType<typeof visit>, persisted = true) =>
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  it('moves to the language that was stored since, but not when it is shown for the first time', () => {
    const shown = visit({ address: '/news?q=a#b' });
    shown.storage.set('language', 'en');
    comeBack(shown, false);
    expect(shown.replace).not.toHaveBeenCalled();
    comeBack(shown);
    expect(shown.replace).toHaveBeenCalledExactlyOnceWith('/en/news?q=a#b');
  });

  it('stores the language of its address again', () => {
    const shown = visit({ address: '/en/news' });
    shown.storage.set('language', 'ka');
    comeBack(shown);
    expect(shown.storage.get('language')).toBe('en');
  });

  it('has the colours that were chosen since, and no account that has signed out since', () => {
    const shown = visit({ address: '/en/news', stored: { 'session-hint': '{}' } });
    expect(shown.html.hasAttribute('data-signed-in')).toBe(true);
    shown.storage.set('color-scheme', 'dark');
    shown.storage.delete('session-hint');
    comeBack(shown);
    expect(shown.html.getAttribute('data-color-scheme')).toBe('dark');
    expect(shown.html.hasAttribute('data-signed-in')).toBe(false);
  });
});

it('follows colours and session of another tab, but not its language', () => {
  const { storage, events, html, replace } = visit({ address: '/news' });
  for (const [key, value] of [
    ['color-scheme', 'dark'],
    ['session-hint', '{}'],
    ['language', 'en'],
  ] as const)
    storage.set(key, value);
  events.dispatchEvent(new Event('storage'));
  expect(html.getAttribute('data-color-scheme')).toBe('dark');
  expect(html.hasAttribute('data-signed-in')).toBe(true);
  expect(replace).not.toHaveBeenCalled();
});

it('follows the colours of the system until some are chosen', () => {
  const { storage, system, html } = visit({ address: '/news' });
  const wish = (isDark: boolean) => {
    system.matches = isDark;
    system.onchange?.();
    return html.getAttribute('data-color-scheme');
  };
  expect([true, false].map(wish)).toEqual(['dark', 'light']);
  storage.set('color-scheme', 'light');
  expect(wish(true)).toBe('light');
});

describe('an uncaught error', () => {
  /** An error as in a browser: in the site's own code, with personal data in its message. */
  function failure(): Error {
    const error = new TypeError('nino@example.com is not a function');
    error.stack = `${error.message}\n    at x (https://site.example/assets/index-B1.js:1:20)\n    at https://site.example/nino:1:2`;
    return error;
  }

  function happens(type: string, fields: Readonly<Record<string, unknown>>): Event {
    return Object.assign(new Event(type, { cancelable: true }), fields);
  }

  async function told({ sendBeacon }: ReturnType<typeof visit>): Promise<unknown[]> {
    const reports = sendBeacon.mock.calls.map(async ([address, body]): Promise<unknown> => {
      expect(address).toBe(BROWSER_ERRORS_PATH);
      return browserErrorSchema.parse(JSON.parse(await body.text()));
    });
    return Promise.all(reports);
  }

  it('is reported like a caught one, before any other script runs', async () => {
    const page = visit({ address: '/giorgi-beridze' });
    page.events.dispatchEvent(happens('error', { error: failure() }));
    page.events.dispatchEvent(happens('unhandledrejection', { reason: failure() }));
    expect(await told(page)).toEqual([
      toBrowserError('Running a script', failure()),
      toBrowserError('Waiting for an answer', failure()),
    ]);
  });

  it('is none where the browser gives up a transition between pages', async () => {
    const page = visit({ address: '/legal/privacy' });
    const message = 'Transition was aborted because of invalid state. ViewTransition opt-in disabled';
    const event = happens('unhandledrejection', { reason: new DOMException(message, 'InvalidStateError') });
    page.events.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(await told(page)).toEqual([]);
  });

  it('includes a script of the site that fails to load, but not those of others', async () => {
    const page = visit({ address: '/' });
    const missing = (src: string) => {
      const event = new Event('error');
      Object.defineProperty(event, 'target', { value: { tagName: 'SCRIPT', src } });
      return event;
    };
    page.events.dispatchEvent(missing('https://site.example/assets/index-B1.js'));
    page.events.dispatchEvent(missing('https://site.example.org/assets/index-B1.js'));
    expect(await told(page)).toEqual([{ what: 'Loading a script', kind: 'Error', frames: [] }]);
  });

  it('is reported at most five times per page, without personal data, by the published site only', async () => {
    const page = visit({ address: '/' });
    const named = Object.assign(failure(), { name: 'nino@example.com' });
    for (const error of ['nino', { name: 'Nino' }, named]) {
      page.events.dispatchEvent(happens('error', { error }));
    }
    expect(await told(page)).toEqual([]);
    for (let count = 0; count < 9; count += 1)
      page.events.dispatchEvent(happens('error', { error: failure() }));
    expect(await told(page)).toHaveLength(5);
    const local = visit({ address: 'http://127.0.0.1:5000/' });
    local.events.dispatchEvent(happens('error', { error: failure() }));
    expect(await told(local)).toEqual([]);
  });
});

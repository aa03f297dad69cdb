import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseGuideQuery } from '../../domain/directory/guide-query.ts';
import { createDirectory } from '../../domain/directory/search/directory.ts';
import { PAGE_CARDS } from '../../domain/settings.ts';
import { sampleGuideCard } from '../../members/firebase/testing/sample-documents.ts';
import { pageHtml } from '../../server/testing/show-page.ts';
import { GuidesPage } from '../../pages/guides/GuidesPage.tsx';
import { start } from './search.ts';

/** Two full pages of canyoning guides and a half. */
const CANYONING = 2.5 * PAGE_CARDS;
const DIRECTORY = createDirectory([
  ...Array.from({ length: CANYONING }, (_, index) =>
    sampleGuideCard(`canyon-${index}`, `Canyon Guide${index}`, 'canyoning'),
  ),
  sampleGuideCard('ana-lomidze', 'Ana Lomidze', 'rafting', { languages: ['en', 'ka'] }),
  sampleGuideCard('nino-beridze', 'Nino Beridze', 'rafting', {
    regions: ['racha'],
    certification_level: 'certified',
  }),
]);

/** The page at a query, as the server draws it. */
function pageAt(search: string, more = ''): string {
  const query = parseGuideQuery(new URLSearchParams(search));
  const html = pageHtml(
    <GuidesPage page={DIRECTORY.find(query, 'en', 0)} query={query} />,
    `/en/guides${search}`,
  );
  return html.replace('<html lang="en"', `<html lang="en"${more}`);
}

/** Queries in the order in which the server was asked. */
let asked: string[] = [];
let isOnline = true;
let savedAt = '';
/** While set, answers wait for it. */
let held: Promise<void> | undefined;

const windowListeners: [string, EventListenerOrEventListenerObject][] = [];

beforeEach(() => {
  asked = [];
  isOnline = true;
  savedAt = '';
  held = undefined;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, search } = new URL(
      input instanceof Request ? input.url : input,
      window.location.origin,
    );
    asked.push(search);
    await held;
    if (init?.signal?.aborted) throw new DOMException('Aborted', 'AbortError');
    if (!isOnline) throw new TypeError('Failed to fetch');
    if (pathname !== '/en/guides') return new Response('Not found', { status: 404 });
    return new Response(pageAt(search, savedAt && ` data-saved-at="${savedAt}"`));
  });
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject) => {
      windowListeners.push([name, listener]);
      add(name, listener);
    },
  );
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const [name, listener] of windowListeners.splice(0)) window.removeEventListener(name, listener);
  sessionStorage.clear();
  document.body.replaceChildren();
  delete document.documentElement.dataset['savedAt'];
});

/** Shows the document at the address of the current entry of the history. */
function load(prepare = (_root: HTMLElement): void => undefined): void {
  const page = new DOMParser().parseFromString(pageAt(window.location.search), 'text/html');
  document.body.replaceChildren(...page.body.childNodes);
  document.title = page.title;
  const root = document.querySelector<HTMLElement>('[data-island="search"]');
  if (!root) throw new Error('The page has no search');
  // happy-dom forgets which option is selected when it moves a list.
  for (const select of root.querySelectorAll('select'))
    select.value = select.querySelector<HTMLOptionElement>('option[selected]')?.value ?? '';
  prepare(root);
  start(root);
}

function open(search = ''): void {
  window.history.pushState(null, '', `/en/guides${search}`);
  load();
}

const settled = () =>
  waitFor(() => {
    expect(document.querySelector('[data-waiting]')).toHaveAttribute('hidden');
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });
async function click(element: HTMLElement): Promise<void> {
  fireEvent.click(element);
  await settled();
}
/** Goes back, where the page is loaded anew. */
async function back(): Promise<void> {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  window.history.back();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  reload.mockRestore();
  for (const [name, listener] of windowListeners.splice(0)) window.removeEventListener(name, listener);
  load();
}

const section = (name: RegExp) => screen.getByRole('region', { name });
const canyoning = () => section(/^Canyoning guides/u);
const cardsOf = (region: HTMLElement) =>
  Array.from(region.querySelectorAll('h3'), ({ textContent }) => textContent);
const more = () => within(canyoning()).queryByRole('link', { name: /more/u });
async function showMore(): Promise<void> {
  const link = more();
  if (!link) throw new Error('No further cards are offered');
  await click(link);
}
const count = () => screen.getByRole('status').textContent;
const searchbox = () => screen.getByRole<HTMLInputElement>('searchbox');
const list = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const searchButton = () => screen.getByRole('button', { name: 'Search' });

function type(q: string, isComposing = false): void {
  searchbox().value = q;
  searchbox().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
}
async function choose(name: RegExp, value: string): Promise<void> {
  fireEvent.input(list(name), { target: { value } });
  await settled();
}
function holdAnswers(): () => Promise<void> {
  let answer = (): void => undefined;
  held = new Promise((resolve) => {
    answer = () => resolve();
  });
  return async () => {
    answer();
    await settled();
  };
}
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

describe('a section of many guides', () => {
  const SECTION = '?profession=canyoning-guide';

  test('shows all, each once, page by page', async () => {
    open(SECTION);
    expect(cardsOf(canyoning())).toHaveLength(PAGE_CARDS);
    expect(more()).toHaveTextContent(/^Show 24 more[^0-9]*$/u);
    await showMore();
    expect(more()).toHaveTextContent(/^Show 12 more/u);
    expect(more()).toHaveAttribute('href', '/en/guides?profession=canyoning-guide&page=3');
    await showMore();
    expect(new Set(cardsOf(canyoning())).size).toBe(CANYONING);
    expect(cardsOf(canyoning())).toHaveLength(CANYONING);
    expect(more()).toBeNull();
    const firstAdded = cardsOf(canyoning())[2 * PAGE_CARDS];
    expect(screen.getByRole('link', { name: `View Profile: ${firstAdded}` })).toHaveFocus();
  });

  test('asks once for a page, however often its link is pressed', async () => {
    open(SECTION);
    const answer = holdAnswers();
    const link = more();
    if (link) for (const _ of 'abc') fireEvent.click(link);
    await answer();
    expect(asked).toEqual([`${SECTION}&page=2`]);
    expect(cardsOf(canyoning())).toHaveLength(2 * PAGE_CARDS);
  });

  test('opens its link in a new tab where that is asked for', () => {
    open(SECTION);
    const link = more();
    expect(link && fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(asked).toEqual([]);
  });

  test('says when further cards do not come, and shows them on the next attempt', async () => {
    const logged = quiet();
    open(SECTION);
    isOnline = false;
    await showMore();
    await showMore();
    expect(within(canyoning()).getByRole('alert')).toHaveTextContent(
      'Please check your connection and try again.',
    );
    expect(cardsOf(canyoning())).toHaveLength(PAGE_CARDS);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('Reading more guides failed'));
    isOnline = true;
    await showMore();
    expect(cardsOf(canyoning())).toHaveLength(2 * PAGE_CARDS);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(canyoning().querySelectorAll('li[data-slug]')[PAGE_CARDS]).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  });

  test('is opened again, at its place, in a document that Back loads anew', async () => {
    open(SECTION);
    await showMore();
    await showMore();
    const opened = cardsOf(canyoning());
    expect(opened).toHaveLength(CANYONING);
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1234);
    window.dispatchEvent(new Event('pagehide'));
    load();
    expect(cardsOf(canyoning())).toHaveLength(PAGE_CARDS);
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith({ top: 1234, behavior: 'instant' }));
    expect(cardsOf(canyoning())).toEqual(opened);
    expect(more()).toBeNull();
  });

  test('does not open what an unreadable entry of the history says', async () => {
    window.history.pushState({ opened: { 'canyoning-guide': 'x' }, scroll: 'y' }, '', '/en/guides');
    load();
    await settled();
    expect(asked).toEqual([]);
  });
});

describe('the search', () => {
  const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  test('begins a quarter of a second after the last letter, and keeps field and focus', async () => {
    open();
    const field = searchbox();
    field.focus();
    vi.useFakeTimers();
    type('a');
    await later(249);
    type('an');
    await later(249);
    expect(asked).toEqual([]);
    await later(1);
    expect(asked).toEqual(['?q=an']);
    expect(window.location.search).toBe('?q=an');
    await later(1000);
    expect(asked).toEqual(['?q=an']);
    expect(searchbox()).toBe(field);
    expect(field).toHaveFocus();
    expect(document.title).toMatch(/^Guides directory: an –/u);
  });

  test('waits until a letter is composed', async () => {
    open();
    vi.useFakeTimers();
    type('a');
    type('an', true);
    await later(1000);
    expect(asked).toEqual([]);
    searchbox().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await later(250);
    expect(asked).toEqual(['?q=an']);
  });

  test('says meanwhile that guides are loaded, and the results once', async () => {
    open();
    const region = screen.getByRole('status');
    const said: (string | null)[] = [];
    new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true });
    const answer = holdAnswers();
    type('ana');
    fireEvent.click(searchButton());
    expect(screen.getByText('Loading guides...')).toBeVisible();
    expect(region).toHaveClass('visually-hidden');
    await answer();
    expect(region).toHaveTextContent('1 guide found');
    expect(region).not.toHaveClass('visually-hidden');
    await waitFor(() => expect(said).toEqual(['1 guide found']));
  });

  test('shows the answer to the last question, whichever comes first', async () => {
    const logged = quiet();
    open();
    const answer = holdAnswers();
    type('nino');
    fireEvent.click(searchButton());
    held = undefined;
    type('ana');
    fireEvent.click(searchButton());
    await settled();
    await answer();
    expect(cardsOf(document.body)).toEqual(['Ana Lomidze']);
    expect(window.location.search).toBe('?q=ana');
    expect(logged).not.toHaveBeenCalled();
  });

  test('is kept in the other language', async () => {
    open('?q=ana');
    document.body.insertAdjacentHTML('beforeend', '<a data-language="ka" href="/guides?q=ana">KA</a>');
    await choose(/Speaks/u, 'en');
    const other = screen.getByRole('link', { name: 'KA' });
    expect(other).toHaveProperty('pathname', '/guides');
    expect(other).toHaveProperty('search', '?q=ana&language=en');
  });

  test('keeps what was typed and the section when a list is changed', async () => {
    open('?profession=rafting-guide');
    type('ana');
    await choose(/Speaks/u, 'en');
    expect(asked).toEqual(['?q=ana&profession=rafting-guide&language=en']);
    expect(searchbox()).toHaveValue('ana');
  });

  test('with each filter is one step in the history, which Back undoes', async () => {
    open();
    const { length } = window.history;
    await choose(/Region/u, 'racha');
    await choose(/level/u, 'certified');
    expect(window.location.search).toBe('?region=racha&level=certified');
    expect(window.history.length).toBe(length + 2);
    expect(count()).toBe('1 guide found');
    expect(document.querySelector('summary')).toHaveTextContent('(2)');
    await back();
    expect(window.location.search).toBe('?region=racha');
    await back();
    expect(window.location.search).toBe('');
  });

  test('in words is one step in the history, however many letters it has', async () => {
    open();
    const { length } = window.history;
    for (const q of ['a', 'an', 'ana']) {
      type(q);
      fireEvent.click(searchButton());
      await settled();
    }
    expect(window.history.length).toBe(length + 1);
    await back();
    expect(window.location.search).toBe('');
  });

  test('from a later page begins with the first one', async () => {
    open('?profession=canyoning-guide&page=2');
    expect(asked).toEqual([]);
    type('canyon');
    fireEvent.click(searchButton());
    await settled();
    expect(asked).toEqual(['?q=canyon&profession=canyoning-guide']);
  });

  test('changes the choices of the other lists, and their order, but not of the one in use', async () => {
    const choices = (name: RegExp) => [...list(name).options].map(({ textContent }) => textContent);
    open('?region=racha');
    expect(choices(/Region/u)).toEqual(['Any region', 'Svaneti (61)', 'Racha-Lechkhumi (1)']);
    expect(choices(/Speaks/u)).toEqual(['Any language', 'Georgian (1)']);
    const region = list(/Region/u);
    region.focus();
    const [first] = region.options;
    await choose(/Region/u, '');
    expect(choices(/Speaks/u)).toEqual(['Any language', 'Georgian (62)', 'English (1)']);
    expect(region).toHaveFocus();
    expect(region.options[0]).toBe(first);
  });

  test('takes up what was chosen before the script arrived', async () => {
    window.history.pushState(null, '', '/en/guides');
    load((root) => {
      const region = root.querySelector<HTMLSelectElement>('[name="region"]');
      if (region) region.value = 'racha';
    });
    await settled();
    expect(window.location.search).toBe('?region=racha');
    expect(count()).toBe('1 guide found');
  });

  test('is given up when the page is left, and continued when it comes back', async () => {
    const logged = quiet();
    open();
    const answer = holdAnswers();
    type('ana');
    fireEvent.click(searchButton());
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('directory')).toBe('?q=ana');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await answer();
    expect(count()).toBe('1 guide found');
    expect(asked).toEqual(['?q=ana', '?q=ana']);
    expect(logged).not.toHaveBeenCalled();
  });

  test('ignores steps in the history that are only fragments', async () => {
    open('?q=ana');
    window.history.pushState(null, '', '#main');
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    window.history.back();
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(reload).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
  });
});

describe('the sections above the list', () => {
  const links = () => within(screen.getByRole('navigation', { name: 'Professions' })).getAllByRole('link');
  const shown = () => links().map((link) => [link.textContent, link.getAttribute('href')]);

  test('follow the search', async () => {
    open('?profession=canyoning-guide&page=2');
    type('canyon');
    fireEvent.click(searchButton());
    await settled();
    expect(shown()).toEqual([
      ['All professions', '/en/guides?q=canyon'],
      ['Canyoning guides 60', '/en/guides?q=canyon&profession=canyoning-guide'],
    ]);
    expect(links().map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true']);
  });

  test('show the chosen one in the middle of their line, and each that takes the focus', () => {
    const isList = (element: HTMLElement) => element.tagName === 'UL';
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
      return isList(this) ? 20 : 520;
    });
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    open('?profession=rafting-guide');
    const line = within(screen.getByRole('navigation', { name: 'Professions' })).getByRole('list');
    expect(line.scrollLeft).toBe(400);
    links()[0]?.focus();
    expect(scrolled.mock.contexts).toEqual([links()[0]]);
  });
});

describe('a search without an answer', () => {
  const search = async () => {
    type('mestia');
    fireEvent.click(searchButton());
    await settled();
  };

  test('leaves the list, without a number of results, and says so until there is one', async () => {
    const logged = quiet();
    open();
    const before = cardsOf(document.body);
    isOnline = false;
    await search();
    const note = screen.getByRole('alert');
    expect(note).toHaveTextContent(/^This search needs a connection\./u);
    expect(cardsOf(document.body)).toEqual(before);
    expect(count()).toBe('');
    expect(searchbox()).toHaveValue('mestia');
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('Reading guides failed'));
    const retry = screen.getByRole('link', { name: 'Try again' });
    expect(retry).toHaveAttribute('href', '/en/guides?q=mestia');
    retry.focus();
    await click(retry);
    expect(screen.getByRole('alert')).not.toBe(note);
    const again = screen.getByRole('link', { name: 'Try again' });
    expect(again).toHaveFocus();
    isOnline = true;
    await click(again);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(count()).not.toBe('');
    expect(document.querySelector('[data-part="results"]')).toHaveFocus();
  });

  test.each([
    ['an error', new Response(null, { status: 503 })],
    ['the page of another network', new Response('<h1>Sign in to this network</h1>')],
  ])('is one that gets %s', async (_, response) => {
    quiet();
    open();
    vi.mocked(window.fetch).mockResolvedValueOnce(response);
    await search();
    expect(screen.getByRole('alert')).toBeVisible();
  });
});

test('an answer brings the styles that this page lacks', async () => {
  open();
  const style = '<style data-emotion="css only-there">.css-only-there{color:red}</style>';
  const page = pageAt('?region=racha').replace('<head>', `<head>${style}`);
  vi.mocked(window.fetch).mockResolvedValueOnce(new Response(page));
  await choose(/Region/u, 'racha');
  expect(document.head.innerHTML).toContain(style);
});

test('an answer that the service worker had saved says when, until newer ones come', async () => {
  open();
  savedAt = '2026-11-01T08:00:00.000Z';
  await choose(/Region/u, 'racha');
  expect(document.documentElement.dataset['savedAt']).toBe(savedAt);
  savedAt = '';
  await choose(/Region/u, '');
  expect(document.documentElement.dataset['savedAt']).toBeUndefined();
});

test('the focus stays in results that are replaced', async () => {
  open();
  const link = () => screen.getByRole('link', { name: 'View Profile: Ana Lomidze' });
  link().focus();
  const before = link();
  await choose(/Speaks/u, 'en');
  expect(link()).not.toBe(before);
  expect(document.querySelector('[data-part="results"]')).toHaveFocus();
});

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FIRST_CARDS, PAGE_CARDS } from '../../domain/settings.ts';
import { parseGuideQuery } from '../../domain/directory/guide-query.ts';
import { guidesResponse, type GuidesResponse } from '../../domain/directory/guides-response.ts';
import { toGuideCard } from '../../domain/directory/public-guide.ts';
import { createDirectory } from '../../domain/directory/search/directory.ts';
import { directoryGroupsOf, type EditorProfession } from '../../domain/guide/professions.ts';
import { samplePublicGuide } from '../../members/firebase/testing/sample-documents.ts';
import { loadMessages } from '../../i18n/catalogue.ts';
import { LangContext } from '../../i18n/lang-context.ts';
import { MessagesScope } from '../../i18n/MessagesScope.tsx';
import { createResponses, ResponsesContext, type Responses } from '../../navigation/responses.ts';
import { SAVED_AT } from '../../offline/rules.ts';
import { Screen } from './GuidesPage.tsx';

function card(slug: string, full_name: string, profession: EditorProfession, more: object = {}) {
  return toGuideCard({
    ...samplePublicGuide(),
    slug,
    full_name,
    latin_name: full_name,
    profession,
    directory_groups: directoryGroupsOf(profession),
    languages: ['ka'],
    ...more,
  });
}

/** Two full pages of canyoning guides and a half. */
const CANYONING = 2.5 * PAGE_CARDS;
const DIRECTORY = createDirectory([
  ...Array.from({ length: CANYONING }, (_, index) =>
    card(`canyon-${index}`, `Canyon Guide${index}`, 'canyoning'),
  ),
  card('ana-lomidze', 'Ana Lomidze', 'rafting', { languages: ['en', 'ka'] }),
  card('nino-beridze', 'Nino Beridze', 'rafting', { regions: ['racha'], certification_level: 'certified' }),
]);

function directoryAt(search: string): GuidesResponse {
  const page = DIRECTORY.find(parseGuideQuery(new URLSearchParams(search)), 'en');
  return guidesResponse({ kind: 'directory', page });
}

/** Queries in the order in which the server was asked. */
let asked: string[] = [];
let isOnline = true;
let savedAt: string | undefined;

beforeEach(() => {
  asked = [];
  isOnline = true;
  savedAt = undefined;
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname, search } = new URL(
      input instanceof Request ? input.url : input,
      window.location.origin,
    );
    asked.push(search);
    if (pathname !== '/en/api/guides') return new Response('Not found', { status: 404 });
    if (!isOnline) throw new TypeError('Failed to fetch');
    return Response.json(directoryAt(search), { headers: savedAt ? { [SAVED_AT]: savedAt } : {} });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
  delete document.documentElement.dataset['savedAt'];
});

async function draw(responses: Responses) {
  await loadMessages('en', ['shell', 'guides', 'fields']);
  let unmount = (): void => undefined;
  await act(async () => {
    ({ unmount } = render(
      <Suspense>
        <LangContext value="en">
          <MessagesScope area={['shell', 'guides', 'fields']}>
            <ResponsesContext value={responses}>
              <BrowserRouter>
                <Routes>
                  <Route path="/en/guides" element={<Screen />} />
                  <Route path="*" element={<h1>Another page</h1>} />
                </Routes>
              </BrowserRouter>
            </ResponsesContext>
          </MessagesScope>
        </LangContext>
      </Suspense>,
    ));
  });
  return unmount;
}

/** Opens the directory as the server renders it: with the data of the address in the page. */
async function open(search = '') {
  window.history.pushState(null, '', `/en/guides${search}`);
  return draw(createResponses({ address: `/en/guides${search}`, response: directoryAt(search) }));
}

const click = (element: HTMLElement) => act(async () => fireEvent.click(element));
const back = async (until: () => void) => {
  act(() => window.history.back());
  await waitFor(until);
};
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
const section = (name: RegExp) => screen.getByRole('region', { name });
const canyoning = () => section(/^Canyoning guides/u);
const cardsOf = (region: HTMLElement) =>
  Array.from(region.querySelectorAll('h3'), ({ textContent }) => textContent);
const more = () => within(canyoning()).queryByRole('link', { name: /more/u });
const showMore = async () => {
  const link = more();
  if (!link) throw new Error('No further cards are offered');
  await click(link);
};

describe('a section of many guides', () => {
  test('begins with a row, and shows all, each once, page by page', async () => {
    await open();
    expect(cardsOf(canyoning())).toHaveLength(FIRST_CARDS);
    // A narrow page shows one card less.
    expect(more()).toHaveTextContent(/Show 21 more.*Show 22 more/u);
    expect(more()).toHaveAttribute('href', '/en/guides?profession=canyoning-guide');
    await showMore();
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

  test('on a later page leads to the page before and the one after', async () => {
    await open('?profession=canyoning-guide&page=2');
    expect(cardsOf(canyoning())).toHaveLength(PAGE_CARDS);
    const before = screen.getByRole('link', { name: 'Previous page' });
    expect(before).toHaveAttribute('href', '/en/guides?profession=canyoning-guide');
    const here = cardsOf(canyoning());
    await click(before);
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
    expect(cardsOf(canyoning())).toHaveLength(PAGE_CARDS);
    expect(cardsOf(canyoning())).not.toEqual(here);
    await back(() => expect(cardsOf(canyoning())).toEqual(here));
    expect(more()).toHaveTextContent(/^Show 12 more[^0-9]*$/u);
    await showMore();
    expect(cardsOf(canyoning())).toHaveLength(1.5 * PAGE_CARDS);
    expect(more()).toBeNull();
  });

  test('opens no more of the page before, whose results are still to come, than it has', async () => {
    await open('?profession=canyoning-guide&page=2');
    await showMore();
    expect(cardsOf(canyoning())).toHaveLength(1.5 * PAGE_CARDS);
    await click(screen.getByRole('link', { name: 'Previous page' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull());
    expect(cardsOf(canyoning())).toHaveLength(PAGE_CARDS);
  });

  test('begins with a row again on the way from its own page to the overview', async () => {
    await open('?profession=canyoning-guide');
    expect(cardsOf(canyoning())).toHaveLength(PAGE_CARDS);
    await click(screen.getByRole('link', { name: 'All professions' }));
    expect(screen.getByText('62 guides found')).toBeVisible();
    expect(cardsOf(canyoning())).toHaveLength(FIRST_CARDS);
  });

  test('says when further cards do not come, and shows them on the next attempt', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open();
    isOnline = false;
    await showMore();
    expect(within(canyoning()).getByRole('alert')).toBeVisible();
    expect(cardsOf(canyoning())).toHaveLength(FIRST_CARDS);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('Reading more guides failed'));
    isOnline = true;
    await showMore();
    expect(cardsOf(canyoning())).toHaveLength(PAGE_CARDS);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(canyoning().querySelectorAll('li')[FIRST_CARDS]).toContainElement(focused());
  });

  test('shows after Back what was opened, without another request; a new document only its beginning', async () => {
    const unmount = await open();
    await showMore();
    await showMore();
    const opened = cardsOf(canyoning());
    expect(opened).toHaveLength(2 * PAGE_CARDS);
    await click(screen.getByRole('link', { name: `View Profile: ${opened[0]}` }));
    expect(screen.getByRole('heading', { level: 1, name: 'Another page' })).toBeVisible();
    asked = [];
    await back(() => expect(cardsOf(canyoning())).toEqual(opened));
    expect(cardsOf(section(/^Rafting guides/u))).toHaveLength(2);
    expect(more()).toHaveTextContent(/^Show 12 more/u);
    expect(asked).toEqual([]);
    unmount();
    await draw(createResponses({ address: '/en/guides', response: directoryAt('') }));
    expect(cardsOf(canyoning())).toHaveLength(FIRST_CARDS);
  });
});

describe('the search', () => {
  const type = (q: string) => {
    act(() => void fireEvent.change(screen.getByRole('searchbox'), { target: { value: q } }));
  };
  const choose = (name: RegExp, value: string) =>
    act(async () => fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } }));
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('begins a quarter of a second after the last letter', async () => {
    await open();
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
  });

  test('begins at once with Enter, and only once', async () => {
    await open();
    vi.useFakeTimers();
    type('lomidze');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Search' })));
    expect(asked).toEqual(['?q=lomidze']);
    await later(1000);
    expect(asked).toEqual(['?q=lomidze']);
  });

  test('keeps what was typed and the section when a list is changed', async () => {
    await open('?profession=rafting-guide');
    vi.useFakeTimers();
    type('ana');
    await choose(/Speaks/u, 'en');
    expect(asked).toEqual(['?q=ana&profession=rafting-guide&language=en']);
    await later(1000);
    expect(asked).toHaveLength(1);
    expect(screen.getByRole('searchbox')).toHaveValue('ana');
  });

  test('with each filter is one step in the history, which Back undoes with its field', async () => {
    await open();
    const { length } = window.history;
    await choose(/Region/u, 'racha');
    await choose(/level/u, 'certified');
    expect(window.location.search).toBe('?region=racha&level=certified');
    expect(window.history.length).toBe(length + 2);
    expect(screen.getByText('1 guide found')).toBeVisible();
    await back(() => expect(screen.getByRole('combobox', { name: /level/u })).toHaveValue(''));
    expect(window.location.search).toBe('?region=racha');
    await back(() => expect(screen.getByText('62 guides found')).toBeVisible());
    expect(window.location.search).toBe('');
    expect(screen.getByRole('combobox', { name: /Region/u })).toHaveValue('');
  });

  test('repeated without a change adds no step to the history', async () => {
    await open('?q=ana');
    const { length } = window.history;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Search' })));
    expect(window.history.length).toBe(length);
  });

  test('shows its lists when one of them is used, even where it has no results', async () => {
    const unmount = await open();
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    unmount();
    const one = await open('?level=certified');
    expect(screen.getByRole('group')).toHaveAttribute('open');
    one();
    await open('?language=en&region=guria&level=master');
    const lists = screen.getByRole('group');
    expect(lists).toHaveAttribute('open');
    expect(within(lists).getByText(/3/u, { selector: 'summary' })).toBeVisible();
    const region = screen.getByRole('combobox', { name: /Region/u });
    expect(region).toHaveValue('guria');
    expect(within(region).getAllByRole('option', { name: 'Guria (0)' })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Show all guides' })).toHaveAttribute('href', '/en/guides');
  });

  test('keeps in its lists what was chosen, also when no answer comes', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    window.history.pushState({ key: 'earlier' }, '', '/en/guides?region=guria');
    await open();
    isOnline = false;
    await back(() => expect(screen.getByRole('alert')).toBeVisible());
    const region = screen.getByRole('combobox', { name: /Region/u });
    expect(region).toHaveValue('guria');
    expect(within(region).getByRole('option', { name: 'Guria' })).toBeInTheDocument();
  });

  test('offers the languages of most guides first, and nothing twice', async () => {
    await open('?region=racha');
    const choices = (name: RegExp) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(choices(/Region/u)).toEqual(['Any region', 'Svaneti (61)', 'Racha-Lechkhumi (1)']);
    await choose(/Region/u, '');
    expect(choices(/Speaks/u)).toEqual(['Any language', 'Georgian (62)', 'English (1)']);
  });
});

describe('the sections above the list', () => {
  test('keep the search, begin with the first page, and name their number of guides', async () => {
    await open('?q=canyon&profession=canyoning-guide&page=2');
    const links = within(screen.getByRole('navigation', { name: 'Professions' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All professions', '/en/guides?q=canyon'],
      ['Canyoning guides60', '/en/guides?q=canyon&profession=canyoning-guide'],
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true']);
  });

  test('show the chosen one in the middle of their line, and each that takes the focus', async () => {
    const isList = (element: HTMLElement) => element.tagName === 'UL';
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
      return isList(this) ? 20 : 520;
    });
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const unmount = await open('?profession=rafting-guide');
    const line = () => within(screen.getByRole('navigation', { name: 'Professions' })).getByRole('list');
    expect(line().scrollLeft).toBe(400);
    const [first] = within(line()).getAllByRole('link');
    act(() => first?.focus());
    expect(shown.mock.contexts).toEqual([first]);
    unmount();
    await open();
    expect(line().scrollLeft).toBe(0);
  });
});

describe('the data of the directory', () => {
  test('are those in the page, or come from the server at another address', async () => {
    const unmount = await open('?q=ana');
    expect(screen.getByText('1 guide found')).toBeVisible();
    expect(asked).toEqual([]);
    unmount();
    window.history.pushState(null, '', '/en/guides');
    await draw(createResponses({ address: '/en/guides?q=ana', response: directoryAt('?q=ana') }));
    expect(screen.getByText('62 guides found')).toBeVisible();
    expect(asked).toEqual(['']);
  });

  test('of another version of the site in the page are fetched again', async () => {
    window.history.pushState(null, '', '/en/guides');
    await draw(
      createResponses({ address: '/en/guides', response: { kind: 'directory', page: { listed: 1 } } }),
    );
    expect(screen.getByText('62 guides found')).toBeVisible();
    expect(asked).toEqual(['']);
  });

  test('that the server could not read are asked for again, as often as the visitor wants', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failed = guidesResponse({ kind: 'failed' });
    window.history.pushState(null, '', '/en/guides');
    await draw(createResponses({ address: '/en/guides', response: failed }));
    const retry = () => click(screen.getByRole('link', { name: 'Try again' }));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(asked).toEqual([]);
    vi.mocked(window.fetch).mockResolvedValueOnce(Response.json(failed));
    await retry();
    expect(screen.getByRole('alert')).toBeVisible();
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('Reading guides failed'));
    await retry();
    expect(screen.getByText('62 guides found')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('are shown again for a minute without a request, later while they are asked for', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await open();
    const visitRafting = async () => {
      await click(screen.getByRole('link', { name: /^Rafting guides/u }));
      expect(screen.getByText('2 guides found')).toBeVisible();
      await back(() => expect(screen.getByText('62 guides found')).toBeVisible());
    };
    await visitRafting();
    expect(asked).toEqual(['?profession=rafting-guide']);
    vi.setSystemTime(Date.now() + 59_999);
    await visitRafting();
    expect(asked).toEqual(['?profession=rafting-guide']);
    vi.setSystemTime(Date.now() + 1);
    await visitRafting();
    expect(asked).toEqual(['?profession=rafting-guide', '?profession=rafting-guide', '']);
  });

  test('that the service worker had saved say when, until newer ones come', async () => {
    await open();
    savedAt = '2026-11-01T08:00:00.000Z';
    await click(screen.getByRole('link', { name: /^Rafting guides/u }));
    expect(document.documentElement.dataset['savedAt']).toBe(savedAt);
    savedAt = undefined;
    await click(screen.getByRole('link', { name: /^Canyoning guides/u }));
    expect(document.documentElement.dataset['savedAt']).toBeUndefined();
  });

  test('of a section come offline from the overview, without an offer of more', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open();
    isOnline = false;
    await click(screen.getByRole('link', { name: /^Canyoning guides/u }));
    expect(screen.getByRole('alert')).toHaveTextContent(/only the guides already stored on this device/u);
    expect(screen.getByText(`${FIRST_CARDS} guides found`)).toBeVisible();
    expect(cardsOf(canyoning())).toHaveLength(FIRST_CARDS);
    expect(more()).toBeNull();
    expect(screen.queryAllByRole('region', { name: /^Rafting guides/u })).toEqual([]);
    // The list and the focus stay in place, also when the retry fails.
    const retry = screen.getByRole('link', { name: 'Try again' });
    act(() => retry.focus());
    await click(retry);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(cardsOf(canyoning())).toHaveLength(FIRST_CARDS);
    expect(retry).toHaveFocus();
    isOnline = true;
    await click(retry);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(cardsOf(canyoning())).toHaveLength(PAGE_CARDS);
  });

  test('stay offline while a search gets no answer, without a number of results', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open();
    const all = cardsOf(document.body);
    isOnline = false;
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'mestia' } });
    await click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/^This search needs a connection\./u);
    expect(cardsOf(document.body)).toEqual(all);
    expect(screen.queryByText(/guides? found$/u)).toBeNull();
  });
});

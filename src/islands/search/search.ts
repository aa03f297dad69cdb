/**
 * The live search of the directory: what is typed or chosen asks the same address as the form, and the answered page's
 * parts replace those of this page. Links and the form work without it.
 */
import { logFailure } from '../../browser/log-failure.ts';
import { elementOf } from '../frame/replace-text.ts';
import { noteSavedAt } from '../frame/saved-note.ts';
import { addFields, fillFields, queryOf, replaceOptions, without } from './fields.ts';
import { entryState, saveEntryState } from './entry-state.ts';
import { isPlainClick } from './is-plain-click.ts';
import { storeLastQuery } from './last-query.ts';
import { restorePlace, showMore } from './more-cards.ts';
import { partOf, readPage } from './read-page.ts';

/** Milliseconds after the last letter. */
const TYPING_PAUSE = 250;

/** The parts of the page that depend on the search, but for the fields. */
const PARTS = ['filters', 'chips', 'count', 'summary', 'results'];

function shownAddress(): string {
  return window.location.pathname + window.location.search;
}

function focusPart(part: HTMLElement | null): void {
  part?.setAttribute('tabindex', '-1');
  part?.focus({ preventScroll: true });
}

/** A focus inside moves to the same link of the new part, else to the part. */
function replacePart(part: HTMLElement, fresh: HTMLElement | null): void {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  part.replaceChildren(...(fresh?.childNodes ?? []));
  if (!focused || part.contains(document.activeElement)) return;
  const href = focused.getAttribute('href');
  const same = [...part.querySelectorAll('a')].find((link) => link.getAttribute('href') === href);
  if (same) same.focus({ preventScroll: true });
  else focusPart(part);
}

/** Centres the chosen section in its line, which scrolls on a phone; the page stays. */
function showChosenChip(root: HTMLElement): void {
  const line = partOf(root, 'chips');
  const chosen = line?.querySelector<HTMLElement>('[aria-current]');
  if (!line || !chosen) return;
  line.scrollLeft = chosen.offsetLeft - line.offsetLeft - (line.clientWidth - chosen.offsetWidth) / 2;
}

/** Back leads from a search to the list it began on, not through every letter, and from a filter to what was shown without it. */
function enterHistory(address: string, query: string): void {
  if (address === shownAddress()) return;
  const isTyping = without('q', query) === without('q', window.location.search);
  const state = { isSearch: true };
  if (isTyping && entryState().isSearch) window.history.replaceState(state, '', address);
  else {
    saveEntryState({ scroll: window.scrollY });
    window.history.pushState(state, '', address);
  }
}

class Search {
  readonly #root: HTMLElement;
  readonly #form: HTMLFormElement;
  /** The address whose results are shown or awaited. */
  #asked = shownAddress();
  /** The request under way. */
  #request: AbortController | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(root: HTMLElement, form: HTMLFormElement) {
    this.#root = root;
    this.#form = form;
  }

  /** Asks for what the fields say, unless it is shown or asked for already. */
  send(): void {
    clearTimeout(this.#pause);
    const query = queryOf(this.#form);
    const address = new URL(this.#form.action).pathname + (query && `?${query}`);
    if (address === this.#asked && !this.#note) return;
    enterHistory(address, query);
    void this.#ask(address);
  }

  /** Asks as soon as typing pauses, not in the middle of a letter that is composed. */
  sendLater(isComposing: boolean): void {
    clearTimeout(this.#pause);
    if (!isComposing) this.#pause = setTimeout(() => this.send(), TYPING_PAUSE);
  }

  /** Whether a field says something else than the results. */
  get isUnsent(): boolean {
    return queryOf(this.#form) !== without('page', window.location.search);
  }

  retry(): void {
    void this.#ask(this.#asked);
  }

  /** After Back or Forward within this document. */
  async followHistory(): Promise<void> {
    const address = shownAddress();
    // Fragments make entries too.
    if (address === this.#asked) return;
    clearTimeout(this.#pause);
    fillFields(this.#form, window.location.search);
    if (await this.#ask(address)) await restorePlace(this.#root);
  }

  /** A request under way keeps a page out of the back/forward cache, and its end would look like a failure. */
  leave(): void {
    this.#request?.abort();
  }

  return(): void {
    if (this.#request) this.retry();
  }

  get #note(): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>('[data-note]');
  }

  /** @returns whether the answer is shown. */
  async #ask(address: string): Promise<boolean> {
    this.#request?.abort();
    const request = new AbortController();
    this.#request = request;
    this.#asked = address;
    this.#showWaiting(true);
    let page: Document | undefined;
    try {
      page = await readPage(address, request.signal);
    } catch (error) {
      if (!request.signal.aborted) logFailure('Reading guides', error);
    }
    if (request.signal.aborted) return false;
    this.#request = undefined;
    this.#showWaiting(false);
    if (page) this.#show(page);
    else this.#showFailure(address);
    return page !== undefined;
  }

  #showWaiting(isWaiting: boolean): void {
    const waiting = this.#root.querySelector<HTMLElement>('[data-waiting]');
    if (waiting) waiting.hidden = !isWaiting;
    partOf(this.#root, 'count')?.classList.toggle('visually-hidden', isWaiting);
    const text = this.#note?.querySelector('p');
    if (text)
      text.textContent = (isWaiting ? waiting : this.#newNote()?.querySelector('p'))?.textContent ?? '';
  }

  #show(page: Document): void {
    const note = this.#note;
    for (const name of PARTS) {
      const part = partOf(this.#root, name);
      if (part) replacePart(part, partOf(page, name));
    }
    replaceOptions(this.#form, page);
    if (note?.contains(document.activeElement)) focusPart(partOf(this.#root, 'results'));
    note?.remove();
    document.title = page.title;
    noteSavedAt(page.documentElement.dataset['savedAt']);
    showChosenChip(this.#root);
  }

  /** The list stays, without a number of results; a note says so, and leads to the same search. */
  #showFailure(address: string): void {
    for (const name of ['count', 'summary']) partOf(this.#root, name)?.replaceChildren();
    const note = this.#note ?? this.#newNote();
    if (!note) return;
    note.querySelector('a')?.setAttribute('href', address);
    if (!note.isConnected) partOf(this.#root, 'results')?.before(note);
  }

  #newNote(): HTMLElement | undefined {
    return elementOf(this.#root.querySelector('template'));
  }
}

function listenToForm(form: HTMLFormElement, search: Search): void {
  form.addEventListener('input', (event) => {
    if (event.target instanceof HTMLInputElement)
      search.sendLater(event instanceof InputEvent && event.isComposing);
  });
  form.addEventListener('compositionend', () => search.sendLater(false));
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) search.send();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    search.send();
  });
}

function listenToLinks(root: HTMLElement, form: HTMLFormElement, search: Search): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    if (link.matches('[data-part="chips"] a')) addFields(link, form);
    const isOwn = link.matches('[data-more], [data-retry]');
    if (!isOwn || !isPlainClick(event)) return;
    event.preventDefault();
    if (link.matches('[data-retry]')) search.retry();
    else void showMore(link, root.dataset['failed'] ?? '');
  });
  // Browsers do not scroll to a focused link if a pixel of it is visible, so most of it could stay hidden.
  partOf(root, 'chips')?.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLAnchorElement) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

export function start(root: HTMLElement): void {
  const form = root.querySelector('form');
  if (!form) return;
  const search = new Search(root, form);
  listenToForm(form, search);
  listenToLinks(root, form, search);
  window.addEventListener('popstate', () => void search.followHistory());
  window.addEventListener('pagehide', () => {
    search.leave();
    storeLastQuery(window.location.search);
    if (entryState().opened) saveEntryState({ scroll: window.scrollY });
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) search.return();
  });
  showChosenChip(root);
  // Something was typed or chosen before the script arrived.
  if (search.isUnsent) search.send();
  else void restorePlace(root);
}

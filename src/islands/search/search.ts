/**
 * The live search of the directory: what is typed or chosen asks the same address as the form, and the answered page's
 * parts replace those of this page. Links and the form work without it.
 */
import { logFailure } from '../../browser/log-failure.ts';
import { writeStored } from '../../browser/stored-item.ts';
import { elementOf } from '../frame/page-texts.ts';
import { noteSavedAt } from '../frame/saved-note.ts';
import { enter, entryState, saveEntryState, shownAddress } from '../own-entries.ts';
import { queryOf, replaceOptions, without } from './fields.ts';
import { isPlainClick } from './is-plain-click.ts';
import { restorePlace, showMore } from './more-cards.ts';
import { partOf, readPage } from './read-page.ts';

/** Milliseconds after the last letter. */
const TYPING_PAUSE = 250;

/** The parts of the page that depend on the search, but for the fields. */
const PARTS = ['filters', 'chips', 'count', 'summary', 'results'];

function focusPart(part: HTMLElement | null): void {
  part?.setAttribute('tabindex', '-1');
  part?.focus({ preventScroll: true });
}

/** A focus inside moves to the part. */
function replacePart(part: HTMLElement, fresh: HTMLElement | null): void {
  const hadFocus = part.contains(document.activeElement);
  part.replaceChildren(...(fresh?.childNodes ?? []));
  if (hadFocus) focusPart(part);
}

/** Centres the chosen section in its line, which scrolls on a phone; the page stays. */
function showChosenChip(root: HTMLElement): void {
  const line = partOf(root, 'chips');
  const chosen = line?.querySelector<HTMLElement>('[aria-current]');
  if (!line || !chosen) return;
  line.scrollLeft = chosen.offsetLeft - line.offsetLeft - (line.clientWidth - chosen.offsetWidth) / 2;
}

function showWaiting(root: HTMLElement, isWaiting: boolean): void {
  root.querySelector('[data-waiting]')?.toggleAttribute('hidden', !isWaiting);
  partOf(root, 'count')?.classList.toggle('visually-hidden', isWaiting);
}

function noteOf(root: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>('[data-note]');
}

function showAnswer(root: HTMLElement, form: HTMLFormElement, page: Document): void {
  for (const name of PARTS) {
    const part = partOf(root, name);
    if (part) replacePart(part, partOf(page, name));
  }
  replaceOptions(form, page);
  const note = noteOf(root);
  if (note?.contains(document.activeElement)) focusPart(partOf(root, 'results'));
  note?.remove();
  document.title = page.title;
  noteSavedAt(page.documentElement.dataset['savedAt']);
  showChosenChip(root);
}

/** The list stays, without a number of results; a note says so, each time anew, and leads to the same search. */
function showFailure(root: HTMLElement, address: string): void {
  for (const name of ['count', 'summary']) partOf(root, name)?.replaceChildren();
  const former = noteOf(root);
  const hadFocus = former?.contains(document.activeElement);
  former?.remove();
  const note = elementOf(root.querySelector('template'));
  const retry = note?.querySelector('a');
  if (!note || !retry) return;
  retry.href = address;
  partOf(root, 'results')?.before(note);
  if (hadFocus) retry.focus();
}

/** Back leads from a search to the list it began on, not through every letter, and from a filter to what was shown without it. */
function enterSearch(address: string, query: string): void {
  if (address === shownAddress()) return;
  const isTyping = without('q', query) === without('q', window.location.search);
  const isNew = !isTyping || !entryState().isSearch;
  if (isNew) saveEntryState({ scroll: window.scrollY });
  enter(address, { isSearch: true }, isNew);
}

export function start(root: HTMLElement): void {
  const form = root.querySelector('form');
  if (!form) return;
  /** The address whose results are shown or awaited. */
  let asked = shownAddress();
  let request: AbortController | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const ask = async (address: string) => {
    request?.abort();
    const { signal } = (request = new AbortController());
    asked = address;
    showWaiting(root, true);
    let page: Document | undefined;
    try {
      page = await readPage(address, signal);
    } catch (error) {
      if (!signal.aborted) logFailure('Reading guides', error);
    }
    if (signal.aborted) return;
    request = undefined;
    showWaiting(root, false);
    if (page) showAnswer(root, form, page);
    else showFailure(root, address);
  };
  /** Asks for what the fields say, unless it is shown or asked for already. */
  const send = () => {
    clearTimeout(pause);
    const query = queryOf(form);
    const address = new URL(form.action).pathname + (query && `?${query}`);
    if (address === asked && !noteOf(root)) return;
    enterSearch(address, query);
    void ask(address);
  };
  /** Asks as soon as typing pauses, not in the middle of a letter that is composed. */
  const sendLater = (isComposing: boolean) => {
    clearTimeout(pause);
    if (!isComposing) pause = setTimeout(send, TYPING_PAUSE);
  };

  form.addEventListener('input', (event) => {
    if (event.target instanceof HTMLSelectElement) send();
    else sendLater(event instanceof InputEvent && event.isComposing);
  });
  form.addEventListener('compositionend', () => sendLater(false));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send();
  });
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.matches('[data-more], [data-retry]') || !isPlainClick(event)) return;
    event.preventDefault();
    if (link.matches('[data-retry]')) void ask(asked);
    else void showMore(link, root.dataset['failed'] ?? '');
  });
  // Browsers do not scroll to a focused link if a pixel of it is visible, so most of it could stay hidden.
  partOf(root, 'chips')?.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLAnchorElement) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  window.addEventListener('pagehide', () => {
    // A request under way keeps a page out of the back/forward cache, and its end would look like a failure.
    request?.abort();
    writeStored('sessionStorage', 'directory', window.location.search);
    if (entryState().opened) saveEntryState({ scroll: window.scrollY });
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && request) void ask(asked);
  });
  showChosenChip(root);
  // Something was typed or chosen before the script arrived.
  if (queryOf(form) !== without('page', window.location.search)) send();
  else void restorePlace(root);
}

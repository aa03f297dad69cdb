/**
 * The pages of a message to a guide: what is typed is kept, a form is answered in its place, and nothing is lost where the
 * site cannot be reached.
 */
import { adoptStyles } from '../adopt-styles.ts';
import { elementOf } from '../frame/replace-text.ts';
import { keepDraft, typedIn } from './draft.ts';
import { clearCorrectedFaults } from './faults.ts';
import { post, type PostFailure } from './post.ts';
import { forgetMessage, noteWaiting, saveDraft, waitingFor } from './stored-message.ts';

const ISLAND = '[data-island="message-form"]';
const SUMMARY = '#message-summary';
const WAITING = '[data-note="waiting"]';

export function start(element: HTMLElement): void {
  open(element);
  // A link of the summary may have been followed before the script arrived.
  const isLeft = !['', SUMMARY].includes(window.location.hash);
  if (!isLeft) element.querySelector<HTMLElement>(SUMMARY)?.focus();
}

/** Works the page until an answer takes its place. */
function open(element: HTMLElement): void {
  const { step, slug, email = '', minutes } = element.dataset;
  const shown = new AbortController();
  const form = element.querySelector('form');
  if (slug !== undefined && step === 'sent') forgetMessage(slug);
  if (slug !== undefined && step === 'check-mail') noteWaiting(slug, email, Number(minutes));
  if (slug !== undefined && step === 'form' && form) workForm(form, slug, shown.signal);
  if (form) answerInPlace(form, step === 'form' ? slug : undefined, shown);
  reloadOnTheWayBack(shown.signal);
}

function workForm(form: HTMLFormElement, slug: string, shown: AbortSignal): void {
  keepDraft(form, slug, shown);
  clearCorrectedFaults(form);
  const showWaiting = () => {
    form.querySelector(WAITING)?.remove();
    const waiting = form.querySelector(SUMMARY) ? undefined : waitingFor(slug);
    const note = waiting === undefined ? undefined : showPart(form, 'waiting');
    const text = note?.querySelector('[data-text]');
    if (text) text.textContent = text.textContent.replace('{email}', () => waiting ?? '');
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) showWaiting();
  };
  showWaiting();
  window.addEventListener('pageshow', onShow, { signal: shown });
}

/** Shows what the page holds in a template, in the template's place. */
function showPart(root: ParentNode, name: string): HTMLElement | undefined {
  const template = root.querySelector<HTMLTemplateElement>(`template[data-part="${name}"]`);
  const part = elementOf(template);
  if (part) template?.before(part);
  return part;
}

/** @param slug the guide whose form it is; undefined for the link of an email, where nothing is typed. */
function answerInPlace(form: HTMLFormElement, slug: string | undefined, shown: AbortController): void {
  // From the click until the answer: a second click does nothing.
  let isSending = false;
  const send = async () => {
    isSending = true;
    showSending(form, true);
    const posted = typedIn(form);
    const answer = await post(form, ISLAND);
    isSending = false;
    showSending(form, false);
    if (typeof answer === 'string') return showFailure(form, answer);
    // What was typed meanwhile is shown in the form that comes back.
    if (slug !== undefined) saveDraft(slug, posted, typedIn(form));
    shown.abort();
    return showAnswer(answer.page, answer.url);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isSending) void send();
  });
}

/** The button keeps the focus, and its text is announced. */
function showSending(form: HTMLFormElement, isSending: boolean): void {
  const button = form.querySelector('button[type="submit"]');
  const [label, sending] = button?.children ?? [];
  if (!(label instanceof HTMLElement) || !(sending instanceof HTMLElement)) return;
  label.hidden = isSending;
  sending.hidden = !isSending;
  if (isSending) button?.setAttribute('aria-disabled', 'true');
  else button?.removeAttribute('aria-disabled');
  form.querySelector('[role="status"]')?.replaceChildren(isSending ? sending.textContent : '');
}

/** Everything typed stays, and can be sent again. */
function showFailure(form: HTMLFormElement, failure: PostFailure): void {
  form.querySelector(SUMMARY)?.remove();
  form.querySelector(WAITING)?.remove();
  showPart(form, failure)?.focus();
}

function showAnswer(page: Document, url: string): void {
  const main = document.querySelector('main');
  const answer = page.querySelector('main');
  if (!main || !answer) return;
  document.title = page.title;
  adoptStyles(page);
  // An entry of its own, as if the browser had posted the form: Back leads to what was typed.
  if (new URL(url).pathname !== window.location.pathname) window.history.pushState(null, '', url);
  main.replaceChildren(...answer.childNodes);
  const element = main.querySelector<HTMLElement>(ISLAND);
  if (!element) return;
  open(element);
  focusOutcome(main);
}

function focusOutcome(main: HTMLElement): void {
  const summary = main.querySelector<HTMLElement>(SUMMARY);
  if (summary) return summary.focus();
  window.scrollTo(0, 0);
  const heading = main.querySelector<HTMLElement>('h2[tabindex]') ?? main.querySelector('h1');
  return heading?.focus({ preventScroll: true });
}

/** An answer shares its document with the form that it has replaced. */
function reloadOnTheWayBack(shown: AbortSignal): void {
  const { pathname } = window.location;
  const onMove = () => {
    if (window.location.pathname !== pathname) window.location.reload();
  };
  window.addEventListener('popstate', onMove, { signal: shown });
}

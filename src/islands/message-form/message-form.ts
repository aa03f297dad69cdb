/**
 * The pages of a message to a guide: what is typed is kept, a form is answered in its place, and nothing is lost where the
 * site cannot be reached.
 */
import { adoptStyles } from '../adopt-styles.ts';
import { elementOf } from '../frame/page-texts.ts';
import { enter } from '../own-entries.ts';
import { forgetDraft, keepDraft, typedIn } from './draft.ts';

const ISLAND = '[data-island="message-form"]';
const SUMMARY = '#message-summary';

/** Milliseconds after which no answer is expected any more. */
const ANSWER_MS = 30_000;

export function start(element: HTMLElement): void {
  open(element);
  // A link of the summary may have been followed before the script arrived.
  const isLeft = !['', SUMMARY].includes(window.location.hash);
  if (!isLeft) element.querySelector<HTMLElement>(SUMMARY)?.focus();
}

/** Works the page until an answer takes its place. @param meanwhile what was typed while it was awaited. */
function open(element: HTMLElement, meanwhile?: Readonly<Record<string, string>>): void {
  const { step, slug = '' } = element.dataset;
  const form = element.querySelector('form');
  if (step === 'sent') forgetDraft(slug);
  if (!form) return;
  if (step === 'form') {
    keepDraft(form, slug, meanwhile);
    clearCorrectedFaults(form);
  }
  // From the click until the answer: a second click does nothing.
  let isSending = false;
  const send = async () => {
    isSending = true;
    showSending(form, true);
    const posted = typedIn(form);
    const answer = await post(form);
    isSending = false;
    showSending(form, false);
    if (typeof answer === 'string') {
      showFailure(form, answer);
      return;
    }
    const typed = Object.entries(typedIn(form)).filter(([name, value]) => value !== posted[name]);
    showAnswer(answer.page, answer.url, Object.fromEntries(typed));
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // A browser sends a date that is half typed as none.
    const half = [...form.querySelectorAll('input')].find(({ validity }) => validity.badInput);
    if (half) half.reportValidity();
    else if (!isSending) void send();
  });
}

/** What the server has found wrong no longer applies once one of the fields that it is about was changed. */
function clearCorrectedFaults(form: HTMLFormElement): void {
  form.addEventListener('input', ({ target }) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    for (const fault of form.querySelectorAll(`[data-about~="${name}"]`)) {
      const control = fault.parentElement;
      control?.querySelector('[aria-invalid]')?.setAttribute('aria-invalid', 'false');
      fault.remove();
      control?.querySelectorAll('.Mui-error').forEach(({ classList }) => classList.remove('Mui-error'));
    }
  });
}

/** Posts a form as the browser would. @returns `unreached` if nothing was sent, `unanswered` if it may have arrived. */
async function post(
  form: HTMLFormElement,
): Promise<{ readonly page: Document; readonly url: string } | 'unreached' | 'unanswered'> {
  const isOnline = navigator.onLine;
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch(form.action, { method: 'POST', body, signal });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    // A network that asks for a login has pages of its own.
    return page.querySelector(ISLAND) ? { page, url: response.url } : 'unanswered';
  } catch {
    return isOnline ? 'unanswered' : 'unreached';
  }
}

/** The button keeps the focus, and its text is announced. */
function showSending(form: HTMLFormElement, isSending: boolean): void {
  const button = form.querySelector('button[type="submit"]');
  const [label, sending] = button?.children ?? [];
  label?.toggleAttribute('hidden', isSending);
  sending?.toggleAttribute('hidden', !isSending);
  button?.setAttribute('aria-disabled', String(isSending));
  form.querySelector('[role="status"]')?.replaceChildren(isSending ? (sending?.textContent ?? '') : '');
}

/** Shows what the page holds in a template, in its place. Everything typed stays, and can be sent again. */
function showFailure(form: HTMLFormElement, failure: string): void {
  form.querySelector(SUMMARY)?.remove();
  const template = form.querySelector<HTMLTemplateElement>(`template[data-part="${failure}"]`);
  const part = elementOf(template);
  if (part) template?.before(part);
  part?.focus();
}

function showAnswer(page: Document, url: string, meanwhile: Readonly<Record<string, string>>): void {
  const main = document.querySelector('main');
  const answer = page.querySelector('main');
  if (!main || !answer) return;
  document.title = page.title;
  adoptStyles(page);
  // An entry of its own, as if the browser had posted the form: Back leads to what was typed.
  if (new URL(url).pathname !== window.location.pathname) enter(url, {});
  main.replaceChildren(...answer.childNodes);
  const element = main.querySelector<HTMLElement>(ISLAND);
  if (element) open(element, meanwhile);
  const summary = main.querySelector<HTMLElement>(SUMMARY);
  if (summary) {
    summary.focus();
    return;
  }
  window.scrollTo(0, 0);
  const heading = main.querySelector<HTMLElement>('h2[tabindex]') ?? main.querySelector('h1');
  heading?.focus({ preventScroll: true });
}

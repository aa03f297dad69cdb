/** Messages of the frame, in its live region (`SiteMessages.tsx`). */
import { takeNotice } from '../../browser/next-notice.ts';
import { readStored, writeStored } from '../../browser/stored-item.ts';
import { TOAST_MS } from '../../domain/settings.ts';
import { elementOf } from './replace-text.ts';

export type SiteMessage = 'signed-out' | 'sign-out-failed' | typeof NOTICE;

/** One that the members' application has left for this page, with its words. */
const NOTICE = 'notice';

/** The message shown when the document is left: the next one shows it again. */
const KEY = 'message';
const SHOWN = '.site-message';

/** Removes a message after its time, unless the pointer or the focus is on it. */
function removeLater(message: HTMLElement): void {
  setTimeout(() => {
    if (message.matches(':hover, :focus-within')) removeLater(message);
    else message.remove();
  }, TOAST_MS.success);
}

/** Shows a message, and announces it to screen readers. It replaces an earlier one. */
export function say(name: string, words?: string): void {
  const place = document.querySelector('.site-messages');
  const message = elementOf(place?.querySelector(`template[data-message="${CSS.escape(name)}"]`));
  if (!place || !message) return;
  place.querySelectorAll(SHOWN).forEach((earlier) => earlier.remove());
  message.dataset['message'] = name;
  const text = message.querySelector('p');
  if (text && words !== undefined) text.textContent = words;
  message.querySelector('button')?.addEventListener('click', () => message.remove());
  place.append(message);
  if (message.getAttribute('role') !== 'alert') removeLater(message);
}

/** The members' application loads a new document when the session ends: what was said there is shown again. */
export function startMessages(): void {
  window.addEventListener('pagehide', () => {
    const shown = document.querySelector<HTMLElement>(SHOWN)?.dataset['message'];
    writeStored('sessionStorage', KEY, shown === NOTICE ? undefined : shown);
  });
  const notice = takeNotice();
  if (notice !== undefined) say(NOTICE, notice);
  const before = readStored('sessionStorage', KEY);
  if (before === null) return;
  writeStored('sessionStorage', KEY, undefined);
  say(before);
}

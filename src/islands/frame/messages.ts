/** Messages of the frame, in its live region (`SiteMessages.tsx`). */
import { leaveNotice, takeNotice } from '../../browser/next-notice.ts';
import { TOAST_MS } from '../../domain/settings.ts';
import { elementOf } from './page-texts.ts';

/** `notice`: one that the document before has left, with its words. */
export type SiteMessage = 'signed-out' | 'sign-out-failed' | 'incomplete' | 'notice';

/** Removes a message after its time, unless the pointer or the focus is on it. */
function removeLater(message: HTMLElement): void {
  setTimeout(() => {
    if (message.matches(':hover, :focus-within')) removeLater(message);
    else message.remove();
  }, TOAST_MS.success);
}

/** Replaces an earlier message. */
export function say(name: SiteMessage, words?: string): HTMLElement | undefined {
  const place = document.querySelector('.site-messages');
  const message = elementOf(place?.querySelector(`template[data-message="${name}"]`));
  if (!place || !message) return undefined;
  place.querySelectorAll('.site-message').forEach((earlier) => earlier.remove());
  message.dataset['message'] = name;
  const text = message.querySelector('p');
  if (text && words !== undefined) text.textContent = words;
  message.querySelector('button:last-of-type')?.addEventListener('click', () => message.remove());
  place.append(message);
  if (message.getAttribute('role') !== 'alert') removeLater(message);
  return message;
}

export function startMessages(): void {
  // The members' application loads a new document when the session ends: what was said there is shown again.
  window.addEventListener('pagehide', () => {
    const text = document.querySelector('.site-message[data-message="signed-out"] p')?.textContent;
    if (text !== undefined) leaveNotice(text);
  });
  const notice = takeNotice();
  if (notice !== undefined) say('notice', notice);
}

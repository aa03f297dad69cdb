import '../../../ui/links/ButtonLink.css';
import { parsePath } from '../../../domain/paths.ts';
import { FAILURE_TEXTS } from './failure-texts.ts';
import './offer-retry.css';

/**
 * Shows, on a page that is not hydrated, that the application could not be fetched, and calls `retry` on
 * request or when the connection is back. Without React, whose chunk may be what is missing.
 */
export function offerRetry(retry: () => void): void {
  const { lang } = parsePath(window.location.pathname);
  const texts = FAILURE_TEXTS[lang];
  const notice = document.createElement('div');
  notice.className = 'offer-retry no-print';
  notice.lang = lang;
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  const what = document.createElement('strong');
  what.textContent = texts.incomplete;
  text.append(what, ` ${texts.text}`);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button-link button-link--contained button-link--primary';
  button.textContent = texts.retry;
  const again = () => {
    window.removeEventListener('online', again);
    notice.remove();
    retry();
  };
  button.addEventListener('click', (event) => {
    // This click must not be replayed after hydration.
    event.stopPropagation();
    again();
  });
  window.addEventListener('online', again);
  notice.append(text, button);
  document.body.append(notice);
}

import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInLang } from '../../i18n/render-in-lang.tsx';
import { Unavailable } from './Unavailable.tsx';

/**
 * Presses the button.
 * @returns whether the same request is retried, and whether the browser follows the link and loads a document.
 */
async function press(controller: object | null) {
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: { controller } } }));
  const onRetry = vi.fn<() => void>();
  await renderInLang(<Unavailable path="/guides?q=ushba" onRetry={onRetry} />, 'en', ['shell', 'guides']);
  const link = screen.getByRole('link', { name: 'Try again' });
  expect(link).toHaveAttribute('href', '/en/guides?q=ushba');
  let follows = false;
  const follow = (event: Event) => {
    follows = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', follow, { once: true });
  fireEvent.click(link);
  return { retries: onRetry.mock.calls.length === 1, follows };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('retries the same request without a service worker', async () => {
  expect(await press(null)).toStrictEqual({ retries: true, follows: false });
});

it('loads the page anew where a service worker lists what opens without a connection', async () => {
  expect(await press({})).toStrictEqual({ retries: false, follows: true });
});

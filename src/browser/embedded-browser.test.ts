import { afterEach, expect, it, vi } from 'vitest';
import { isEmbedded, ownBrowserLink } from './embedded-browser.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 8';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['Facebook', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0.0.1;FBDV/iPhone16,1]`],
  ['Facebook on Android', `${PIXEL}) ${CHROME} [FB_IAB/FB4A;FBAV/500.0.0.1;]`],
  ['Instagram', `${IPHONE} Mobile/15E148 Instagram 380.0.0.28.83 (iPhone16,1)`],
  ['Viber', `${PIXEL}) ${CHROME} Viber/25.1`],
  ['TikTok', `${PIXEL}) ${CHROME} musical_ly_2024 BytedanceWebview/d8a21c6`],
  ['another app on Android', `${PIXEL}; wv) ${CHROME}`],
  ['another app on an iPhone', `${IPHONE} Mobile/15E148`],
  ['another app on an iPad', MAC],
])('%s is another app', (_, agent) => {
  expect(isEmbedded(agent)).toBe(true);
});

it.each([
  ['Safari', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${IPHONE} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Chrome', `${PIXEL}) ${CHROME}`],
  ['Safari on a Mac', `${MAC} Version/18.5 Safari/605.1.15`],
  [
    'Firefox on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
  ],
  ['Firefox on a computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
])('%s is a browser', (_, agent) => {
  expect(isEmbedded(agent)).toBe(false);
});

it('a site on the home screen of an iPhone is no other app', () => {
  vi.stubGlobal('navigator', { standalone: true });
  expect(isEmbedded(`${IPHONE} Mobile/15E148`)).toBe(false);
});

it('phones have a link to their own browser', () => {
  const address = 'https://guides.example/en/auth';
  expect(ownBrowserLink(address, PIXEL)).toBe('intent://guides.example/en/auth#Intent;scheme=https;end');
  expect(ownBrowserLink(address, IPHONE)).toBe('x-safari-https://guides.example/en/auth');
  expect(ownBrowserLink(address, MAC)).toBeUndefined();
});

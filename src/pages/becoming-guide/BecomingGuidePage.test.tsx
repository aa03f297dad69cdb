import { expect, test } from 'vitest';
import { becomingGuide } from '../../content/becoming-guide.ts';
import { renderStatic } from '../../i18n/render-static.tsx';
import { BecomingGuidePage } from './BecomingGuidePage.tsx';

test('the page begins with every paragraph of its introduction, once and in order', async () => {
  await renderStatic(<BecomingGuidePage />, 'en', ['shell', 'pages'], '/en/becoming-guide');
  const intro = becomingGuide.intro.map(({ en }) => en);
  const shown = Array.from(document.querySelectorAll('p'), ({ textContent }) => textContent);
  expect(shown.filter((text) => intro.includes(text))).toEqual(intro);
});

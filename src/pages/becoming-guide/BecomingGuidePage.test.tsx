import { expect, test } from 'vitest';
import { becomingGuide } from '../../content/becoming-guide.ts';
import { showPage } from '../../server/testing/show-page.ts';
import { BecomingGuidePage } from './BecomingGuidePage.tsx';

test('the page begins with every paragraph of its introduction, once and in order', async () => {
  showPage(<BecomingGuidePage />, '/en/becoming-guide');
  const intro = becomingGuide.intro.map(({ en }) => en);
  const shown = Array.from(document.querySelectorAll('p'), ({ textContent }) => textContent);
  expect(shown.filter((text) => intro.includes(text))).toEqual(intro);
});

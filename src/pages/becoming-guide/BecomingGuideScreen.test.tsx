import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { App } from '../../app/App.tsx';
import { preloadPage } from '../../app/preload.ts';
import { becomingGuide } from '../../content/becoming-guide.ts';

test('the page begins with every paragraph of its introduction, once and in order', async () => {
  await preloadPage('/en/becoming-guide');
  await act(async () => {
    render(
      <Suspense>
        <MemoryRouter initialEntries={['/en/becoming-guide']}>
          <App />
        </MemoryRouter>
      </Suspense>,
    );
  });
  const intro = becomingGuide.intro.map(({ en }) => en);
  const shown = Array.from(document.querySelectorAll('p'), ({ textContent }) => textContent);
  expect(shown.filter((text) => intro.includes(text))).toEqual(intro);
});

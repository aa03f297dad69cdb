import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import { UnavailablePage } from './UnavailablePage.tsx';

test.each([
  ['/en/guides?q=ushba', 'Find your guide', 'The directory could not be loaded.'],
  [
    '/en/ana-lomidze',
    'Guide Not Found',
    'The profile could not be loaded. Please check your connection and try again.',
  ],
])('%s that cannot be read offers to try again, and the association', async (address, heading, text) => {
  await renderInLang(<UnavailablePage />, 'en', ['shell', 'guides'], address);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  const retry = screen.getByRole('link', { name: 'Try again' });
  expect(retry).toHaveAttribute('href', address);
  expect(screen.getByText('Or contact us, and we will help you find a guide:')).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { preloadPage } from '../../members/app/preload.ts';
import { openPage } from '../../members/app/testing/open-page.tsx';

afterEach(() => vi.restoreAllMocks());

async function open(...addresses: readonly [first: string, ...redirected: string[]]): Promise<void> {
  for (const address of addresses) await preloadPage(address);
  await openPage(addresses[0]);
}

const others = () => {
  const region = screen.getByRole('heading', { level: 2, name: 'Other professions' }).closest('section');
  return Array.from(region?.querySelectorAll('li a') ?? [], (link) => link.getAttribute('href'));
};

it.each([
  [
    'mountain-guide',
    ['trekking-guide', 'alpine-climbing-instructor', 'ski-guide', 'ski-teacher'],
    ['Find a guide', '/en/guides?profession=mountain-guide'],
  ],
  [
    'alpine-climbing-instructor',
    ['ski-guide', 'ski-teacher', 'rock-climbing-guide', 'mountain-leader'],
    ['Ask us for a guide', '/en/contact'],
  ],
  [
    'industrial-alpinism',
    ['canyoning-guide', 'mountain-guide', 'trekking-guide', 'alpine-climbing-instructor'],
    ['Find a guide', '/en/guides?profession=industrial-alpinism'],
  ],
] as const)('%s leads to the next four professions and to its guides', async (slug, next, [name, to]) => {
  await open(`/en/professions/${slug}`);
  expect(others()).toEqual(next.map((one) => `/en/professions/${one}`));
  const facts = within(screen.getByRole('complementary'));
  expect(facts.getByRole('link', { name })).toHaveAttribute('href', to);
});

it('another name of a profession leads to its page', async () => {
  await open('/en/professions/ski-instructor', '/en/professions/ski-teacher');
  expect(others()[0]).toBe('/en/professions/rock-climbing-guide');
});

it.each(['no-such', 'toString'])('there is no page of the profession "%s"', async (slug) => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  await open(`/en/professions/${slug}`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page not found');
});

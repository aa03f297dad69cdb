import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { professionCards } from '../../content/professions/cards.ts';
import { showPage } from '../../server/testing/show-page.ts';
import { ProfessionPage } from './ProfessionPage.tsx';

async function open(slug: string): Promise<void> {
  const card = professionCards.find((one) => one.slug === slug);
  if (!card) throw new Error(`There is no profession ${slug}`);
  showPage(<ProfessionPage card={card} />, `/en/professions/${slug}`);
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
  await open(slug);
  expect(others()).toEqual(next.map((one) => `/en/professions/${one}`));
  const facts = within(screen.getByRole('complementary'));
  expect(facts.getByRole('link', { name })).toHaveAttribute('href', to);
});

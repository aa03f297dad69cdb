import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { professionCards } from '../../content/professions/cards.ts';
import { EDITOR_PROFESSIONS, ownDirectoryGroupOf, PROFESSION_SLUGS } from '../../domain/guide/professions.ts';
import { showPage } from '../../server/testing/show-page.ts';
import { ProfessionPage } from './ProfessionPages.tsx';

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
  ['mountain-guide', ['trekking-guide', 'alpine-climbing-instructor', 'ski-guide', 'ski-teacher']],
  ['alpine-climbing-instructor', ['ski-guide', 'ski-teacher', 'rock-climbing-guide', 'mountain-leader']],
  [
    'industrial-alpinism',
    ['canyoning-guide', 'mountain-guide', 'trekking-guide', 'alpine-climbing-instructor'],
  ],
])('%s leads to the next four professions', async (slug, next) => {
  await open(slug);
  expect(others()).toEqual(next.map((one) => `/en/professions/${one}`));
});

it.each(PROFESSION_SLUGS)(
  '%s leads to its section of the directory, which guides can be in',
  async (slug) => {
    await open(slug);
    const link = within(screen.getByRole('complementary')).getByRole('link', { name: 'Find a guide' });
    expect(link).toHaveAttribute('href', `/en/guides?profession=${slug}`);
    expect(EDITOR_PROFESSIONS.map(ownDirectoryGroupOf)).toContain(slug);
  },
);

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import { samplePublicGuide } from '../../members/firebase/testing/sample-documents.ts';
import { GuideNotFound, GuidePage } from './GuidePage.tsx';

const AREAS = ['shell', 'guides', 'fields'] as const;

test('a guide’s page shows what the guide shows, and the way back', async () => {
  const guide = samplePublicGuide({
    certification_level: 'certified',
    phone: '+995 555 12 34 56',
    website: 'https://guide.example.org/en',
    address: 'Mestia',
  });
  await renderInLang(<GuidePage guide={guide} />, 'en', AREAS, '/en/nino-beridze');
  expect(screen.getByRole('heading', { level: 1, name: 'Nino Beridze' })).toHaveAttribute('translate', 'no');
  for (const phone of screen.getAllByText('+995 555 12 34 56'))
    expect(phone).toHaveAttribute('translate', 'no');
  expect(screen.getByText('Verified by the association')).toBeVisible();
  expect(screen.getByText(/^Certified Guide · first verified on \w+ \d+, \d{4}$/u)).toBeVisible();
  expect(screen.getByText('Leads groups independently.', { exact: false })).toBeVisible();
  expect(screen.getByText('This guide has not added a biography yet.')).toBeVisible();
  expect(screen.getByText('Mestia')).toBeVisible();
  const website = screen.getByRole('link', { name: 'Website' });
  expect(website).toHaveAttribute('href', 'https://guide.example.org/en');
  expect(website).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(document.title).toContain('Nino Beridze, Trekking Guide');
  const ways = screen.getAllByRole('link', { name: 'Back to Guides Directory' });
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/en/guides', '/en/guides']);
});

test.each([
  ['/en/nino-nobody', 'Guide Not Found', 'nino nobody'],
  // A reserved word can never be a guide's slug.
  ['/en/guide-profile', 'Oops! Page not found', ''],
  // A mistyped page, or one of the few guides with one name.
  ['/en/contcat', 'Oops! Page not found', 'contcat'],
  ['/en/a_b', 'Oops! Page not found', ''],
])('%s is not found: %s, which leads to guides and a search', async (address, heading, words) => {
  await renderInLang(<GuideNotFound />, 'en', AREAS, address);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Guides Directory' })).toBeVisible();
  const field = screen.getByRole('searchbox', { name: 'Name, place or specialty' });
  expect(field).toHaveValue(words);
  expect(field).toHaveAttribute('name', 'q');
  expect(field.closest('form')).toHaveAttribute('action', '/en/guides');
});

test('an address of several parts, as of a news item, is none of a guide', async () => {
  await renderInLang(<GuideNotFound />, 'en', AREAS, '/en/news/gone');
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(screen.queryByText(/guide/iu)).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showPage } from '../../server/testing/show-page.ts';
import { ContactPage } from './ContactPage.tsx';

/** What the association has supplied, as each test sets it. */
const contact = vi.hoisted((): Record<string, unknown> => ({}));
vi.mock(import('../../content/contact.ts'), async (original) => ({ ...(await original()), contact }));

const ALL = {
  phone: { display: '+995 000 12 34 56', href: 'tel:+995000123456' },
  email: 'info@guides.example',
  instagram: 'https://www.instagram.example/guides',
  facebook: 'https://www.facebook.example/guides',
};
const NOTHING = { phone: undefined, email: undefined, instagram: undefined, facebook: undefined };

const WAYS = {
  phone: ['Phone', '+995 000 12 34 56', 'tel:+995000123456'],
  email: ['Email', 'info@guides.example', 'mailto:info@guides.example'],
  instagram: ['Instagram', 'instagram.example/guides', ALL.instagram],
  facebook: ['Facebook', 'facebook.example/guides', ALL.facebook],
};
const ADDRESS = ['Address', 'Tbilisi, Georgia', undefined];

async function open(supplied: object): Promise<void> {
  Object.assign(contact, NOTHING, supplied);
  showPage(<ContactPage />, '/en/contact');
}

const ways = () =>
  screen.getAllByRole('term').map((term) => {
    const told = term.nextElementSibling;
    return [term.textContent, told?.textContent, told?.querySelector('a')?.getAttribute('href') ?? undefined];
  });

test.each([
  [ALL, [WAYS.phone, WAYS.email, WAYS.instagram, WAYS.facebook]],
  [{ phone: ALL.phone }, [WAYS.phone]],
  [{ email: ALL.email }, [WAYS.email]],
  [{ instagram: ALL.instagram }, [WAYS.instagram]],
  [{ facebook: ALL.facebook }, [WAYS.facebook]],
  [NOTHING, []],
])('of %j the page shows what there is, and always the address', async (supplied, shown) => {
  await open(supplied);
  expect(ways()).toEqual([...shown, ADDRESS]);
});

test.each([
  [ALL, [ALL.instagram, ALL.facebook]],
  [{ facebook: ALL.facebook }, [ALL.facebook]],
  [NOTHING, undefined],
])('search engines learn from %j the profiles %j', async (supplied, profiles) => {
  await open(supplied);
  const data: unknown = JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  );
  const organization = expect.objectContaining({ '@type': 'Organization' });
  expect(data).toMatchObject({ '@graph': expect.arrayContaining([organization]) });
  expect(JSON.stringify(data).includes('sameAs')).toBe(profiles !== undefined);
  for (const profile of profiles ?? []) expect(JSON.stringify(data)).toContain(profile);
});

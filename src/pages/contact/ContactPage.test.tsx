import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BUILT_IN_CONTACT, showContact } from '../../content/contact.ts';
import type { ContactRecord } from '../../content/schema.ts';
import { showPage } from '../../server/testing/show-page.ts';
import { ContactPage } from './ContactPage.tsx';

afterEach(() => showContact(BUILT_IN_CONTACT));

const ALL = {
  phone: '+995 000 12 34 56',
  email: 'info@guides.example',
  instagram: 'https://www.instagram.example/guides',
  facebook: 'https://www.facebook.example/guides',
};
const NOTHING = {};

const WAYS = {
  phone: ['Phone', '+995 000 12 34 56', 'tel:+995000123456'],
  email: ['Email', 'info@guides.example', undefined],
  instagram: ['Instagram', 'instagram.example/guides', ALL.instagram],
  facebook: ['Facebook', 'facebook.example/guides', ALL.facebook],
};
const HOURS = ['Office hours', 'On weekdays 10–18', undefined];
const ADDRESS = ['Address', 'Tbilisi, Georgia', undefined];

function open(supplied: Omit<ContactRecord, 'address'>): void {
  showContact({ address: BUILT_IN_CONTACT.address, ...supplied });
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
  [{ hours: { en: 'On weekdays 10–18', ka: 'სამუშაო დღეებში 10–18' } }, [], [HOURS]],
  [NOTHING, []],
])('of %j the page shows what there is, and always the address', (supplied, shown, more = []) => {
  open(supplied);
  expect(ways()).toEqual([...shown, ADDRESS, ...more]);
});

test.each([
  [ALL, [ALL.instagram, ALL.facebook]],
  [{ facebook: ALL.facebook }, [ALL.facebook]],
  [NOTHING, undefined],
])('search engines learn from %j the profiles %j', (supplied, profiles) => {
  open(supplied);
  const data: unknown = JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  );
  const organization = expect.objectContaining({ '@type': 'Organization' });
  expect(data).toMatchObject({ '@graph': expect.arrayContaining([organization]) });
  expect(JSON.stringify(data).includes('sameAs')).toBe(profiles !== undefined);
  for (const profile of profiles ?? []) expect(JSON.stringify(data)).toContain(profile);
});

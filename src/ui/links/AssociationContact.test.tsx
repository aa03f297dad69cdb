import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import { AssociationContact } from './AssociationContact.tsx';

/** What the association has supplied, as each test sets it. */
const contact = vi.hoisted((): Record<string, unknown> => ({}));
vi.mock('../../content/contact.ts', () => ({ contact }));

const PHONE = { display: '+995 000 12 34 56', href: 'tel:+995000123456' };
const EMAIL = 'info@guides.example';

test.each([
  [{ phone: PHONE, email: EMAIL }, [PHONE.href, `mailto:${EMAIL}`]],
  [{ phone: PHONE, email: undefined }, [PHONE.href]],
  [{ phone: undefined, email: EMAIL }, [`mailto:${EMAIL}`]],
  [{ phone: undefined, email: undefined }, ['/en/contact']],
])('an association with %j is reached by %j', async (supplied, addresses) => {
  Object.assign(contact, supplied);
  await renderInLang(<AssociationContact text="Write to us:" />, 'en', ['shell', 'guides']);
  expect(screen.getByText('Write to us:')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses);
});

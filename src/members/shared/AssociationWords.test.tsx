import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import { Rejection } from './AssociationWords.tsx';

const contact = vi.hoisted((): { email: string | undefined } => ({ email: undefined }));
vi.mock('../../content/contact.ts', () => ({ contact }));

const EMAIL = 'info@association.example';
const request = { admin_notes: 'No certificate.' };

beforeEach(() => {
  contact.email = EMAIL;
});
afterEach(() => {
  contact.email = undefined;
});

it.each([
  ['en', /reply to our email about this decision or write to info@association\.example$/u],
  [
    'ka',
    /უპასუხეთ ჩვენს წერილს ამ გადაწყვეტილების შესახებ ან მოგვწერეთ მისამართზე: info@association\.example$/u,
  ],
] as const)(
  'a rejection says in %s where to send what the profile has no place for',
  async (lang, advice) => {
    await renderInLang(<Rejection request={request} isVerified={false} />, lang, ['fields']);
    expect(screen.getByText('No certificate.')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('alert')).toHaveTextContent(advice);
    expect(screen.getByRole('link', { name: EMAIL })).toHaveAttribute('href', `mailto:${EMAIL}`);
  },
);

it.each([
  ['en', /reply to our email about this decision\.$/u],
  ['ka', /უპასუხეთ ჩვენს წერილს ამ გადაწყვეტილების შესახებ\.$/u],
] as const)('without an address of the association it names the email alone (%s)', async (lang, advice) => {
  contact.email = undefined;
  await renderInLang(<Rejection request={request} isVerified={false} />, lang, ['fields']);
  expect(screen.getByRole('alert')).toHaveTextContent(advice);
  expect(screen.queryByRole('link')).toBeNull();
});

it('a rejection without a reason says so, and whom to ask', async () => {
  await renderInLang(<Rejection request={{ admin_notes: null }} isVerified={false} />, 'en', ['fields']);
  expect(screen.getByRole('alert')).toHaveTextContent(/gave no reason\. To ask for it, reply to our email/u);
});

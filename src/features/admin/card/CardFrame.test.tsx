/** What every card shows of a guide. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderCard } from '../testing/render-card.tsx';
import { sampleGuide, sampleProfile } from '../../../firebase/testing/sample-documents.ts';
import { sampleJoined, sampleRequest } from '../testing/samples.ts';

vi.mock('../../../firebase/members-app.ts', () => import('../../../firebase/testing/members-app.ts'));

const NAME = 'Ana Abashidze';
const GUIDE = sampleGuide('guide-a', NAME);
const REQUEST = sampleRequest('a', 1);
const card = () => within(screen.getByRole('region', { name: NAME }));
/** The texts next to the picture. */
const head = () => {
  const name = card().getByRole('heading', { name: NAME });
  return [...(name.parentElement?.children ?? [])].map(({ textContent }) => textContent).slice(1);
};

const REQUESTED = 'Requested on January 1, 2026, 10 days ago';
const names = (georgian_name: string, latin_name: string) => ({ ...GUIDE, georgian_name, latin_name });

test.each([
  ['the Georgian one', names('ანა აბაშიძე', NAME), 'ანა აბაშიძე'],
  ['another Latin one', names('ანა აბაშიძე', 'Anna Abashidze'), 'Anna Abashidze'],
  ['none that is the same', names('', NAME), undefined],
  ['none that is not given', names('', ''), undefined],
])('the head shows the name in the other script: %s', async (_, guide, expected) => {
  await renderCard(sampleJoined(REQUEST, { guide }));
  expect(head()).toEqual([...(expected === undefined ? [] : [expected]), REQUESTED]);
});

test('the head spells a Georgian name in Latin letters', async () => {
  const name = 'ანა აბაშიძე';
  await renderCard(sampleJoined(REQUEST, { name }));
  const heading = screen.getByRole('heading', { name });
  expect(heading).toHaveAttribute('lang', 'ka');
  expect(heading.nextElementSibling).toHaveTextContent('Ana Abashidze');
});

test('the names are those that the request is about, not those of the profile', async () => {
  const about = { ...names('ანა ძველი', NAME), full_name: NAME };
  await renderCard(sampleJoined(REQUEST, { guide: names('ანა ახალი', NAME), about }));
  expect(head()).toEqual(['ანა ძველი', REQUESTED]);
});

test.each([
  ['Georgian', { language: 'ka' }],
  ['English', { language: 'en' }],
  ['English', {}],
] as const)('the head links the email address and says the language of emails: %s', async (told, chosen) => {
  const profile = { ...sampleProfile(NAME), email: 'ana@example.com', ...chosen };
  // No age is known of a request that is just being sent.
  await renderCard(sampleJoined(sampleRequest('a', 1, { requested_at: null }), { profile }));
  expect(head()).toEqual([`ana@example.com · emails in ${told}`]);
  expect(card().getByRole('link')).toHaveAttribute('href', 'mailto:ana@example.com');
});

test('shows all values of the profile as text, and which of them visitors do not see', async () => {
  const guide = { ...GUIDE, website: 'https://guide.example.org/en', address: '', show_website: false };
  await renderCard(sampleJoined(REQUEST, { guide }));
  const valueOf = (label: string) => card().getAllByText(label).at(-1)?.nextElementSibling;
  expect(valueOf('Website')).toHaveTextContent('https://guide.example.org/en (hidden from visitors)');
  const link = card().getByRole('link', { name: 'https://guide.example.org/en' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(valueOf('Languages')).toHaveTextContent(/^Georgian, English, German$/u);
  expect(valueOf('Description')).toHaveTextContent(/^Guides walks in Svaneti\.$/u);
  expect(card().getAllByText('Description')).toHaveLength(1);
  expect(card().queryByText('Address')).toBeNull();
  expect(card().queryByText('changed')).toBeNull();
  const specialties = within(card().getByRole('list', { name: 'Specialties' })).getAllByRole('listitem');
  expect(specialties.map(({ textContent }) => textContent)).toEqual(['Multi-day treks', 'მაღალმთიანი აჭარა']);
  expect(card().getAllByText('Multi-day treks')).toHaveLength(1);
});

test('a profile without specialties has no list of them', async () => {
  await renderCard(sampleJoined(REQUEST, { guide: { ...GUIDE, specialties: [] } }));
  expect(card().queryByRole('list', { name: 'Specialties' })).toBeNull();
});

test('marks what the guide changed while the card was open', async () => {
  await renderCard(sampleJoined(REQUEST, { guide: { ...GUIDE, bio: 'New words.' } }), {
    card: { note: '', phase: 'open', changed: ['avatar_url', 'bio', 'languages'] },
  });
  const marked = card()
    .getAllByText('changed')
    .map((mark) => mark.closest('dt, div.MuiTypography-root')?.textContent);
  expect(marked).toEqual(['Languageschanged', 'About the guidechanged']);
  expect(head()).toEqual([REQUESTED, 'The picture has just changed.']);
});

test('shows that the profile is gone', async () => {
  await renderCard(sampleJoined(REQUEST));
  expect(card().getByText(/^The guide profile of this request no longer exists/u)).toBeVisible();
});

const returned = { at: new Date(Date.UTC(2026, 0, 8)), decision: 'rejected' } as const;

test.each([
  [null, 'Returned to pending on January 8, 2026'],
  ['New certificate.', 'Returned to pending on January 8, 2026New certificate.'],
])('shows when and why the request was returned', async (reason, expected) => {
  await renderCard(sampleJoined(sampleRequest('a', 1, { returned: { ...returned, reason } })));
  expect(card().getByText(/^Returned to pending on/u)).toHaveTextContent(expected);
});

test('a decided request does not say that it was returned before', async () => {
  const request = sampleRequest('a', 1, { status: 'approved', returned: { ...returned, reason: null } });
  await renderCard(sampleJoined(request));
  expect(card().queryByText(/^Returned to pending on/u)).toBeNull();
});

test('the key and the button open the journal of this guide, and Escape leads to the row', async () => {
  const user = userEvent.setup();
  const row = document.body.appendChild(document.createElement('article'));
  row.id = 'request-a';
  row.tabIndex = -1;
  await renderCard(sampleJoined(sampleRequest('a', 1, { status: 'approved' }), { guide: GUIDE }));
  const button = card().getByRole('button', { name: `Journal: ${NAME}` });
  expect(button).toHaveAttribute('aria-keyshortcuts', 'J');
  button.focus();
  await user.keyboard('{Escape}');
  expect(row).toHaveFocus();
  row.remove();
  screen.getByRole('region', { name: NAME }).focus();
  await user.keyboard('j');
  expect(await screen.findByRole('dialog', { name: `Journal: ${NAME}` })).toBeVisible();
});

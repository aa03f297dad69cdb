/** What every card shows of a guide, with the picture. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderCard } from '../testing/render-card.tsx';
import { sampleGuide, sampleProfile } from '../../firebase/testing/sample-documents.ts';
import { sampleCard, sampleRequest } from '../testing/samples.ts';

// Pictures are read with the browser's own requests, which Node does not have.
vi.mock('../../firebase/avatars.ts', () => ({
  useStoredPicture: (url?: string | null) => url ?? undefined,
}));

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 11) }));
afterAll(() => void vi.useRealTimers());

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
  await renderCard(sampleCard(REQUEST, { guide }));
  expect(head()).toEqual([...(expected === undefined ? [] : [expected]), REQUESTED]);
});

test('the head spells a Georgian name in Latin letters', async () => {
  const name = 'ანა აბაშიძე';
  await renderCard(sampleCard(REQUEST, { name }));
  const heading = screen.getByRole('heading', { name });
  expect(heading).toHaveAttribute('lang', 'ka');
  expect(heading.nextElementSibling).toHaveTextContent('Ana Abashidze');
});

test('the names are those that the request is about, not those of the profile', async () => {
  const about = { ...names('ანა ძველი', NAME), full_name: NAME };
  await renderCard(sampleCard(REQUEST, { guide: names('ანა ახალი', NAME), about }));
  expect(head()).toEqual(['ანა ძველი', REQUESTED]);
});

test.each([
  ['Georgian', { language: 'ka' }],
  ['English', { language: 'en' }],
] as const)('the head links the email address and says the language of emails: %s', async (named, chosen) => {
  const profile = { ...sampleProfile(NAME), email: 'ana@example.com', ...chosen };
  // No age is known of a request that is just being sent.
  await renderCard(sampleCard(sampleRequest('a', 1, { requested_at: null }), { profile }));
  expect(head()).toEqual([`ana@example.com · emails in ${named}`]);
  expect(card().getByRole('link', { name: 'ana@example.com' })).toHaveAttribute(
    'href',
    'mailto:ana@example.com',
  );
});

test('marks what the guide changed while the card was open', async () => {
  await renderCard(sampleCard(REQUEST, { guide: { ...GUIDE, bio: 'New words.' } }), {
    changed: ['avatar_url', 'bio', 'languages'],
  });
  const marked = card()
    .getAllByText('changed')
    .map((mark) => mark.closest('dt, div.MuiTypography-root')?.textContent);
  expect(marked).toEqual(['Languageschanged', 'About the guidechanged']);
  expect(head()).toEqual([REQUESTED, 'The picture has just changed.']);
});

test('shows that the profile is gone', async () => {
  await renderCard(sampleCard(REQUEST));
  expect(card().getByText(/^The guide profile of this request no longer exists/u)).toBeVisible();
});

const returned = { at: new Date(Date.UTC(2026, 0, 8)), decision: 'rejected' } as const;

test('a decided request does not say that it was returned before', async () => {
  const request = sampleRequest('a', 1, { status: 'approved', returned: { ...returned, reason: null } });
  await renderCard(sampleCard(request));
  expect(card().queryByText(/^Returned to pending on/u)).toBeNull();
});

async function renderPicture(avatar_url: string | null) {
  await renderCard(sampleCard(sampleRequest('a'), { profile: { ...sampleProfile(NAME), avatar_url } }));
  return screen.queryByRole('button', { name: `Enlarge the picture: ${NAME}` });
}

test('a guide without a picture has initials, and nothing to enlarge', async () => {
  expect(await renderPicture(null)).toBeNull();
  expect(screen.getByText('AA')).toBeInTheDocument();
});

test('a press enlarges the picture, and another one makes it small again', async () => {
  const user = userEvent.setup({ delay: null });
  const picture = await renderPicture('/picture.webp');
  if (!picture) throw new Error('There is no picture');
  expect(picture.querySelector('img')).toHaveAttribute('src', '/picture.webp');
  expect(picture).toHaveAttribute('aria-pressed', 'false');
  await user.click(picture);
  expect(picture).toHaveAttribute('aria-pressed', 'true');
  await user.click(picture);
  expect(picture).toHaveAttribute('aria-pressed', 'false');
});

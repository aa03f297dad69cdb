/** The whole desk with stored documents: what `tests/screens/desk.test.tsx` does not reach. */
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { approvedValues } from '../../domain/guide/guide-profile.ts';
import { MAX_ADMIN_LIST_LIMIT } from '../../domain/limits.ts';
import { searchWords } from '../../domain/desk-search/search-words.ts';
import { Dashboard } from './Dashboard.tsx';
import type { DeskRequest } from './desk/desk-state.ts';
import { setUpCallableServer } from '../firebase/testing/callable-server.ts';
import { renderDesk } from './testing/render-desk.tsx';
import { sampleGuide, sampleMembership, sampleProfile } from '../firebase/testing/sample-documents.ts';
import { sampleRequest } from './testing/samples.ts';
import { clearStored, store } from '../firebase/testing/stored.ts';
import { PAGE_SIZE } from '../../domain/settings.ts';

vi.mock('../firebase/members-app.ts', () => import('../firebase/testing/members-app.ts'));
// Short pages, because whole ones take seconds to render.
vi.mock('../../domain/limits.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  PAGE_SIZE: 6,
}));
configure({ asyncUtilTimeout: 3000 });
setUpCallableServer();
afterEach(clearStored);

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const profileOf = (id: string, name: string) => ({ ...sampleProfile(name), email: `${id}@example.com` });

/** Stores a request of this guide, with its copy for the desk. */
function place(id: string, name: string, change: Partial<DeskRequest['data']> = {}): void {
  const guide = sampleGuide(`guide-${id}`, name);
  const { data } = sampleRequest(id, 1, { applied: approvedValues(guide), ...change });
  const profile = profileOf(id, name);
  const desk = { profile, guide, membership: null, attempts: [{ id, data }] };
  const search_words = searchWords({
    names: [name],
    others: [],
    number: null,
    email: profile.email,
    phone: '',
  });
  store({ [`verification_requests/${id}`]: { ...data, desk, search_words } });
}

async function openDesk(tab?: string) {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await renderDesk(<Dashboard adminId="admin" />);
  if (tab !== undefined) await user.click(screen.getByRole('tab', { name: new RegExp(`^${tab}`, 'u') }));
  return user;
}

const names = () => screen.getAllByRole('article').map((row) => row.querySelector('p')?.textContent ?? '');
const button = (name: string) => screen.getByRole('button', { name });

test('the tabs have the numbers of the server, as far as it counts', async () => {
  store({
    'figures/desk': {
      pending: -1,
      approved: MAX_ADMIN_LIST_LIMIT,
      rejected: MAX_ADMIN_LIST_LIMIT - 1,
      users: MAX_ADMIN_LIST_LIMIT + 1,
    },
  });
  await openDesk();
  expect(screen.getByRole('tab', { name: 'Pending (…)' })).toBeVisible();
  await screen.findByRole('tab', { name: 'Pending (0)' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Pending (0)',
    'Approved (10,000+)',
    'Rejected (9,999)',
    'All Users (10,000+)',
  ]);
});

test('a search reads on while no row of a page has all of its words', async () => {
  for (let index = 0; index < 2 * PAGE_SIZE; index += 1) {
    place(`r${index}`, 'Ana Guide', { requested_at: day(index + 2) });
  }
  place('zurab', 'Ana Guide', { requested_at: day(1) });
  const user = await openDesk();
  await user.type(screen.getByRole('searchbox'), 'ana guide zurab');
  expect(await screen.findByText('1 found')).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['Ana Guide']));
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'ana');
  expect(await screen.findByText(`${PAGE_SIZE} found on this page`)).toBeVisible();
  await user.click(button('Next page'));
  expect(await screen.findByText('Page 2')).toBeVisible();
});

test('without a copy for the desk, the card of a request is read from the documents themselves', async () => {
  const { data } = sampleRequest('a', 1, {
    status: 'approved',
    reviewed_at: day(5),
    reviewed_by: 'nana',
  });
  await openDesk('Approved');
  store({ 'verification_requests/a': data });
  const row = await screen.findByRole('article', { name: 'Name not given' });
  expect(screen.queryByRole('region', { name: 'Name not given' })).toBeNull();
  expect(row).toHaveAttribute('aria-current', 'true');
  store({
    'profiles/guide-a': profileOf('a', 'Ana Abashidze'),
    'profiles/nana': sampleProfile('Nana First'),
    'guide_profiles/guide-a': sampleGuide('guide-a', 'Ana Abashidze'),
    'memberships/guide-a': sampleMembership(),
  });
  const card = within(await screen.findByRole('region', { name: 'Ana Abashidze' }));
  expect(await card.findByText('Nana First')).toBeVisible();
  expect(await card.findByText('Member no. 1007, valid until March 31, 2090')).toBeVisible();
});

const ENTRY = {
  request_id: 'a',
  guide_id: 'guide-a',
  actor_id: 'nana',
  before: { is_verified: false, verification_status: 'pending', approved: null, membership: null },
  membership: null,
  notes: null,
};

test('the journal has pages, and goes on after an entry that cannot be read', async () => {
  for (let index = 0; index <= PAGE_SIZE; index += 1) {
    store({ [`decision_journal/${index}`]: { ...ENTRY, action: 'approved', at: day(index + 1) } });
  }
  // The last one of the first page.
  store({ 'decision_journal/1': { ...ENTRY, action: 5, at: day(2) } });
  const user = await openDesk();
  await user.click(button('Journal'));
  const journal = within(await screen.findByRole('dialog', { name: 'Journal' }));
  await waitFor(() => expect(journal.getAllByRole('listitem')).toHaveLength(PAGE_SIZE - 1));
  await user.click(journal.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(journal.getAllByRole('listitem')).toHaveLength(1));
  // Nobody could be read yet.
  expect(journal.getByRole('listitem')).toHaveTextContent(/^Approved · ….* · by …$/u);
});

test('without a connection, every list says so, and is read when it is back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const pass = () => act(() => vi.advanceTimersByTimeAsync(9000));
  const notice = (title: string) => screen.getAllByText(title);
  try {
    const rendering = renderDesk(<Dashboard adminId="admin" />);
    await pass();
    await rendering;
    await pass();
    expect(notice('The list of issues could not be loaded')).toHaveLength(1);
    // In the list and as a message.
    expect(notice('Failed to fetch verification requests')).toHaveLength(2);
    fireEvent.click(button('Journal'));
    await pass();
    expect(notice('The journal could not be loaded')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: false }));
    fireEvent.click(screen.getByRole('tab', { name: /^All Users/u }));
    expect(screen.getByText('Loading...')).toBeVisible();
    await pass();
    expect(notice('The accounts could not be loaded')).toHaveLength(2);
    place('a', 'Ana Abashidze');
    fireEvent.click(screen.getByRole('tab', { name: /^Pending/u }));
    await pass();
    expect(names()).toEqual(['Ana Abashidze']);
  } finally {
    vi.useRealTimers();
  }
});

/** The whole desk with stored documents: lists, pages, search, accounts, journal and failed tasks. */
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { approvedValues } from '../../domain/guide/guide-profile.ts';
import { MAX_ADMIN_LIST_LIMIT, PAGE_SIZE } from '../../domain/limits.ts';
import { searchWords } from '../../domain/desk-search/search-words.ts';
import { Dashboard } from './Dashboard.tsx';
import type { DeskRequest } from './desk/desk-state.ts';
import { setUpCallableServer } from '../../firebase/testing/callable-server.ts';
import { renderDesk } from './testing/render-desk.tsx';
import { sampleGuide, sampleMembership, sampleProfile } from '../../firebase/testing/sample-documents.ts';
import { sampleRequest } from './testing/samples.ts';
import { clearStored, store } from '../../firebase/testing/stored.ts';

vi.mock('../../firebase/members-app.ts', () => import('../../firebase/testing/members-app.ts'));
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
const search = (user: ReturnType<typeof userEvent.setup>, text: string) =>
  user.type(screen.getByRole('searchbox'), text);

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

test('goes from page to page, and back to the first one with another order', async () => {
  const count = PAGE_SIZE + 1;
  const all = Array.from({ length: count }, (_, index) => `Guide ${String.fromCodePoint(65 + index)}`);
  for (const [index, name] of all.entries()) place(`r${index}`, name, { requested_at: day(index + 1) });
  store({ 'figures/desk': { pending: count, approved: 0, rejected: 0, users: 0 } });
  const user = await openDesk();
  await waitFor(() => expect(names()).toEqual(all.slice(0, PAGE_SIZE)));
  expect(await screen.findByText(`${count} in total`)).toBeVisible();
  expect(button('Previous page')).toBeDisabled();
  await user.click(button('Next page'));
  await waitFor(() => expect(names()).toEqual(all.slice(PAGE_SIZE)));
  expect(screen.getByText('Page 2')).toBeVisible();
  expect(screen.getByRole('feed')).toHaveFocus();
  expect(button('Next page')).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order by request date' }), 'newest');
  await waitFor(() => expect(names()).toEqual(all.toReversed().slice(0, PAGE_SIZE)));
  await user.click(button('Next page'));
  await screen.findByText('Page 2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Profession' }), 'trekking');
  expect(await screen.findByText('Page 1')).toBeVisible();
  // The server counts all professions together.
  expect(screen.queryByText(`${count} in total`)).toBeNull();
  await search(user, 'guide');
  expect(await screen.findByText(`${PAGE_SIZE} found on this page`)).toBeVisible();
  await user.click(button('Next page'));
  expect(await screen.findByText('1 found on this page')).toBeVisible();
});

test('a search reads on while no row of a page has all of its words', async () => {
  for (let index = 0; index < 2 * PAGE_SIZE; index += 1) {
    place(`r${index}`, 'Ana Guide', { requested_at: day(index + 2) });
  }
  place('zurab', 'Ana Guide', { requested_at: day(1) });
  const user = await openDesk();
  await search(user, 'ana guide zurab');
  expect(await screen.findByText('1 found')).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['Ana Guide']));
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
});

test('decided requests are listed newest decision first, and filtered by profession', async () => {
  const status = 'approved';
  place('a', 'Ana Early', { status, requested_at: day(3), reviewed_at: day(4) });
  place('b', 'Beka Late', { status, requested_at: day(1), reviewed_at: day(6) });
  const unnamed = { ...approvedValues(sampleGuide('guide-c', 'Gio Unset')), profession: '' as const };
  place('c', 'Gio Unset', { status, reviewed_at: day(5), applied: unnamed });
  const user = await openDesk('Approved');
  await waitFor(() => expect(names()).toEqual(['Beka Late', 'Gio Unset', 'Ana Early']));
  expect(screen.queryByRole('button', { name: 'Keyboard shortcuts' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  const order = screen.getByRole('combobox', { name: 'Order by review date' });
  await user.selectOptions(order, 'oldest');
  await waitFor(() => expect(names()).toEqual(['Ana Early', 'Gio Unset', 'Beka Late']));
  const profession = screen.getByRole('combobox', { name: 'Profession' });
  await user.selectOptions(profession, 'Trekking Guide');
  await waitFor(() => expect(names()).toEqual(['Ana Early', 'Beka Late']));
  await user.selectOptions(profession, 'Not chosen');
  await waitFor(() => expect(names()).toEqual(['Gio Unset']));
  await user.click(button('Clear'));
  await waitFor(() => expect(names()).toHaveLength(3));
  await user.selectOptions(order, 'newest');
  await waitFor(() => expect(names()[0]).toBe('Beka Late'));
});

test('the help lists the keys on demand', async () => {
  place('a', 'Ana Abashidze');
  const user = await openDesk();
  const help = button('Keyboard shortcuts');
  expect(help).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText(/^Click a request in the list/u)).not.toBeVisible();
  await user.click(help);
  expect(help).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/^Click a request in the list/u)).toBeVisible();
});

test('a search finds requests of all states, and ends with the next tab', async () => {
  place('a', 'Ana Abashidze');
  place('b', 'Ana Beridze', { status: 'rejected', reviewed_at: day(2), requested_at: day(2) });
  place('c', 'Gio Gelashvili');
  const user = await openDesk();
  await waitFor(() => expect(names()).toEqual(['Ana Abashidze', 'Gio Gelashvili']));
  const field = screen.getByRole('searchbox', { name: 'Search all requests' });
  expect(field).toHaveAccessibleDescription('Name, place, email, phone or member number');
  await user.type(field, 'ana');
  expect(await screen.findByText('2 found')).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['Ana Beridze', 'Ana Abashidze']));
  expect(screen.queryByRole('tab', { selected: true })).toBeNull();
  expect(screen.queryByRole('tabpanel')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.tab();
  expect(screen.getByRole('tab', { name: /^Pending/u })).toHaveFocus();
  await user.type(field, ' ber');
  expect(await screen.findByText('1 found')).toBeVisible();
  await user.clear(field);
  await waitFor(() => expect(names()).toEqual(['Ana Abashidze', 'Gio Gelashvili']));
  expect(screen.queryByText('1 found')).toBeNull();
  await user.type(field, 'ana');
  await screen.findByText('2 found');
  await user.click(screen.getByRole('tab', { name: /^Rejected/u }));
  await waitFor(() => expect(names()).toEqual(['Ana Beridze']));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(/^Rejected/u);
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).not.toHaveFocus();
});

test('the accounts show their roles, and lead to their requests', async () => {
  const marks = { is_guide: false, is_verified: false, is_admin: false };
  const account = (id: string, name: string, desk: object, at: number) => {
    const profile = { ...profileOf(id, name), created_at: day(at) };
    const search_words = searchWords({ names: [name], others: [], number: null, email: profile.email, phone: '' });
    store({ [`profiles/guide-${id}`]: { ...profile, desk: { ...marks, ...desk }, search_words } });
  };
  account('a', 'Ana Abashidze', { is_guide: true, is_verified: true, approved_name: 'Ana Lomidze' }, 4);
  account('b', 'Beka Beridze', { is_guide: true }, 3);
  account('c', 'Nana Admin', { is_admin: true }, 2);
  store({ 'profiles/guide-d': { ...sampleProfile(''), desk: { ...marks, is_guide: true }, created_at: day(1) } });
  store({ 'figures/desk': { pending: 0, approved: 0, rejected: 0, users: 4 } });
  place('a', 'Ana Abashidze');
  place('b', 'Beka Beridze');
  const user = await openDesk('All Users');
  const rows = () =>
    screen.getAllByRole('listitem').map((row) => [...row.querySelectorAll('p, .MuiChip-label, button')]
      .map(({ textContent }) => textContent).join(' · '));
  await waitFor(() => expect(rows()).toEqual([
    'Ana Abashidze · Approved under the name Ana Lomidze · a@example.com · Joined on January 4, 2026 · Requests · Journal · Guide · Verified',
    'Beka Beridze · b@example.com · Joined on January 3, 2026 · Requests · Journal · Guide',
    'Nana Admin · c@example.com · Joined on January 2, 2026 · Admin',
    'Name not given · Joined on January 1, 2026 · Journal · Guide',
  ]));
  const field = screen.getByRole('searchbox', { name: 'Search all users' });
  expect(field).toHaveAccessibleDescription('Name, place, email, phone or member number');
  await user.type(field, 'beka');
  expect(await screen.findByText('1 found')).toBeVisible();
  await waitFor(() => expect(rows()).toHaveLength(1));
  // A search of accounts is none of requests.
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('All Users (4)');
  await user.click(button('Requests of Beka Beridze'));
  await waitFor(() => expect(names()).toEqual(['Beka Beridze']));
  const searched = screen.getByRole('searchbox', { name: 'Search all requests' });
  expect(searched).toHaveValue('b@example.com');
  expect(searched).toHaveFocus();
}); // oxfmt-ignore

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

test('a started note keeps its card when somebody else decides, and holds the page', async () => {
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  store({ 'profiles/nana': sampleProfile('Nana First') });
  place('a', 'Ana Abashidze');
  place('b', 'Beka Beridze', { requested_at: day(2) });
  const user = await openDesk();
  const note = await screen.findByRole('textbox', { name: 'Note to the guide: Ana Abashidze' });
  expect(isHeld()).toBe(false);
  fireEvent.change(note, { target: { value: 'My words.' } });
  await waitFor(() => expect(isHeld()).toBe(true));
  act(() => place('a', 'Ana Abashidze', { status: 'approved', reviewed_at: day(5), reviewed_by: 'nana' }));
  await screen.findByText('Nana First has approved this request in the meantime.');
  expect(names()).toEqual(['Ana Abashidze', 'Beka Beridze']);
  await user.click(button('Close'));
  await waitFor(() => expect(names()).toEqual(['Beka Beridze']));
  expect(isHeld()).toBe(false);
});

const ENTRY = {
  request_id: 'a',
  guide_id: 'guide-a',
  actor_id: 'nana',
  before: { is_verified: false, verification_status: 'pending', approved: null },
  notes: null,
};

test('the journal says what was done, by whom and for whom', async () => {
  store({
    'profiles/nana': sampleProfile('Nana First'),
    'profiles/guide-a': sampleProfile('Ana Abashidze'),
    'profiles/guide-n': sampleProfile(''),
    'decision_journal/1': { ...ENTRY, action: 'rejected', notes: 'Too early.', at: day(5) },
    'decision_journal/2': { ...ENTRY, action: 'ended', actor_id: '', at: day(4),
      membership: { number: 1007, ends_at: new Date('2026-03-31T20:00:00Z') } },
    'decision_journal/3': { ...ENTRY, action: 'reopened', guide_id: 'gone', at: day(3) },
    'decision_journal/4': { ...ENTRY, action: 'approved', guide_id: 'guide-n', at: day(2),
      confirmed: { profession: '', certification_level: '' } },
    'decision_journal/5': { ...ENTRY, action: 'end-set', at: day(1),
      membership: { number: 1007, ends_at: new Date('2026-03-31T20:00:00Z') } },
  });
  const user = await openDesk();
  await user.click(button('Journal'));
  const journal = within(await screen.findByRole('dialog', { name: 'Journal' }));
  await waitFor(() => expect(journal.getAllByRole('listitem').map(({ textContent }) =>
    textContent.replace(/(January \d, 2026), \d\d:\d\d/u, '$1'))).toEqual([
    'Rejected · Ana AbashidzeJanuary 5, 2026 · by Nana FirstToo early.',
    'Membership ended · Ana AbashidzeJanuary 4, 2026 · automatically, at the end of the term' +
      'Member no. 1007, until March 31, 2026',
    'Returned to pending · Deleted accountJanuary 3, 2026 · by Nana First',
    'Approved · Name not givenJanuary 2, 2026 · by Nana FirstConfirmed: no profession or level',
    'End date of the membership changed · Ana AbashidzeJanuary 1, 2026 · by Nana First' +
      'Member no. 1007, until March 31, 2026',
  ]));
  expect(journal.queryByRole('button', { name: 'Next page' })).toBeNull();
  await user.click(journal.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}); // oxfmt-ignore

test('the journal has pages', async () => {
  for (let index = 0; index <= PAGE_SIZE; index += 1) {
    store({ [`decision_journal/${index}`]: { ...ENTRY, action: 'approved', at: day(index + 1) } });
  }
  const user = await openDesk();
  await user.click(button('Journal'));
  const journal = within(await screen.findByRole('dialog', { name: 'Journal' }));
  await waitFor(() => expect(journal.getAllByRole('listitem')).toHaveLength(PAGE_SIZE));
  await user.click(journal.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(journal.getAllByRole('listitem')).toHaveLength(1));
  // Nobody could be read yet.
  expect(journal.getByRole('listitem')).toHaveTextContent(/^Approved · ….* · by …$/u);
});

test('the failed tasks are listed on demand, with the accounts they are about', async () => {
  const failure = { what: 'checkAvatar', why: 'kept-failing', first_at: day(1), times: 3 };
  store({
    'profiles/guide-a': profileOf('a', 'Ana Abashidze'),
    'profiles/guide-n': sampleProfile(''),
    'failed_events/1': { ...failure, account: 'guide-a', last_at: day(4) },
    'failed_events/2': { ...failure, account: 'guide-n', last_at: day(3) },
    'failed_events/3': { ...failure, account: 'gone', last_at: day(2) },
    'failed_events/4': { ...failure, account: '', last_at: day(1) },
  });
  const user = await openDesk();
  const list = within(await screen.findByRole('region', { name: '4 issues to resolve' }));
  const open = list.getByRole('button', { name: 'Show the list' });
  expect(open).toHaveAttribute('aria-expanded', 'false');
  expect(list.queryByText(/^Tasks that the server/u)).toBeNull();
  expect(list.queryByRole('listitem')).toBeNull();
  await user.click(open);
  const rows = () =>
    list
      .getAllByRole('listitem')
      .map(({ textContent }) =>
        textContent.replace(/^Processing an uploaded picture · (.*)Every attempt.*\d\d:\d\d/u, '$1'),
      );
  await waitFor(() =>
    expect(rows()).toEqual([
      'Ana Abashidze · Account a@example.comMark as resolved',
      'Name not given · Account guide-nMark as resolved',
      'Deleted account · Account goneMark as resolved',
      'No accountMark as resolved',
    ]),
  );
  expect(list.getByText(/^Tasks that the server/u)).not.toHaveTextContent(/These are the latest/u);
});

test('without a connection, every list says so, and is read when it is back', async () => {
  await import('../../ui/feedback/ToastList.tsx');
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

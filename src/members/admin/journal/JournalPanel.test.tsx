import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deskPerson } from '../../../../tests/cases/desk-rows.ts';
import { approvedValues } from '../../../domain/guide/guide-profile.ts';
import { MAX_LIST_LIMIT } from '../../../domain/limits.ts';
import { tbilisiDay } from '../../../domain/tbilisi-day.ts';
import { DAY_MS } from '../../../domain/timestamp.ts';
import {
  fail,
  respondLater,
  sentCalls,
  setUpCallableServer,
} from '../../firebase/testing/callable-server.ts';
import { sampleGuide } from '../../firebase/testing/sample-documents.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { clearStoredReads, storeRequest } from '../testing/stored-reads.ts';
import { JournalPanel } from './JournalPanel.tsx';

vi.mock('../../firebase/firestore/verification-desk.ts', () => import('../testing/stored-reads.ts'));
const journal = vi.hoisted(() => ({ read: (_filter: object): unknown => undefined }));
const all = vi.hoisted(() => ({ read: vi.fn<(filter: unknown) => Promise<unknown>>() }));
vi.mock('../../firebase/firestore/decision-journal.ts', () => ({
  useJournal: (filter: object) => journal.read(filter),
  readJournal: all.read,
}));
const saved = vi.hoisted(() => vi.fn<(name: string, head: unknown, rows: unknown) => Promise<void>>());
vi.mock('../spreadsheet.ts', () => ({ saveSpreadsheet: saved }));
setUpCallableServer();

const ENTRY = {
  id: 'one',
  data: {
    action: 'approved',
    request_id: 'a',
    guide_id: 'ana',
    actor_id: 'gone',
    before: { is_verified: false, verification_status: 'pending', approved: null, membership: null },
    membership: null,
    notes: null,
    at: new Date('2026-01-05T10:00:00Z'),
  },
};

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}

const PEOPLE = [
  deskPerson({ id: 'ana', full_name: 'Ana Abashidze' }),
  deskPerson({ id: 'nana', full_name: 'Nana First', email: 'nana@example.com', is_admin: true }),
  deskPerson({ id: 'gio', full_name: 'გიორგი ბერიძე' }),
];

async function openJournal(search = '') {
  await renderDesk(
    <>
      <JournalPanel />
      <Address />
    </>,
    PEOPLE,
    `?tab=journal&${search}`,
  );
  return userEvent.setup();
}
const address = () => screen.getByRole('status', { name: 'address' }).textContent;

test('the journal shows its newest entries, and says when there are more', async () => {
  const earlier = { ...ENTRY.data, confirmed: { full_name: 'Ana Then' } };
  const ended = { ...ENTRY.data, before: { ...ENTRY.data.before, approved: { full_name: 'Ana Before' } } };
  const rows = [
    { ...ENTRY, id: 'two' },
    { id: 'three', data: earlier },
    { id: 'four', data: ended },
    { id: 'applied', data: { ...ENTRY.data, request_id: 'r0' } },
    { id: 'five', data: { ...ENTRY.data, action: 'admin-named', guide_id: 'nana', actor_id: 'nana' } },
  ];
  journal.read = () => ({ status: 'ready', data: { rows, count: MAX_LIST_LIMIT } });
  const applied = { ...approvedValues(sampleGuide('ana', 'Ana Applied')) };
  storeRequest('r0', 'Ana', { user_id: 'ana', status: 'pending', requested_at: new Date(0), applied });
  await openJournal();
  clearStoredReads();
  expect(screen.getByRole('heading', { name: 'Journal' })).toHaveFocus();
  const [first, ...others] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Approved · Ana Abashidze.* by Deleted account$/u);
  expect(others.map(({ textContent }) => textContent.split(' · ')[1])).toEqual([
    expect.stringMatching(/^Ana Then/u),
    expect.stringMatching(/^Ana Before/u),
    expect.stringMatching(/^Ana Applied/u),
    // Their names may be anybody's.
    expect.stringMatching(/^Nana First \(nana@example\.com\)/u),
  ]);
  expect(others.at(-1)).toHaveTextContent(/by Nana First \(nana@example\.com\)$/u);
  // One of them cannot be read.
  expect(screen.getByText(/^The newest 100 entries are shown/u)).toBeVisible();
});

test('the filters are in the address, and one is cleared like all of them', async () => {
  let asked = {};
  journal.read = (filter) => {
    asked = filter;
    return { status: 'ready', data: { rows: [], count: 0 } };
  };
  const user = await openJournal();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  await user.type(screen.getByRole('combobox', { name: 'Person' }), 'beridze');
  await user.click(screen.getByRole('option', { name: 'გიორგი ბერიძე' }));
  expect(screen.getByRole('heading', { name: 'Journal: გიორგი ბერიძე' })).toBeVisible();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'By whom' }),
    'Nana First (nana@example.com)',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'What was done' }), 'Approved');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-01' } });
  expect(address()).toBe('?tab=journal&person=gio&officer=nana&kind=approved&from=2026-03-01&to=2026-03-01');
  expect(asked).toMatchObject({ person: 'gio', officer: 'nana', kind: 'approved', from: '2026-03-01' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'By whom' }), 'By anybody');
  await user.clear(screen.getByRole('combobox', { name: 'Person' }));
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '' } });
  expect(address()).toBe('?tab=journal&kind=approved&from=2026-03-01');
  const [clear] = screen.getAllByRole('button', { name: 'Clear' }).toReversed();
  if (!clear) throw new Error('There is nothing to clear');
  await user.click(clear);
  expect(address()).toBe('?tab=journal');
  await user.click(screen.getByRole('button', { name: 'Last 30 days' }));
  const from = tbilisiDay(new Date(Date.now() - 30 * DAY_MS));
  expect(address()).toBe(`?tab=journal&from=${from}`);
});

test('officers who are gone, and what happened by itself, can be chosen', async () => {
  journal.read = () => ({ status: 'ready', data: { rows: [], count: 0 } });
  await openJournal('officer=gone&person=deleted');
  const officers = screen.getByRole('combobox', { name: 'By whom' });
  expect(
    within(officers)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'By anybody',
    'automatically, at the end of the term',
    'Nana First (nana@example.com)',
    'Deleted account',
  ]);
  expect(officers).toHaveValue('gone');
  await userEvent.setup().selectOptions(officers, '');
  expect(address()).toBe('?tab=journal&person=deleted&officer=');
});

test.each([
  ['approved', null, null, 'Member no. 1007'],
  ['end-set', null, '2027-03-31', 'Member no. 1007, until March 31, 2027'],
  ['approved', '2026-03-31', '2027-03-31', 'Member no. 1007: until March 31, 2027 instead of March 31, 2026'],
  ['end-set', '2026-03-31', '2027-03-31', 'Member no. 1007: until March 31, 2027 instead of March 31, 2026'],
])('of a term without an end no day is said: %s, %s, %s', async (action, earlier, later, text) => {
  const endOf = (day: string | null) => day && new Date(`${day}T20:00:00Z`);
  const data = {
    ...ENTRY.data,
    action,
    before: { membership: { state: 'valid', ends_at: endOf(earlier) } },
    membership: { number: 1007, ends_at: endOf(later) },
  };
  journal.read = () => ({ status: 'ready', data: { rows: [{ id: 'one', data }], count: 1, last: 'end' } });
  await openJournal();
  expect(screen.getByText(text)).toBeVisible();
});

test('an approval says what it confirmed, instead of what, and why', async () => {
  const confirmed = { full_name: 'Ana Then', profession: 'trekking', certification_level: 'master' };
  const approved = { ...confirmed, certification_level: 'trainee', decided_at: new Date(0) };
  const before = { ...ENTRY.data.before, approved };
  const data = { ...ENTRY.data, actor_id: 'nana', confirmed, before, notes: 'Welcome.' };
  journal.read = () => ({ status: 'ready', data: { rows: [{ id: 'one', data }], count: 1, last: 'end' } });
  await openJournal();
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /by Nana First.*Confirmed: Ana Then · Trekking Guide · Master Guide instead of .*Trekking Guide · Trainee.*Welcome\.$/u,
  );
});

test('what was taken out of the desk is said with the way to that list, without its search', async () => {
  const filters = 'tab=users&view=members&q=*&profession=trekking&sort=-ends';
  const exported = { what: 'addresses', filters, rows: 12 };
  const data = { ...ENTRY.data, action: 'exported', guide_id: '', exported };
  journal.read = () => ({ status: 'ready', data: { rows: [{ id: 'one', data }], count: 1, last: 'end' } });
  await openJournal();
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /^Data exported from the dashboard.* by Deleted accountEmail addresses: 12 rows/u,
  );
  expect(screen.getByRole('link', { name: 'Open this list' })).toHaveAttribute(
    'href',
    '/en/admin?tab=users&view=members&profession=trekking&sort=-ends',
  );
});

test('a change of the association’s year says both days and how many members it touched', async () => {
  const change = { before: null, after: { month: 3, day: 31 }, touched: 12 };
  const data = { ...ENTRY.data, action: 'year-set', guide_id: '', year: change };
  journal.read = () => ({ status: 'ready', data: { rows: [{ id: 'one', data }], count: 1, last: 'end' } });
  await openJournal();
  expect(screen.getByText('Terms end: March 31, before: No end date. Members affected: 12')).toBeVisible();
});

describe('a spreadsheet', () => {
  const { data } = ENTRY;
  const exported = { what: 'journal', filters: 'tab=journal', rows: 2 };
  const entries = [
    {
      ...data,
      actor_id: 'nana',
      membership: { number: 1007, ends_at: new Date('2027-03-31T20:00:00Z') },
      confirmed: { profession: 'trekking', certification_level: 'master' },
      notes: '=1+1',
    },
    { ...data, action: 'ended', actor_id: '', at: new Date('2026-01-05T20:00:00Z') },
    { ...data, action: 'exported', guide_id: '', exported },
    {
      ...data,
      action: 'year-set',
      guide_id: '',
      year: { before: { month: 3, day: 31 }, after: null, touched: 0 },
    },
  ];
  beforeEach(() => {
    journal.read = () => ({ status: 'ready', data: { rows: [], count: 0 } });
    saved.mockReset();
  });

  test('has every entry that the filters find, after the journal says so', async () => {
    all.read.mockResolvedValueOnce(entries);
    const release = respondLater({});
    const user = await openJournal('kind=approved&q=ana');
    await user.click(screen.getByRole('button', { name: 'Spreadsheet' }));
    expect(screen.getByRole('button', { name: 'Spreadsheet' })).toBeDisabled();
    expect(sentCalls()).toEqual([
      {
        name: 'recordExport',
        data: { what: 'journal', filters: 'tab=journal&q=*&kind=approved', rows: 4 },
      },
    ]);
    expect(saved).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(all.read).toHaveBeenCalledWith(expect.objectContaining({ kind: 'approved' }));
    const [name, , rows] = saved.mock.calls[0] ?? [];
    expect(name).toBe('journal');
    expect(rows).toEqual([
      [
        '2026-01-05 14:00',
        'Approved',
        'Ana Abashidze',
        'Nana First (nana@example.com)',
        'Confirmed: Trekking Guide · Master Guide\nMember no. 1007, until March 31, 2027',
        '=1+1',
      ],
      ['2026-01-06 00:00', 'Membership ended', 'Ana Abashidze', '', '', ''],
      [
        '2026-01-05 14:00',
        'Data exported from the dashboard',
        '',
        'Deleted account',
        'Spreadsheet of the journal: 2 rows',
        '',
      ],
      [
        '2026-01-05 14:00',
        'Day on which terms end changed',
        '',
        'Deleted account',
        'Terms end: No end date, before: March 31. Members affected: 0',
        '',
      ],
    ]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Spreadsheet' })).toBeEnabled());
  });

  test('is not saved when the journal cannot be read, or not record it', async () => {
    all.read.mockRejectedValueOnce(new Error('broken'));
    const user = await openJournal();
    await user.click(screen.getByRole('button', { name: 'Spreadsheet' }));
    expect(await screen.findByText(/^Nothing was saved/u)).toBeVisible();
    expect(sentCalls()).toEqual([]);
    all.read.mockResolvedValueOnce(entries);
    fail('UNAVAILABLE');
    await user.click(screen.getByRole('button', { name: 'Spreadsheet' }));
    await waitFor(() => expect(sentCalls()).toHaveLength(1));
    expect(saved).not.toHaveBeenCalled();
  });
});

test('a journal that cannot be read says so', async () => {
  const retry = vi.fn<() => void>();
  journal.read = () => ({ status: 'failed', failure: 'offline', retry });
  await openJournal('person=ana');
  expect(screen.getByRole('heading', { name: 'Journal: Ana Abashidze' })).toBeVisible();
  expect(screen.getByText('The journal could not be loaded')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test.each([
  [true, /^Account deleted by the member.*Member no\. 1001was in the public directory$/u],
  [false, /^Account deleted by the member.*Member no\. 1001was not in the public directory$/u],
])('the deletion of an account says whether the member was listed: %s', async (was_listed, text) => {
  const membership = { number: 1001, ends_at: new Date('2027-03-31T20:00:00Z') };
  const data = { ...ENTRY.data, action: 'deleted', was_listed, membership };
  journal.read = () => ({ status: 'ready', data: { rows: [{ id: 'one', data }], count: 1, last: 'end' } });
  await openJournal();
  expect(screen.getByRole('listitem')).toHaveTextContent(text);
});

test('an approval says of whom the admin said that they are other people', async () => {
  const data = { ...ENTRY.data, other_people: ['twin', 'nana', 'missing'] };
  journal.read = () => ({ status: 'ready', data: { rows: [{ id: 'one', data }], count: 1, last: 'end' } });
  await renderDesk(<JournalPanel />, [
    ...PEOPLE,
    deskPerson({ id: 'twin', full_name: 'Ana Abashidze', membership: { number: 1007 } }),
  ]);
  expect(screen.getByText(/^Confirmed by the administrator/u)).toHaveTextContent(
    'Confirmed by the administrator as another person than: Ana Abashidze (1007), Nana First, Deleted account',
  );
});

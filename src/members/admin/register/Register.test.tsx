/** The register over people in memory: what its presses show, and what leaves it. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLocation } from 'react-router-dom';
import { deskPerson } from '../../../../tests/cases/desk-rows.ts';
import type { DeskPerson } from '../../../domain/desk/desk-rows.ts';
import { endAfterDay } from '../../../domain/membership/term.ts';
import { tbilisiDay } from '../../../domain/tbilisi-day.ts';
import { fail, respond, sentCalls, setUpCallableServer } from '../../firebase/testing/callable-server.ts';
import { Dashboard } from '../Dashboard.tsx';
import { saveSpreadsheet } from '../spreadsheet.ts';
import { renderDesk } from '../testing/render-desk.tsx';

vi.mock('../../firebase/firestore/verification-desk.ts', () => import('../testing/stored-reads.ts'));
vi.mock('../../firebase/firestore/desk-lists.ts', async (original) => ({
  ...(await original<object>()),
  useFailedEvents: () => ({ status: 'ready', data: { rows: [], count: 0 } }),
  useApplications: () => ({ status: 'loading' }),
}));
vi.mock('../spreadsheet.ts', () => ({ saveSpreadsheet: vi.fn<typeof saveSpreadsheet>() }));
setUpCallableServer();

const YEAR = Number(tbilisiDay(new Date()).slice(0, 4));
const SOON = tbilisiDay(new Date(Date.now() + 30 * 86_400_000));
const ends = (day: string) => endAfterDay(day) ?? null;

const PEOPLE: readonly DeskPerson[] = [
  deskPerson({
    id: 'ana',
    full_name: 'Ana Abashidze',
    email: 'ana@example.com',
    guide: {
      georgian_name: 'ანა აბაშიძე',
      latin_name: 'Ana Abashidze',
      profession: 'ski-touring',
      regions: ['svaneti'],
      languages: ['ka'],
      phone: '+995 599 11 22 33',
    },
    membership: { number: 1001, ends_at: ends(`${YEAR + 2}-03-31`) },
  }),
  deskPerson({
    id: 'beka',
    full_name: 'Beka Beridze',
    guide: {
      latin_name: 'Beka Beridze',
      is_public: false,
      approved: { full_name: 'Beka Then', profession: 'trekking', certification_level: 'certified' },
    },
    membership: { number: 1002, ends_at: ends(SOON) },
  }),
  deskPerson({ id: 'gia', full_name: 'Gia Visitor', email: 'gia@example.com' }),
];

const SPREADSHEET_ROW = [
  '1001',
  'ანა აბაშიძე',
  'Ana Abashidze',
  'valid member, in the directory',
  `${YEAR + 2}-03-31`,
  '',
  'Ski Touring Guide',
  'Certified Guide',
  'Svaneti',
  'Georgian',
  '2025-02-03',
  'ana@example.com',
  '+995 599 11 22 33',
  '2025-01-02',
];

const found = async () => {
  const grid = await screen.findByRole('grid', { name: 'Register' });
  return within(grid)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[2]?.textContent);
};
const address = () => screen.getByRole('status', { name: 'address' }).textContent;

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}

async function openDesk(search = '') {
  await renderDesk(
    <>
      <Dashboard adminId="admin" />
      <Address />
    </>,
    PEOPLE,
    search,
  );
  await act(() => Promise.resolve());
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  // The clipboard is that of the setup.
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  const press = async (role: string, name: string) => user.click(await screen.findByRole(role, { name }));
  const choose = async (list: string, choice: string) =>
    user.selectOptions(await screen.findByRole('combobox', { name: list }), choice);
  return { user, press, choose };
}

const writeText = vi.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  writeText.mockResolvedValue();
});
afterEach(() => {
  writeText.mockReset();
  vi.mocked(saveSpreadsheet).mockReset();
});

describe('in three presses at most, the register says', () => {
  test('who the members are, whose term ends in March, who has not renewed, and who guides on skis', async () => {
    const { press, choose } = await openDesk();
    await press('tab', 'All Users (3)');
    expect(await screen.findByText(/^The filters count everybody/u)).toBeVisible();
    await press('button', 'Members (2)');
    expect(screen.queryByText(/^The filters count/u)).toBeNull();
    expect(await found()).toEqual(['Ana Abashidze', 'Beka Beridze']);
    expect(screen.getByText('The membership is valid.')).toBeVisible();
    expect(address()).toBe('?tab=users&view=members');
    await press('button', 'Not renewed (1)');
    expect(await found()).toEqual(['Beka Beridze']);
    await press('button', 'Clear');
    await choose('Month in which the term ends', `March ${YEAR + 2} (1)`);
    expect(await found()).toEqual(['Ana Abashidze']);
    expect(address()).toBe(`?tab=users&ends=${YEAR + 2}-03`);
    await press('button', 'Clear');
    await choose('Profession', 'Ski Touring Guide (1)');
    expect(await found()).toEqual(['Ana Abashidze']);
    expect(screen.getByText('1 found')).toBeVisible();
  });

  test('how to write to all members: their addresses are copied, after the journal says so', async () => {
    const { press } = await openDesk();
    await press('tab', 'All Users (3)');
    await press('button', 'Members (2)');
    respond({});
    await press('button', 'Copy email addresses');
    await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith('ana@example.com'));
    expect(sentCalls()).toEqual([
      { name: 'recordExport', data: { what: 'addresses', filters: 'tab=users&view=members', rows: 1 } },
    ]);
    expect(await screen.findByText(/^1 address copied\..* 1 person has no email address\.$/u)).toBeVisible();
  });

  test('the same as a spreadsheet, of the rows that are found alone', async () => {
    const { user, press } = await openDesk();
    await press('tab', 'All Users (3)');
    await user.click(screen.getByRole('searchbox', { name: 'Search all users' }));
    await user.paste('abashidze');
    expect(await screen.findByText('1 found')).toBeVisible();
    respond({});
    await press('button', 'Spreadsheet');
    await waitFor(() => expect(saveSpreadsheet).toHaveBeenCalledOnce());
    // What was typed may be a name.
    expect(sentCalls()).toEqual([
      { name: 'recordExport', data: { what: 'spreadsheet', filters: 'tab=users&q=*', rows: 1 } },
    ]);
    expect(vi.mocked(saveSpreadsheet).mock.calls).toEqual([
      ['register', expect.arrayContaining(['Number', 'Georgian name', 'Phone']), [SPREADSHEET_ROW]],
    ]);
  });
});

test('nothing leaves the desk when the journal cannot be written', async () => {
  const { press } = await openDesk();
  await press('tab', 'All Users (3)');
  fail('PERMISSION_DENIED', { reason: 'not-admin' });
  await press('button', 'Copy email addresses');
  expect(await screen.findByText(/^Nothing was saved or copied/u)).toBeVisible();
  fail('INTERNAL');
  await press('button', 'Spreadsheet');
  await waitFor(() => expect(sentCalls()).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Spreadsheet' })).toBeEnabled());
  expect(writeText).not.toHaveBeenCalled();
  expect(saveSpreadsheet).not.toHaveBeenCalled();
});

test('the grid sorts by its head, and the order is in the address', async () => {
  const { user, press } = await openDesk();
  await press('tab', 'All Users (3)');
  await found();
  await user.click(screen.getByText('Number'));
  expect(address()).toBe('?tab=users&sort=number');
  expect(await found()).toEqual(['Ana Abashidze', 'Beka Beridze', 'Gia Visitor']);
  await user.click(screen.getByText('Number'));
  expect(address()).toBe('?tab=users&sort=-number');
  expect(await found()).toEqual(['Beka Beridze', 'Ana Abashidze', 'Gia Visitor']);
  expect(screen.getByText('1–3 of 3')).toBeVisible();
});

test('filters are cleared at once, and what finds nothing says so', async () => {
  const { press, choose } = await openDesk();
  await press('tab', 'All Users (3)');
  await choose('Status', 'not a member (1)');
  expect(await found()).toEqual(['Gia Visitor']);
  await press('button', 'Members (2)');
  expect(screen.getByRole('heading', { name: 'No Users Found' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Spreadsheet' })).toBeDisabled();
  await press('button', 'Clear');
  expect(await found()).toHaveLength(3);
  expect(address()).toBe('?tab=users');
  await press('button', 'Members (2)');
  await press('button', 'Members (2)');
  expect(await found()).toHaveLength(3);
});

test('on paper all who were found are in a table, and afterwards in the grid again', async () => {
  const { press } = await openDesk();
  await press('tab', 'All Users (3)');
  await press('button', 'Members (2)');
  await found();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^NumberGeorgian nameLatin name/u),
    expect.stringMatching(/^1001.*Ana Abashidze.*ana@example\.com/u),
    expect.stringMatching(/^1002.*Beka Beridze/u),
  ]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(await found()).toHaveLength(2);
});

test('a press on a guide opens the requests', async () => {
  const { user, press } = await openDesk();
  await press('tab', 'All Users (3)');
  await found();
  await user.click(screen.getByText('1001'));
  expect(address()).toBe('?q=ana%40example.com');
});

test('on a phone, a person is one cell, as in a list', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('not all'));
  const { press } = await openDesk();
  await press('tab', 'All Users (3)');
  await press('button', 'Members (2)');
  const grid = within(await screen.findByRole('grid', { name: 'Register' }));
  const [, ...names] = grid.getAllByRole('row').map(({ textContent }) => textContent);
  expect(names).toEqual([
    expect.stringMatching(
      /^Ana Abashidze1001 · Ski Touring Guide · valid member, in the directory · March 31, \d{4} · ana@example\.comJoined on January 2, 2025Guide$/u,
    ),
    expect.stringMatching(/^Beka Beridze.*Approved under the name Beka Then$/u),
  ]);
  vi.restoreAllMocks();
});

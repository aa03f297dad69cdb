import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { deskPerson } from '../../../../tests/cases/desk-rows.ts';
import { PAGE_SIZE } from '../../../domain/settings.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { JournalButton } from './Journal.tsx';

vi.mock('../../firebase/members-app.ts', () => import('../../firebase/testing/members-app.ts'));
vi.mock('../../firebase/firestore/verification-desk.ts', () => import('../testing/stored-reads.ts'));
const journal = vi.hoisted(() => ({ read: (_after: unknown): unknown => undefined }));
vi.mock('../../firebase/firestore/decision-journal.ts', () => ({
  useJournal: (_guideId: unknown, after: unknown) => journal.read(after),
}));

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

test('the journal has pages, and goes on after an entry that cannot be read', async () => {
  // The whole page but one entry; then the next one.
  const pages = new Map([
    [undefined, { rows: [ENTRY], count: PAGE_SIZE, last: 'cursor' }],
    ['cursor', { rows: [{ ...ENTRY, id: 'two' }, ENTRY], count: 2, last: 'end' }],
  ]);
  journal.read = (after) => ({
    status: 'ready',
    data: pages.get(typeof after === 'string' ? after : undefined),
  });
  await renderDesk(<JournalButton />, [deskPerson({ id: 'ana', full_name: 'Ana Abashidze' })]);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Journal' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Journal' }));
  expect(dialog.getByRole('listitem')).toHaveTextContent(/^Approved · Ana Abashidze.* by Deleted account$/u);
  expect(dialog.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Next page' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  expect(dialog.getByText('Page 2')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('what was taken out of the desk is said with what was chosen, and names no guide', async () => {
  const exported = { what: 'addresses', filters: 'tab=users&view=members', rows: 12 };
  const data = { ...ENTRY.data, action: 'exported', guide_id: '', exported };
  journal.read = () => ({ status: 'ready', data: { rows: [{ id: 'one', data }], count: 1, last: 'end' } });
  await renderDesk(<JournalButton />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Journal' }));
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /^Data taken out of the desk.* by Deleted account.*Email addresses: 12 rows\. Chosen: tab: users, view: members$/u,
  );
});

test('a journal that cannot be read says so', async () => {
  const retry = vi.fn<() => void>();
  journal.read = () => ({ status: 'failed', failure: 'offline', retry });
  await renderDesk(<JournalButton />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Journal' }));
  expect(screen.getByText('The journal could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

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

test.each([
  [true, /^Account deleted by the member.*Member no\. 1001was in the public directory$/u],
  [false, /^Account deleted by the member.*Member no\. 1001was not in the public directory$/u],
])('the deletion of an account says whether the member was listed: %s', async (was_listed, text) => {
  const membership = { number: 1001, ends_at: new Date('2027-03-31T20:00:00Z') };
  const data = { ...ENTRY.data, action: 'deleted', was_listed, membership };
  journal.read = () => ({ status: 'ready', data: { rows: [{ id: 'one', data }], count: 1, last: 'end' } });
  await renderDesk(<JournalButton />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Journal' }));
  expect(screen.getByRole('listitem')).toHaveTextContent(text);
});

test('an approval says of whom the admin said that they are other people', async () => {
  const data = { ...ENTRY.data, other_people: ['twin', 'account', 'gone'] };
  journal.read = () => ({ status: 'ready', data: { rows: [{ id: 'one', data }], count: 1, last: 'end' } });
  await renderDesk(<JournalButton />, [
    deskPerson({ id: 'twin', full_name: 'Ana Abashidze', membership: { number: 1007 } }),
    deskPerson({ id: 'account', full_name: 'A. Abashidze' }),
  ]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Journal' }));
  expect(screen.getByText(/^Another person/u)).toHaveTextContent(
    'Another person, in the officer’s word, than: Ana Abashidze (1007), A. Abashidze, Deleted account',
  );
});

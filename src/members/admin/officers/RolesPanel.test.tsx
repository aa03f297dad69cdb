import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { deskPerson } from '../../../../tests/cases/desk-rows.ts';
import type { UserRole } from '../../../domain/roles.ts';
import { AuthContext } from '../../firebase/auth/auth-context.ts';
import type { Found, Live } from '../../firebase/firestore/live.ts';
import { fail, respond, sentCalls, setUpCallableServer } from '../../firebase/testing/callable-server.ts';
import { signedIn } from '../../firebase/testing/signed-in.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { RolesPanel } from './RolesPanel.tsx';

const admins = vi.hoisted(() => ({ read: (): unknown => undefined }));
vi.mock('../../firebase/firestore/verification-desk.ts', async () => ({
  ...(await import('../testing/stored-reads.ts')),
  useAdmins: () => admins.read(),
}));
setUpCallableServer();

const ROLES: UserRole[] = [
  { user_id: 'ana', role: 'admin', granted_at: new Date('2026-05-01T10:00:00Z') },
  { user_id: 'nino', role: 'admin' },
];

function stored(roles: readonly UserRole[]): Live<Found<UserRole>> {
  const rows = roles.map((data) => ({ id: data.user_id, data }));
  return { status: 'ready', data: { rows, count: rows.length } };
}

async function open() {
  await renderDesk(
    <AuthContext value={signedIn({})}>
      <RolesPanel />
    </AuthContext>,
    [
      deskPerson({ id: 'ana', full_name: 'Ana Abashidze', email: 'ana@example.com' }),
      deskPerson({ id: 'nino', full_name: 'Nino Adamia', email: 'nino@example.com' }),
    ],
  );
  return userEvent.setup({ delay: null });
}

beforeEach(() => {
  admins.read = () => stored(ROLES);
});

test('lists who is admin since when; nobody can remove themselves', async () => {
  await open();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ana AbashidzeAdministrator · ana@example.com · since May 1, 2026Remove',
    'Nino AdamiaAdministrator · nino@example.com · This is you. Only another administrator can remove your role.',
  ]);
  expect(screen.getByRole('heading', { name: 'Roles and terms' })).toHaveFocus();
});

const toRemove = () => screen.getByRole('button', { name: 'Remove role: Ana Abashidze' });

test('an admin is removed after a question', async () => {
  const user = await open();
  const confirm = vi.fn<(question: string) => boolean>(() => false);
  vi.stubGlobal('confirm', confirm);
  await user.click(toRemove());
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('Ana Abashidze can no longer see'));
  expect(sentCalls()).toEqual([]);
  confirm.mockReturnValue(true);
  respond({});
  await user.click(toRemove());
  expect(await screen.findByText('Ana Abashidze no longer has this role.')).toBeVisible();
  expect(sentCalls()).toEqual([{ name: 'removeAdmin', data: { user_id: 'ana' } }]);
});

test('a refused removal is explained', async () => {
  vi.stubGlobal('confirm', () => true);
  const user = await open();
  fail('NOT_FOUND', { reason: 'no-admin' });
  await user.click(toRemove());
  expect(await screen.findByText('This person no longer has this role.')).toBeVisible();
});

test('somebody is named by email, after a question that says who it is', async () => {
  const user = await open();
  const confirm = vi.fn<(question: string) => boolean>(() => true);
  vi.stubGlobal('confirm', confirm);
  const field = screen.getByRole('textbox', { name: 'Email of the account' });
  const button = screen.getByRole('button', { name: 'Name as administrator' });
  await user.type(field, '  ');
  expect(button).toBeDisabled();
  fail('FAILED_PRECONDITION', { reason: 'not-eligible' });
  await user.type(field, 'eka@example.com ');
  await user.click(button);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^No account with this email can/u));
  expect(field).toBeInvalid();
  expect(field).toHaveValue('eka@example.com');
  await user.type(field, 'x');
  expect(field).toHaveAccessibleDescription(/^The person has to have signed in/u);
  await user.keyboard('{Backspace}');
  respond({});
  await user.click(button);
  expect(await screen.findByText('eka@example.com is an administrator now.')).toBeVisible();
  expect(field).toHaveValue('');
  expect(sentCalls()[1]).toEqual({ name: 'nameAdmin', data: { email: 'eka@example.com', role: 'admin' } });
  expect(confirm.mock.calls.join()).toContain('Make eka@example.com (eka@example.com) an administrator?');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Editor');
  confirm.mockReturnValue(false);
  await user.type(field, 'Ana@example.com');
  await user.click(button);
  expect(confirm).toHaveBeenLastCalledWith(
    expect.stringContaining('Make Ana Abashidze (Ana@example.com) an editor?'),
  );
  expect(sentCalls()).toHaveLength(2);
});

test('a list that cannot be read says so', async () => {
  const retry = vi.fn<() => void>();
  admins.read = () => ({ status: 'failed', failure: 'offline', retry });
  const user = await open();
  expect(screen.getByText('The list of administrators could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

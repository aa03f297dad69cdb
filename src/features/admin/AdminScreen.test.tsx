import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AuthContext, type RoleState } from '../../firebase/auth/auth-context.ts';
import { sampleProfile } from '../../firebase/testing/sample-documents.ts';
import { clearStored, store } from '../../firebase/testing/stored.ts';
import { signedIn } from '../../firebase/testing/signed-in.ts';
import { Screen } from './AdminScreen.tsx';
import { renderDesk } from './testing/render-desk.tsx';

vi.mock('../../firebase/members-app.ts', () => import('../../firebase/testing/members-app.ts'));
afterEach(clearStored);

async function open(role: RoleState | undefined) {
  const checkRole = vi.fn<() => void>();
  const profile = { status: 'ready' as const, data: sampleProfile('Nana First') };
  const auth =
    role === undefined
      ? { ...signedIn({}), user: null, session: null }
      : signedIn({ user: { id: 'nana', email: null }, session: { role, checkRole, profile } });
  await renderDesk(
    <AuthContext value={auth}>
      <Screen />
    </AuthContext>,
  );
  return { checkRole, user: userEvent.setup({ delay: null }) };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const isDesk = () => screen.queryByRole('tablist') !== null;

test('the desk is for admins', async () => {
  store({ 'figures/desk': { pending: 2, approved: 0, rejected: 0, users: 0 } });
  await open('admin');
  expect(isDesk()).toBe(true);
  expect(await screen.findByRole('tab', { name: 'Pending (2)' })).toBeVisible();
});

test('a role that could not be checked can be checked again', async () => {
  const { checkRole, user } = await open('unknown');
  expect(heading()).toBe('Your role could not be checked');
  expect(isDesk()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(checkRole).toHaveBeenCalledOnce();
});

test('nothing is shown before the role is known', async () => {
  await open('checking');
  expect(screen.getAllByText('Checking your role...')).not.toEqual([]);
  expect(isDesk()).toBe(false);
  expect(screen.queryByText('You do not have access to this page')).toBeNull();
});

test('others are led away', async () => {
  await open('none');
  expect(heading()).toBe('You do not have access to this page');
  expect(screen.getByRole('link', { name: 'Go to your profile' })).toBeVisible();
  expect(isDesk()).toBe(false);
});

test('who is not signed in is asked to be', async () => {
  await open(undefined);
  expect(heading()).toBe('Please log in');
  expect(screen.getByRole('link', { name: 'Go to Login' })).toBeVisible();
});

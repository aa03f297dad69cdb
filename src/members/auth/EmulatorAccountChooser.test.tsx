import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SignInOutcome } from '../firebase/auth/auth-context.ts';
import { signInOnEmulator } from '../firebase/auth/emulator-sign-in.ts';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import { EmulatorAccountChooser } from './EmulatorAccountChooser.tsx';

// It needs a server.
vi.mock('../firebase/auth/emulator-sign-in.ts', () => ({
  signInOnEmulator: vi.fn<typeof signInOnEmulator>(),
}));

const OUTCOME: SignInOutcome = { ok: true, name: 'Ana' };
const onDone = vi.fn<(outcome: SignInOutcome) => void>();
const onClose = vi.fn<() => void>();

beforeEach(() => {
  vi.mocked(signInOnEmulator).mockReset().mockResolvedValue(OUTCOME);
  onDone.mockReset();
  onClose.mockReset();
});

async function open() {
  await renderInLang(<EmulatorAccountChooser onDone={onDone} onClose={onClose} />, 'en', ['shell']);
  return userEvent.setup({ delay: null });
}

test('signs in as one of the demo accounts', async () => {
  const user = await open();
  await user.click(screen.getByText('Ana Lomidze'));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(OUTCOME));
  expect(signInOnEmulator).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ email: 'new@example.com' }),
  );
});

test('signs in as a new account', async () => {
  const user = await open();
  await user.type(screen.getByRole('textbox'), ' lia@example.com ');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(signInOnEmulator).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ email: 'lia@example.com' }),
  );
});

test('may be left', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
});

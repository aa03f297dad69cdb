import type { Auth } from 'firebase/auth';
import { expect, test, vi } from 'vitest';

vi.mock(import('firebase/auth'), async (original) => ({
  ...(await original()),
  connectAuthEmulator: vi.fn<() => void>(),
  initializeAuth: vi.fn<() => Auth>(() =>
    Object.assign(Object.create(null), { authStateReady: () => Promise.reject(new SyntaxError('stored')) }),
  ),
}));

test('an error of the first session check is logged, without its message', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  await import('./auth-app.ts');
  await vi.waitFor(() =>
    expect(reported).toHaveBeenCalledExactlyOnceWith('Session check failed: unexpected'),
  );
  reported.mockRestore();
});

import { signOut as endSession } from 'firebase/auth';
import { expect, it, vi } from 'vitest';
import { signOut } from './sign-out.ts';

vi.mock('./auth-app.ts', () => ({ auth: { authStateReady: () => Promise.resolve() } }));
vi.mock('firebase/auth', () => ({ signOut: vi.fn<typeof endSession>() }));

it('fails when the SDK does not answer, instead of waiting for ever', async () => {
  vi.useFakeTimers();
  vi.mocked(endSession).mockReturnValue(new Promise(() => {}));
  const outcome = signOut().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toMatchObject({ failure: 'timeout' });
  vi.useRealTimers();
});

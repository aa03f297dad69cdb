import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { signInOnEmulator } from '../../../src/members/firebase/auth/emulator-sign-in.ts';
import { useAuth } from '../../../src/members/firebase/auth/auth-context.ts';
import { SESSION_HINT_KEY } from '../../../src/members/firebase/auth/session-hint.ts';
import { uploadAvatar } from '../../../src/members/firebase/avatars.ts';
import { MembersProviders } from '../../../src/members/firebase/auth/AuthProvider.tsx';
import { adminFirestore, clearEverything } from '../../support/server.ts';
import { photograph } from '../../support/photograph.ts';
import { parseAvatarUrl } from '../../../src/domain/guide/avatar.ts';
import { breakRequests } from '../support/network.ts';
import { uniqueKey } from '../../support/guides.ts';
import { signInAs } from '../support/session.ts';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <MembersProviders>{children}</MembersProviders>
);

beforeAll(async () => {
  await clearEverything();
});

describe('a picture', () => {
  const picture = async () =>
    new Blob([new Uint8Array(await photograph({ format: 'webp', width: 40, height: 30 }))], {
      type: 'image/webp',
    });

  test('is uploaded under its own name, in the folder of its account', async () => {
    const { uid } = await signInAs();
    const parts: number[] = [];
    const url = await uploadAvatar(
      uid,
      { picture: await picture() },
      (part) => parts.push(part),
      new AbortController().signal,
    );
    expect(parseAvatarUrl(url)).toMatchObject({ uid, local: true });
    expect(url).toMatch(/[0-9a-f]{16}-[0-9a-f]{40}\.webp\?alt=media$/u);
    expect(parts.at(-1)).toBe(1);
    for (const part of parts) expect(part).toBeLessThanOrEqual(1);
  });

  test('is not uploaded after cancelling, nor into another account’s folder', async () => {
    const { uid } = await signInAs();
    const cancelled = AbortSignal.abort();
    await expect(
      uploadAvatar(uid, { picture: await picture() }, () => undefined, cancelled),
    ).rejects.toMatchObject({
      name: 'AbortError',
    });
    const { signal } = new AbortController();
    await expect(
      uploadAvatar('another-uid', { picture: await picture() }, () => undefined, signal),
    ).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
  });
});

describe('the session', () => {
  test('follows sign-in, profile, role changes and sign-out', async () => {
    const { result } = renderHook(() => useAuth(), { wrapper });
    await waitFor(() => expect(result.current.loading).toBe(false));
    expect(result.current.user).toBeNull();
    const key = uniqueKey('session');
    await act(async () => {
      await signInOnEmulator({ sub: key, email: `${key}@example.com`, name: 'Nino Session', about: '' });
    });
    await waitFor(() => expect(result.current.session?.role).toBe('none'));
    expect(result.current.user).toMatchObject({ email: `${key}@example.com`, displayName: 'Nino Session' });
    expect(result.current.user?.createdAt).toBeInstanceOf(Date);
    const uid = result.current.user?.id ?? '';
    // The server creates the profile of a new account when this window requests it.
    await waitFor(() =>
      expect(result.current.session?.profile).toMatchObject({ data: { full_name: 'Nino Session' } }),
    );
    const hint = (): unknown => JSON.parse(localStorage.getItem(SESSION_HINT_KEY) ?? 'null');
    await waitFor(() => expect(hint()).toMatchObject({ name: 'Nino Session', isAdmin: false }));

    await adminFirestore.doc(`user_roles/${uid}`).set({ user_id: uid, role: 'admin' });
    await waitFor(() => expect(result.current.session?.role).toBe('admin'));
    await waitFor(() => expect(hint()).toMatchObject({ isAdmin: true }));
    await adminFirestore.doc(`user_roles/${uid}`).delete();
    await waitFor(() => expect(result.current.session?.role).toBe('none'));

    await act(async () => {
      await result.current.signOut();
    });
    await waitFor(() => expect(result.current.user).toBeNull());
    expect(result.current.session).toBeNull();
    expect(hint()).toBeNull();
  });

  test('a failed sign-in shows whether the service or the site failed', async () => {
    breakRequests({ having: /signInWithIdp/u });
    const key = uniqueKey('failed');
    const account = { sub: key, email: `${key}@example.com`, name: 'x', about: '' };
    expect(await signInOnEmulator(account)).toEqual({ ok: false, kind: 'google', failure: 'offline' });
  });
});

import { renderHook, waitFor } from '@testing-library/react';
import { disableNetwork, enableNetwork, limit, where } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { useLiveDocument, useLiveQuery } from '../../../src/members/firebase/firestore/live.ts';
import { firestore } from '../../../src/members/firebase/members-app.ts';
import { MembersProviders } from '../../../src/members/firebase/auth/AuthProvider.tsx';
import { adminFirestore, clearEverything } from '../../support/server.ts';
import { placeGuide } from '../../support/guides.ts';
import { signInAs, signInAsAdmin } from '../support/session.ts';

const named = z.object({ full_name: z.string() });
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <MembersProviders>{children}</MembersProviders>
);

beforeAll(async () => {
  await clearEverything();
});

test('a refused document is a failure, and is read again on retry', async () => {
  const { uid } = await signInAs();
  const other = await placeGuide({ name: 'Somebody Else' });
  const { result } = renderHook(() => useLiveDocument('guide_profiles', other.uid, named), {
    wrapper,
  });
  await waitFor(() =>
    expect(result.current).toMatchObject({ status: 'failed', failure: 'permission-denied' }),
  );
  await adminFirestore.doc(`user_roles/${uid}`).set({ user_id: uid, role: 'admin' });
  const { adminAuth } = await import('../../support/server.ts');
  await adminAuth.setCustomUserClaims(uid, { role: 'admin' });
  const { auth } = await import('../../../src/members/firebase/auth/auth-app.ts');
  await auth.currentUser?.getIdToken(true);
  await waitFor(() => {
    if (result.current.status === 'failed') result.current.retry();
    expect(result.current).toMatchObject({ status: 'ready', data: { full_name: 'Somebody Else' } });
  });
});

test('a query that the server has not answered does not show the part that others have read', async () => {
  await signInAsAdmin();
  await adminFirestore.doc('profiles/known').set({ full_name: 'Known', created_at: 11 });
  await adminFirestore.doc('profiles/unknown').set({ full_name: 'Unknown', created_at: 12 });
  const one = renderHook(() => useLiveDocument('profiles', 'known', named), { wrapper });
  await waitFor(() => expect(one.result.current.status).toBe('ready'));
  await disableNetwork(firestore);
  const both = [where('created_at', 'in', [11, 12]), limit(5)];
  const { result } = renderHook(() => useLiveQuery('both', 'profiles', both, named), { wrapper });
  await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', failure: 'offline' }));
  await enableNetwork(firestore);
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data: { count: 2 } }));
});

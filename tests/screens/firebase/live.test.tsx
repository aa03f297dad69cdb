import { renderHook, waitFor } from '@testing-library/react';
import {
  collection,
  disableNetwork,
  doc,
  documentId,
  enableNetwork,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import type { ReactNode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { useLiveGroups } from '../../../src/members/firebase/firestore/live-groups.ts';
import { useLiveDocument, useLiveQuery } from '../../../src/members/firebase/firestore/live.ts';
import { firestore } from '../../../src/members/firebase/members-app.ts';
import { MembersProviders } from '../../../src/members/firebase/MembersProviders.tsx';
import { adminFirestore, clearEverything } from '../../support/server.ts';
import { placeGuide } from '../support/guides.ts';
import { signInAs, signInAsAdmin } from '../support/session.ts';

const named = z.object({ full_name: z.string() });
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <MembersProviders>{children}</MembersProviders>
);

beforeAll(async () => {
  await clearEverything();
});

test('follows a document from missing to stored, changed, unreadable and deleted', async () => {
  const { uid } = await signInAs();
  const own = doc(firestore, 'guide_profiles', uid);
  const { result } = renderHook(() => useLiveDocument(own, named), { wrapper });
  expect(result.current).toEqual({ status: 'loading' });
  await waitFor(() => expect(result.current).toEqual({ status: 'missing' }));
  await placeGuide({ uid, name: 'Nino Adamia' });
  await waitFor(() =>
    expect(result.current).toEqual({ status: 'ready', data: { full_name: 'Nino Adamia' } }),
  );
  await adminFirestore.doc(`guide_profiles/${uid}`).update({ full_name: 'Nino Lomidze' });
  await waitFor(() => expect(result.current).toMatchObject({ data: { full_name: 'Nino Lomidze' } }));
  await adminFirestore.doc(`guide_profiles/${uid}`).update({ full_name: 5 });
  await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', failure: 'unreadable' }));
  await adminFirestore.doc(`guide_profiles/${uid}`).update({ full_name: 'Nino Mended' });
  await waitFor(() => expect(result.current).toMatchObject({ data: { full_name: 'Nino Mended' } }));
  await adminFirestore.doc(`guide_profiles/${uid}`).delete();
  await waitFor(() => expect(result.current).toEqual({ status: 'missing' }));
});

test('a refused document is a failure, and is read again on retry', async () => {
  const { uid } = await signInAs();
  const other = await placeGuide({ name: 'Somebody Else' });
  const { result } = renderHook(() => useLiveDocument(doc(firestore, 'guide_profiles', other.uid), named), {
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
  const one = renderHook(() => useLiveDocument(doc(firestore, 'profiles', 'known'), named), { wrapper });
  await waitFor(() => expect(one.result.current.status).toBe('ready'));
  await disableNetwork(firestore);
  const both = () => query(collection(firestore, 'profiles'), where('created_at', 'in', [11, 12]), limit(5));
  const { result } = renderHook(() => useLiveQuery('both', both, named), { wrapper });
  await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', failure: 'offline' }));
  await enableNetwork(firestore);
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data: { count: 2 } }));
});

test('an empty query is ready without rows', async () => {
  const { uid } = await signInAs();
  const own = () =>
    query(
      collection(firestore, 'verification_requests'),
      where('user_id', '==', uid),
      orderBy('requested_at', 'desc'),
      limit(5),
    );
  const { result } = renderHook(() => useLiveQuery('own', own, named), { wrapper });
  await waitFor(() =>
    expect(result.current).toMatchObject({ status: 'ready', data: { rows: [], count: 0 } }),
  );
});

test('follows groups of ids: more than one query can hold, with ids added and removed', async () => {
  await signInAsAdmin();
  const ids = Array.from({ length: 32 }, (_, index) => `group-${String(index).padStart(2, '0')}`);
  await Promise.all(ids.map((id) => adminFirestore.doc(`profiles/${id}`).set({ full_name: id })));
  const { result, rerender } = renderHook(
    ({ wanted }: { wanted: readonly string[] }) =>
      useLiveGroups(wanted, {
        toQuery: (chunk) =>
          query(collection(firestore, 'profiles'), where(documentId(), 'in', chunk), limit(30)),
        idOf: (row) => row.id,
        schema: named,
      }),
    { wrapper, initialProps: { wanted: [...ids, 'nobody'] } },
  );
  const nameOf = (id: string) => result.current.rows.get(id)?.[0]?.data.full_name;
  await waitFor(() => expect(ids.map(nameOf)).toEqual(ids));
  await waitFor(() => expect(result.current.rows.get('nobody')).toEqual([]));
  expect(result.current.failure).toBeUndefined();

  await adminFirestore.doc('profiles/group-31').set({ full_name: 'Renamed' });
  await waitFor(() => expect(nameOf('group-31')).toBe('Renamed'));

  await adminFirestore.doc('profiles/joined').set({ full_name: 'Joined' });
  rerender({ wanted: [...ids, 'joined'] });
  await waitFor(() => expect(nameOf('joined')).toBe('Joined'));
  // An id that is not needed any more is not listened to.
  rerender({ wanted: ['joined'] });
  await adminFirestore.doc('profiles/group-00').set({ full_name: 'Unseen' });
  await adminFirestore.doc('profiles/joined').set({ full_name: 'Seen' });
  await waitFor(() => expect(nameOf('joined')).toBe('Seen'));
  expect(nameOf('group-00')).toBe('group-00');
});

test('refused groups fail, and are read on retry once they are allowed', async () => {
  const { uid } = await signInAs();
  const other = await placeGuide({ name: 'Somebody Else' });
  const { result } = renderHook(
    () =>
      useLiveGroups([other.uid], {
        toQuery: (chunk) =>
          query(collection(firestore, 'profiles'), where(documentId(), 'in', chunk), limit(30)),
        idOf: (row) => row.id,
        schema: named,
      }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.failure).toBe('permission-denied'));
  const { adminAuth } = await import('../../support/server.ts');
  await adminAuth.setCustomUserClaims(uid, { role: 'admin' });
  await adminFirestore.doc(`user_roles/${uid}`).set({ user_id: uid, role: 'admin' });
  const { auth } = await import('../../../src/members/firebase/auth/auth-app.ts');
  await auth.currentUser?.getIdToken(true);
  await waitFor(() => {
    if (result.current.failure) result.current.retry();
    expect(result.current.rows.get(other.uid)?.[0]?.data.full_name).toBe('Somebody Else');
  });
  expect(result.current.failure).toBeUndefined();
});

/** Common setup of the callables' verification tests: an admin, a guide and an open request. */
import type { CallableRequest } from 'firebase-functions/v2/https';
import { MARCH } from '../../../tests/cases/association-year.ts';
import { validGuideProfile } from '../../../tests/cases/guide-profile.ts';
import { callBy, startCallables } from './callables.ts';

export const NOW = new Date('2026-05-01T10:00:00Z');

/** The values that the guide of these tests submits for approval. */
export const APPLIED = {
  full_name: 'Giorgi Beridze',
  georgian_name: '',
  latin_name: 'Giorgi Beridze',
  profession: 'trekking',
  certification_level: 'certified',
  further_professions: [],
};

type Fields = Record<string, unknown>;

/** Firestore and the callables, loaded on an emulator in this process without data. */
export async function startDecisions() {
  const harness = startCallables();
  const [{ firestore }, decide, revoke, reopen] = await Promise.all([
    import('../app.ts'),
    import('../verification/decisions.ts'),
    import('../verification/decisions.ts'),
    import('../verification/decisions.ts'),
  ]);
  const store = async (path: string, data: Fields): Promise<void> => {
    await firestore.doc(path).set(data);
  };
  const placeGuide = async (uid: string, requestId: string): Promise<void> => {
    await store(`profiles/${uid}`, account('Giorgi', 'Beridze'));
    await store(`guide_profiles/${uid}`, {
      ...validGuideProfile(uid, 'Giorgi Beridze'),
      is_verified: false,
      verification_status: 'pending',
      open_request_id: requestId,
      created_at: NOW,
      updated_at: NOW,
    });
    await store(`verification_requests/${requestId}`, {
      user_id: uid,
      status: 'pending',
      requested_at: NOW,
      applied: APPLIED,
    });
  };
  return {
    firestore,
    store,
    read: async (path: string): Promise<Fields | undefined> => (await firestore.doc(path).get()).data(),
    /** Stores only the accounts `admin` and `guide`, and the guide's open request `r`. */
    async reset(): Promise<void> {
      harness.reset();
      await store('settings/association_year', { year_end: MARCH });
      await store('user_roles/admin', { user_id: 'admin', role: 'admin' });
      await store('profiles/admin', account('Nana', 'First'));
      await placeGuide('guide', 'r');
    },
    /** Stores an account with a guide profile and an open request of that id. */
    placeGuide,
    decide: async (call: CallableRequest) => decide.processVerificationRequest.run(call),
    revoke: async (call: CallableRequest) => revoke.revokeVerification.run(call),
    reopen: async (call: CallableRequest) => reopen.reopenRequest.run(call),
  };
}

export type Decisions = Awaited<ReturnType<typeof startDecisions>>;

export function byAdmin(data: unknown): CallableRequest {
  return callBy('admin', data, 'admin');
}

export function account(first_name: string, last_name: string): Fields {
  const full_name = `${first_name} ${last_name}`;
  return {
    first_name,
    last_name,
    full_name,
    avatar_url: null,
    username: null,
    email: null,
    language: 'en',
    created_at: NOW,
  };
}

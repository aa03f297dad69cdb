/** Actions of guides with the browser's SDK under the rules, for tests of races. */
import { collection, doc, getDoc, runTransaction, serverTimestamp, writeBatch } from 'firebase/firestore';
import { joinName } from '../../src/domain/guide/profile.ts';
import type { RENEWAL } from '../../src/domain/verification/verification.ts';
import { appliedFor, validGuideProfile } from '../cases/guide-profile.ts';
import type { Member } from './member.ts';

/** A tab with a signed-in user. */
export type Saver = Pick<Member, 'uid' | 'firestore'>;

export interface Save {
  readonly first_name: string;
  readonly last_name: string;
  /** Fields of the guide profile that differ from the default. */
  readonly guide: Readonly<Record<string, unknown>>;
}

/** Saves both documents in one transaction, like the editor. */
export async function saveGuide({ uid, firestore }: Saver, { guide, ...names }: Save): Promise<void> {
  const profile = doc(firestore, `profiles/${uid}`);
  const own = doc(firestore, `guide_profiles/${uid}`);
  const full_name = joinName(names.first_name, names.last_name);
  await runTransaction(firestore, async (transaction) => {
    const present = await transaction.get(own);
    transaction.update(profile, {
      ...names,
      full_name,
      avatar_url: null,
      updated_at: serverTimestamp(),
    });
    const fields = { ...validGuideProfile(uid, full_name), ...guide, updated_at: serverTimestamp() };
    if (present.exists()) transaction.update(own, fields);
    else {
      transaction.set(own, {
        ...fields,
        is_verified: false,
        verification_status: 'pending',
        created_at: serverTimestamp(),
      });
    }
  });
}

/** Changes only the account's name. */
export async function renameAccount(
  { uid, firestore }: Saver,
  first_name: string,
  last_name: string,
): Promise<void> {
  const batch = writeBatch(firestore);
  batch.update(doc(firestore, `profiles/${uid}`), {
    first_name,
    last_name,
    full_name: joinName(first_name, last_name),
    updated_at: serverTimestamp(),
  });
  await batch.commit();
}

export async function changeGuide(
  { uid, firestore }: Saver,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  const batch = writeBatch(firestore);
  batch.update(doc(firestore, `guide_profiles/${uid}`), { ...fields, updated_at: serverTimestamp() });
  await batch.commit();
}

/**
 * Creates a verification request; rejected by the rules if none is allowed.
 * @param more further fields of the request.
 */
export async function askForVerification(
  { uid, firestore }: Saver,
  more: { readonly kind?: typeof RENEWAL } = {},
): Promise<void> {
  const request = doc(collection(firestore, 'verification_requests'));
  const guide = await getDoc(doc(firestore, `guide_profiles/${uid}`));
  const batch = writeBatch(firestore);
  batch.set(request, {
    user_id: uid,
    status: 'pending',
    requested_at: serverTimestamp(),
    applied: appliedFor(guide.data() ?? validGuideProfile(uid, 'Nobody Left')),
    ...more,
  });
  batch.update(doc(firestore, `guide_profiles/${uid}`), {
    open_request_id: request.id,
    updated_at: serverTimestamp(),
  });
  await batch.commit();
}

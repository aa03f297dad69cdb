/** The signed-in guide's own documents: live reads, the save, and the request for verification. */
import * as lite from 'firebase/firestore/lite';
import type * as z from 'zod/mini';
import { COLLECTIONS } from '../../../domain/collections.ts';
import {
  approvedValues,
  guideEditSchema,
  guideProfileSchema,
  type GuideProfile,
} from '../../../domain/guide/guide-profile.ts';
import { changedFields, mergeChanges } from '../../../domain/merge-changes.ts';
import { mayRenew, membershipSchema } from '../../../domain/membership/membership.ts';
import { tbilisiDay } from '../../../domain/tbilisi-day.ts';
import { PUBLICATION_NOTICE_VERSION } from '../../../domain/verification/publication-consent.ts';
import { joinName, profileSchema, type Profile } from '../../../domain/guide/profile.ts';
import { adminNotes, RENEWAL } from '../../../domain/verification/verification.ts';
import { ensureProfile } from '../callables.ts';
import { FailureError } from '../errors.ts';
import { useLiveDocument } from './live.ts';
import { savingFirestore } from '../members-app.ts';
import { repeatIfTooSoon, saveWithin, untilNextSave } from './saves.ts';
import { paceSchema } from '../../../domain/verification/pace.ts';

/**
 * How long the last requests took, as computed by the server; undefined until it is read, and if there
 * are no figures.
 */
export const useVerificationPace = () =>
  useLiveDocument(COLLECTIONS.figures, 'verification', paceSchema).data;

/** What the editor saves: the fields of the guide profile except derived ones. */
export interface GuideEdit extends z.infer<typeof guideEditSchema> {
  readonly first_name: string;
  readonly last_name: string;
}

/** Returns the edit that would leave both documents unchanged. */
export function toStoredEdit(profile: Profile, guide: GuideProfile): GuideEdit | undefined {
  const { first_name, last_name } = profile;
  const fields = guideEditSchema.safeParse(guide);
  return fields.success ? { ...fields.data, first_name, last_name } : undefined;
}

export type SaveOutcome = 'updated' | 'created' | 'created-without-request';

function reference(collectionName: string, uid: string): lite.DocumentReference {
  return lite.doc(savingFirestore, collectionName, uid);
}

/** Merges the edit into the stored state, so that a stale window does not revert other changes. */
function ontoStored(
  { edit, base }: Save,
  profile: lite.DocumentSnapshot,
  guide: lite.DocumentSnapshot,
): GuideEdit {
  const storedProfile = profileSchema.safeParse(profile.data()).data;
  const storedGuide = guideProfileSchema.safeParse(guide.data()).data;
  const stored = storedProfile && storedGuide && toStoredEdit(storedProfile, storedGuide);
  if (!stored) return edit;
  if (!base) {
    // Another window has created the profile; this window will receive it soon.
    if (changedFields(stored, edit).length > 0) throw new FailureError('conflict');
    return edit;
  }
  const { fields, conflicts } = mergeChanges(base, edit, stored);
  if (conflicts.length > 0) throw new FailureError('conflict');
  return fields;
}

/** Writes both documents or neither. Returns whether the guide profile is new. */
async function writeBoth(transaction: lite.Transaction, uid: string, save: Save): Promise<boolean> {
  const profileRef = reference(COLLECTIONS.profiles, uid);
  const guideRef = reference(COLLECTIONS.guideProfiles, uid);
  const [profile, guide] = await Promise.all([transaction.get(profileRef), transaction.get(guideRef)]);
  if (!profile.exists()) throw new FailureError('not-found');
  const { first_name, last_name, ...fields } = ontoStored(save, profile, guide);
  await untilNextSave([profile, guide]);
  const full_name = joinName(first_name, last_name);
  const updated_at = lite.serverTimestamp();
  transaction.update(profileRef, {
    first_name,
    last_name,
    full_name,
    avatar_url: fields.avatar_url,
    updated_at,
  });
  const own = {
    ...fields,
    user_id: uid,
    full_name,
    consent_version: PUBLICATION_NOTICE_VERSION,
    updated_at,
  };
  if (guide.exists()) {
    transaction.update(guideRef, own);
    return false;
  }
  transaction.set(guideRef, {
    ...own,
    is_verified: false,
    verification_status: 'pending',
    created_at: updated_at,
  });
  return true;
}

export interface Save {
  readonly edit: GuideEdit;
  /**
   * The stored state when the edit began, as far as this window knows; undefined before the first save.
   */
  readonly base: GuideEdit | undefined;
}

/**
 * Accounts whose guide profile this window is creating, until verification is requested: if the response
 * to a creation is lost, the retry finds an existing profile.
 */
const creating = new Set<string>();

/**
 * Saves the profile as one transaction; fields that were not edited stay as they are stored. After the first
 * creation it requests verification as well.
 * @throws FailureError 'conflict' when another window changed the same field and this one has a stale
 * snapshot; otherwise like `saveWithin`.
 */
export async function saveGuideProfile(uid: string, save: Save): Promise<SaveOutcome> {
  const store = () =>
    saveWithin(async (transaction) => {
      if (await writeBoth(transaction, uid, save)) creating.add(uid);
    });
  await repeatIfTooSoon(() =>
    store().catch(async (error: unknown) => {
      if (!(error instanceof FailureError && error.failure === 'not-found')) throw error;
      // The user saved before the server had created the account's profile.
      await ensureProfile();
      await store();
    }),
  );
  if (!creating.has(uid)) return 'updated';
  try {
    await requestVerification(uid);
    return 'created';
  } catch {
    return 'created-without-request';
  } finally {
    creating.delete(uid);
  }
}

/**
 * Creates a request unless one is open, so that a repeated call does not create a second one. Once a
 * renewal is possible, the request is one for a new term.
 * @param whatChanged what the guide says to have changed since a rejection.
 */
export async function requestVerification(uid: string, whatChanged = ''): Promise<void> {
  const said = adminNotes.safeParse(whatChanged);
  if (!said.success) throw new FailureError('invalid-input');
  const guide = reference(COLLECTIONS.guideProfiles, uid);
  const request = lite.doc(lite.collection(savingFirestore, COLLECTIONS.verificationRequests));
  await saveWithin(async (transaction) => {
    const present = guideProfileSchema.safeParse((await transaction.get(guide)).data());
    if (!present.success) throw new FailureError('not-found');
    if (present.data.open_request_id) return;
    // The rules would also reject it, but without a reason. Saving the guide profile writes both names.
    const profile = await transaction.get(reference(COLLECTIONS.profiles, uid));
    const account = profileSchema.safeParse(profile.data()).data;
    if (account && account.full_name !== present.data.full_name) throw new FailureError('names-differ');
    const membership = await transaction.get(reference(COLLECTIONS.memberships, uid));
    const member = membershipSchema.safeParse(membership.data()).data;
    const isRenewal = member !== undefined && mayRenew(member, tbilisiDay(new Date()));
    transaction.set(request, {
      user_id: uid,
      status: 'pending',
      requested_at: lite.serverTimestamp(),
      applied: approvedValues(present.data),
      ...(isRenewal && { kind: RENEWAL }),
      ...(said.data !== '' && { what_changed: said.data }),
    });
    transaction.update(guide, { open_request_id: request.id, updated_at: lite.serverTimestamp() });
  });
}

/** Everything that is held about the caller's account, as one JSON value. */
import type { Query } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { auth, documentOf, firestore } from '../app.ts';
import { picturesOf, uploadsOf } from '../avatars/unused-pictures.ts';
import { requireUser } from '../guards.ts';
import { toJson } from './to-json.ts';

export const exportMyData = onCall(async (call) => {
  const uid = requireUser(call);
  const ownedBy = (collection: string, field = 'user_id'): Query =>
    firestore.collection(collection).where(field, '==', uid);
  const [account, profile, guide, role, consents, requests, slugs, journal, failures, pictures, uploads] =
    await Promise.all([
      auth.getUser(uid),
      documentOf('profiles', uid).get(),
      documentOf('guideProfiles', uid).get(),
      documentOf('userRoles', uid).get(),
      ownedBy(COLLECTIONS.publicationConsents).get(),
      ownedBy(COLLECTIONS.verificationRequests).get(),
      ownedBy(COLLECTIONS.guideSlugs).get(),
      ownedBy(COLLECTIONS.decisionJournal, 'guide_id').get(),
      ownedBy(COLLECTIONS.failedEvents, 'account').get(),
      picturesOf(uid),
      uploadsOf(uid),
    ]);
  const rows = ({ docs }: typeof requests): unknown[] => docs.map((row) => ({ id: row.id, ...row.data() }));
  return toJson({
    exported_at: new Date(),
    account: {
      uid,
      email: account.email ?? null,
      display_name: account.displayName ?? null,
      created_at: new Date(account.metadata.creationTime),
      last_sign_in_at: new Date(account.metadata.lastSignInTime),
      picture: account.photoURL ?? null,
      providers: account.providerData.map(({ providerId, uid: subject }) => ({ id: providerId, subject })),
    },
    profile: profile.data() ?? null,
    guide_profile: guide.data() ?? null,
    role: role.data() ?? null,
    publication_consents: rows(consents),
    verification_requests: rows(requests),
    addresses: rows(slugs),
    decisions: rows(journal),
    failed_events: rows(failures),
    pictures: [...pictures, ...uploads].map(({ name, metadata }) => ({
      name,
      created_at: metadata.timeCreated ?? null,
    })),
  });
});

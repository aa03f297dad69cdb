/** A guide profile with the name and picture of the account, which it only repeats. */
import type { Transaction } from 'firebase-admin/firestore';
import type { GuideProfile } from '../../../src/domain/guide/guide-profile.ts';
import { documentOf } from '../app.ts';
import { parseProfile } from '../documents.ts';

export async function withAccount(
  transaction: Transaction,
  uid: string,
  guide: GuideProfile,
): Promise<GuideProfile> {
  const profile = parseProfile(await transaction.get(documentOf('profiles', uid)));
  const source = profile?.full_name ? profile : guide;
  return { ...guide, full_name: source.full_name, avatar_url: source.avatar_url };
}

/** Returns a guide profile with the name and picture of the account, of which it only has copies. */
import type { Transaction } from 'firebase-admin/firestore';
import type { GuideProfile } from '../../../src/domain/guide/guide-profile.ts';
import { ofAccount } from '../../../src/domain/verification/drawn-state.ts';
import { documentOf } from '../app.ts';
import { parseProfile } from '../documents.ts';

export async function withAccount(
  transaction: Transaction,
  uid: string,
  guide: GuideProfile,
): Promise<GuideProfile> {
  return ofAccount(guide, parseProfile(await transaction.get(documentOf('profiles', uid))));
}

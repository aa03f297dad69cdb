/** Whom an email addresses. */
import type { Transaction } from 'firebase-admin/firestore';
import type { GuideProfile } from '../../../src/domain/guide/guide-profile.ts';
import type { Profile } from '../../../src/domain/guide/profile.ts';
import { documentOf } from '../app.ts';
import { parseGuideProfile, parseProfile } from '../documents.ts';

/** The account, and the names of its guide profile: their owner may have corrected them there. */
export type Person = Profile & Partial<Pick<GuideProfile, 'georgian_name' | 'latin_name'>>;

export function personOf(account: Profile, guide: GuideProfile | undefined): Person {
  return guide ? { ...account, georgian_name: guide.georgian_name, latin_name: guide.latin_name } : account;
}

/** Returns undefined for somebody without a profile, who has no account any more. */
export async function readPerson(transaction: Transaction, uid: string): Promise<Person | undefined> {
  const [account, guide] = await transaction.getAll(
    documentOf('profiles', uid),
    documentOf('guideProfiles', uid),
  );
  const profile = account && parseProfile(account);
  return profile && personOf(profile, guide && parseGuideProfile(guide));
}

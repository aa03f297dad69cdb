/** Finds the recipient of a message: a listed guide who currently accepts messages. */
import type { Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { publicGuideSchema } from '../../../src/domain/directory/public-guide.ts';
import { isListed } from '../../../src/domain/guide/guide-profile.ts';
import type { Profile } from '../../../src/domain/guide/profile.ts';
import { recipientSchema, type Recipient } from '../../../src/domain/messages/message-page.ts';
import { documentOf } from '../app.ts';
import { parseGuideProfile, parseProfile } from '../documents.ts';

export interface FoundRecipient {
  readonly uid: string;
  /** Of the account, for the email. */
  readonly account: Profile;
  /** The name as visitors see it. */
  readonly shown: Recipient;
}

const holderSchema = z.object({ user_id: z.string() });

/** Returns undefined if no guide at that slug accepts messages. */
export async function readRecipient(
  transaction: Transaction,
  slug: string,
): Promise<FoundRecipient | undefined> {
  const [holder, page] = await transaction.getAll(
    documentOf('guideSlugs', slug),
    documentOf('publicGuides', slug),
  );
  const uid = holderSchema.safeParse(holder?.data()).data?.user_id;
  const shown = publicGuideSchema.safeParse(page?.data()).data;
  if (uid === undefined || !shown) return undefined;
  const guide = parseGuideProfile(await transaction.get(documentOf('guideProfiles', uid)));
  const account = parseProfile(await transaction.get(documentOf('profiles', uid)));
  if (!guide || !account || guide.slug !== slug) return undefined;
  return isListed(guide) && guide.accepts_messages
    ? { uid, account, shown: recipientSchema.parse(shown) }
    : undefined;
}

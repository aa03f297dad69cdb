/** Finds the recipient of a message: a listed guide, or the office for one who accepts no messages or for a topic. */
import type { Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { publicGuideSchema } from '../../../src/domain/directory/public-guide.ts';
import { isListed } from '../../../src/domain/guide/guide-profile.ts';
import type { Profile } from '../../../src/domain/guide/profile.ts';
import {
  officeRecipient,
  recipientSchema,
  type Recipient,
} from '../../../src/domain/messages/message-page.ts';
import { topicOf } from '../../../src/domain/messages/office-topics.ts';
import { documentOf } from '../app.ts';
import { officeAddress } from '../mail/settings.ts';
import { parseGuideProfile, parseProfile } from '../documents.ts';
import { loadPages } from '../site/load-pages.ts';

/** Stands for the account in messages to the office: they are in no guide's copy of all data, and go to no guide later. */
const OFFICE = 'office';

export type FoundRecipient = {
  /** The account of the guide, or `OFFICE`. */
  readonly uid: string;
  /** The name as visitors see it. */
  readonly shown: Recipient;
} & (
  | { readonly account: Profile; readonly office?: undefined }
  /** The address of the office, if the message goes there. */
  | { readonly office: string }
);

const holderSchema = z.object({ user_id: z.string() });

/** Returns undefined if no guide is listed and no topic is at that slug, or nobody takes the message. */
export async function readRecipient(
  transaction: Transaction,
  slug: string,
): Promise<FoundRecipient | undefined> {
  const topic = topicOf(slug);
  if (topic) {
    // The published address; until there is one, that of the settings.
    const office = (await loadPages()).officeEmail() ?? officeAddress();
    return office === undefined ? undefined : { uid: OFFICE, shown: officeRecipient(topic), office };
  }
  const [holder, page] = await Promise.all([
    transaction.get(documentOf('guideSlugs', slug)),
    transaction.get(documentOf('publicGuides', slug)),
  ]);
  const uid = holderSchema.safeParse(holder.data()).data?.user_id;
  const shown = publicGuideSchema.safeParse(page.data()).data;
  if (uid === undefined || !shown) return undefined;
  const guide = parseGuideProfile(await transaction.get(documentOf('guideProfiles', uid)));
  const account = parseProfile(await transaction.get(documentOf('profiles', uid)));
  if (!guide || !account || guide.slug !== slug) return undefined;
  const office = guide.accepts_messages ? undefined : officeAddress();
  if (!isListed(guide) || !(guide.accepts_messages || office)) return undefined;
  const { accepts_messages } = guide;
  const named = recipientSchema.parse({ ...shown, accepts_messages });
  return office === undefined ? { uid, account, shown: named } : { uid: OFFICE, shown: named, office };
}

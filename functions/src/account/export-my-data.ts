/** Returns what is stored about the caller's account as one JSON value, except notes of admins. */
import type { File } from '@google-cloud/storage';
import type { UserRecord } from 'firebase-admin/auth';
import { type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { COLLECTIONS } from '../../../src/domain/collections.ts';
import { avatarFolder, uploadFolder } from '../../../src/domain/guide/avatar.ts';
import { writtenMessageSchema } from '../../../src/domain/messages/message-form.ts';
import { documentOf, ownedBy } from '../app.ts';
import { filesBelow, readObject } from '../avatars/stored-pictures.ts';
import { parseMessage } from '../documents.ts';
import { pagesOf } from '../failed-events/failed-events.ts';
import { emailsOf } from '../mail/outbox.ts';
import { findAccount } from '../find-account.ts';
import { refusalError, requireUser } from '../guards.ts';
import { onCall } from '../on-call.ts';

export const exportMyData = onCall(async (call) => {
  const uid = requireUser(call);
  const [account, documents, pictures, uploads] = await Promise.all([
    findAccount(uid),
    documentsOf(uid),
    filesBelow(avatarFolder(uid)),
    filesBelow(uploadFolder(uid)),
  ]);
  // Deleted, while its token has not expired.
  if (!account) throw refusalError('not-signed-in');
  return toJson({
    exported_at: new Date(),
    account: toAccount(account),
    ...documents,
    pictures: await withContents(pictures),
    // Uploads that are not processed yet; deleted within seconds.
    uploads: uploads.map(toFile),
    not_included: NOT_INCLUDED,
  });
});

/** The file is in English, like the names of its fields. */
const NOT_INCLUDED =
  'Notes that administrators of the association have written for one another, and which of them sees to you and on which ' +
  'day again. To learn whether there are any about you, and what they say, write to the address on the contact page of the site.';

/** The data of the sign-in service, including what Google passed to it. */
function toAccount({ uid, email, displayName, photoURL, metadata, providerData }: UserRecord): object {
  return {
    uid,
    email: email ?? null,
    display_name: displayName ?? null,
    picture_address: photoURL ?? null,
    created_at: new Date(metadata.creationTime),
    last_sign_in_at: new Date(metadata.lastSignInTime),
    last_active_at: metadata.lastRefreshTime ? new Date(metadata.lastRefreshTime) : null,
    providers: providerData.map(({ providerId }) => providerId),
    identities: providerData.map((provider) => ({
      provider: provider.providerId,
      /** The identifier of the person at Google. */
      subject: provider.uid,
      email: provider.email || null,
      display_name: provider.displayName || null,
      picture_address: provider.photoURL || null,
    })),
  };
}

/** Returns all documents that belong to the account or mention it. */
async function documentsOf(uid: string): Promise<object> {
  const single = async (collection: keyof typeof COLLECTIONS, id: unknown = uid) =>
    typeof id === 'string' ? ((await documentOf(collection, id).get()).data() ?? null) : null;
  const rows = async (query: Query, toRows: (row: QueryDocumentSnapshot) => object | object[] = toRow) => {
    const found: object[] = [];
    for await (const page of pagesOf(query)) found.push(...page.flatMap(toRows));
    return found;
  };
  const [profile, guide, membership] = await Promise.all([
    single('profiles'),
    single('guideProfiles'),
    single('memberships'),
  ]);
  const fields = {
    profile,
    guide_profile: guide,
    public_page: single('publicGuides', guide?.['slug'] ?? null),
    public_picture: single('publicPictures'),
    picture_uploads: single('pictureUploads'),
    membership,
    // The public result of a check of the number.
    membership_check: membership && single('publicMemberships', String(membership['number'])),
    publication_consents: rows(ownedBy('publicationConsents', uid)),
    role: single('userRoles'),
    verification_requests: rows(ownedBy('verificationRequests', uid)),
    addresses: rows(ownedBy('guideSlugs', uid)),
    decisions: rows(ownedBy('decisionJournal', uid, 'guide_id'), withoutOthers),
    decisions_taken: rows(ownedBy('decisionJournal', uid, 'actor_id'), withoutTheGuide),
    content_published: rows(ownedBy('contentHistory', uid, 'published_by'), withoutTheText),
    failed_events: rows(ownedBy('failedEvents', uid, 'account')),
    mail: rows(emailsOf(uid)),
    messages: rows(ownedBy('guideMessages', uid), asReceived),
    message_blocks: rows(ownedBy('messageBlocks', uid), (block) => ({ created_at: block.get('created_at') })),
  };
  const entries = Object.entries(fields).map(async ([name, value]) => [name, await value] as const);
  return Object.fromEntries(await Promise.all(entries));
}

function toRow(row: QueryDocumentSnapshot): object {
  return { id: row.id, ...row.data() };
}

/** Returns a message as the guide received it; an unconfirmed message has not been delivered. */
function asReceived(snapshot: QueryDocumentSnapshot): object[] {
  const message = parseMessage(snapshot);
  if (!message || message.state === 'unconfirmed') return [];
  const { forwarded_at, state, language } = message;
  return [{ ...writtenMessageSchema.parse(message), language, forwarded_at, state }];
}

/** Returns a decision about the account; whom the guide was compared with is other people's data. */
function withoutOthers(entry: QueryDocumentSnapshot): object {
  const { other_people: _others, ...row } = entry.data();
  return { id: entry.id, ...row };
}

/** Returns what an editor published and when; the text is the association's. */
function withoutTheText(row: QueryDocumentSnapshot): object {
  return { content_id: row.get('content_id'), published_at: row.get('published_at') };
}

/** Returns what an admin did and when; the affected guide is another person's data. */
function withoutTheGuide(entry: QueryDocumentSnapshot): object {
  return { id: entry.id, action: entry.get('action'), at: entry.get('at') };
}

function toFile({ name, metadata }: File) {
  return { name, created_at: metadata.timeCreated ?? null };
}

/** Returns the pictures' contents, read one after the other. */
async function withContents(files: readonly File[]): Promise<object[]> {
  const pictures: object[] = [];
  for (const file of files) {
    const bytes = await readObject(file);
    const content = bytes ? `data:image/webp;base64,${bytes.toString('base64')}` : null;
    pictures.push({ ...toFile(file), content });
  }
  return pictures;
}

/** Converts Firestore values to JSON: instants become ISO 8601 texts in UTC. */
function toJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, toJson(member)]));
  }
  return value;
}

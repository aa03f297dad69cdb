/**
 * Writes the demo association into empty emulators through the Admin SDK, validated by the schemas with which
 * the site reads. Called by `npm start`; to run it alone: `npm run seed`.
 */
import { DAY_MS } from '../src/domain/timestamp.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type * as z from 'zod/mini';
import { avatarFolder, objectUrl, publicPicturePath } from '../src/domain/guide/avatar.ts';
import { COLLECTIONS } from '../src/domain/collections.ts';
import {
  approvedValues,
  guideProfileSchema,
  isListed,
  type GuideProfile,
} from '../src/domain/guide/guide-profile.ts';
import { ASSOCIATION_YEAR, associationYearSchema } from '../src/domain/membership/association-year.ts';
import {
  MEMBER_COUNTER,
  memberCounterSchema,
  membershipEntry,
  membershipSchema,
} from '../src/domain/membership/membership.ts';
import {
  publicMembershipSchema,
  publicTerm,
  toPublicMembership,
} from '../src/domain/membership/public-membership.ts';
import { langOfText } from '../src/domain/guide/text-lang.ts';
import { profileSchema, splitName } from '../src/domain/guide/profile.ts';
import { PUBLIC_PICTURE_CACHE_SECONDS } from '../src/domain/settings.ts';
import {
  consentChanges,
  consentId,
  publicationConsentSchema,
} from '../src/domain/verification/publication-consent.ts';
import {
  directoryShardOf,
  directoryShardSchema,
  storedCard,
} from '../src/domain/directory/directory-digest.ts';
import { publicGuideSchema, type PublicGuide, toPublicGuide } from '../src/domain/directory/public-guide.ts';
import { paceOf, paceSchema } from '../src/domain/verification/pace.ts';
import {
  journalEntrySchema,
  seenFields,
  verificationRequestSchema,
  type BeforeDecision,
} from '../src/domain/verification/verification.ts';
import { ADMIN_ROLE, userRoleSchema } from '../src/domain/roles.ts';
import { LOCAL, pointAdminSdkAtEmulators, withoutTriggers } from './local-project.ts';
import { DEMO_YEAR_END, demoMembers, type DemoMember } from './seed/guides.ts';

/** The account's picture and, for a listed guide, its public copy. */
interface StoredPortrait {
  readonly path: string;
  /** Name of the public copy. */
  readonly copy: string | null;
}

type Written = Omit<DemoMember, 'portrait'> & { readonly portrait: StoredPortrait | null };

async function createAccounts(members: readonly DemoMember[]): Promise<void> {
  const result = await getAuth().importUsers(
    members.map(({ uid, email, googleId, name, isAdmin, created_at }) => ({
      uid,
      email,
      emailVerified: true,
      displayName: name,
      providerData: [{ uid: googleId, providerId: 'google.com', email, displayName: name }],
      metadata: { creationTime: created_at.toUTCString() },
      ...(isAdmin ? { customClaims: { role: ADMIN_ROLE } } : {}),
    })),
  );
  if (result.failureCount > 0) throw new Error(`Accounts were refused: ${JSON.stringify(result.errors)}`);
}

function addressOf(object: string): string {
  return objectUrl(LOCAL.storageOrigin, LOCAL.bucket, object);
}

async function storePortrait({ uid, portrait, guide }: DemoMember): Promise<StoredPortrait | null> {
  if (portrait === undefined) return null;
  const picture = await readFile(path.join(import.meta.dirname, 'seed/portraits', portrait));
  const save = (name: string, cacheControl: string) =>
    getStorage()
      .bucket(LOCAL.bucket)
      .file(name)
      .save(picture, { resumable: false, contentType: 'image/webp', metadata: { cacheControl } });
  const own = `${avatarFolder(uid)}/${randomUUID()}.webp`;
  await save(own, 'private, max-age=3600');
  if (!guide || !isListed(guide)) return { path: own, copy: null };
  const copy = randomBytes(16).toString('hex');
  await save(publicPicturePath(copy), `public, max-age=${PUBLIC_PICTURE_CACHE_SECONDS}`);
  return { path: own, copy };
}

/** Adds a document to what is written, after its schema has accepted it: the site reads no other data. */
type Put = (
  collection: keyof typeof COLLECTIONS,
  id: string | number,
  document: object,
  schema?: z.ZodMiniType,
) => void;

function writeAccount(put: Put, { uid, name, email, created_at, isAdmin, portrait }: Written): void {
  const profile = {
    ...splitName(name),
    full_name: name,
    avatar_url: portrait && addressOf(portrait.path),
    username: null,
    email,
    language: langOfText(name),
    created_at,
  };
  put('profiles', uid, profile, profileSchema);
  if (isAdmin)
    put('userRoles', uid, { user_id: uid, role: ADMIN_ROLE, granted_at: created_at }, userRoleSchema);
}

/** Returns the public guide; undefined if the guide is not listed. */
function writeGuide(
  put: Put,
  guide: GuideProfile,
  { membership, portrait }: Written,
): PublicGuide | undefined {
  const uid = guide.user_id;
  put('guideProfiles', uid, guide, guideProfileSchema);
  if (guide.slug) put('guideSlugs', guide.slug, { user_id: uid, created_at: guide.updated_at });
  for (const consent of consentChanges([], guide, new Date()).given)
    put('publicationConsents', consentId(consent), consent, publicationConsentSchema);
  const copy = portrait?.copy ?? null;
  const avatar_url = copy && addressOf(publicPicturePath(copy));
  const listed = toPublicGuide({ ...guide, avatar_url }, publicTerm(membership));
  if (membership) {
    put('memberships', uid, membership, membershipSchema);
    const check = toPublicMembership(membership, guide, listed);
    if (check) put('publicMemberships', membership.number, check, publicMembershipSchema);
  }
  if (!listed) return undefined;
  put('publicGuides', listed.slug, listed, publicGuideSchema);
  if (copy) put('publicPictures', uid, { source: portrait?.path, name: copy, retired: [] });
  return listed;
}

/** State before each decision: a first request. */
const BEFORE: BeforeDecision = {
  is_verified: false,
  verification_status: 'pending',
  approved: null,
  membership: null,
};

function writeRequest(
  put: Put,
  guide: GuideProfile,
  { uid, request, membership }: Written,
  adminId: string,
): void {
  if (!request) return;
  const { id, admin_notes = null, ...fields } = request;
  const { status, reviewed_at } = fields;
  const applied = approvedValues(guide.approved ?? guide);
  const reviewed = reviewed_at && { reviewed_by: adminId, admin_notes, before: BEFORE };
  const seen = status === 'approved' && { seen: seenFields(guide) };
  const document = { user_id: uid, applied, ...fields, ...reviewed, ...seen };
  put('verificationRequests', id, document, verificationRequestSchema);
  if (!reviewed_at) return;
  const entry = {
    action: status,
    request_id: id,
    guide_id: uid,
    actor_id: adminId,
    notes: admin_notes,
    before: BEFORE,
    membership: membershipEntry(membership),
    ...(guide.approved && { confirmed: applied }),
    at: reviewed_at,
  };
  put('decisionJournal', `decision-of-${id}`, entry, journalEntrySchema);
}

async function writeDocuments(members: readonly Written[]): Promise<void> {
  const db = getFirestore();
  const batch = db.bulkWriter();
  const put: Put = (collection, id, document, schema) => {
    schema?.parse(document);
    void batch.set(db.doc(`${COLLECTIONS[collection]}/${id}`), document);
  };
  const shards = new Map<string, Record<string, string>>();
  const adminId = members.find(({ isAdmin }) => isAdmin)?.uid ?? '';
  for (const member of members) {
    const { guide, portrait } = member;
    writeAccount(put, member);
    if (!guide) continue;
    const own = { ...guide, avatar_url: portrait && addressOf(portrait.path) };
    writeRequest(put, own, member, adminId);
    const listed = writeGuide(put, own, member);
    if (!listed) continue;
    const shard = directoryShardOf(listed.slug);
    shards.set(shard, { ...shards.get(shard), [listed.slug]: storedCard(listed) });
  }
  const numbers = members.flatMap(({ membership }) => membership?.number ?? []);
  put('settings', ASSOCIATION_YEAR, { year_end: DEMO_YEAR_END }, associationYearSchema);
  // What the nightly job would write.
  const pace = paceOf(members.flatMap(({ request }) => request ?? []));
  put('figures', 'verification', { ...pace, updated_at: new Date() }, paceSchema);
  put('counters', MEMBER_COUNTER, { last: Math.max(...numbers) }, memberCounterSchema);
  for (const [shard, guides] of shards) {
    directoryShardSchema.parse({ guides });
    put('publicDirectory', shard, { guides, updated_at: FieldValue.serverTimestamp() });
  }
  await batch.close();
}

/** Writes the demo association unless a profile exists already. Returns how many guides were written, if any. */
export async function seedIfEmpty(): Promise<number | undefined> {
  pointAdminSdkAtEmulators();
  initializeApp({ projectId: LOCAL.project, storageBucket: LOCAL.bucket });
  getFirestore().settings({ ignoreUndefinedProperties: true });
  const existing = await getFirestore().collection(COLLECTIONS.profiles).limit(1).get();
  if (!existing.empty) return undefined;
  const members = demoMembers(Math.floor(Date.now() / DAY_MS) * DAY_MS);
  await withoutTriggers(async () => {
    await createAccounts(members);
    const written: Written[] = [];
    for (const member of members) written.push({ ...member, portrait: await storePortrait(member) });
    await writeDocuments(written);
  });
  return members.filter(({ guide }) => guide).length;
}

if (import.meta.main) {
  const guides = await seedIfEmpty();
  console.log(guides ? `${guides} guides were written.` : 'The database is not empty; nothing was written.');
}

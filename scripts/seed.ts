/**
 * Writes the demo association into empty emulators through the Admin SDK, validated by the schemas with which
 * the site reads. Called by `npm start`; to run it alone: `npm run seed`.
 */
import { DAY_MS } from '../src/domain/timestamp.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore, type Firestore } from 'firebase-admin/firestore';
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
import {
  MEMBER_COUNTER,
  memberCounterSchema,
  membershipEntry,
  membershipSchema,
  type Membership,
} from '../src/domain/membership/membership.ts';
import {
  publicMembershipSchema,
  publicTerm,
  toPublicMembership,
  type PublicMembership,
} from '../src/domain/membership/public-membership.ts';
import { langOfText } from '../src/domain/guide/text-lang.ts';
import { joinName, profileSchema } from '../src/domain/guide/profile.ts';
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
import { publicGuideSchema } from '../src/domain/directory/public-guide.ts';
import { toPublicGuide } from '../src/domain/directory/to-public-guide.ts';
import {
  confirmedOf,
  journalEntrySchema,
  seenFields,
  verificationRequestSchema,
  type BeforeDecision,
} from '../src/domain/verification/verification.ts';
import { renderPortrait } from './seed/render-portrait.ts';
import { LOCAL, pointAdminSdkAtEmulators, withoutTriggers } from './local-project.ts';
import { writeDeskCopies } from './seed/desk-copies.ts';
import { demoMembers, type DemoMember } from './seed/guides.ts';
import { ADMIN_ROLE, userRoleSchema } from '../src/domain/roles.ts';

export interface Seeded {
  readonly guides: number;
  readonly requests: number;
}

interface Written {
  readonly member: DemoMember;
  readonly portrait: StoredPortrait | null;
}

async function createAccounts(members: readonly DemoMember[]): Promise<void> {
  const result = await getAuth().importUsers(
    members.map(({ uid, email, googleId, first_name, last_name, isAdmin, created_at }) => ({
      uid,
      email,
      emailVerified: true,
      displayName: joinName(first_name, last_name),
      providerData: [
        { uid: googleId, providerId: 'google.com', email, displayName: joinName(first_name, last_name) },
      ],
      metadata: { creationTime: created_at.toUTCString() },
      ...(isAdmin ? { customClaims: { role: ADMIN_ROLE } } : {}),
    })),
  );
  if (result.failureCount > 0) throw new Error(`Accounts were refused: ${JSON.stringify(result.errors)}`);
}

/** The account's picture and, for a listed guide, its public copy. */
interface StoredPortrait {
  readonly path: string;
  /** Name of the public copy. */
  readonly copy: string | null;
}

function addressOf(path: string): string {
  return objectUrl(LOCAL.storageOrigin, LOCAL.bucket, path);
}

async function storePortrait({ uid, portrait, look, guide }: DemoMember): Promise<StoredPortrait | null> {
  if (portrait === undefined) return null;
  const picture = await renderPortrait(portrait, look);
  const save = (path: string, cacheControl: string) =>
    getStorage()
      .bucket(LOCAL.bucket)
      .file(path)
      .save(picture, { resumable: false, contentType: 'image/webp', metadata: { cacheControl } });
  const path = `${avatarFolder(uid)}/${randomUUID()}.webp`;
  await save(path, 'private, max-age=3600');
  if (!guide || !isListed(guide)) return { path, copy: null };
  const copy = randomBytes(16).toString('hex');
  await save(publicPicturePath(copy), `public, max-age=${PUBLIC_PICTURE_CACHE_SECONDS}`);
  return { path, copy };
}

/** A few at a time: the emulator processes them sequentially anyway. */
async function storePortraits(members: readonly DemoMember[]): Promise<Written[]> {
  const written: Written[] = [];
  const waiting = [...members.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, member] = next;
      written[index] = { member, portrait: await storePortrait(member) };
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  return written;
}

/** Validates the document with its schema, so that only data the site can read are written. */
function checked<T extends object>(schema: z.ZodMiniType, document: T): T {
  schema.parse(document);
  return document;
}

function profileOf({ member, portrait }: Written) {
  const { first_name, last_name, email, created_at } = member;
  const full_name = joinName(first_name, last_name);
  return checked(profileSchema, {
    first_name,
    last_name,
    full_name,
    avatar_url: portrait && addressOf(portrait.path),
    username: null,
    email,
    language: langOfText(full_name),
    created_at,
  });
}

interface Projection {
  readonly shards: Map<string, Record<string, string>>;
}

type Batch = ReturnType<Firestore['bulkWriter']>;

interface WrittenGuide {
  readonly guide: GuideProfile;
  readonly portrait: StoredPortrait | null;
  readonly membership: Membership | undefined;
}

function writeMembership(
  db: Firestore,
  batch: Batch,
  membership: Membership,
  told: PublicMembership | undefined,
): void {
  void batch.set(
    db.doc(`${COLLECTIONS.memberships}/${membership.user_id}`),
    checked(membershipSchema, membership),
  );
  if (told)
    void batch.set(
      db.doc(`${COLLECTIONS.publicMemberships}/${membership.number}`),
      checked(publicMembershipSchema, told),
    );
}

function writeGuide(
  db: Firestore,
  batch: Batch,
  { guide, portrait, membership }: WrittenGuide,
  { shards }: Projection,
): void {
  void batch.set(db.doc(`${COLLECTIONS.guideProfiles}/${guide.user_id}`), checked(guideProfileSchema, guide));
  if (guide.slug) {
    void batch.set(db.doc(`${COLLECTIONS.guideSlugs}/${guide.slug}`), {
      user_id: guide.user_id,
      created_at: guide.updated_at,
    });
  }
  for (const consent of consentChanges([], guide, new Date()).given) {
    void batch.set(
      db.doc(`${COLLECTIONS.publicationConsents}/${consentId(consent)}`),
      checked(publicationConsentSchema, consent),
    );
  }
  const copy = portrait?.copy ?? null;
  const listed = toPublicGuide(
    { ...guide, avatar_url: copy && addressOf(publicPicturePath(copy)) },
    publicTerm(membership),
  );
  if (membership) writeMembership(db, batch, membership, toPublicMembership(membership, guide, listed));
  if (!listed) return;
  checked(publicGuideSchema, listed);
  if (portrait && copy !== null) {
    const record = { source: portrait.path, name: copy, retired: [] };
    void batch.set(db.doc(`${COLLECTIONS.publicPictures}/${guide.user_id}`), record);
  }
  void batch.set(db.doc(`${COLLECTIONS.publicGuides}/${listed.slug}`), {
    ...listed,
    updated_at: guide.updated_at,
  });
  const shard = directoryShardOf(listed.slug);
  shards.set(shard, { ...shards.get(shard), [listed.slug]: storedCard(listed) });
}

/** State before each decision: a first request. */
const BEFORE: BeforeDecision = {
  is_verified: false,
  verification_status: 'pending',
  approved: null,
  membership: null,
};

function writeRequest(
  db: Firestore,
  batch: Batch,
  { member: { uid, request, guide, membership }, portrait }: Written,
  adminId: string,
): void {
  if (!request || !guide) return;
  const { id, ...fields } = request;
  const reviewed = fields.reviewed_at
    ? { reviewed_by: adminId, admin_notes: fields.admin_notes ?? null, before: BEFORE }
    : {};
  const document = checked(verificationRequestSchema, {
    user_id: uid,
    applied: approvedValues(guide.approved ?? guide),
    ...fields,
    ...reviewed,
    ...(fields.status === 'approved'
      ? { seen: seenFields({ ...guide, avatar_url: portrait && addressOf(portrait.path) }) }
      : {}),
  });
  void batch.set(db.doc(`${COLLECTIONS.verificationRequests}/${id}`), document);
  if (!fields.reviewed_at) return;
  const entry = checked(journalEntrySchema, {
    action: fields.status,
    request_id: id,
    guide_id: uid,
    actor_id: adminId,
    notes: fields.admin_notes ?? null,
    before: BEFORE,
    membership: membershipEntry(membership),
    ...(guide.approved ? { confirmed: confirmedOf(guide.approved) } : {}),
    at: fields.reviewed_at,
  });
  void batch.set(db.doc(`${COLLECTIONS.decisionJournal}/decision-of-${id}`), entry);
}

async function writeDocuments(written: readonly Written[]): Promise<void> {
  const db = getFirestore();
  const batch = db.bulkWriter();
  const projection: Projection = { shards: new Map() };
  const adminId = written.find(({ member }) => member.isAdmin)?.member.uid ?? '';
  for (const entry of written) {
    const { member, portrait } = entry;
    const avatar_url = portrait && addressOf(portrait.path);
    void batch.set(db.doc(`${COLLECTIONS.profiles}/${member.uid}`), profileOf(entry));
    if (member.isAdmin) {
      const role = checked(userRoleSchema, { user_id: member.uid, role: ADMIN_ROLE });
      void batch.set(db.doc(`${COLLECTIONS.userRoles}/${member.uid}`), role);
    }
    if (member.guide) {
      const { membership } = member;
      writeGuide(db, batch, { guide: { ...member.guide, avatar_url }, portrait, membership }, projection);
    }
    writeRequest(db, batch, entry, adminId);
  }
  const numbers = written.flatMap(({ member }) => member.membership?.number ?? []);
  void batch.set(
    db.doc(`${COLLECTIONS.counters}/${MEMBER_COUNTER}`),
    checked(memberCounterSchema, { last: Math.max(...numbers) }),
  );
  for (const [shard, guides] of projection.shards) {
    void batch.set(db.doc(`${COLLECTIONS.publicDirectory}/${shard}`), {
      ...checked(directoryShardSchema, { guides }),
      updated_at: FieldValue.serverTimestamp(),
    });
  }
  await batch.close();
}

let isInitialized = false;

function initialize(): void {
  if (isInitialized) return;
  pointAdminSdkAtEmulators();
  initializeApp({ projectId: LOCAL.project, storageBucket: LOCAL.bucket });
  getFirestore().settings({ ignoreUndefinedProperties: true });
  isInitialized = true;
}

/**
 * Writes the demo association unless a profile exists already; returns undefined when nothing was
 * written.
 */
export async function seedIfEmpty(): Promise<Seeded | undefined> {
  initialize();
  const existing = await getFirestore().collection(COLLECTIONS.profiles).limit(1).get();
  if (!existing.empty) return undefined;
  const members = demoMembers(Math.floor(Date.now() / DAY_MS) * DAY_MS);
  await withoutTriggers(async () => {
    await createAccounts(members);
    await writeDocuments(await storePortraits(members));
    await writeDeskCopies(getFirestore());
  });
  return {
    guides: members.filter((member) => member.guide).length,
    requests: members.filter((member) => member.request).length,
  };
}

if (import.meta.main) {
  const seeded = await seedIfEmpty();
  console.log(
    seeded ? `${seeded.guides} guides were written.` : 'The database is not empty; nothing was written.',
  );
}

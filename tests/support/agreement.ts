/** Invariants over all documents of the project after all triggers have run. */
import type { DocumentData } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { objectUrl, parseAvatarUrl, publicPicturePath } from '../../src/domain/guide/avatar.ts';
import { COLLECTIONS } from '../../src/domain/collections.ts';
import { FIELD_OF_FLAG, SHOW_FLAGS } from '../../src/domain/guide/guide-fields.ts';
import { guideProfileSchema, isListed } from '../../src/domain/guide/guide-profile.ts';
import {
  CONSENT_FLAGS,
  consentId,
  publicationConsentSchema,
} from '../../src/domain/verification/publication-consent.ts';
import { membershipSchema, type Membership } from '../../src/domain/membership/membership.ts';
import {
  publicMembershipSchema,
  publicTerm,
  toPublicMembership,
} from '../../src/domain/membership/public-membership.ts';
import { profileSchema } from '../../src/domain/guide/profile.ts';
import {
  directoryShardOf,
  directoryShardSchema,
  storedCard,
} from '../../src/domain/directory/directory-digest.ts';
import {
  publicGuideSchema,
  type PublicGuide,
  toPublicGuide,
} from '../../src/domain/directory/public-guide.ts';
import { BUCKET, emulatorAddress } from './emulators.ts';
import { adminBucket, adminFirestore } from './server.ts';

type Documents = ReadonlyMap<string, DocumentData>;
type Memberships = ReadonlyMap<string, Membership>;

async function readAll(collection: keyof typeof COLLECTIONS): Promise<Documents> {
  const { docs } = await adminFirestore.collection(COLLECTIONS[collection]).get();
  return new Map(docs.map((document) => [document.id, document.data()]));
}

/**
 * Throws if requests, profiles, memberships, projection, directory, slugs, redirects and consents are
 * inconsistent.
 */
export async function expectAgreement(): Promise<void> {
  const [
    profiles,
    guides,
    requests,
    published,
    shards,
    redirects,
    slugs,
    consents,
    pictures,
    members,
    checks,
  ] = await Promise.all([
    readAll('profiles'),
    readAll('guideProfiles'),
    readAll('verificationRequests'),
    readAll('publicGuides'),
    readAll('publicDirectory'),
    readAll('slugRedirects'),
    readAll('guideSlugs'),
    readAll('publicationConsents'),
    readAll('publicPictures'),
    readAll('memberships'),
    readAll('publicMemberships'),
  ]);
  const memberships = new Map([...members].map(([uid, data]) => [uid, membershipSchema.parse(data)]));
  const expected = expectedGuides(profiles, guides, pictures, memberships);
  await expectCopies(pictures, guides);
  expectPublished(published, expected);
  expectDirectory(shards, expected);
  expectSlugs(slugs, guides, redirects, expected);
  expectRequests(requests, guides, memberships);
  expectChecks(checks, memberships, { profiles, guides, expected });
  expectConsents(consents, guides);
}

/** Expects that the public picture in this bucket is its recorded copy. */
function shownAvatar(url: string | null, record: DocumentData | undefined): string | null {
  const avatar = url === null ? undefined : parseAvatarUrl(url);
  if (avatar?.local !== true || avatar.bucket !== BUCKET || record?.['source'] !== avatar.path) return null;
  return objectUrl(emulatorAddress('storage').origin, BUCKET, publicPicturePath(record['name']));
}

/** Expects copies of listed guides' pictures, and no others. */
async function expectCopies(pictures: Documents, guides: Documents): Promise<void> {
  const [files] = await adminBucket.getFiles({ prefix: 'public/' });
  const recorded = [...pictures].map(([uid, { name, retired }]) => {
    expect(retired, `copies of ${uid} still to be deleted`).toEqual([]);
    expect(isListed(guideProfileSchema.parse(guides.get(uid))), `a copy of somebody hidden: ${uid}`).toBe(
      true,
    );
    return publicPicturePath(name);
  });
  expect(files.map(({ name }) => name).toSorted()).toEqual(recorded.toSorted());
}

/** Returns the expected public guides by slug; a slug held twice shows as a missing guide. */
function expectedGuides(
  profiles: Documents,
  guides: Documents,
  pictures: Documents,
  memberships: Memberships,
): Map<string, PublicGuide> {
  const expected = new Map<string, PublicGuide>();
  for (const [uid, data] of guides) {
    const guide = guideProfileSchema.parse(data);
    const account = profiles.get(uid);
    expect(account, `guide profile of a deleted account: ${uid}`).toBeDefined();
    const { full_name, avatar_url } = profileSchema.parse(account);
    const shown = toPublicGuide(
      { ...guide, full_name, avatar_url: shownAvatar(avatar_url, pictures.get(uid)) },
      publicTerm(memberships.get(uid)),
    );
    expect(shown !== undefined, `listed with a slug: ${uid}`).toBe(isListed(guide));
    if (!shown) continue;
    expect(expected.has(shown.slug), `slug held twice: ${shown.slug}`).toBe(false);
    expected.set(shown.slug, shown);
    // Repeated without the projection's own code.
    for (const flag of SHOW_FLAGS) {
      const field = FIELD_OF_FLAG[flag];
      // A website may be missing although its flag is on.
      const isToBeThere = guide[flag] && guide[field] !== null;
      expect(field in shown, `${flag} of ${shown.slug}`).toBe(isToBeThere);
    }
  }
  return expected;
}

function expectPublished(published: Documents, expected: ReadonlyMap<string, PublicGuide>): void {
  expect(published).toEqual(expected);
  for (const guide of published.values()) expect(publicGuideSchema.parse(guide)).toEqual(guide);
}

function expectDirectory(shards: Documents, expected: ReadonlyMap<string, PublicGuide>): void {
  const cards = new Map<string, string>();
  for (const [shard, data] of shards) {
    // A shard that never had a card may exist without the field.
    for (const [slug, card] of Object.entries(directoryShardSchema.parse({ guides: {}, ...data }).guides)) {
      expect(directoryShardOf(slug)).toBe(shard);
      cards.set(slug, card);
    }
  }
  expect(cards).toEqual(new Map([...expected].map(([slug, guide]) => [slug, storedCard(guide)])));
}

function expectSlugs(
  slugs: Documents,
  guides: Documents,
  redirects: Documents,
  expected: ReadonlyMap<string, PublicGuide>,
): void {
  for (const [slug, { user_id, released_at }] of slugs) {
    // A released slug is reserved, without an account.
    if (user_id === null) expect(released_at, `rest of ${slug}`).toBeDefined();
    else expect(guides.has(user_id), `slug ${slug} of nobody`).toBe(true);
  }
  for (const [uid, { slug }] of guides) {
    if (slug) expect(slugs.get(slug)?.['user_id'], `owner of ${slug}`).toBe(uid);
  }
  for (const [former, { slug }] of redirects) {
    expect(expected.has(former), `${former} redirects and is a page`).toBe(false);
    expect(expected.has(slug), `${former} redirects to nothing: ${slug}`).toBe(true);
    expect(slugs.get(former)?.['user_id']).toBe(slugs.get(slug)?.['user_id']);
  }
}

function expectRequests(requests: Documents, guides: Documents, memberships: Memberships): void {
  const pending = [...requests].filter(([, { status }]) => status === 'pending');
  for (const [id, { user_id }] of pending) {
    expect(guides.get(user_id)?.['open_request_id'], `guide of the open request ${id}`).toBe(id);
  }
  for (const [uid, guide] of guides) {
    const { open_request_id: open = null, is_verified, verification_status, approved } = guide;
    expect(pending.filter(([, { user_id }]) => user_id === uid)).toHaveLength(open === null ? 0 : 1);
    // The approved values stay after the end of a term.
    const isOver = !is_verified && memberships.get(uid)?.state === 'ended';
    if (isOver) continue;
    expect(is_verified, `verified and approved: ${uid}`).toBe(Boolean(approved));
    expect(verification_status === 'approved', `status of ${uid}`).toBe(is_verified);
  }
  for (const [id, { user_id }] of requests) {
    expect(guides.has(user_id), `request ${id} of a deleted guide`).toBe(true);
  }
}

/** Expects that each number belongs to one guide, and that its public result is correct. */
function expectChecks(
  checks: Documents,
  memberships: Memberships,
  {
    profiles,
    guides,
    expected,
  }: {
    readonly profiles: Documents;
    readonly guides: Documents;
    readonly expected: ReadonlyMap<string, PublicGuide>;
  },
): void {
  const numbers = [...memberships.values()].map(({ number }) => number);
  expect(new Set(numbers).size, 'no number twice').toBe(numbers.length);
  for (const [uid, membership] of memberships) {
    const guide = guides.get(uid);
    const data = checks.get(String(membership.number));
    const stored = data && publicMembershipSchema.parse(data);
    const approved = guide?.['approved'];
    const present = { full_name: profiles.get(uid)?.['full_name'], latin_name: '' };
    const name = guide && (approved ?? present);
    const wanted = toPublicMembership(membership, name, expected.get(guide?.['slug']));
    // Without an approval it retains its previous initials.
    const initials =
      guide && !approved ? { initials: stored?.initials, latin_initials: stored?.latin_initials } : {};
    expect(stored, `check of ${uid}`).toEqual(wanted && { ...wanted, ...initials });
    if (guide?.['is_verified']) expect(membership.state, `membership of ${uid}`).toBe('valid');
  }
}

/** Whatever is on was agreed to, and nothing else is; nobody's consents are kept without a guide profile. */
function expectConsents(consents: Documents, guides: Documents): void {
  const parsed = [...consents].map(([id, data]) => ({ id, consent: publicationConsentSchema.parse(data) }));
  for (const { id, consent } of parsed) {
    expect(id).toBe(consentId(consent));
    expect(guides.has(consent.user_id), `consent of nobody: ${id}`).toBe(true);
  }
  const standing = parsed.filter(({ consent }) => consent.withdrawn_at === null);
  for (const [uid, guide] of guides) {
    for (const flag of CONSENT_FLAGS) {
      const ofFlag = standing.filter(({ consent }) => consent.user_id === uid && consent.flag === flag);
      expect(ofFlag, `consent ${flag} of ${uid}`).toHaveLength(guide[flag] ? 1 : 0);
    }
  }
}

/**
 * Creates requests for the desk directly in the database, in the form in which the site would have stored
 * them, and deletes them again.
 */
import { FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { withoutTriggers } from '../../../scripts/local-project.ts';
import { FIRST_NAMES, LAST_NAMES } from '../../../scripts/seed/names.ts';
import { BIO_SENTENCES, PLACES, PROFESSION_TEXTS } from '../../../scripts/seed/texts.ts';
import { CERTIFICATION_LEVELS } from '../../../src/domain/guide/certification.ts';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { EDITOR_PROFESSIONS } from '../../../src/domain/guide/professions.ts';
import { KNOWN_LAST_NAMES } from '../../../src/domain/spelling/known-names.ts';
import { proposedNames } from '../../../src/domain/spelling/proposed-names.ts';
import { directoryShardOf } from '../../../src/domain/directory/directory-digest.ts';
import { langOfText } from '../../../src/domain/guide/text-lang.ts';
import { appliedFor, validGuideProfile } from '../../cases/guide-profile.ts';
import { adminFirestore } from '../../support/server.ts';

const DAY_MS = 86_400_000;
/** Number of guides per commit; each has three documents. */
const IN_ONE_COMMIT = 100;
/** Older than every request of the demo association, so that these come first in the queue. */
const OLDEST_DAYS = 90;

export interface PlacedRequest {
  readonly uid: string;
  readonly requestId: string;
  readonly name: string;
}

type Fields = Readonly<Record<string, unknown>>;

interface Person {
  readonly full_name: string;
  readonly lang: 'ka' | 'en';
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('An empty list');
  return item;
}

/** Those of nobody in the demo association, so that the desk takes nobody for somebody else. */
const OTHER_LAST_NAMES = KNOWN_LAST_NAMES.filter((name) => !LAST_NAMES.includes(name));

/** A distinct name for each number, alternating between Georgian and Latin. */
function personOf(index: number): Person {
  const first = at(FIRST_NAMES, index);
  const last = at(OTHER_LAST_NAMES, index + Math.floor(index / FIRST_NAMES.length) * 7);
  const { georgian_name, latin_name } = proposedNames(`${first} ${last}`);
  return index % 3 === 2 ? { full_name: latin_name, lang: 'en' } : { full_name: georgian_name, lang: 'ka' };
}

function guideFields(uid: string, index: number, { full_name, lang }: Person): Fields {
  const profession = at(EDITOR_PROFESSIONS, index);
  const texts = PROFESSION_TEXTS[profession];
  return {
    ...validGuideProfile(uid, full_name),
    profession: index % 11 === 10 ? '' : profession,
    experience_years: (index * 7) % 30,
    specialties: texts.specialties,
    description: texts.work[lang],
    bio: BIO_SENTENCES.slice(0, index % 6)
      .map((sentence) => sentence[lang])
      .join(' '),
    certification_level: at(CERTIFICATION_LEVELS, index),
    address: at(PLACES, index)[lang],
    phone: `+995 555 ${String(110_000 + index).replace(/^(..)(..)/u, '$1 $2 ')}`,
    show_phone: index % 2 === 0,
    website: index % 4 === 0 ? `https://guide-${index}.example.org/` : null,
  };
}

const MANY = 100;

/**
 * Disabling and re-enabling the triggers takes the Functions emulator some seconds, so it is done for
 * many documents only. For a few documents the triggers are harmless, and start their functions.
 */
function quietly(isMany: boolean, work: () => Promise<void>): Promise<void> {
  return isMany ? withoutTriggers(work) : work();
}

export interface Placing {
  /** Prefix of all created ids; pass the same to `removeGuides`. */
  readonly prefix: string;
  readonly count: number;
  /**
   * Returns the fields of the profile with this number that differ; `name` also changes the account's
   * name.
   */
  readonly change?: (index: number) => Fields & { readonly name?: string };
}

/** Open requests, the oldest first: accounts, guide profiles and requests. No triggers run for them. */
export async function placeRequests({ prefix, count, change }: Placing): Promise<PlacedRequest[]> {
  const oldest = Date.now() - OLDEST_DAYS * DAY_MS;
  const step = Math.min(DAY_MS, (60 * DAY_MS) / count);
  const placed: PlacedRequest[] = [];
  const isMany = count > MANY;
  await quietly(isMany, async () => {
    let batch = adminFirestore.batch();
    const set = (path: string, data: Fields) => batch.set(adminFirestore.doc(path), { ...data });
    for (let index = 0; index < count; index += 1) {
      const uid = `${prefix}-${String(index).padStart(4, '0')}`;
      const requestId = `request-${uid}`;
      const person = personOf(index);
      const { name = person.full_name, ...changes } = change?.(index) ?? {};
      const [first_name = '', ...rest] = name.split(' ');
      const requested_at = Timestamp.fromMillis(oldest + index * step);
      set(`${COLLECTIONS.profiles}/${uid}`, {
        first_name,
        last_name: rest.join(' '),
        full_name: name,
        avatar_url: null,
        username: null,
        email: `${uid}@example.org`,
        language: langOfText(name),
        created_at: requested_at,
      });
      const guide: Fields = {
        ...guideFields(uid, index, person),
        full_name: name,
        is_verified: false,
        verification_status: 'pending',
        open_request_id: requestId,
        created_at: requested_at,
        updated_at: requested_at,
        ...changes,
      };
      set(`${COLLECTIONS.guideProfiles}/${uid}`, guide);
      set(`${COLLECTIONS.verificationRequests}/${requestId}`, {
        user_id: uid,
        status: 'pending',
        requested_at,
        applied: appliedFor(guide),
      });
      placed.push({ uid, requestId, name });
      // Guide profile and request in one commit, like the site.
      if (placed.length % IN_ONE_COMMIT > 0) continue;
      await batch.commit();
      batch = adminFirestore.batch();
    }
    await batch.commit();
  });
  return placed;
}

/** Deletes everything that belongs to guides with this prefix, including decisions. */
export async function removeGuides(prefix: string): Promise<void> {
  const lists = await Promise.all(
    (['profiles', 'guideProfiles', 'userRoles', 'publicationConsents'] as const).map((name) =>
      adminFirestore.collection(COLLECTIONS[name]).listDocuments(),
    ),
  );
  const own = lists.flat().filter(({ id }) => id.startsWith(prefix));
  const isMany = own.length / 3 > MANY;
  await quietly(isMany, async () => {
    const writer = adminFirestore.bulkWriter();
    const fields = {
      verificationRequests: 'user_id',
      decisionJournal: 'guide_id',
      guideSlugs: 'user_id',
    } as const;
    await Promise.all(
      (['verificationRequests', 'decisionJournal', 'guideSlugs'] as const).map(async (name) => {
        const { docs } = await adminFirestore
          .collection(COLLECTIONS[name])
          .where(fields[name], '>=', prefix)
          .where(fields[name], '<', `${prefix}\uf8ff`)
          .get();
        for (const { ref } of docs) {
          void writer.delete(ref);
          if (name === 'guideSlugs') unpublish(writer, ref.id);
        }
      }),
    );
    await writer.flush();
    for (const reference of own) void writer.delete(reference);
    await writer.close();
  });
}

function unpublish(writer: ReturnType<typeof adminFirestore.bulkWriter>, slug: string): void {
  void writer.delete(adminFirestore.doc(`${COLLECTIONS.publicGuides}/${slug}`));
  void writer.delete(adminFirestore.doc(`${COLLECTIONS.slugRedirects}/${slug}`));
  void writer.set(
    adminFirestore.doc(`${COLLECTIONS.publicDirectory}/${directoryShardOf(slug)}`),
    { guides: { [slug]: FieldValue.delete() }, updated_at: FieldValue.serverTimestamp() },
    { mergeFields: [new FieldPath('guides', slug), 'updated_at'] },
  );
}

/** Requests for the desk directly in the database, and their removal. */
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { FIRST_NAMES, LAST_NAMES } from '../../../scripts/seed/names.ts';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { directoryShardOf } from '../../../src/domain/directory/directory-digest.ts';
import { KNOWN_LAST_NAMES } from '../../../src/domain/spelling/known-names.ts';
import { proposedNames } from '../../../src/domain/spelling/proposed-names.ts';
import { daysAgo, placeGuide, type PlacedGuide } from '../../support/guides.ts';
import { adminFirestore } from '../../support/server.ts';

/** Older than every request of the demo association, so that these come first in the queue. */
const OLDEST_DAYS = 90;

/** Those of nobody in the demo association, so that the desk takes nobody for somebody else. */
const OTHER_LAST_NAMES = KNOWN_LAST_NAMES.filter((name) => !LAST_NAMES.includes(name));

/** Two open requests, the older one first. @param prefix of all created ids; pass the same to `removeGuides`. */
export async function placeRequests(prefix: string): Promise<readonly [PlacedGuide, PlacedGuide]> {
  const place = (index: number) =>
    placeGuide({
      uid: `${prefix}-${index}`,
      name: proposedNames(`${FIRST_NAMES[index]} ${OTHER_LAST_NAMES[index]}`).georgian_name,
      request: { requested_at: daysAgo(OLDEST_DAYS - index) },
    });
  return [await place(0), await place(1)];
}

/** Deletes everything that belongs to guides with this prefix, including decisions. */
export async function removeGuides(prefix: string): Promise<void> {
  const lists = await Promise.all(
    (['profiles', 'guideProfiles', 'userRoles', 'publicationConsents'] as const).map((name) =>
      adminFirestore.collection(COLLECTIONS[name]).listDocuments(),
    ),
  );
  const own = lists.flat().filter(({ id }) => id.startsWith(prefix));
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

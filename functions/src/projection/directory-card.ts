/** Writes one card of the directory digest. */
import { FieldPath, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { directoryShardOf, storedCard } from '../../../src/domain/directory/directory-digest.ts';
import type { PublicGuide } from '../../../src/domain/directory/public-guide.ts';
import { documentOf } from '../app.ts';

/** Writes or removes the card of a guide; the other cards stay. */
export function writeCard(writer: Transaction, slug: string, guide: PublicGuide | undefined): void {
  writer.set(
    documentOf('publicDirectory', directoryShardOf(slug)),
    {
      guides: { [slug]: guide ? storedCard(guide) : FieldValue.delete() },
      // Tells instances that serve visits which documents have changed.
      updated_at: FieldValue.serverTimestamp(),
    },
    // Replaces this card completely, so that fields hidden since do not remain, and no other card of the
    // shard.
    { mergeFields: [new FieldPath('guides', slug), 'updated_at'] },
  );
}

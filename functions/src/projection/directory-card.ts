/** One card in the digest of the directory. */
import { FieldPath, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { directoryShardOf, storedCard } from '../../../src/domain/directory/directory-digest.ts';
import type { PublicGuide } from '../../../src/domain/directory/public-guide.ts';
import { documentOf } from '../app.ts';

/** Writes the card of a guide, or takes it away where there is none; the other cards stay. */
export function writeCard(writer: Transaction, slug: string, guide: PublicGuide | undefined): void {
  writer.set(
    documentOf('publicDirectory', directoryShardOf(slug)),
    {
      guides: { [slug]: guide ? storedCard(guide) : FieldValue.delete() },
      // By which the function that answers visits knows what has changed.
      updated_at: FieldValue.serverTimestamp(),
    },
    // Only this card of the shard, and the whole card: fields hidden since must not stay.
    { mergeFields: [new FieldPath('guides', slug), 'updated_at'] },
  );
}

/**
 * The public data of a guide, always computed completely from the current state and written in the
 * transaction that read it. It is idempotent, and triggers may come in any order: whichever runs
 * last has read the latest state.
 */
import type { Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import type { GuideProfile } from '../../../src/domain/guide/guide-profile.ts';
import { toPublicGuide, type PublicGuide } from '../../../src/domain/directory/public-guide.ts';
import type { Membership } from '../../../src/domain/membership/membership.ts';
import { withAccount } from '../../../src/domain/verification/seen-profile.ts';
import { publicTerm } from '../../../src/domain/membership/public-membership.ts';
import { documentOf } from '../app.ts';
import { parseProfile } from '../documents.ts';
import { planCheckDocument } from '../membership/plan-membership.ts';
import { writeCard } from './directory-card.ts';
import { chooseSlug, claimSlug, readHeldSlugs } from './guide-slugs.ts';
import { planPublicPicture, publishablePicture } from './public-picture.ts';

/**
 * Reads the data on which this guide's projection depends.
 * @param guide its state after the transaction; undefined if there is none.
 * @param membership its state after the transaction.
 * @returns the slug, which the caller writes to the guide profile; and `write`, to be called after the last read.
 */
export async function planProjection(
  transaction: Transaction,
  uid: string,
  guide: GuideProfile | undefined,
  membership: Membership | undefined,
) {
  const held = await readHeldSlugs(transaction, uid);
  const account = parseProfile(await transaction.get(documentOf('profiles', uid)));
  const person = guide && withAccount(guide, account);
  const present = person?.slug ?? null;
  // The slug follows the approved name: the first approval creates it, later ones update it when it no
  // longer fits.
  const chosen = person?.approved && (await chooseSlug(transaction, uid, person.approved, present, held));
  const slug = chosen ?? present;
  const picture = await planPublicPicture(transaction, uid, person && publishablePicture(person));
  const wanted =
    person && toPublicGuide({ ...person, slug, avatar_url: picture.url }, publicTerm(membership));
  const writeCheck = await planCheckDocument(transaction, membership, person, wanted);
  const stored = slug === null ? undefined : (await transaction.get(documentOf('publicGuides', slug))).data();
  const isUpToDate = slug === present && guide !== undefined && isDeepStrictEqual(stored, wanted);
  return {
    slug,
    write(writer: Transaction) {
      picture.write(writer);
      writeCheck(writer);
      if (isUpToDate) return;
      if (chosen && !held.includes(chosen)) claimSlug(writer, uid, chosen);
      if (slug !== null) writeGuide(writer, slug, wanted);
      for (const former of held.filter((one) => one !== slug)) {
        writeGuide(writer, former, undefined);
        if (wanted) writer.set(documentOf('slugRedirects', former), { slug });
      }
    },
  };
}

function writeGuide(writer: Transaction, slug: string, guide: PublicGuide | undefined): void {
  const page = documentOf('publicGuides', slug);
  if (guide) writer.set(page, guide);
  else writer.delete(page);
  writeCard(writer, slug, guide);
  // It may have been a former slug until now.
  writer.delete(documentOf('slugRedirects', slug));
}

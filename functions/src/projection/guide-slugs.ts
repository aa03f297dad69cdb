/** The registry of slugs, `guide_slugs`: each belongs to one account, as its current or a former slug. */
import { createHash } from 'node:crypto';
import { FieldValue, Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { SLUG_REST_MONTHS } from '../../../src/domain/settings.ts';
import { slugCandidates, slugFits } from '../../../src/domain/directory/slug.ts';
import type { Approved } from '../../../src/domain/guide/guide-profile.ts';
import { documentOf, ownedBy } from '../app.ts';

/** Returns all slugs of the account, newest first. */
export async function readHeldSlugs(transaction: Transaction, uid: string): Promise<string[]> {
  const held = await transaction.get(ownedBy('guideSlugs', uid));
  return held.docs.toSorted((a, b) => b.createTime.toMillis() - a.createTime.toMillis()).map(({ id }) => id);
}

/**
 * Returns the slug for a guide with these names: the current one while it fits any of them, else one the
 * account held before, else the first free one, of the Georgian name if possible. Only reads; one that is not
 * held is to be claimed.
 */
export async function chooseSlug(
  transaction: Transaction,
  uid: string,
  { full_name, georgian_name }: Approved,
  present: string | null | undefined,
  held: readonly string[],
): Promise<string> {
  // Distinguishes guides without a Latin name; does not reveal the account's id.
  const shortId = createHash('sha256').update(uid).digest('hex').slice(0, 8);
  const names = georgian_name ? [georgian_name, full_name] : [full_name];
  const fits = (slug: string) => names.some((name) => slugFits(slug, name, shortId));
  const known = [present, ...held].find((slug) => slug && fits(slug));
  if (known) return known;
  const candidates = slugCandidates(georgian_name || full_name, shortId);
  for (;;) {
    const candidate = candidates.next().value;
    // Sequentially, because the first one is nearly always free.
    const taken = await transaction.get(documentOf('guideSlugs', candidate));
    if (isFree(taken, new Date())) return candidate;
  }
}

/** A released slug is reserved for a while, so that links to it do not soon lead to someone else. */
function isFree(slug: DocumentSnapshot, now: Date): boolean {
  if (!slug.exists) return true;
  const released: unknown = slug.get('released_at');
  return released instanceof Timestamp && released.toDate() < slugRestCutoff(now);
}

/** Slugs released before this moment may be given to another guide. */
export function slugRestCutoff(now: Date): Date {
  const cutoff = new Date(now);
  cutoff.setUTCMonth(cutoff.getUTCMonth() - SLUG_REST_MONTHS);
  return cutoff;
}

export function claimSlug(transaction: Transaction, uid: string, slug: string): void {
  transaction.set(documentOf('guideSlugs', slug), {
    user_id: uid,
    created_at: FieldValue.serverTimestamp(),
  });
}

/** Gives a slug up; nothing is stored about its holder. */
export function releaseSlug(transaction: Transaction, slug: string): void {
  transaction.set(documentOf('guideSlugs', slug), {
    user_id: null,
    released_at: FieldValue.serverTimestamp(),
  });
}

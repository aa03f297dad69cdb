/** The registry of slugs, `guide_slugs`: each belongs to one account, now or before. */
import { createHash } from 'node:crypto';
import { FieldValue, Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { SLUG_REST_MONTHS } from '../../../src/domain/limits.ts';
import { slugCandidates, slugFits } from '../../../src/domain/directory/slug.ts';
import { documentOf, firestore } from '../app.ts';

/** Former slugs that continue redirecting; an older one is given back. */
const MAX_FORMER_SLUGS = 10;

/** What tells two guides without a Latin name apart; says nothing of the account's id. */
function shortIdOf(uid: string): string {
  return createHash('sha256').update(uid).digest('hex').slice(0, 8);
}

/** All slugs of the account, newest first. */
export async function readHeldSlugs(transaction: Transaction, uid: string): Promise<string[]> {
  const held = await transaction.get(
    firestore.collection(COLLECTIONS.guideSlugs).where('user_id', '==', uid),
  );
  return held.docs.toSorted((a, b) => b.createTime.toMillis() - a.createTime.toMillis()).map(({ id }) => id);
}

export interface ChosenSlug {
  readonly slug: string;
  /** Whether the account has to claim it. */
  readonly isNew: boolean;
}

/**
 * The slug for a guide of these names: the present one while it fits any of them, else one the account
 * held before, else the first free one of the first name. Reads only; `claimSlug` writes.
 * @param names the one that a new slug is made of first.
 */
export async function chooseSlug(
  transaction: Transaction,
  uid: string,
  names: readonly [string, ...string[]],
  present: string | null | undefined,
  held: readonly string[],
): Promise<ChosenSlug> {
  const shortId = shortIdOf(uid);
  const fits = (slug: string) => names.some((name) => slugFits(slug, name, shortId));
  if (present && fits(present)) return { slug: present, isNew: !held.includes(present) };
  const earlier = held.find(fits);
  if (earlier !== undefined) return { slug: earlier, isNew: false };
  for (const candidate of slugCandidates(names[0], shortId)) {
    // One after the other: nearly always the first is free.
    const taken = await transaction.get(documentOf('guideSlugs', candidate));
    if (taken.get('user_id') === uid) return { slug: candidate, isNew: false };
    if (isFree(taken, new Date())) return { slug: candidate, isNew: true };
  }
  throw new Error('unreachable: the candidates never end');
}

/** A slug that was given up rests: links to it must not lead to someone else soon. */
function isFree(slug: DocumentSnapshot, now: Date): boolean {
  if (!slug.exists) return true;
  const released: unknown = slug.get('released_at');
  return released instanceof Timestamp && released.toDate() < slugRestCutoff(now);
}

/** What was given up before this moment may be given to someone again. */
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

/** Gives a slug up; of its holder nothing is kept. */
export function releaseSlug(transaction: Transaction, slug: string): void {
  transaction.set(documentOf('guideSlugs', slug), {
    user_id: null,
    released_at: FieldValue.serverTimestamp(),
  });
}

/** The slugs besides the present one: those that redirect to it, and those to give back. */
export function formerSlugs(
  held: readonly string[],
  present: string | null,
): { kept: string[]; released: string[] } {
  const former = held.filter((slug) => slug !== present);
  return { kept: former.slice(0, MAX_FORMER_SLUGS), released: former.slice(MAX_FORMER_SLUGS) };
}

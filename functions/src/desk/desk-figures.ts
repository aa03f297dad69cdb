/** Maintains the numbers on the desk's tabs, so that the desk reads one document instead of counting. */
import { REQUEST_STATUSES } from '../../../src/domain/guide/guide-profile.ts';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import {
  DESK_FIGURES,
  deskFiguresSchema,
  type DeskFigures,
} from '../../../src/domain/verification/desk-copy.ts';
import { documentOf, firestore } from '../app.ts';

export type Figure = keyof DeskFigures;
export const FIGURES: readonly Figure[] = [...REQUEST_STATUSES, 'users'];

async function countOf(figure: Figure): Promise<number> {
  const counted =
    figure === 'users'
      ? firestore.collection(COLLECTIONS.profiles)
      : firestore.collection(COLLECTIONS.verificationRequests).where('status', '==', figure);
  return (await counted.count().get()).data().count;
}

async function countAll(figures: readonly Figure[]): Promise<Partial<DeskFigures>> {
  const counts = await Promise.all(figures.map(async (figure) => [figure, await countOf(figure)] as const));
  return Object.fromEntries(counts);
}

/**
 * Recounts these figures, or all if some are unknown, until the stored numbers equal the counted ones:
 * with two concurrent runs the older must not write last. Writes nothing if nothing changed.
 */
export async function recount(figures: readonly Figure[]): Promise<void> {
  if (figures.length === 0) return;
  const reference = documentOf('figures', DESK_FIGURES);
  const known = deskFiguresSchema.safeParse((await reference.get()).data()).data;
  const counts = await countAll(known ? figures : FIGURES);
  const changed = FIGURES.filter(
    (figure) => counts[figure] !== undefined && counts[figure] !== known?.[figure],
  );
  if (changed.length === 0) return;
  await reference.set(Object.fromEntries(changed.map((figure) => [figure, counts[figure]])), { merge: true });
  await recount(changed);
}

/**
 * The slug of the signed-in guide's own public page, on which it offers the editor. A rendering hint only: it
 * grants nothing.
 */
import { readStored, writeStored } from './stored-item.ts';

const STORAGE_KEY = 'own-page';

/** Stores the slug; undefined removes it, when the session ends. */
export function noteOwnPage(slug: string | undefined): void {
  writeStored('localStorage', STORAGE_KEY, slug);
}

/** Returns the slug; undefined if nobody who has such a page is signed in. */
export function ownPage(): string | undefined {
  return readStored('localStorage', STORAGE_KEY) ?? undefined;
}

/** Output folders. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const PUBLIC_FOLDER = fileURLToPath(new URL('../../public/', import.meta.url));
export const MEDIA_FOLDER = fileURLToPath(new URL('../../public/media/', import.meta.url));
/** Not committed: full-size pictures, the height field, the frames of the film. */
export const CACHE_FOLDER = fileURLToPath(new URL('../../.cache/artwork/', import.meta.url));
/** Lossless masters, to encode again. Not committed. */
export const MASTER_FOLDER = fileURLToPath(new URL('../../.cache/artwork/masters/', import.meta.url));
/** Drafts at half size. Not committed. */
export const DRAFT_FOLDER = fileURLToPath(new URL('../../.cache/artwork/drafts/', import.meta.url));

/** Makes the folders that the scripts write to. */
export function makeFolders(): void {
  mkdirSync(MEDIA_FOLDER, { recursive: true });
  mkdirSync(MASTER_FOLDER, { recursive: true });
  mkdirSync(DRAFT_FOLDER, { recursive: true });
}

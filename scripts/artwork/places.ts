/** Where the pictures go. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const PUBLIC_FOLDER = fileURLToPath(new URL('../../public/', import.meta.url));
export const MEDIA_FOLDER = fileURLToPath(new URL('../../public/media/', import.meta.url));
/** Not committed: full-size pictures, the height field, the frames of the film. */
export const CACHE_FOLDER = fileURLToPath(new URL('../../.cache/artwork/', import.meta.url));

/** Makes the folders that the scripts write to. */
export function makeFolders(): void {
  mkdirSync(MEDIA_FOLDER, { recursive: true });
  mkdirSync(CACHE_FOLDER, { recursive: true });
}

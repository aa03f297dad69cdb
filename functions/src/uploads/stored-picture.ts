/** The metadata with which the server stores a processed picture. */
import type { FileMetadata } from '@google-cloud/storage';

/** The complete metadata of a stored picture. */
export const STORED_PICTURE = {
  contentType: 'image/webp',
  metadata: { cacheControl: 'private, max-age=3600' },
} as const;

/**
 * Returns whether the server has processed the picture. Pictures written by clients of earlier versions
 * have a token in their metadata.
 */
export function isDrawnHere({ contentType, cacheControl, metadata }: FileMetadata): boolean {
  const { contentType: type, metadata: label } = STORED_PICTURE;
  return (
    contentType === type && cacheControl === label.cacheControl && Object.keys(metadata ?? {}).length === 0
  );
}

/** How the bucket labels a picture that the server has drawn for an account. */
import type { FileMetadata } from '@google-cloud/storage';

/** What it is saved with, and nothing besides. */
export const STORED_PICTURE = {
  contentType: 'image/webp',
  metadata: { cacheControl: 'private, max-age=3600' },
} as const;

/** Whether the server has drawn it. What a client wrote in earlier versions has a token among its metadata. */
export function isDrawnHere({ contentType, cacheControl, metadata }: FileMetadata): boolean {
  const { contentType: type, metadata: label } = STORED_PICTURE;
  return (
    contentType === type && cacheControl === label.cacheControl && Object.keys(metadata ?? {}).length === 0
  );
}

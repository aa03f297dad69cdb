/** The complete metadata with which the server stores a processed picture. */
export const STORED_PICTURE = {
  contentType: 'image/webp',
  metadata: { cacheControl: 'private, max-age=3600' },
} as const;

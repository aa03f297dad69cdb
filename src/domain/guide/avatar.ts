/** Pictures of guides: their storage paths, and the URLs that may be shown. */

/**
 * Folder that an account uploads to. For the server only, which deletes each file after processing
 * it.
 */
export function uploadFolder(uid: string): string {
  return `uploads/${uid}`;
}

/** Folder of an account's processed pictures; readable by the owner and admins. */
export function avatarFolder(uid: string): string {
  return `avatars/${uid}`;
}

/** Folder of the public copies. Their names are random, so they do not identify the account. */
export const PUBLIC_FOLDER = 'public';

/** Returns the path of a copy by its name, 32 hexadecimal digits. */
export function publicPicturePath(name: string): string {
  return `${PUBLIC_FOLDER}/${name}.webp`;
}

/** Base URL of a bucket, in the local emulator or in production. */
const BUCKET_URL =
  '(https:\\/\\/firebasestorage\\.googleapis\\.com|http:\\/\\/(?:127\\.0\\.0\\.1|localhost):\\d{2,5})\\/v0\\/b\\/([a-z0-9._-]+)\\/o\\/';

const AVATAR_URL = new RegExp(
  `^${BUCKET_URL}avatars%2F([^%/?#]+)%2F([A-Za-z0-9_-]{8,64}\\.(?:jpg|png|webp))\\?alt=media(?:&token=[A-Za-z0-9-]+)?$`,
  'u',
);

/** The only picture URLs allowed in a public document. */
export const PUBLIC_PICTURE_URL = new RegExp(
  `^${BUCKET_URL}${PUBLIC_FOLDER}%2F([0-9a-f]{32})\\.webp\\?alt=media$`,
  'u',
);

/**
 * Returns the object that a picture URL of an account points to, and whether it is in an emulator on this
 * machine; undefined for any other URL.
 */
export function parseAvatarUrl(url: string) {
  const [, origin, bucket, uid, file] = AVATAR_URL.exec(url) ?? [];
  if (origin === undefined || bucket === undefined || uid === undefined || file === undefined)
    return undefined;
  return { bucket, uid, path: `${avatarFolder(uid)}/${file}`, local: origin.startsWith('http:') };
}

/** Returns the URL of an object without a token: the storage rules decide who may read it. */
export function objectUrl(origin: string, bucket: string, path: string): string {
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/** Origin from which Firebase serves the objects of all projects. */
export const STORAGE_ORIGIN = 'https://firebasestorage.googleapis.com';

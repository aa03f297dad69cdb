/** Pictures of guides: where they are stored, and which addresses may be shown. */

/** Folder that an account uploads to: for the server only, which removes each file once it has drawn it again. */
export function uploadFolder(uid: string): string {
  return `uploads/${uid}`;
}

/** Folder of an account's pictures as the server has drawn them; for the owner and admins. */
export function avatarFolder(uid: string): string {
  return `avatars/${uid}`;
}

/** Folder of the copies that visitors see. Their names are random and say nothing about the account. */
export const PUBLIC_FOLDER = 'public';

/** Path of a copy by its name, 32 hexadecimal digits. */
export function publicPicturePath(name: string): string {
  return `${PUBLIC_FOLDER}/${name}.webp`;
}

/** Where the emulator of this machine or the production service serves a bucket. */
const BUCKET_URL =
  '(https:\\/\\/firebasestorage\\.googleapis\\.com|http:\\/\\/(?:127\\.0\\.0\\.1|localhost):\\d{2,5})\\/v0\\/b\\/([a-z0-9._-]+)\\/o\\/';

const AVATAR_URL = new RegExp(
  `^${BUCKET_URL}avatars%2F([^%/?#]+)%2F([A-Za-z0-9_-]{8,64}\\.(?:jpg|png|webp))\\?alt=media(?:&token=[A-Za-z0-9-]+)?$`,
  'u',
);

/** The only addresses of pictures that a public document may hold. */
export const PUBLIC_PICTURE_URL = new RegExp(
  `^${BUCKET_URL}${PUBLIC_FOLDER}%2F([0-9a-f]{32})\\.webp\\?alt=media$`,
  'u',
);

export interface StoredAvatar {
  readonly bucket: string;
  readonly uid: string;
  /** Path in the bucket. */
  readonly path: string;
  /** Whether the address is one of an emulator on this machine. */
  readonly local: boolean;
}

/** What the address of an account's picture points to; undefined for any other address. */
export function parseAvatarUrl(url: string): StoredAvatar | undefined {
  const [, origin, bucket, uid, file] = AVATAR_URL.exec(url) ?? [];
  if (origin === undefined || bucket === undefined || uid === undefined || file === undefined)
    return undefined;
  return { bucket, uid, path: `${avatarFolder(uid)}/${file}`, local: origin.startsWith('http:') };
}

/** The address of an object without a token: the rules decide who may read it. */
export function objectUrl(origin: string, bucket: string, path: string): string {
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/** Where Firebase serves the objects of all projects. */
export const STORAGE_ORIGIN = 'https://firebasestorage.googleapis.com';

/** Pictures of guides: where they are stored, and which addresses may be shown. */

/** Folder of an account's pictures in the bucket. */
export function avatarFolder(uid: string): string {
  return `avatars/${uid}`;
}

const AVATAR_URL =
  /^(https:\/\/firebasestorage\.googleapis\.com|http:\/\/(?:127\.0\.0\.1|localhost):\d{2,5})\/v0\/b\/([a-z0-9._-]+)\/o\/avatars%2F([^%/?#]+)%2F([A-Za-z0-9_-]{8,64}\.(?:jpg|png|webp))\?alt=media(?:&token=[A-Za-z0-9-]+)?$/u;

export interface StoredAvatar {
  readonly bucket: string;
  readonly uid: string;
  /** Path in the bucket. */
  readonly path: string;
  /** Whether the address is one of an emulator on this machine. */
  readonly local: boolean;
}

/** What a download address of a picture points to; undefined for any other address. */
export function parseAvatarUrl(url: string): StoredAvatar | undefined {
  const [, origin, bucket, uid, file] = AVATAR_URL.exec(url) ?? [];
  if (origin === undefined || bucket === undefined || uid === undefined || file === undefined)
    return undefined;
  return { bucket, uid, path: `${avatarFolder(uid)}/${file}`, local: origin.startsWith('http:') };
}

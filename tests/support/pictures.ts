/** Pictures of accounts in the bucket, uploaded under the rules. */
import { ref, uploadBytes } from 'firebase/storage';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect } from 'vitest';
import { objectUrl } from '../../src/domain/guide/avatar.ts';
import { pictureName } from '../../src/domain/guide/picture-name.ts';
import { emulatorAddress } from './emulators.ts';
import type { Member } from './member.ts';
import { adminBucket, eventually } from './server.ts';

/** A small picture that is the same each time, so that its name is known in advance. */
async function sampleOf(label: string): Promise<Uint8Array> {
  const background = `#${createHash('sha256').update(label).digest('hex').slice(0, 6)}`;
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .webp()
    .toBuffer();
}

/** Returns the name of an upload, bound to its picture; it begins with the label. */
export async function nameOf(label: string, bytes?: Uint8Array): Promise<string> {
  return pictureName(label, bytes ?? (await sampleOf(label)));
}

/** Returns the path of the account's stored picture with that label. */
export async function processedPathOf(
  { uid }: Pick<Member, 'uid'>,
  label: string,
  bytes?: Uint8Array,
): Promise<string> {
  return `avatars/${uid}/${await nameOf(label, bytes)}.webp`;
}

/**
 * Uploads a picture under a name that begins with the label; returns the URL that profiles store, at
 * which the server writes the processed picture.
 */
export async function uploadPicture(
  member: Pick<Member, 'uid' | 'storage'>,
  label: string,
  bytes?: Uint8Array,
): Promise<string> {
  const picture = bytes ?? (await sampleOf(label));
  const path = `uploads/${member.uid}/${await nameOf(label, picture)}.webp`;
  await uploadBytes(ref(member.storage, path), picture, { contentType: 'image/webp' });
  return addressOf(await processedPathOf(member, label, picture));
}

/** The first picture starts the function, which is slow on a busy machine. */
const DRAWN_WITHIN_MS = 45_000;

/** As above; resolves when the server has processed it. */
export async function uploadProcessed(
  member: Pick<Member, 'uid' | 'storage'>,
  label: string,
): Promise<string> {
  const url = await uploadPicture(member, label);
  await eventually(async () => expect(await picturesOf(member)).toContain(`${label}.webp`), DRAWN_WITHIN_MS);
  return url;
}

/** Returns the URL of an object without a token. */
export function addressOf(path: string): string {
  return objectUrl(emulatorAddress('storage').origin, adminBucket.name, path);
}

/** Returns the label and the extension of an object. */
function labelOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/-[0-9a-f]{40}(?=\.)/u, '');
}

/** Returns the labels of the account's uploads that the server has not processed yet. */
export async function uploadsOf({ uid }: Pick<Member, 'uid'>): Promise<string[]> {
  const [files] = await adminBucket.getFiles({ prefix: `uploads/${uid}/` });
  return files.map(({ name }) => labelOf(name)).toSorted();
}

/** Returns the labels of the account's stored pictures. */
export async function picturesOf({ uid }: Pick<Member, 'uid'>): Promise<string[]> {
  const [files] = await adminBucket.getFiles({ prefix: `avatars/${uid}/` });
  return files.map(({ name }) => labelOf(name)).toSorted();
}

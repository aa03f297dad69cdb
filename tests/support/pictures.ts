/** Pictures of accounts in the bucket, uploaded under the rules. */
import { ref, uploadBytes } from 'firebase/storage';
import { expect } from 'vitest';
import { objectUrl } from '../../src/domain/guide/avatar.ts';
import { emulatorAddress } from './emulators.ts';
import type { Member } from './member.ts';
import { photograph } from './photograph.ts';
import { adminBucket, eventually } from './server.ts';

/** Uploads it under that name; answers the address that profiles store, where the server draws it anew. */
export async function uploadPicture(
  member: Pick<Member, 'uid' | 'storage'>,
  name: string,
  bytes?: Uint8Array,
): Promise<string> {
  const picture = bytes ?? (await photograph({ format: 'webp', width: 40, height: 30 }));
  const path = `uploads/${member.uid}/${name}.webp`;
  await uploadBytes(ref(member.storage, path), picture, { contentType: 'image/webp' });
  return addressOf(`avatars/${member.uid}/${name}.webp`);
}

/** The first drawing starts the function, which takes its time on a busy machine. */
const DRAWN_WITHIN_MS = 45_000;

/** As above; resolves when the server has drawn it. */
export async function uploadDrawn(member: Pick<Member, 'uid' | 'storage'>, name: string): Promise<string> {
  const url = await uploadPicture(member, name);
  await eventually(async () => expect(await picturesOf(member)).toContain(`${name}.webp`), DRAWN_WITHIN_MS);
  return url;
}

/** The address of an object without a token. */
export function addressOf(path: string): string {
  return objectUrl(emulatorAddress('storage').origin, adminBucket.name, path);
}

/** Names of what the account has uploaded and the server has not looked at yet. */
export async function uploadsOf({ uid }: Pick<Member, 'uid'>): Promise<string[]> {
  const [files] = await adminBucket.getFiles({ prefix: `uploads/${uid}/` });
  return files.map(({ name }) => name.split('/').at(-1) ?? '').toSorted();
}

/** Names of the account's stored pictures. */
export async function picturesOf({ uid }: Pick<Member, 'uid'>): Promise<string[]> {
  const [files] = await adminBucket.getFiles({ prefix: `avatars/${uid}/` });
  return files.map(({ name }) => name.split('/').at(-1) ?? '').toSorted();
}

/** Pictures of accounts in the bucket, uploaded under the rules. */
import { ref, uploadBytes } from 'firebase/storage';
import type { Member } from './member.ts';
import { photograph } from './photograph.ts';
import { adminBucket } from './server.ts';

/** Uploads it under that name; answers the address that profiles store. */
export async function uploadPicture(
  member: Pick<Member, 'uid' | 'storage'>,
  name: string,
  bytes?: Uint8Array,
): Promise<string> {
  const path = `avatars/${member.uid}/${name}.webp`;
  const picture = bytes ?? (await photograph({ format: 'webp', width: 40, height: 30 }));
  await uploadBytes(ref(member.storage, path), picture, { contentType: 'image/webp' });
  return `http://127.0.0.1:9199/v0/b/${adminBucket.name}/o/${encodeURIComponent(path)}?alt=media`;
}

/** Names of the account's stored pictures. */
export async function picturesOf({ uid }: Pick<Member, 'uid'>): Promise<string[]> {
  const [files] = await adminBucket.getFiles({ prefix: `avatars/${uid}/` });
  return files.map(({ name }) => name.split('/').at(-1) ?? '').toSorted();
}

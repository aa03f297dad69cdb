/**
 * Pictures of accounts: uploads them, and shows them to the owner and to admins. They are read with the
 * user's credentials under the rules; a URL with a download token would be open to everybody who knows
 * it.
 */
import { getBlob, ref, uploadBytesResumable } from 'firebase/storage';
import { useState } from 'react';
import { useAsync } from '../../browser/use-async.ts';
import {
  avatarFolder,
  objectUrl,
  parseAvatarUrl,
  STORAGE_ORIGIN,
  uploadFolder,
} from '../../domain/guide/avatar.ts';
import { markOf, pictureName, type PicturePart } from '../../domain/guide/picture-name.ts';
import { emulatorHosts, firebaseOptions } from './config.ts';
import { assertOnline } from './errors.ts';
import { storage } from './members-app.ts';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** Object URLs of pictures by stored URL, for the lifetime of the page. */
const known = new Map<string, string>();

/**
 * Milliseconds between attempts to read a picture that does not exist yet: the server processes it within
 * seconds.
 */
const PAUSES_MS = [1000, 2000, 4000, 8000];

/**
 * Uploads the picture under a new name that contains its hash, and the part that the server is to cut.
 * @param onProgress receives the completed part, 0 to 1.
 * @returns the URL at which the server stores the processed picture within seconds.
 * @throws FirebaseError `storage/canceled` when the signal is aborted.
 */
export async function uploadAvatar(
  uid: string,
  { picture, part }: { readonly picture: Blob; readonly part?: PicturePart },
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<string> {
  await assertOnline();
  signal.throwIfAborted();
  const mark = markOf(crypto.randomUUID().replaceAll('-', '').slice(0, 16), part);
  const name = await pictureName(mark, new Uint8Array(await picture.arrayBuffer()));
  signal.throwIfAborted();
  const path = `${uploadFolder(uid)}/${name}.${EXTENSIONS[picture.type] ?? 'jpg'}`;
  const task = uploadBytesResumable(ref(storage, path), picture, { contentType: picture.type });
  signal.addEventListener('abort', () => task.cancel(), { once: true });
  task.on('state_changed', (state) =>
    onProgress(state.totalBytes > 0 ? state.bytesTransferred / state.totalBytes : 0),
  );
  await task;
  const origin = emulatorHosts
    ? `http://${emulatorHosts.storage.host}:${emulatorHosts.storage.port}`
    : STORAGE_ORIGIN;
  const url = objectUrl(origin, firebaseOptions.storageBucket, `${avatarFolder(uid)}/${name}.webp`);
  // A part is seen once the server has cut it.
  if (!part) known.set(url, URL.createObjectURL(picture));
  return url;
}

/**
 * Returns an object URL for a stored picture URL; undefined while it is loading, and if the picture does
 * not exist or this account may not read it.
 */
export function useStoredPicture(url: string | null | undefined): string | undefined {
  const [shown, setShown] = useState<{ readonly url: string; readonly src: string }>();
  // If it cannot be read, the initials stay visible.
  useAsync(!url || known.has(url) ? undefined : url, readPicture, (blob, of) => {
    const src = known.get(of) ?? URL.createObjectURL(blob);
    known.set(of, src);
    setShown({ url: of, src });
  });
  if (!url) return undefined;
  return shown?.url === url ? shown.src : known.get(url);
}

/** Returns a stored picture. @throws FirebaseError when it cannot be read. */
export async function readPicture(url: string, signal?: AbortSignal): Promise<Blob> {
  const path = parseAvatarUrl(url)?.path;
  if (path === undefined) throw new Error('not a stored picture');
  for (const pause of PAUSES_MS) {
    try {
      // Retries sequentially.
      return await getBlob(ref(storage, path));
    } catch (error) {
      if (signal?.aborted) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return getBlob(ref(storage, path));
}

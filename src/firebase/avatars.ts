/**
 * Pictures of accounts: the upload, and showing them to the owner and to admins. They are read with the
 * sign-in, under the rules; an address with a download token would be open to everybody who has it.
 */
import { getBlob, ref, uploadBytesResumable } from 'firebase/storage';
import { useState } from 'react';
import { useAsync } from '../browser/use-async.ts';
import {
  avatarFolder,
  objectUrl,
  parseAvatarUrl,
  STORAGE_ORIGIN,
  uploadFolder,
} from '../domain/guide/avatar.ts';
import { pictureName } from '../domain/guide/picture-name.ts';
import { emulatorHosts, firebaseOptions } from './config.ts';
import { assertOnline } from './errors.ts';
import { storage } from './members-app.ts';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** Object URLs of pictures by their stored address, for as long as the page is open. */
const known = new Map<string, string>();

/** ms between attempts to read a picture that is not there yet: the server draws it within seconds. */
const PAUSES_MS = [1000, 2000, 4000, 8000];

const MARK_LENGTH = 16;

function randomMark(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, MARK_LENGTH);
}

/**
 * Uploads the picture under a new name, which is bound to it.
 * @param onProgress gets the part that is done, 0 to 1.
 * @returns the address under which the server stores it, drawn again, within seconds.
 * @throws FirebaseError `storage/canceled` once the signal is aborted.
 */
export async function uploadAvatar(
  uid: string,
  picture: Blob,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<string> {
  await assertOnline();
  signal.throwIfAborted();
  const name = await pictureName(randomMark(), new Uint8Array(await picture.arrayBuffer()));
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
  known.set(url, URL.createObjectURL(picture));
  return url;
}

/**
 * What an `img` shows for a stored address of a picture: an object URL, or undefined while it is read
 * and when there is no such picture, or none for this account.
 */
export function useStoredPicture(url: string | null | undefined): string | undefined {
  const [shown, setShown] = useState<{ readonly url: string; readonly src: string }>();
  // Where it cannot be read the initials stay.
  useAsync(!url || known.has(url) ? undefined : url, readPicture, (src, of) => setShown({ url: of, src }));
  if (!url) return undefined;
  return shown?.url === url ? shown.src : known.get(url);
}

/** @throws FirebaseError when it cannot be read. */
async function readPicture(url: string, signal: AbortSignal): Promise<string> {
  const path = parseAvatarUrl(url)?.path;
  if (path === undefined) throw new Error('not a stored picture');
  for (const pause of [...PAUSES_MS, undefined]) {
    try {
      // One attempt after the other.
      const blob = await getBlob(ref(storage, path));
      const src = known.get(url) ?? URL.createObjectURL(blob);
      known.set(url, src);
      return src;
    } catch (error) {
      if (pause === undefined || signal.aborted) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  throw new Error('unreachable: the last attempt throws');
}

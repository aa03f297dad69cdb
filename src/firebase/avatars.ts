/** Upload of a guide's picture. Replaced files are removed by the server. */
import { ref, uploadBytesResumable } from 'firebase/storage';
import { emulatorHosts, firebaseOptions } from './config.ts';
import { assertOnline } from './errors.ts';
import { storage } from './members-app.ts';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** The address anybody can read the file at: without a token, so that access stays with the rules. */
function publicUrl(path: string): string {
  const origin = emulatorHosts
    ? `http://${emulatorHosts.storage.host}:${emulatorHosts.storage.port}`
    : 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${firebaseOptions.storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}

function randomName(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/**
 * Uploads the picture under a new random name and answers its public address.
 * @param onProgress gets the part that is done, 0 to 1.
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
  const path = `avatars/${uid}/${randomName()}.${EXTENSIONS[picture.type] ?? 'jpg'}`;
  const task = uploadBytesResumable(ref(storage, path), picture, {
    contentType: picture.type,
    cacheControl: 'public, max-age=31536000, immutable',
  });
  signal.addEventListener('abort', () => task.cancel(), { once: true });
  task.on('state_changed', (state) =>
    onProgress(state.totalBytes > 0 ? state.bytesTransferred / state.totalBytes : 0),
  );
  await task;
  return publicUrl(path);
}

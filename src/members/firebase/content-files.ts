/** Pictures and files of the content: uploads them, and shows editors those that no release has yet. */
import { getBlob, ref, uploadBytes } from 'firebase/storage';
import { dataUrlOf } from '../../browser/data-url.ts';
import { contentFilePath, contentUploadPath, storeFileResultSchema } from '../../domain/content/uploads.ts';
import { call } from './callables.ts';
import { assertOnline, FailureError } from './errors.ts';
import { storage } from './members-app.ts';

/**
 * @param name of a file for visitors to download; without it the server draws a picture anew.
 * @returns what records name: the picture, or the path of the file.
 */
export async function storeContentFile(uid: string, file: Blob, name?: string): Promise<string> {
  await assertOnline();
  const upload = crypto.randomUUID();
  const contentType = 'application/octet-stream';
  await uploadBytes(ref(storage, contentUploadPath(uid, upload)), file, { contentType });
  const input = { upload, ...(name !== undefined && { name }) };
  const result = await call('storeContentFile', input, storeFileResultSchema);
  if ('fault' in result) throw new FailureError(result.fault);
  return result.stored;
}

/** Returns a file by its path on the site, as a data URL, which a preview shows too. @throws FirebaseError */
export async function readContentFile(path: string): Promise<string> {
  return dataUrlOf(await getBlob(ref(storage, contentFilePath(path))));
}

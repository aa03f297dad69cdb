/** Reads an object of the bucket up to a maximum size. */
import type { File } from '@google-cloud/storage';
import { hasCode } from '../service-errors.ts';

/**
 * Reads the stored bytes without decompressing, regardless of the object's encoding.
 * @returns undefined when the object does not exist, 'too-large' when it has more than `mostBytes` bytes.
 */
export async function readObject(file: File, mostBytes: number): Promise<Buffer | 'too-large' | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of file.createReadStream({ decompress: false, validation: false })) {
      const bytes = Buffer.from(chunk);
      size += bytes.byteLength;
      // Leaving the loop ends the download.
      if (size > mostBytes) return 'too-large';
      chunks.push(bytes);
    }
  } catch (error) {
    if (hasCode(error, 404)) return undefined;
    throw error;
  }
  return Buffer.concat(chunks);
}

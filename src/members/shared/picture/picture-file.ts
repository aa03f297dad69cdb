import { MIN_PICTURE_SIDE } from '../../../domain/settings.ts';

/** Why a file cannot be used as the guide's picture. */
export type PictureFault =
  | 'not-image'
  /** A phone photograph that this browser cannot open. */
  | 'heic'
  /** Of a type that every browser opens, so that the content must be damaged, or something else. */
  | 'damaged'
  /** A picture of another type that this browser cannot open. */
  | 'undrawable'
  | 'small';

/** The types that the server takes; every browser opens them. */
export const isUploadType = (type: string) => /^image\/(?:jpeg|png|webp)$/u.test(type);

/** Returns the size in pixels, or undefined if the browser cannot decode the picture. */
export async function decodedSize(file: Blob): Promise<{ width: number; height: number } | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return undefined;
  }
}

/** Returns why the file cannot be used; undefined if it can, which the browser decides by decoding it. */
export async function pictureFault(file: File): Promise<PictureFault | undefined> {
  const size = await decodedSize(file);
  if (size) return Math.min(size.width, size.height) < MIN_PICTURE_SIDE ? 'small' : undefined;
  const { name, type } = file;
  // Windows has no type for them.
  if (/hei[cf]$/iu.test(type) || /\.hei[cf]$/iu.test(name)) return 'heic';
  if (!type.startsWith('image/') || type.includes('svg')) return 'not-image';
  return isUploadType(type) ? 'damaged' : 'undrawable';
}

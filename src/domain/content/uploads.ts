/** Pictures and files that editors upload. A name holds the hash of the content, and what pages need to know of it. */
import * as z from 'zod/mini';

/** Pixels; each picture has all of them: what is smaller is enlarged, so that pages need not ask. */
export const PICTURE_WIDTHS = [480, 720, 960, 1200, 1600] as const;
export const LARGEST_WIDTH = 1600;

/** Hash, height of the largest file, mean colour. */
const PICTURE = String.raw`[0-9a-f]{20}-(\d{3,4})-([0-9a-f]{6})`;
const PICTURE_NAME = new RegExp(`^${PICTURE}$`, 'u');
const ANY_PICTURE = new RegExp(String.raw`\b${PICTURE}\b`, 'gu');
const ANY_FILE = /\/files\/[0-9a-f]{20}-[a-z0-9-]+\.(?:pdf|zip|svg)\b/gu;

/** Undefined for a picture of the build. */
export function uploadedPicture(name: string) {
  const [, height, color] = PICTURE_NAME.exec(name) ?? [];
  return height === undefined || color === undefined
    ? undefined
    : { width: LARGEST_WIDTH, height: Number(height), widths: PICTURE_WIDTHS, color: `#${color}` };
}

export function pictureFile(name: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  return `/media/${name}-${width}.webp`;
}

/** The paths of all uploaded files that a text names, as a record or a page. */
export function uploadedFiles(text: string): string[] {
  const names = [...text.matchAll(ANY_PICTURE)].map(([name]) => name);
  const pictures = names.flatMap((name) => PICTURE_WIDTHS.map((width) => pictureFile(name, width)));
  return [...new Set([...pictures, ...[...text.matchAll(ANY_FILE)].map(([path]) => path)])];
}

/** Where an editor uploads to; the server alone reads it. */
export function contentUploadPath(uid: string, upload: string): string {
  return `content-uploads/${uid}/${upload}`;
}

/** Where the server stores what it has checked; staff reads it, visitors read its copy in the release. */
export function contentFilePath(path: string): string {
  return `content${path}`;
}

export const storeFileInputSchema = z.strictObject({
  upload: z.uuid(),
  /** The name of a file for visitors to download; undefined for a picture. */
  name: z.optional(z.string().check(z.maxLength(300))),
});

export const UPLOAD_FAULTS = ['no-picture', 'no-file', 'unsafe-svg'] as const;
export type UploadFault = (typeof UPLOAD_FAULTS)[number];

/** The name of the picture or the path of the file, or why it was refused. */
export const storeFileResultSchema = z.union([
  z.object({ stored: z.string() }),
  z.object({ fault: z.enum(UPLOAD_FAULTS) }),
]);

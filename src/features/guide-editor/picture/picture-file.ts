/**
 * What a chosen file is, read from its bytes: its name and type only say what someone called it.
 * Whether it can be drawn is the browser's own answer.
 */

/** Why a file cannot be the guide's picture. */
export type PictureFault =
  /** No picture, and not called one. */
  | 'not-image'
  /** Called a picture, and holds something else. */
  | 'renamed'
  /** The end of the file is missing, or it cannot be read. */
  | 'cut'
  /** A photograph of a phone that this browser cannot open. */
  | 'heic'
  /** A whole picture of another kind that this browser cannot open. */
  | 'undrawable'
  | 'small';

/** Pixels, each side: a smaller picture would be blurred on the guide's page. */
export const MIN_PICTURE_SIDE = 200;

type Kind = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'tiff' | 'heic' | 'avif';

/** Brands of the ISO file format (ISO/IEC 23008-12) that mean a picture packed as HEVC video is. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}

function begins(bytes: Uint8Array, ...start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

function isoKind(bytes: Uint8Array): Kind | undefined {
  if (textAt(bytes, 4, 4) !== 'ftyp') return undefined;
  const brand = textAt(bytes, 8, 4);
  if (brand === 'avif' || brand === 'avis') return 'avif';
  return HEIC_BRANDS.includes(brand) ? 'heic' : undefined;
}

/** The kind of picture by the first bytes; undefined for everything else, SVG too. */
function kindOf(bytes: Uint8Array): Kind | undefined {
  if (begins(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/u.test(textAt(bytes, 0, 6))) return 'gif';
  if (textAt(bytes, 0, 2) === 'BM') return 'bmp';
  if (begins(bytes, 0x49, 0x49, 0x2a, 0) || begins(bytes, 0x4d, 0x4d, 0, 0x2a)) return 'tiff';
  return isoKind(bytes);
}

/** Behind the segments of the head, whose pictures in small have ends of their own. */
function jpegHasEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1];
    const next = at + 2 + view.getUint16(at + 2);
    // Start of scan: what follows are pixels, in which the mark of the end cannot occur.
    if (marker === 0xda) return hasEndMark(bytes, next);
    at = next;
  }
  return false;
}

function hasEndMark(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xd9) return true;
  }
  return false;
}

function pngHasEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 8;
  while (at + 12 <= bytes.length) {
    const next = at + 12 + view.getUint32(at);
    if (textAt(bytes, at + 4, 4) === 'IEND') return next <= bytes.length;
    at = next;
  }
  return false;
}

/** Boxes one after the other, each with its size; the last one may say "to the end of the file" (0). */
function isoHasEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at);
    if (size === 0) return true;
    const isLong = size === 1 && at + 16 <= bytes.length;
    at += isLong ? Number(view.getBigUint64(at + 8)) : Math.max(size, 8);
  }
  return at === bytes.length;
}

function webpHasEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(4, true) + 8 <= bytes.length;
}

/** Whether the file goes to its end, as far as its kind tells. */
function isWhole(kind: Kind, bytes: Uint8Array): boolean {
  if (kind === 'jpeg') return jpegHasEnd(bytes);
  if (kind === 'png') return pngHasEnd(bytes);
  if (kind === 'webp') return bytes.length >= 12 && webpHasEnd(bytes);
  return kind === 'heic' || kind === 'avif' ? isoHasEnd(bytes) : true;
}

/** What the bytes tell: the kind of picture, or why it is none. */
export function inspectPicture(bytes: Uint8Array, type: string): Kind | PictureFault {
  const kind = kindOf(bytes);
  // A drawing in XML is no picture here, whatever it is called.
  if (!kind) return type.startsWith('image/') && !type.includes('svg') ? 'renamed' : 'not-image';
  return isWhole(kind, bytes) ? kind : 'cut';
}

/** Pixels of the drawn picture, or undefined where the browser cannot draw it. */
async function drawnSize(file: Blob): Promise<{ width: number; height: number } | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return undefined;
  }
}

/** Why the file cannot be used; undefined where it can. */
export async function pictureFault(file: File): Promise<PictureFault | undefined> {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // Taken away or changed since it was chosen.
    return 'cut';
  }
  const found = inspectPicture(bytes, file.type);
  if (found === 'not-image' || found === 'renamed' || found === 'cut') return found;
  const size = await drawnSize(file);
  if (size) return Math.min(size.width, size.height) < MIN_PICTURE_SIDE ? 'small' : undefined;
  if (found === 'heic') return 'heic';
  // Every browser draws these: what is between their beginning and their end is broken.
  return found === 'jpeg' || found === 'png' || found === 'webp' ? 'cut' : 'undrawable';
}

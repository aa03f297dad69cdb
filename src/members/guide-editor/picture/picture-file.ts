/**
 * Detects the type of a selected file from its bytes, because name and type may be wrong. Whether it can
 * be decoded is tested with the browser.
 */
import { MIN_PICTURE_SIDE } from '../../../domain/settings.ts';

/** Why a file cannot be used as the guide's picture. */
export type PictureFault =
  /** Not a picture, and not declared as one. */
  | 'not-image'
  /** Declared as a picture, but contains something else. */
  | 'renamed'
  /** The end of the file is missing, or the file cannot be read. */
  | 'cut'
  /** A phone photograph that this browser cannot open. */
  | 'heic'
  /** A complete picture of another type that this browser cannot open. */
  | 'undrawable'
  | 'small';

type Kind = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'tiff' | 'heic' | 'avif';

/** Brands of the ISO file format (ISO/IEC 23008-12) for pictures compressed with HEVC. */
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

/** Returns the picture type by the first bytes; undefined for everything else, including SVG. */
function kindOf(bytes: Uint8Array): Kind | undefined {
  if (begins(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/u.test(textAt(bytes, 0, 6))) return 'gif';
  if (textAt(bytes, 0, 2) === 'BM') return 'bmp';
  if (begins(bytes, 0x49, 0x49, 0x2a, 0) || begins(bytes, 0x4d, 0x4d, 0, 0x2a)) return 'tiff';
  return isoKind(bytes);
}

/** Skips the header segments, because their thumbnails contain end markers too. */
function jpegHasEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1];
    const next = at + 2 + view.getUint16(at + 2);
    // Start of scan: the following pixel data cannot contain the end marker.
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

/**
 * Reads the sequence of boxes by their sizes; the last one may extend to the end of the file (size 0).
 */
function isoHasEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at);
    if (size === 0) return true;
    const isLong = size === 1;
    if (isLong && at + 16 > bytes.length) return false;
    at += isLong ? Number(view.getBigUint64(at + 8)) : Math.max(size, 8);
  }
  return at === bytes.length;
}

function webpHasEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(4, true) + 8 <= bytes.length;
}

/** Returns whether the file is complete, as far as its type allows to tell. */
function isWhole(kind: Kind, bytes: Uint8Array): boolean {
  if (kind === 'jpeg') return jpegHasEnd(bytes);
  if (kind === 'png') return pngHasEnd(bytes);
  if (kind === 'webp') return webpHasEnd(bytes);
  return kind === 'heic' || kind === 'avif' ? isoHasEnd(bytes) : true;
}

/** Returns the picture type, or why the file is not a picture. */
export function inspectPicture(bytes: Uint8Array, type: string): Kind | PictureFault {
  const kind = kindOf(bytes);
  // A drawing in XML is not accepted, regardless of its declared type.
  if (!kind) return type.startsWith('image/') && !type.includes('svg') ? 'renamed' : 'not-image';
  return isWhole(kind, bytes) ? kind : 'cut';
}

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

/** Returns why the file cannot be used; undefined if it can. */
export async function pictureFault(file: File): Promise<PictureFault | undefined> {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // The file was removed or changed since it was selected.
    return 'cut';
  }
  const found = inspectPicture(bytes, file.type);
  if (found === 'not-image' || found === 'renamed' || found === 'cut') return found;
  const size = await decodedSize(file);
  if (size) return Math.min(size.width, size.height) < MIN_PICTURE_SIDE ? 'small' : undefined;
  if (found === 'heic') return 'heic';
  // Every browser supports these types, so the content must be damaged.
  return found === 'jpeg' || found === 'png' || found === 'webp' ? 'cut' : 'undrawable';
}

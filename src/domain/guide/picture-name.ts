/**
 * Names of uploaded pictures. A name contains the hash of its picture: nobody can upload another
 * picture under a name that admins or visitors have already seen, or choose a name first and its
 * picture later.
 */

/** Hexadecimal digits of the SHA-256 of the mark and the picture: 160 bits. */
const DIGITS = 40;
const NAME = new RegExp(`^([A-Za-z0-9_-]{8,23})-([0-9a-f]{${DIGITS}})$`, 'u');

/** A square of a picture, in its pixels when it is upright. */
export interface PicturePart {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** A mark may hold the part that the server is to cut: three numbers, each of three digits to this base. */
const BASE = 36;
const PART = /^[0-9a-f]{12}_([0-9a-z]{3})([0-9a-z]{3})((?!000)[0-9a-z]{3})-/u;

/** @param random 16 hexadecimal digits. */
export function markOf(random: string, part: PicturePart | undefined): string {
  if (!part) return random;
  const numbers = [part.x, part.y, part.side].map((value) => value.toString(BASE).padStart(3, '0'));
  return `${random.slice(0, 12)}_${numbers.join('')}`;
}

/** The part that the name of an upload asks for; undefined for the whole picture. */
export function partOf(name: string): PicturePart | undefined {
  const [x, y, side] = (PART.exec(name) ?? []).slice(1).map((digits) => Number.parseInt(digits, BASE));
  return x === undefined || y === undefined || side === undefined ? undefined : { x, y, side };
}

async function digest(mark: string, picture: Uint8Array): Promise<string> {
  // No mark contains a line break, so two different pairs of mark and picture never give the same
  // bytes.
  const beginning = new TextEncoder().encode(`${mark}\n`);
  const both = new Uint8Array(beginning.length + picture.length);
  both.set(beginning);
  both.set(picture, beginning.length);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', both));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DIGITS);
}

/**
 * The name under which this picture is uploaded.
 * @param mark 8 to 23 letters, digits, `_` or `-`, not used before: the same picture has a new name each time.
 */
export async function pictureName(mark: string, picture: Uint8Array): Promise<string> {
  return `${mark}-${await digest(mark, picture)}`;
}

/** Returns whether the name of an upload (without its extension) belongs to this picture. */
export async function isNameOf(name: string, picture: Uint8Array): Promise<boolean> {
  const [, mark, digits] = NAME.exec(name) ?? [];
  return mark !== undefined && digits === (await digest(mark, picture));
}

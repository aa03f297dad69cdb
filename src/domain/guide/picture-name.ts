/**
 * Names of uploaded pictures. A name contains the hash of its picture: nobody can upload another
 * picture under a name that admins or visitors have already seen, or choose a name first and its
 * picture later.
 */

/** Hexadecimal digits of the SHA-256 of the mark and the picture: 160 bits. */
const DIGITS = 40;
const NAME = new RegExp(`^([A-Za-z0-9_-]{8,23})-([0-9a-f]{${DIGITS}})$`, 'u');

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

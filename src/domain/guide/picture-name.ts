/**
 * Names of uploaded pictures. A name is bound to its picture: nobody can upload another one under a name that
 * admins or visitors have seen, nor choose an address now and its picture later.
 */

/** Hexadecimal digits of the SHA-256 of what makes the name one's own, and the picture: 160 bits. */
const DIGITS = 40;
const NAME = new RegExp(`^([A-Za-z0-9_-]{8,23})-([0-9a-f]{${DIGITS}})$`, 'u');

async function digest(mark: string, picture: Uint8Array): Promise<string> {
  // No mark holds the line break, so one and its picture are not another and its own.
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

/** Whether an upload's name (without its ending) is that of this picture. */
export async function isNameOf(name: string, picture: Uint8Array): Promise<boolean> {
  const [, mark, digits] = NAME.exec(name) ?? [];
  return mark !== undefined && digits === (await digest(mark, picture));
}

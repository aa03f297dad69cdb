/**
 * The mark: the letter მ (as in მთა, mountain), whose counter is a two-headed summit.
 * One path, one colour, legible at 16 px. From it come the favicons and the application icons.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { MEDIA_FOLDER, PUBLIC_FOLDER } from '../files/places.ts';

/** Path data in a box of 32 × 32, filled with the even-odd rule. */
export const MARK_PATH =
  'M26 20.6V10C26 4.6 22.4 1.6 16.4 1.6 10.8 1.6 7 4.2 6.2 8.8h4.7c.6-2.1 2.4-3.2 5.3-3.2 3.4 0 5.2 1.6 5.2 4.6v2A10 10 0 1 0 26 20.6Z' +
  'M9.5 22.9l4.7-8.3 2.6 3.6 1.5-1.9 4.2 6.6A6.9 6.9 0 0 1 9.5 22.9Z';

const GLACIER = '#12405c';
const SNOW = '#f7fafb';
const NIGHT_GLACIER = '#a9d3e6';

function markSvg(fill: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${fill}" fill-rule="evenodd" d="${MARK_PATH}"/></svg>\n`;
}

/** The mark on a coloured square; `share` is how much of the side it takes, `radius` rounds the corners. */
function iconSvg(share: number, radius: number): Buffer {
  const offset = (32 - 32 * share) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${GLACIER}"/>` +
      `<path transform="translate(${offset} ${offset}) scale(${share})" fill="${SNOW}" fill-rule="evenodd" d="${MARK_PATH}"/></svg>`,
  );
}

/** An ICO file with one picture, stored as PNG: header (6 bytes), one entry (16 bytes), the picture. */
function icoFile(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Writes mark.svg, the favicons and the application icons. */
export async function writeMark(): Promise<void> {
  writeFileSync(join(MEDIA_FOLDER, 'mark.svg'), markSvg('currentColor'));
  writeFileSync(
    join(PUBLIC_FOLDER, 'favicon.svg'),
    markSvg(GLACIER).replace(
      `<path fill="${GLACIER}"`,
      `<style>path{fill:${GLACIER}}@media(prefers-color-scheme:dark){path{fill:${NIGHT_GLACIER}}}</style><path`,
    ),
  );
  const rounded = iconSvg(0.78, 7);
  const square = iconSvg(0.72, 0);
  const maskable = iconSvg(0.58, 0); // inside the safe circle of 80 %
  const png = (svg: Buffer, side: number): Promise<Buffer> =>
    sharp(svg, { density: 144 }).resize(side, side).png({ palette: true, colours: 64 }).toBuffer();
  const write = (name: string, bytes: Buffer): void => writeFileSync(join(PUBLIC_FOLDER, name), bytes);
  write('favicon.ico', icoFile(await png(rounded, 32), 32));
  write('apple-touch-icon.png', await png(square, 180));
  write('icon-192.png', await png(rounded, 192));
  write('icon-512.png', await png(rounded, 512));
  write('icon-maskable-512.png', await png(maskable, 512));
}

/**
 * Data from which the function draws share cards: glyph outlines of the site's font, and the contour
 * lines.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { OUTLINE_EM, type Outlines, type ShareFile } from '../../src/server/share-card/outlines.ts';

/** Subsets of the font; a character is taken from the first one that contains it. */
const SCRIPTS = ['latin', 'georgian', 'latin-ext', 'vietnamese', 'cyrillic'];
const { resolve } = createRequire(import.meta.url);

async function fontOf(script: string): Promise<Font> {
  const file = resolve(`@fontsource-variable/google-sans/files/google-sans-${script}-wght-normal.woff2`);
  const font = create(await readFile(file));
  if (!('characterSet' in font) || font.unitsPerEm !== OUTLINE_EM)
    throw new Error(`${file} is not the face that the cards are made for`);
  return font;
}

async function outlines(): Promise<Outlines> {
  const found: Outlines = {};
  for (const script of SCRIPTS) {
    const font = await fontOf(script);
    for (const code of font.characterSet) {
      const letter = String.fromCodePoint(code);
      if (found[letter]) continue;
      const { advanceWidth, path: shape } = font.glyphForCodePoint(code);
      found[letter] = [Math.round(advanceWidth), shape.scale(1, -1).toSVG()];
    }
  }
  return found;
}

/** @param media `public/media`. */
export async function makeShareFile(media: string): Promise<ShareFile> {
  const tile = await readFile(path.join(media, 'contour-tile.svg'), 'utf8');
  const contours = /<g id="lines".*<\/g>/su.exec(tile)?.[0].replace(' id="lines"', '');
  if (contours === undefined) throw new Error('The tile of contour lines has no lines');
  return { outlines: await outlines(), contours };
}

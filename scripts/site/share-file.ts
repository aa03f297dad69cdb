/** Data from which the function draws share cards: glyph outlines of the site's font, and the contour lines. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import { OUTLINE_EM, type Outlines, type ShareFile } from '../../src/server/share-card/outlines.ts';

/** Subsets of the font; a character is taken from the first one that contains it. */
const SCRIPTS = ['latin', 'georgian', 'latin-ext', 'vietnamese', 'cyrillic'];

async function outlines(): Promise<Outlines> {
  const found: Outlines = {};
  for (const script of SCRIPTS) {
    const name = `@fontsource-variable/google-sans/files/google-sans-${script}-wght-normal.woff2`;
    const font = create(await readFile(fileURLToPath(import.meta.resolve(name))));
    if (!('characterSet' in font) || font.unitsPerEm !== OUTLINE_EM)
      throw new Error(`${name} is not the face that the cards are made for`);
    for (const code of font.characterSet) {
      const letter = String.fromCodePoint(code);
      if (found[letter]) continue;
      const { advanceWidth, path } = font.glyphForCodePoint(code);
      found[letter] = [Math.round(advanceWidth), path.scale(1, -1).toSVG()];
    }
  }
  return found;
}

export async function makeShareFile(): Promise<ShareFile> {
  const tile = await readFile(new URL('../../public/media/contour-tile.svg', import.meta.url), 'utf8');
  const contours = /<g id="lines".*<\/g>/su.exec(tile)?.[0].replace(' id="lines"', '');
  if (contours === undefined) throw new Error('The tile of contour lines has no lines');
  return { outlines: await outlines(), contours };
}

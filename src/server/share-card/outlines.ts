/**
 * Text as shapes. No fonts are installed where the functions run, so the build stores the outlines
 * of the site's own font; a picture with paths looks the same everywhere.
 */
import * as z from 'zod/mini';

/** Advance and SVG path of each character, in units of `OUTLINE_EM`, y downwards from the base line. */
const outlinesSchema = z.record(z.string(), z.tuple([z.number(), z.string()]));
export type Outlines = z.infer<typeof outlinesSchema>;

/** The build's data for share cards. */
export const shareFileSchema = z.object({
  outlines: outlinesSchema,
  /** Elements of the contour lines, for a square of 480. */
  contours: z.string(),
});
export type ShareFile = z.infer<typeof shareFileSchema>;

/** Next to the function's copy of `site-pages.ts`. */
export const SHARE_FILE = 'share-card.json';

/** Units of the font's em square. */
export const OUTLINE_EM = 1000;
/** Advance of a character that the font lacks: it leaves a gap. */
const MISSING = 300;

/** Returns the width in pixels of a line at this size. */
export function widthOf(outlines: Outlines, text: string, size: number): number {
  const advances = Array.from(text, (letter) => outlines[letter]?.[0] ?? MISSING);
  return (advances.reduce((sum, each) => sum + each, 0) * size) / OUTLINE_EM;
}

/**
 * Breaks a text between words into lines of at most `width` pixels; text beyond the last line is replaced
 * by '…'.
 */
export function linesOf(
  outlines: Outlines,
  text: string,
  { size, width, most }: { readonly size: number; readonly width: number; readonly most: number },
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(outlines, longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const fitting = lines.slice(0, most).map((line) => shortened(outlines, line, size, width));
  const last = fitting.at(-1);
  if (lines.length > most && last !== undefined)
    fitting[fitting.length - 1] = shortened(outlines, `${last}…`, size, width);
  return fitting;
}

function shortened(outlines: Outlines, line: string, size: number, width: number): string {
  if (widthOf(outlines, line, size) <= width) return line;
  const letters = Array.from(line.replace(/…$/u, ''));
  while (letters.length > 0 && widthOf(outlines, `${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('')}…`;
}

export interface TextStyle {
  readonly size: number;
  readonly color: string;
  /** Stroke width in pixels that makes the text bolder, because only the regular weight is available. */
  readonly bold?: number;
}

/** Returns the SVG of one line whose baseline starts at `x`, `y`. */
export function textSvg(
  outlines: Outlines,
  text: string,
  x: number,
  y: number,
  { size, color, bold = 0 }: TextStyle,
): string {
  const scale = size / OUTLINE_EM;
  let advance = 0;
  const shapes = Array.from(text, (letter) => {
    const [own = MISSING, path = ''] = outlines[letter] ?? [];
    const at = advance;
    advance += own;
    return path === '' ? '' : `<path transform="translate(${at})" d="${path}"/>`;
  });
  const stroke =
    bold === 0 ? '' : ` stroke="${color}" stroke-linejoin="round" stroke-width="${bold / scale}"`;
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${color}"${stroke}>${shapes.join('')}</g>`;
}

/** Anti-aliased lines of varying width on a canvas of linear light. */
import type { Picture } from '../painting/paint-scene.ts';

/** What can be drawn on. */
export type Canvas = Pick<Picture, 'width' | 'height' | 'light'>;

/** Linear red, green and blue. */
export type Colour = readonly [number, number, number];

export interface Point {
  px: number;
  py: number;
  width: number;
  /** 0 … 1: opacity at this point; 1 by default. */
  keep?: number;
}

export interface Ink {
  colour: Colour;
  /** 0 … 1 */
  opacity: number;
  /** 'multiply' keeps light and colour of the ground below, 'tint' its light only. */
  blend: 'over' | 'multiply' | 'add' | 'tint';
}

/** Draws lines of changing width, smooth at the edges; overlapping pieces do not add up. */
export function stroke(picture: Canvas, pieces: readonly (readonly Point[])[], ink: Ink): void {
  const { width, height } = picture;
  const cover = new Map<number, number>();
  for (const points of pieces) {
    for (let i = 0; i + 1 < points.length; i += 1) {
      const a = points[i];
      const b = points[i + 1];
      if (a && b) coverSegment(cover, width, height, a, b);
    }
  }
  for (const [pixel, share] of cover) blend(picture, pixel, share * ink.opacity, ink);
}

function coverSegment(cover: Map<number, number>, width: number, height: number, a: Point, b: Point): void {
  const reach = Math.max(a.width, b.width) / 2 + 1;
  const left = Math.max(0, Math.floor(Math.min(a.px, b.px) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(a.px, b.px) + reach));
  const top = Math.max(0, Math.floor(Math.min(a.py, b.py) - reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(a.py, b.py) + reach));
  const dx = b.px - a.px;
  const dy = b.py - a.py;
  const square = dx * dx + dy * dy || 1e-6;
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const cx = column + 0.5 - a.px;
      const cy = row + 0.5 - a.py;
      const t = Math.min(1, Math.max(0, (cx * dx + cy * dy) / square));
      const distance = Math.hypot(cx - t * dx, cy - t * dy);
      const wide = a.width + t * (b.width - a.width);
      // A line thinner than a pixel covers a share of it.
      const share =
        (a.keep ?? 1) * Math.min(1, wide) * Math.min(1, Math.max(0, Math.max(wide, 1) / 2 + 0.5 - distance));
      if (share <= 0) continue;
      const pixel = row * width + column;
      if (share > (cover.get(pixel) ?? 0)) cover.set(pixel, share);
    }
  }
}

/** Mixes ink into one pixel; `share` 0 … 1 is how much of it. */
export function blend({ light }: Canvas, pixel: number, share: number, ink: Ink): void {
  const start = pixel * 3;
  const grey =
    0.2126 * (light[start] ?? 0) + 0.7152 * (light[start + 1] ?? 0) + 0.0722 * (light[start + 2] ?? 0);
  for (let channel = 0; channel < 3; channel += 1) {
    const i = start + channel;
    const below = light[i] ?? 0;
    const colour = ink.colour[channel] ?? 0;
    const above = { over: colour, multiply: below * colour, add: below + colour, tint: grey * colour }[
      ink.blend
    ];
    light[i] = below + share * (above - below);
  }
}

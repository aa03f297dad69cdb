/** Places on the ground, curves through them, and which parts a picture shows. */
import type { Picture } from '../painting/paint-scene.ts';
import { placeAt, project } from '../painting/view.ts';
import { fbm2 } from '../terrain/noise.ts';
import { smoothHeight, type Surface } from '../terrain/surface.ts';
import type { Point } from './ink.ts';

export interface Place {
  x: number;
  y: number;
}

/** The place on the ground seen at a point of the picture (fractions of its sides); undefined in the sky. */
export function placeSeen(picture: Picture, u: number, v: number): Place | undefined {
  const column = Math.min(picture.width - 1, Math.max(0, Math.round(u * picture.width)));
  const row = Math.min(picture.height - 1, Math.max(0, Math.round(v * picture.height)));
  const depth = picture.depth[row * picture.width + column] ?? Infinity;
  return Number.isFinite(depth) ? placeAt(picture.view, column + 0.5, depth) : undefined;
}

/** As `placeSeen`; throws where a point shows no ground. */
export function placesSeen(picture: Picture, shares: readonly (readonly [number, number])[]): Place[] {
  return shares.map(([u, v]) => {
    const place = placeSeen(picture, u, v);
    if (!place) throw new Error(`No ground is seen at ${u}, ${v}.`);
    return place;
  });
}

/** A smooth curve (Catmull-Rom) through places, a point every few metres. */
export function curveThrough(places: readonly Place[], step = 4): Place[] {
  const curve: Place[] = [];
  for (let i = 0; i + 1 < places.length; i += 1) {
    const b = places[i];
    const c = places[i + 1];
    if (!b || !c) continue;
    const a = places[i - 1] ?? b;
    const d = places[i + 2] ?? c;
    const count = Math.max(2, Math.ceil(Math.hypot(c.x - b.x, c.y - b.y) / step));
    for (let k = 0; k < count; k += 1) {
      const t = k / count;
      curve.push({ x: catmull(a.x, b.x, c.x, d.x, t), y: catmull(a.y, b.y, c.y, d.y, t) });
    }
  }
  const end = places.at(-1);
  if (end) curve.push(end);
  return curve;
}

function catmull(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  );
}

/** The same curve with the small irregularities of a path on the ground. */
export function wander(places: readonly Place[], metres: number, wave = 60): Place[] {
  return places.map(({ x, y }) => ({
    x: x + metres * fbm2(x / wave, y / wave, 3),
    y: y + metres * fbm2(x / wave + 31, y / wave + 7, 3),
  }));
}

/** Metres over which a drawn line fades by two thirds (1/e). */
const FADING = 9000;

/** Visible pieces of a line on the ground. `metres` is its width, never less than `leastPixels` of a picture 1600 px wide. */
export function seenOnGround(
  picture: Picture,
  surface: Surface,
  line: readonly Place[],
  metres: number,
  leastPixels: number,
  lift = 0.2,
): Point[][] {
  const least = leastPixels * (picture.width / 1600);
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (const { x, y } of line) {
    const h = smoothHeight(surface.ground, x, y) + lift;
    const seen = project(picture.view, x, y, h);
    const point = seen && visible(picture, seen.px, seen.py, seen.depth) ? seen : undefined;
    if (point)
      piece.push({
        px: point.px,
        py: point.py,
        width: Math.max(least, (metres * picture.view.focal) / point.depth),
        // Haze fades distant lines.
        keep: Math.exp(-point.depth / FADING),
      });
    else if (piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
  }
  if (piece.length > 0) pieces.push(piece);
  return pieces.filter((points) => points.length > 1);
}

/** Pixels of a picture 1600 px wide by which a line continues beyond the frame, so that its end is not visible. */
const OUTSIDE = 60;

/** Whether no nearer ground hides a point; tolerates a few pixels of ground detail. */
export function visible(picture: Picture, px: number, py: number, depth: number): boolean {
  const { width, height } = picture;
  const outside = (OUTSIDE * width) / 1600;
  if (px < -outside || px >= width + outside || py < -4 || py >= height + outside) return false;
  const column = Math.min(width - 1, Math.max(0, Math.floor(px)));
  for (let lift = -3; lift <= 6; lift += 1) {
    const row = Math.min(height - 1, Math.floor(py - lift));
    if (row < 0) continue;
    if ((picture.depth[row * width + column] ?? 0) > depth * 0.97 - 4) return true;
  }
  return false;
}

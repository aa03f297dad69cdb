/** The line of the way from valley to summit. Units: the drawing's own. */

export const PROFILE_WIDTH = 1200;
export const PROFILE_HEIGHT = 260;

/**
 * Heights above the foot of the drawing at equal distances: a real way on the massif of the pictures
 * (`public/media/profile-becoming-guide.json`), every second point, scaled to the drawing.
 */
const HEIGHTS: readonly number[] = [
  16, 17, 19, 21, 25, 30, 36, 40, 45, 50, 53, 51, 50, 50, 51, 48, 45, 39, 34, 32,
  32, 33, 33, 34, 35, 38, 40, 43, 46, 48, 50, 51, 54, 58, 62, 67, 72, 78, 85, 92,
  99, 105, 111, 117, 122, 129, 136, 143, 149, 156, 163, 169, 176, 182, 189, 196, 204, 211, 219, 227,
  235,
]; // prettier-ignore

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point at a share (0 to 1) of the way, between its two neighbours. */
function pointAt(share: number): Point {
  const place = share * (HEIGHTS.length - 1);
  const before = Math.floor(place);
  const from = HEIGHTS[before] ?? 0;
  const to = HEIGHTS[before + 1] ?? from;
  const height = from + (to - from) * (place - before);
  return { x: Math.round(share * PROFILE_WIDTH), y: Math.round(PROFILE_HEIGHT - height) };
}

/** SVG path of the line. */
export function profilePath(): string {
  const points = HEIGHTS.map((_, index) => pointAt(index / (HEIGHTS.length - 1)));
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
}

/** Places of so many camps: where each of as many equal columns begins, on the line. */
export function stageMarks(count: number): Point[] {
  return Array.from({ length: count }, (_, stage) => pointAt(stage / count));
}

/**
 * The line from valley to summit: a profile of the massif in the pictures. Units of the drawing.
 */
import metres from './profile-metres.json' with { type: 'json' };

export const PROFILE_WIDTH = 1200;
export const PROFILE_HEIGHT = 260;

/** Space below the valley and above the summit. */
const FOOT = 16;
const HEAD = 25;

const lowest = Math.min(...metres);
const scale = (PROFILE_HEIGHT - FOOT - HEAD) / (Math.max(...metres) - lowest);

/** Heights above the foot of the drawing at equal distances. */
const HEIGHTS: readonly number[] = metres.map((height) => FOOT + (height - lowest) * scale);

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the point at a fraction (0 to 1) of the line, interpolated between its neighbours. */
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

/**
 * Returns the positions of this many camps on the line: where each of as many equal columns ends; the
 * last is the summit.
 */
export function stageMarks(count: number): Point[] {
  return Array.from({ length: count }, (_, stage) => pointAt((stage + 1) / count));
}

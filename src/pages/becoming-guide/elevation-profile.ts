/** The line of the way from valley to summit, as heights at equal distances. Units: the drawing's own. */

export const PROFILE_WIDTH = 1200;
export const PROFILE_HEIGHT = 260;

/** Heights above the foot of the drawing: valley, moraine, glacier, wall, summit. */
const HEIGHTS = [
  18, 22, 30, 27, 38, 52, 49, 63, 72, 70, 84, 99, 96, 110, 126, 133, 130, 144, 160, 171, 168, 183, 200, 214,
  232, 228,
] as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

function points(): Point[] {
  const step = PROFILE_WIDTH / (HEIGHTS.length - 1);
  return HEIGHTS.map((height, index) => ({ x: Math.round(index * step), y: PROFILE_HEIGHT - height }));
}

/** SVG path of the line. */
export function profilePath(): string {
  return points()
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
    .join(' ');
}

/** Places of so many camps: at the start of each of as many equal columns, on the line. */
export function stageMarks(count: number): Point[] {
  const line = points();
  return Array.from({ length: count }, (_, stage) => {
    const x = Math.round((PROFILE_WIDTH / count) * stage + 12);
    const after = line.findIndex((point) => point.x >= x);
    const [from, to] = [line[Math.max(0, after - 1)], line[after]];
    if (!from || !to || from.x === to.x) return { x, y: PROFILE_HEIGHT };
    const share = (x - from.x) / (to.x - from.x);
    return { x, y: Math.round(from.y + (to.y - from.y) * share) };
  });
}

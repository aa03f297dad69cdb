/** The line of the way from valley to summit, as heights at equal distances. Units: the drawing's own. */

export const PROFILE_WIDTH = 1200;
export const PROFILE_HEIGHT = 260;

const POINTS = 121;

/** Height above the foot of the drawing at a share (0 to 1) of the way: a climb with its ups and downs. */
function heightAt(share: number): number {
  const climb = 16 + 205 * share ** 1.25;
  const terrain = 9 * Math.sin(19 * share) + 5 * Math.sin(47 * share + 1) + 2.5 * Math.sin(113 * share + 2);
  return climb + terrain * (0.4 + 0.6 * share);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function points(): Point[] {
  return Array.from({ length: POINTS }, (_, index) => {
    const share = index / (POINTS - 1);
    return { x: Math.round(share * PROFILE_WIDTH), y: Math.round(PROFILE_HEIGHT - heightAt(share)) };
  });
}

/** SVG path of the line. */
export function profilePath(): string {
  return points()
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
    .join(' ');
}

/** Places of so many camps: where each of as many equal columns begins, on the line. */
export function stageMarks(count: number): Point[] {
  return Array.from({ length: count }, (_, stage) => {
    const share = stage / count;
    return { x: Math.round(share * PROFILE_WIDTH), y: Math.round(PROFILE_HEIGHT - heightAt(share)) };
  });
}

/** A high-voltage line over the land: lattice towers with three pairs of arms, and the conductors between them. */
import type { Picture } from '../painting/paint-scene.ts';
import { project } from '../painting/view.ts';
import { visible } from './ground-lines.ts';
import { stroke, type Colour, type Point } from './ink.ts';

/** Metres: height of a tower, and of its body where the arms begin. */
const TALL = 46;
const WAIST = 25;
/** Half the width of the body at the ground, at the waist and at the tip, metres. */
const HALF_WIDTHS = { ground: 4.6, waist: 1.5, tip: 0.5 };
const ARMS = [
  { up: 27, reach: 6.2 },
  { up: 33.5, reach: 8 },
  { up: 40, reach: 5.4 },
] as const;
const INSULATOR = 3.2;
/** Sag of a conductor as a share of its span. */
const SAG = 0.035;

/** Straight pieces that a hanging conductor is drawn with: many, as some pass close to the camera. */
const SPAN_POINTS = 600;

/** Thickness of the steel, metres, with the least share of a pixel that is still drawn. */
const LEG = 0.34;
const BRACE = 0.16;
const WIRE = 0.07;
const LEAST_PIXELS = 0.55;

export type Spot = readonly [x: number, y: number, h: number];

export interface Tower {
  foot: Spot;
  /** Unit vector along the arms. */
  aside: readonly [number, number];
}

const halfWidthAt = (up: number): number =>
  up < WAIST
    ? HALF_WIDTHS.ground + (up / WAIST) * (HALF_WIDTHS.waist - HALF_WIDTHS.ground)
    : HALF_WIDTHS.waist + ((up - WAIST) / (TALL - WAIST)) * (HALF_WIDTHS.tip - HALF_WIDTHS.waist);

/** A place of a tower: metres along its arms, along the line, and above its foot. */
function spotOf({ foot, aside }: Tower, across: number, along: number, up: number): Spot {
  return [
    foot[0] + across * aside[0] - along * aside[1],
    foot[1] + across * aside[1] + along * aside[0],
    foot[2] + up,
  ];
}

/** Towers at their feet, each turned across the line, and their conductors. */
export function drawPowerLine(picture: Picture, feet: readonly Spot[], colour: Colour): Tower[] {
  const towers = feet.map((foot, index): Tower => {
    const before = feet[index - 1] ?? foot;
    const behind = feet[index + 1] ?? foot;
    const length = Math.hypot(behind[0] - before[0], behind[1] - before[1]) || 1;
    return { foot, aside: [(behind[1] - before[1]) / length, -(behind[0] - before[0]) / length] };
  });
  const line = (spots: readonly Spot[], metres: number): void => drawLine(picture, spots, metres, colour);
  for (const [index, tower] of towers.entries()) {
    drawTower(tower, line);
    const next = towers[index + 1];
    if (next) drawConductors(tower, next, line);
  }
  return towers;
}

/** The tip of an arm, from which a rope can hang. */
export function armTip(tower: Tower, arm: 0 | 1 | 2, side: 1 | -1, share = 1): Spot {
  return spotOf(tower, side * ARMS[arm].reach * share, 0, ARMS[arm].up);
}

type DrawLine = (spots: readonly Spot[], metres: number) => void;

function drawTower(tower: Tower, line: DrawLine): void {
  const corner = (x: number, y: number, up: number): Spot =>
    spotOf(tower, x * halfWidthAt(up), y * halfWidthAt(up), up);
  const levels = panelsOf();
  for (const x of [-1, 1])
    for (const y of [-1, 1]) line([corner(x, y, 0), corner(x, y, WAIST), corner(x, y, TALL)], LEG);
  for (const [index, low] of levels.entries()) {
    const high = levels[index + 1];
    if (high === undefined) continue;
    for (const side of [-1, 1]) {
      line([corner(-1, side, low), corner(1, side, high)], BRACE);
      line([corner(1, side, low), corner(-1, side, high)], BRACE);
      line([corner(side, -1, low), corner(side, 1, high)], BRACE);
      line([corner(side, 1, low), corner(side, -1, high)], BRACE);
      line([corner(-1, side, high), corner(1, side, high)], BRACE);
      line([corner(side, -1, high), corner(side, 1, high)], BRACE);
    }
  }
  for (const { up, reach } of ARMS) for (const side of [-1, 1]) drawArm(tower, up, side * reach, line);
}

/** Heights of the panels of bracing: each about as high as the body is wide there. */
function panelsOf(): number[] {
  const levels = [0];
  for (let up = 0; up < TALL - 1;) {
    up = Math.min(TALL, up + Math.max(1.6, 1.5 * halfWidthAt(up)));
    levels.push(up);
  }
  return levels;
}

function drawArm(tower: Tower, up: number, reach: number, line: DrawLine): void {
  const tip = spotOf(tower, reach, 0, up);
  const inner = Math.sign(reach) * halfWidthAt(up);
  const chord = (share: number, along: number): Spot =>
    spotOf(
      tower,
      inner + share * (reach - inner),
      (1 - share) * along * halfWidthAt(up),
      up + (1 - share) * (along === 0 ? 2.2 : 0),
    );
  for (const along of [-1, 0, 1]) line([chord(0, along), tip], along === 0 ? BRACE * 1.2 : LEG * 0.7);
  const panels = 5;
  for (let i = 0; i < panels; i += 1) {
    for (const along of [-1, 1]) {
      line([chord(i / panels, along), chord((i + 0.5) / panels, 0)], BRACE);
      line([chord((i + 0.5) / panels, 0), chord((i + 1) / panels, along)], BRACE);
    }
    line([chord(i / panels, -1), chord((i + 1) / panels, 1)], BRACE);
  }
  line([tip, [tip[0], tip[1], tip[2] - INSULATOR]], BRACE * 1.3);
}

function drawConductors(from: Tower, to: Tower, line: DrawLine): void {
  const span = Math.hypot(to.foot[0] - from.foot[0], to.foot[1] - from.foot[1]);
  const hang = (a: Spot, b: Spot, sag: number): void =>
    line(
      Array.from({ length: SPAN_POINTS + 1 }, (_, i): Spot => {
        const t = i / SPAN_POINTS;
        return [
          a[0] + t * (b[0] - a[0]),
          a[1] + t * (b[1] - a[1]),
          a[2] + t * (b[2] - a[2]) - 4 * sag * span * t * (1 - t),
        ];
      }),
      WIRE,
    );
  for (const { up, reach } of ARMS)
    for (const side of [-1, 1])
      hang(spotOf(from, side * reach, 0, up - INSULATOR), spotOf(to, side * reach, 0, up - INSULATOR), SAG);
  hang(spotOf(from, 0, 0, TALL), spotOf(to, 0, 0, TALL), SAG * 0.8);
}

function drawLine(picture: Picture, spots: readonly Spot[], metres: number, colour: Colour): void {
  const least = LEAST_PIXELS * (picture.width / 1600);
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (const [x, y, h] of spots) {
    const seen = project(picture.view, x, y, h);
    if (seen && visible(picture, seen.px, seen.py, seen.depth))
      piece.push({
        px: seen.px,
        py: seen.py,
        width: Math.max(least, (metres * picture.view.focal) / seen.depth),
        keep: Math.exp(-seen.depth / 5000),
      });
    else if (piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
  }
  pieces.push(piece);
  stroke(picture, pieces, { colour, opacity: 0.95, blend: 'over' });
}

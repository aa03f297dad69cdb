/** People near the camera, against the light: on a snow crest, on a rock edge, in a cave mouth, on a lattice tower. */
import { crest, drawForeground, opening, type Foreground } from '../drawing/foreground.ts';
import { stroke, type Canvas, type Colour } from '../drawing/ink.ts';
import { CLIMBING, drawPose, HANGING, WAITING, WALKING, type Clothes } from '../drawing/people.ts';
import { armTip, drawPowerLine, type Spot } from '../drawing/power-line.ts';
import type { Picture } from '../painting/paint-scene.ts';
import { project } from '../painting/view.ts';
import { smoothHeight, type Surface } from '../terrain/surface.ts';

const ASPECT = 1.6;

const DARK: Clothes = {
  jacket: [0.013, 0.006, 0.005],
  trousers: [0.009, 0.01, 0.014],
  pack: [0.012, 0.014, 0.02],
  helmet: [0.014, 0.012, 0.01],
  skin: [0.011, 0.009, 0.008],
  steel: [0.014, 0.015, 0.018],
};
const BLUE: Clothes = { ...DARK, jacket: [0.006, 0.008, 0.012], helmet: [0.013, 0.006, 0.005] };
const OCHRE: Clothes = { ...DARK, jacket: [0.011, 0.009, 0.006], helmet: [0.012, 0.012, 0.013] };
const ROPE: Colour = [0.014, 0.007, 0.006];

interface Pixel {
  px: number;
  py: number;
}

/** Where a column of a picture 1600 px wide meets the ground. */
function groundAt(inside: Foreground['inside'], x: number): number {
  let [above, below] = [-200, 1200];
  for (let round = 0; round < 24; round += 1) {
    const middle = (above + below) / 2;
    if (inside(x, middle) > 0) below = middle;
    else above = middle;
  }
  return below;
}

/** A rope through points, each piece hanging by `sag` pixels of a picture 1600 px wide. */
function drawRope(picture: Canvas, through: readonly Pixel[], sag: number): void {
  const unit = picture.width / 1600;
  const points = through.slice(1).flatMap((to, index) => {
    const from = through[index] ?? to;
    return Array.from({ length: 25 }, (_, i) => {
      const t = i / 24;
      return {
        px: from.px + t * (to.px - from.px),
        py: from.py + t * (to.py - from.py) + 4 * t * (1 - t) * sag * unit,
        width: 2 * unit,
      };
    });
  });
  stroke(picture, [points], { colour: ROPE, opacity: 1, blend: 'over' });
}

/** A guide and two guests on a short rope, on a crest of snow. */
export function ropeTeamOnCrest(picture: Picture): void {
  const unit = picture.width / 1600;
  const inside = crest(
    [
      [-0.05, 0.99],
      [0.1, 0.94],
      [0.2, 0.9],
      [0.3, 0.885],
      [0.47, 0.815],
      [0.62, 0.78],
      [0.74, 0.7],
      [0.85, 0.64],
      [1.05, 0.5],
    ],
    ASPECT,
    9,
    3,
  );
  drawForeground(picture, {
    inside,
    kind: 'snow',
    shade: [0.115, 0.145, 0.215],
    rim: [1.5, 0.95, 0.58],
    reach: 2.6,
  });
  const rim = { dx: -0.8 * unit, dy: -1.3 * unit, colour: [1.3, 0.85, 0.5] } as const;
  const stand = (x: number): Pixel => ({ px: x * unit, py: (groundAt(inside, x) + 7) * unit });
  const knots = [
    drawPose(picture, WALKING, stand(690), 172 * unit, OCHRE, 1, rim),
    drawPose(picture, WALKING, stand(960), 172 * unit, BLUE, 1, rim),
    drawPose(picture, WAITING, stand(1270), 172 * unit, DARK, -1, rim),
  ];
  drawRope(picture, knots, 26);
}

/** A leader on a rock edge, the rope running through protection to the second, who belays. */
export function climbersOnEdge(picture: Picture): void {
  const unit = picture.width / 1600;
  const inside = crest(
    [
      [-0.05, 1.06],
      [0.24, 1.02],
      [0.3, 0.93],
      [0.36, 0.9],
      [0.43, 0.75],
      [0.49, 0.715],
      [0.55, 0.5],
      [0.6, 0.47],
      [0.67, 0.26],
      [0.73, 0.22],
      [0.8, 0.05],
      [1.05, -0.1],
    ],
    ASPECT,
    16,
    5,
  );
  drawForeground(picture, {
    inside,
    kind: 'rock',
    shade: [0.028, 0.032, 0.041],
    rim: [0.8, 0.62, 0.42],
    reach: 9,
  });
  const rim = { dx: 0.7 * unit, dy: -1 * unit, colour: [0.8, 0.62, 0.42] } as const;
  const edge = (x: number, off = 0): Pixel => ({
    px: (x - off) * unit,
    py: (groundAt(inside, x) - off) * unit,
  });
  const second = drawPose(picture, WAITING, edge(742, -3), 150 * unit, BLUE, 1, rim);
  const leader = drawPose(picture, CLIMBING, edge(1000, -6), 150 * unit, DARK, 1, rim);
  drawRope(picture, [second, edge(838, 3), edge(906, 4), edge(962, 4), leader], 5);
}

/** A caver on a rope in the mouth of a cave. */
export function caverInMouth(picture: Picture): void {
  const unit = picture.width / 1600;
  drawForeground(picture, {
    inside: opening([0.54, 0.53], [0.32, 0.42], ASPECT, 0.62, 2.1),
    kind: 'rock',
    shade: [0.006, 0.006, 0.0065],
    rim: [0.2, 0.19, 0.17],
    reach: 34,
  });
  const rim = { dx: unit, dy: -unit, colour: [0.5, 0.48, 0.42] } as const;
  const hand = drawPose(picture, HANGING, { px: 930 * unit, py: 640 * unit }, 168 * unit, DARK, -1, rim);
  drawRope(picture, [{ px: hand.px, py: -5 * unit }, hand, { px: hand.px, py: 1010 * unit }], 0);
}

const STEEL: Colour = [0.03, 0.032, 0.038];
const WORKER: Clothes = {
  ...DARK,
  jacket: [0.12, 0.03, 0.012],
  helmet: [0.2, 0.185, 0.16],
  trousers: [0.02, 0.022, 0.028],
};
const WORK_ROPE: Colour = [0.3, 0.06, 0.02];

/** A tower seen from the camera: compass degrees, metres, and metres of its foot above the eye if not on the ground. */
type Bearing = readonly [azimuth: number, metres: number, above?: number];

/** A line of towers; two workers hang from the arms of the second, the nearest in the picture. */
export const ropeAccess =
  (towers: readonly Bearing[]) =>
  (picture: Picture, { ground }: Surface): void => {
    const unit = picture.width / 1600;
    const { camera, eye, focal } = picture.view;
    const feet = towers.map(([azimuth, metres, above]): Spot => {
      const x = camera.x + metres * Math.sin((azimuth * Math.PI) / 180);
      const y = camera.y + metres * Math.cos((azimuth * Math.PI) / 180);
      return [x, y, above === undefined ? smoothHeight(ground, x, y) - 0.5 : eye + above];
    });
    const near = drawPowerLine(picture, feet, STEEL)[1];
    if (!near) return;
    for (const { arm, side, drop } of [
      { arm: 1, side: 1, drop: 9 },
      { arm: 0, side: -1, drop: 5 },
    ] as const) {
      const [x, y, h] = armTip(near, arm, side, 0.85);
      const top = project(picture.view, x, y, h);
      if (!top) continue;
      const metre = focal / top.depth;
      const tall = 1.75 * metre;
      const width = Math.max(1.1 * unit, 0.03 * metre);
      const end = { px: top.px, py: top.py + (drop + 6) * metre, width };
      stroke(picture, [[{ px: top.px, py: top.py, width }, end]], {
        colour: WORK_ROPE,
        opacity: 1,
        blend: 'over',
      });
      const foot = { px: top.px - 0.08 * tall, py: top.py + drop * metre + 0.47 * tall };
      drawPose(picture, HANGING, foot, tall, WORKER, 1, {
        dx: -0.6 * unit,
        dy: -0.8 * unit,
        colour: [0.6, 0.4, 0.25],
      });
    }
  };

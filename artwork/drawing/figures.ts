/** Small figures in a finished picture: people, tents, lights. */
import type { Picture } from '../painting/paint-scene.ts';
import { project, sinking } from '../painting/view.ts';
import { smoothHeight, type Surface } from '../terrain/surface.ts';
import { visible, type Place } from './ground-lines.ts';
import { blend, stroke, type Canvas, type Point } from './ink.ts';

/** A small tent at a place. */
export function drawTent(
  picture: Picture,
  surface: Surface,
  place: Place,
  colour: readonly [number, number, number],
): void {
  const foot = project(picture.view, place.x, place.y, smoothHeight(surface.ground, place.x, place.y));
  if (!foot) return;
  const size = (2.6 * picture.view.focal) / foot.depth;
  for (let row = 0; row <= 1; row += 0.04) {
    const half = size * (1 - row) ** 0.75;
    const py = foot.py - row * size * 0.9;
    const side = (from: number, to: number, tone: number): void =>
      stroke(
        picture,
        [
          [
            { px: foot.px + half * from, py, width: size * 0.07 },
            { px: foot.px + half * to, py, width: size * 0.07 },
          ],
        ],
        {
          colour: [colour[0] * tone, colour[1] * tone, colour[2] * tone],
          opacity: 1,
          blend: 'over',
        },
      );
    side(-1, 0.15, 1);
    side(0.15, 1, 0.55);
  }
}

const TROUSERS = [0.02, 0.022, 0.028] as const;
const PACK = [0.03, 0.045, 0.06] as const;
const SKIN = [0.3, 0.17, 0.11] as const;

/** A person standing or walking at a place, 1.8 m tall. `brightness` follows the light of the scene. */
export function drawPerson(
  picture: Picture,
  surface: Surface,
  place: Place,
  jacket: readonly [number, number, number],
  brightness: number,
  facing: 1 | -1 = 1,
): void {
  const foot = project(picture.view, place.x, place.y, smoothHeight(surface.ground, place.x, place.y));
  if (!foot) return;
  drawFigure(picture, foot.px, foot.py, (1.8 * picture.view.focal) / foot.depth, jacket, brightness, facing);
}

/** A figure `tall` pixels high with its feet at a pixel. */
export function drawFigure(
  picture: Canvas,
  px: number,
  py: number,
  tall: number,
  jacket: readonly [number, number, number],
  brightness: number,
  facing: 1 | -1 = 1,
): void {
  const limb = (
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    wide: number,
    colour: readonly [number, number, number],
  ): void => {
    const at = (x: number, y: number): Point => ({
      px: px + facing * x * tall,
      py: py - y * tall,
      width: wide * tall,
    });
    stroke(picture, [[at(x0, y0), at(x1, y1)]], {
      colour: [colour[0] * brightness, colour[1] * brightness, colour[2] * brightness],
      opacity: 1,
      blend: 'over',
    });
  };
  limb(-0.1, 0.02, -0.02, 0.46, 0.11, TROUSERS);
  limb(0.12, 0.02, 0.02, 0.46, 0.11, TROUSERS);
  limb(-0.12, 0.58, -0.1, 0.78, 0.17, PACK);
  limb(0, 0.5, 0.05, 0.78, 0.2, jacket);
  limb(0.06, 0.74, 0.17, 0.5, 0.075, jacket);
  limb(0.075, 0.92, 0.078, 0.93, 0.15, SKIN);
  limb(0.06, 0.965, 0.085, 0.965, 0.13, jacket);
}

/** A climber seen from behind, hands on the rock, `tall` pixels high with the feet at a pixel. */
export function drawClimber(
  picture: Canvas,
  px: number,
  py: number,
  tall: number,
  jacket: readonly [number, number, number],
): void {
  const limb = (
    from: readonly [number, number],
    to: readonly [number, number],
    wide: number,
    colour: readonly [number, number, number],
  ): void => {
    const at = ([x, y]: readonly [number, number]): Point => ({
      px: px + x * tall,
      py: py - y * tall,
      width: wide * tall,
    });
    stroke(picture, [[at(from), at(to)]], { colour, opacity: 1, blend: 'over' });
  };
  limb([-0.17, 0], [-0.14, 0.24], 0.075, TROUSERS);
  limb([-0.14, 0.24], [-0.03, 0.44], 0.1, TROUSERS);
  limb([0.15, 0.12], [0.18, 0.32], 0.075, TROUSERS);
  limb([0.18, 0.32], [0.04, 0.45], 0.1, TROUSERS);
  limb([0, 0.46], [0.01, 0.72], 0.19, jacket);
  limb([-0.07, 0.73], [-0.17, 0.9], 0.07, jacket);
  limb([-0.17, 0.9], [-0.13, 1.06], 0.06, SKIN);
  limb([0.08, 0.72], [0.2, 0.78], 0.07, jacket);
  limb([0.2, 0.78], [0.23, 0.93], 0.06, SKIN);
  limb([0.005, 0.86], [0.01, 0.88], 0.14, [0.7, 0.66, 0.58]);
}

/** A point of light with its glow. */
export function drawLight(
  picture: Picture,
  x: number,
  y: number,
  h: number,
  strength: number,
  radius: number,
): void {
  const seen = project(picture.view, x, y, h + sinking(0));
  if (!seen || !visible(picture, seen.px, seen.py, seen.depth - 12)) return;
  const reach = Math.ceil(radius * 4);
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const px = Math.floor(seen.px) + column;
      const py = Math.floor(seen.py) + row;
      if (px < 0 || py < 0 || px >= picture.width || py >= picture.height) continue;
      const distance = Math.hypot(px + 0.5 - seen.px, py + 0.5 - seen.py) / radius;
      const glow = strength * (Math.exp(-distance * distance * 2.2) + 0.06 * Math.exp(-distance * 0.9));
      blend(picture, py * picture.width + px, 1, {
        colour: [glow, glow * 0.56, glow * 0.2],
        opacity: 1,
        blend: 'add',
      });
    }
  }
}

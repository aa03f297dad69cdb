/** Small figures in a finished picture: people and lights. */
import type { Picture } from '../painting/paint-scene.ts';
import { project, sinking } from '../painting/view.ts';
import { smoothHeight, type Surface } from '../terrain/surface.ts';
import { visible, type Place } from './ground-lines.ts';
import { blend, stroke, type Canvas, type Point } from './ink.ts';

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
function drawFigure(
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
        colour: [glow, glow * 0.5, glow * 0.1],
        opacity: 1,
        blend: 'add',
      });
    }
  }
}

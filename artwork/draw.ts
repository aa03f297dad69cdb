/**
 * Small true signs drawn over a finished picture: a trail, ski tracks, a rope, a figure, a light.
 * They are placed on the ground, seen in perspective and hidden by what stands in front.
 */
import { fbm2, noise2 } from './noise.ts';
import type { Picture } from './paint-scene.ts';
import { createRandom, type Random } from './random.ts';
import { smoothHeight, type Surface } from './surface.ts';
import { placeAt, project, sinking } from './view.ts';

/** What lines can be drawn on. */
export type Canvas = Pick<Picture, 'width' | 'height' | 'light'>;

export interface Place {
  x: number;
  y: number;
}

export interface Point {
  px: number;
  py: number;
  width: number;
  /** 0 … 1: how much of its colour a line keeps there; 1 when left out. */
  keep?: number;
}

export interface Ink {
  /** Linear colour. */
  colour: readonly [number, number, number];
  /** 0 … 1 */
  opacity: number;
  /** 'multiply' keeps light and colour of the ground below, 'tint' its light only. */
  blend: 'over' | 'multiply' | 'add' | 'tint';
}

/** The place on the ground seen at a point of the picture (shares of its sides); nothing in the sky. */
export function placeSeen(picture: Picture, u: number, v: number): Place | undefined {
  const column = Math.min(picture.width - 1, Math.max(0, Math.round(u * picture.width)));
  const row = Math.min(picture.height - 1, Math.max(0, Math.round(v * picture.height)));
  const depth = picture.depth[row * picture.width + column] ?? Infinity;
  return Number.isFinite(depth) ? placeAt(picture.view, column + 0.5, depth) : undefined;
}

/** As `placeSeen`, for points that must lie on the ground. */
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

/** The same curve, wandering a little as a path on the ground does. */
export function wander(places: readonly Place[], metres: number, wave = 60): Place[] {
  return places.map(({ x, y }) => ({
    x: x + metres * fbm2(x / wave, y / wave, 3),
    y: y + metres * fbm2(x / wave + 31, y / wave + 7, 3),
  }));
}

/** Linked ski turns down the fall line from a place: `length` metres, turns `swing` metres to either side. */
export function skiTurns(
  surface: Surface,
  from: Place,
  length: number,
  swing: number,
  turn: number,
  drift = 0,
): Place[] {
  const { ground } = surface;
  const track: Place[] = [];
  let { x, y } = from;
  const reach = 60;
  for (let gone = 0; gone < length; gone += 1.5) {
    let downX = smoothHeight(ground, x - reach, y) - smoothHeight(ground, x + reach, y);
    let downY = smoothHeight(ground, x, y - reach) - smoothHeight(ground, x, y + reach);
    const steep = Math.hypot(downX, downY) || 1;
    downX /= steep;
    downY /= steep;
    const grown = Math.min(1, gone / 25);
    const side = grown * swing * Math.sin((gone / turn) * Math.PI * 2);
    track.push({ x: x - downY * side, y: y + downX * side });
    x += 1.5 * (downX - downY * drift);
    y += 1.5 * (downY + downX * drift);
  }
  return track;
}

/** Linked turns between two places: `swing` metres to either side, one turn every `turn` metres. */
export function turnsBetween(from: Place, to: Place, swing: number, turn: number): Place[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const alongX = (to.x - from.x) / length;
  const alongY = (to.y - from.y) / length;
  const track: Place[] = [];
  for (let gone = 0; gone < length; gone += 1) {
    const side = swing * Math.min(1, gone / turn) * Math.sin((gone / turn) * Math.PI);
    track.push({ x: from.x + alongX * gone - alongY * side, y: from.y + alongY * gone + alongX * side });
  }
  return track;
}

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

/** Metres over which a drawn line loses two thirds of its colour. */
const PALING = 9000;

/** Pieces of a ground line that are seen. `metres` is its width, never less than `leastPixels` of a picture 1600 px wide. */
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
        // What is far pales with the air between.
        keep: Math.exp(-point.depth / PALING),
      });
    else if (piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
  }
  if (piece.length > 0) pieces.push(piece);
  return pieces.filter((points) => points.length > 1);
}

/** Pixels of a picture 1600 px wide that a line is followed beyond the frame, so that it does not end before. */
const OUTSIDE = 60;

/** Whether nothing nearer hides a point; a few pixels of slack, for detail on the ground. */
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

function blend({ light }: Canvas, pixel: number, share: number, ink: Ink): void {
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

/** A trodden path; `wandering` metres to either side make a drawn curve look walked. */
export function drawTrail(
  picture: Picture,
  surface: Surface,
  line: readonly Place[],
  metres = 1.6,
  leastPixels = 1.1,
  wandering = metres,
): void {
  const way = wander(fromOutside(picture, surface, line), wandering);
  const pieces = seenOnGround(picture, surface, way, metres, leastPixels).map((points) =>
    // Its edges are uneven: here trodden broad, there half grown over.
    points.map((p) => ({ ...p, width: p.width * (0.9 + 0.35 * noise2(p.px / 9, p.py / 9)) })),
  );
  stroke(picture, pieces, { colour: [2.3, 1.86, 1.3], opacity: 0.8, blend: 'tint' });
}

/** A line that begins at the picture's lower edge comes from further off than one sees. */
function fromOutside(picture: Picture, surface: Surface, line: readonly Place[]): readonly Place[] {
  const [first, second] = line;
  if (!first || !second) return line;
  const seen = project(picture.view, first.x, first.y, smoothHeight(surface.ground, first.x, first.y));
  if (!seen || seen.py < 0.95 * picture.height) return line;
  const share = 30 / (Math.hypot(first.x - second.x, first.y - second.y) || 1);
  const before = { x: first.x + share * (first.x - second.x), y: first.y + share * (first.y - second.y) };
  return [...curveThrough([before, first], 2), ...line];
}

/** A track in snow: its shadowed side dark and blue, its sunny side bright. */
export function drawSnowTrack(
  picture: Picture,
  surface: Surface,
  line: readonly Place[],
  metres: number,
  leastPixels: number,
): void {
  const pieces = seenOnGround(picture, surface, line, metres, leastPixels, 0.1);
  stroke(picture, pieces, { colour: [0.5, 0.59, 0.75], opacity: 0.72, blend: 'multiply' });
  const lit = pieces.map((points) =>
    points.map((p) => ({ px: p.px + p.width * 0.55, py: p.py + p.width * 0.3, width: p.width * 0.5 })),
  );
  stroke(picture, lit, { colour: [1.12, 1.09, 1.05], opacity: 0.6, blend: 'multiply' });
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

/** Firs standing along the lower edge, near the eye: branch by branch, darker below. */
export function drawFirs(picture: Canvas, count: number, seed: number, brightness: number): void {
  const random = createRandom(seed);
  const unit = picture.width / 1600;
  for (let i = 0; i < count; i += 1) {
    const px = ((i + random.between(0.1, 0.9)) / count) * picture.width;
    const fromMiddle = Math.abs(px / picture.width - 0.5) * 2;
    const tall = random.between(90, 200) * unit * (0.5 + 1.1 * fromMiddle);
    const foot = picture.height + random.between(4, 26) * unit;
    drawFir(picture, px, foot, tall, brightness * random.between(0.75, 1.25), random);
  }
}

function drawFir(
  picture: Canvas,
  px: number,
  foot: number,
  tall: number,
  brightness: number,
  random: Random,
): void {
  const rows = Math.max(30, Math.round(tall / 1.6));
  const broad = tall * random.between(0.17, 0.24);
  const lean = random.between(-0.02, 0.02);
  for (let row = 0; row < rows; row += 1) {
    const up = (row + random.next()) / rows;
    const tier = 0.72 + 0.28 * Math.sin(up * tall * 0.16);
    const reach = broad * (1 - up) ** 0.9 * tier * random.between(0.35, 1.15) + tall * 0.004;
    const y = foot - up * tall;
    const middle = px + lean * up * tall;
    for (const side of [-1, 1]) {
      const lit = (side < 0 ? 1.25 : 0.7) * brightness * random.between(0.45, 1.45) * (0.35 + 0.8 * up);
      const tip = {
        px: middle + side * reach,
        py: y + reach * random.between(0.05, 0.75),
        width: tall * 0.004,
      };
      stroke(picture, [[{ px: middle, py: y - tall * 0.01, width: tall * (0.003 + 0.02 * (1 - up)) }, tip]], {
        colour: [0.02 * lit, 0.034 * lit, 0.019 * lit],
        opacity: 0.92,
        blend: 'over',
      });
    }
  }
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

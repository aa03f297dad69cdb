/** Trails and ski tracks: drawn on the ground, in perspective, hidden by what stands in front. */
import type { Picture } from '../painting/paint-scene.ts';
import { project } from '../painting/view.ts';
import { noise2 } from '../terrain/noise.ts';
import { smoothHeight, type Surface } from '../terrain/surface.ts';
import { curveThrough, seenOnGround, wander, type Place } from './ground-lines.ts';
import { stroke } from './ink.ts';

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

/** A footpath; `wandering` is the amplitude of its irregularities, in metres. */
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
    // The width varies along the path.
    points.map((p) => ({ ...p, width: p.width * (0.9 + 0.35 * noise2(p.px / 9, p.py / 9)) })),
  );
  stroke(picture, pieces, { colour: [2.3, 1.86, 1.3], opacity: 0.8, blend: 'tint' });
}

/** Extends a line that begins at the picture's lower edge beyond the frame. */
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

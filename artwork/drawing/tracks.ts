/** Trails and ski tracks: drawn on the ground, in perspective, hidden by what stands in front. */
import type { Picture } from '../painting/paint-scene.ts';
import { project } from '../painting/view.ts';
import { noise2 } from '../terrain/noise.ts';
import { smoothHeight, type Surface } from '../terrain/surface.ts';
import { curveThrough, seenOnGround, wander, type Place } from './ground-lines.ts';
import { stroke } from './ink.ts';

/**
 * The track of one skier, `length` metres down the fall line from a place. Turns are arcs whose length (`turn`
 * metres) and angle change on the way, as nobody skis two turns alike; `seed` tells skiers apart.
 */
export function skiTrack(surface: Surface, from: Place, length: number, turn: number, seed: number): Place[] {
  const { ground } = surface;
  const track: Place[] = [];
  const reach = 45;
  const step = 1;
  let { x, y } = from;
  let phase = seed * 2.4;
  for (let gone = 0; gone < length; gone += step) {
    track.push({ x, y });
    const downX = smoothHeight(ground, x - reach, y) - smoothHeight(ground, x + reach, y);
    const downY = smoothHeight(ground, x, y - reach) - smoothHeight(ground, x, y + reach);
    const rhythm = noise2(gone / (turn * 5), seed * 7.3);
    phase += ((Math.PI * 2) / (turn * (1 + 0.55 * rhythm))) * step;
    const swing = 0.72 + 0.4 * noise2(gone / (turn * 3.1), seed * 3.7 + 11);
    const line = 0.5 * noise2(gone / 190, seed * 5.9 + 23);
    const heading = Math.atan2(downY, downX) + line + swing * Math.sin(phase);
    x += step * Math.cos(heading);
    y += step * Math.sin(heading);
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
  stroke(picture, pieces, { colour: [0.45, 0.54, 0.71], opacity: 0.72, blend: 'multiply' });
  const lit = pieces.map((points) =>
    points.map((p) => ({ px: p.px + p.width * 0.55, py: p.py + p.width * 0.3, width: p.width * 0.5 })),
  );
  stroke(picture, lit, { colour: [1.12, 1.09, 1.05], opacity: 0.6, blend: 'multiply' });
}

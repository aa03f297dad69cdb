import { describe, expect, it } from 'vitest';
import type { Ground } from '../terrain/ground.ts';
import { FOOTPATH, ROAD, routeThrough, type PathPreferences } from './route.ts';
import { smoothHeight, type Surface } from '../terrain/surface.ts';
import { createView } from '../painting/view.ts';

const SIZE = 256;
const CELL = 12;

/** A plain slope to the north, `rise` metres for each metre, as a surface without trees. */
function slope(rise: number): Surface {
  const layer = (): Float32Array => new Float32Array(SIZE * SIZE);
  const height = layer().map((_, i) => Math.floor(i / SIZE) * CELL * rise);
  const ground: Ground = {
    size: SIZE,
    cell: CELL,
    height,
    ice: layer(),
    sky: layer(),
    hollow: layer(),
    river: layer(),
  };
  const season = {
    treeLine: 0,
    snowLine: 9000,
    autumn: 0,
    green: 1,
    frosted: 0,
    flood: 1,
    rapids: 0,
  };
  return { ground, season, forest: layer(), blocks: [], clearings: [], rough: layer() };
}

const VIEW = createView(
  { x: 1500, y: 100, above: 600, azimuth: 0, fieldOfView: 60, horizon: 0.4 },
  700,
  160,
  100,
);
const PICTURE = {
  width: 160,
  height: 100,
  light: new Float32Array(160 * 100 * 3),
  depth: new Float32Array(160 * 100).fill(Infinity),
  view: VIEW,
};

/** The steepest and the whole of a way straight up such a slope, over stretches of some 100 m. */
function walked(rise: number, preferences: PathPreferences): { steepest: number; metres: number } {
  const surface = slope(rise);
  const ends = [
    { x: 1500, y: 1200 },
    { x: 1500, y: 1800 },
  ];
  const way = routeThrough(PICTURE, surface, ends, preferences);
  let [steepest, metres, gone, from] = [0, 0, 0, smoothHeight(surface.ground, 1500, 1200)];
  for (const [i, { x, y }] of way.slice(1).entries()) {
    const before = way[i];
    if (before) gone += Math.hypot(x - before.x, y - before.y);
    if (gone < 100) continue;
    const h = smoothHeight(surface.ground, x, y);
    steepest = Math.max(steepest, Math.abs(h - from) / gone);
    metres += gone;
    [gone, from] = [0, h];
  }
  return { steepest, metres: metres + gone };
}

describe('routeThrough', () => {
  it('goes straight where that is gentle enough', () => {
    const { metres } = walked(0.05, ROAD);
    expect(metres).toBeGreaterThan(590);
    expect(metres).toBeLessThan(620);
  });

  it('takes a road up a steep slope in bends no steeper than wheels like', () => {
    const { steepest, metres } = walked(0.3, ROAD);
    expect(steepest).toBeLessThan(ROAD.gradient * 1.4);
    expect(metres).toBeGreaterThan((0.3 / ROAD.gradient) * 600 * 0.8);
  });

  it('lets a footpath climb where a road has to bend', () => {
    expect(walked(0.3, FOOTPATH).metres).toBeLessThan(walked(0.3, ROAD).metres * 0.6);
  });
});

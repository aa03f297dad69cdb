/**
 * The surface that rays hit: the 12 m grid with procedural rock, snow and turf down to the size of a
 * pixel, trees and buildings.
 */
import { blurGrid } from './blur.ts';
import type { Ground } from './ground.ts';
import { fbm2, hash, noise2, smoothstep } from './noise.ts';

/** A building or another upright block. */
export interface Block {
  x: number;
  y: number;
  /** Half of its sides, metres, before it is turned. */
  halfX: number;
  halfY: number;
  /** Radians, anticlockwise. */
  turn: number;
  /** Metres above the sea. */
  base: number;
  top: number;
  /** Rise of a saddle roof along its own x axis, metres; 0 for a flat one. */
  roof: number;
}

export interface Season {
  /** Metres above which trees stop. */
  treeLine: number;
  /** Metres above which level ground is white. */
  snowLine: number;
  /** 0 … 1 */
  autumn: number;
  /** 0 … 1: green of the meadows. */
  green: number;
  /** 0 … 1: snow in the trees. */
  frosted: number;
  /** How full the rivers are; 1 is summer. */
  flood: number;
  /** 0 … 1: white water. */
  rapids: number;
}

export interface Surface {
  ground: Ground;
  season: Season;
  /** 0 … 1, a cell: how thick the forest stands. */
  forest: Float32Array;
  blocks: readonly Block[];
  /** Places kept free of trees: a clearing around the camera and around buildings. */
  clearings: readonly { x: number; y: number; radius: number }[];
  /** 0 … 1, a cell: how strongly near ground is broken up. */
  rough: Float32Array;
}

/** Bilinear sample of one layer at metres; the land repeats eastwards and is mirrored in the north and south. */
export function sample(ground: Ground, layer: Float32Array, x: number, y: number): number {
  const { size, cell } = ground;
  const gx = x / cell;
  let gy = y / cell;
  const last = size - 1;
  if (gy < 0) gy = -gy;
  if (gy > last) gy = 2 * last - gy;
  if (gy < 0) gy = 0;
  const floorX = Math.floor(gx);
  const y0 = Math.floor(gy);
  const fx = gx - floorX;
  const fy = gy - y0;
  const x0 = floorX & last;
  const x1 = (floorX + 1) & last;
  const row0 = y0 * size;
  const row1 = y0 < last ? row0 + size : row0;
  const a = layer[row0 + x0] as number;
  const b = layer[row0 + x1] as number;
  const c = layer[row1 + x0] as number;
  const d = layer[row1 + x1] as number;
  const low = a + fx * (b - a);
  return low + fy * (c + fx * (d - c) - low);
}

/** Smooth (Catmull-Rom) sample of the heights; slower, for near ground. */
export function smoothHeight(ground: Ground, x: number, y: number): number {
  const { size, cell, height } = ground;
  const last = size - 1;
  const gx = x / cell;
  const gy = Math.min(last - 2, Math.max(1, y / cell));
  const floorX = Math.floor(gx);
  const floorY = Math.floor(gy);
  const fx = gx - floorX;
  const fy = gy - floorY;
  const xa = (floorX - 1) & last;
  const xb = floorX & last;
  const xc = (floorX + 1) & last;
  const xd = (floorX + 2) & last;
  const w0 = ((2 - fx) * fx - 1) * fx * 0.5;
  const w1 = ((3 * fx - 5) * fx * fx + 2) * 0.5;
  const w2 = ((4 - 3 * fx) * fx + 1) * fx * 0.5;
  const w3 = (fx - 1) * fx * fx * 0.5;
  const v0 = ((2 - fy) * fy - 1) * fy * 0.5;
  const v1 = ((3 * fy - 5) * fy * fy + 2) * 0.5;
  const v2 = ((4 - 3 * fy) * fy + 1) * fy * 0.5;
  const v3 = (fy - 1) * fy * fy * 0.5;
  let row = (floorY - 1) * size;
  let sum =
    v0 *
    (w0 * (height[row + xa] as number) +
      w1 * (height[row + xb] as number) +
      w2 * (height[row + xc] as number) +
      w3 * (height[row + xd] as number));
  row += size;
  sum +=
    v1 *
    (w0 * (height[row + xa] as number) +
      w1 * (height[row + xb] as number) +
      w2 * (height[row + xc] as number) +
      w3 * (height[row + xd] as number));
  row += size;
  sum +=
    v2 *
    (w0 * (height[row + xa] as number) +
      w1 * (height[row + xb] as number) +
      w2 * (height[row + xc] as number) +
      w3 * (height[row + xd] as number));
  row += size;
  sum +=
    v3 *
    (w0 * (height[row + xa] as number) +
      w1 * (height[row + xb] as number) +
      w2 * (height[row + xc] as number) +
      w3 * (height[row + xd] as number));
  return sum;
}

/** How thick the forest stands in each cell, for a season's tree line; none in its rivers. */
export function growForest(ground: Ground, season: Season): Float32Array {
  const { size, cell, height, hollow, river } = ground;
  const { treeLine } = season;
  // The exact bed is computed only near a river.
  const nearRiver = blurGrid(river, size, 10);
  const forest = new Float32Array(height.length);
  for (let y = 1; y < size - 1; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const i = y * size + x;
      const h = height[i] as number;
      if (h > treeLine + 300) continue;
      const slopeX =
        ((height[y * size + ((x + 1) & (size - 1))] as number) -
          (height[y * size + ((x - 1) & (size - 1))] as number)) /
        (2 * cell);
      const slopeY = ((height[i + size] as number) - (height[i - size] as number)) / (2 * cell);
      const slope = Math.sqrt(slopeX * slopeX + slopeY * slopeY);
      const px = x * cell;
      const py = y * cell;
      const patch = noise2(px / 768, py / 768, 32) * 0.9 + fbm2(px / 210, py / 210, 4) * 0.9;
      const edge = treeLine + 190 * patch - slopeY * 90 + (hollow[i] as number) * -1.5;
      const alive = smoothstep(edge + 50, edge - 90, h);
      const rooted = smoothstep(1.02, 0.72, slope);
      // Flat valley floors were cleared for hay long ago.
      const meadow = smoothstep(0.16, 0.3, slope + patch * 0.16);
      const thick = alive * rooted * meadow * smoothstep(-0.62, -0.28, patch);
      const dry = (nearRiver[i] as number) < 1e-4 || thick === 0;
      forest[i] = dry ? thick : thick * smoothstep(0.36, 0.2, riverBed({ ground, season }, px, py));
    }
  }
  return forest;
}

const TREE_CELL = 8;

/** How thick the forest stands at a place: less in clearings and where people built. */
function forestAt({ ground, forest, clearings }: Surface, x: number, y: number): number {
  let density = sample(ground, forest, x, y);
  for (const clearing of clearings) {
    const distance = Math.hypot(x - clearing.x, y - clearing.y);
    if (distance < clearing.radius) density *= smoothstep(clearing.radius * 0.6, clearing.radius, distance);
  }
  return density;
}

/** Whether a tree stands at its foot; `chance` is a random number of the tree, 0 … 1. */
function grows(surface: Surface, chance: number, x: number, y: number): boolean {
  const density = forestAt(surface, x, y);
  return density > 0.04 && chance < density * 1.15;
}

/**
 * 0 … 1.6: how much a place belongs to a river bed. Rivers meander on level ground, because the drainage
 * itself has only eight directions.
 */
export function riverBed(
  { ground, season }: Pick<Surface, 'ground' | 'season'>,
  x: number,
  y: number,
): number {
  const reach = 60;
  const h = sample(ground, ground.height, x, y);
  const rise = Math.max(
    Math.abs(sample(ground, ground.height, x + reach, y) - h),
    Math.abs(sample(ground, ground.height, x - reach, y) - h),
    Math.abs(sample(ground, ground.height, x, y + reach) - h),
    Math.abs(sample(ground, ground.height, x, y - reach) - h),
  );
  const room = smoothstep(0.3, 0.08, rise / reach);
  const narrow = 16 + 30 * room;
  const wide = 55 * room;
  return (
    season.flood *
    sample(
      ground,
      ground.river,
      x + narrow * noise2(x / 210, y / 210) + wide * noise2(x / 340 + 7, y / 340),
      y + narrow * noise2(x / 210 + 40, y / 210) + wide * noise2(x / 340, y / 340 + 23),
    )
  );
}

/** Height of a canopy of conifers above the ground, metres. */
function treesAt(surface: Surface, x: number, y: number, h: number): number {
  const cellX = Math.floor(x / TREE_CELL);
  const cellY = Math.floor(y / TREE_CELL);
  let top = 0;
  for (let j = -1; j <= 1; j += 1) {
    for (let i = -1; i <= 1; i += 1) {
      const cx = cellX + i;
      const cy = cellY + j;
      const chance = hash(cx, cy);
      const tx = (cx + 0.15 + 0.7 * hash(cx + 31, cy + 7)) * TREE_CELL;
      const ty = (cy + 0.15 + 0.7 * hash(cx + 5, cy + 57)) * TREE_CELL;
      const tall = (9 + 12 * hash(cx + 91, cy + 13)) * (h > 2100 ? 0.75 : 1);
      const radius = 1.5 + tall * 0.14;
      const distance = Math.hypot(x - tx, y - ty);
      // Density is sampled at the foot, so that no tree is cut at the edge of a forest.
      if (distance >= radius || !grows(surface, chance, tx, ty)) continue;
      // A spire: steep at the tip, skirts below.
      const part = 1 - distance / radius;
      const here = tall * (0.08 + 0.92 * part * (0.86 + 0.14 * part)) + 1.1 * noise2(x * 0.9, y * 0.9);
      if (here > top) top = here;
    }
  }
  return top;
}

/** Details of the last hit besides its height, written by `surfaceHeight`. */
export const met = { tree: 0, block: -1, forest: 0 };

/**
 * Height of the surface, metres, with detail not finer than `footprint` metres. The other details
 * are written into `met`.
 */
export function surfaceHeight(surface: Surface, x: number, y: number, footprint: number): number {
  const { ground } = surface;
  met.tree = 0;
  met.block = -1;
  let h = footprint < 3 ? smoothHeight(ground, x, y) : sample(ground, ground.height, x, y);
  met.forest = sample(ground, surface.forest, x, y);
  if (footprint < 8) h = withDetail(surface, x, y, footprint, h);
  if (met.forest > 0.04 && footprint < 6) {
    met.forest = forestAt(surface, x, y);
    met.tree = treesAt(surface, x, y, h) * smoothstep(6, 3, footprint);
    h += met.tree;
  }
  if (surface.blocks.length > 0) h = withBlocks(surface, x, y, h);
  return h;
}

/** Surface detail: octaves from 42 m down to the footprint. */
function withDetail(surface: Surface, x: number, y: number, footprint: number, h: number): number {
  const rough = sample(surface.ground, surface.rough, x, y);
  if (rough < 0.02) return h;
  const crested = smoothstep(0.3, 0.8, rough);
  let sum = 0;
  let wave = 42;
  let amplitude = 5.2;
  const bend = 9 * noise2(x / 70, y / 70);
  let px = (x + bend) / wave;
  let py = (y - bend) / wave;
  while (wave > footprint * 2.4 && wave > 0.4) {
    const n = noise2(px, py);
    sum += amplitude * (n + crested * (0.5 - Math.abs(n) - n));
    const turned = px * 1.68 + py * 1.26;
    py = py * 1.68 - px * 1.26 + 3.7;
    px = turned;
    wave /= 2.1;
    amplitude /= 1.74;
  }
  const out = h + sum * rough;
  if (rough <= 0.3 || footprint >= 2.6) return out;
  // Ledges along the beds of the rock, which dip as the coloured strata do; only some beds are hard.
  const dip = 0.22 * x - 0.12 * y + 34 * noise2(x / 170, y / 170) + 7 * noise2(x / 31, y / 31);
  const hard = smoothstep(-0.15, 0.55, noise2(x / 240 + 3, y / 240)) * smoothstep(0.3, 0.9, rough);
  return terrace(out, dip, 21, 0.3 * hard * smoothstep(2.6, 1.2, footprint));
}

/** Turns an even slope into uneven steps, about `rise` metres high. */
function terrace(h: number, dip: number, rise: number, strength: number): number {
  let step = (h + dip) / rise;
  step += 0.6 * noise2(step * 0.43, 5.5);
  const part = step - Math.floor(step);
  return h + strength * rise * (smoothstep(0.25, 0.9, part) - part);
}

/** How strongly each cell is broken up: rock on steep ground, little on snow and ice. */
export function roughen(ground: Ground, snowLine: number): Float32Array {
  const { size, cell, height, ice } = ground;
  const rough = new Float32Array(height.length);
  for (let y = 1; y < size - 1; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const i = y * size + x;
      const slopeX =
        ((height[y * size + ((x + 1) & (size - 1))] as number) -
          (height[y * size + ((x - 1) & (size - 1))] as number)) /
        (2 * cell);
      const slopeY = ((height[i + size] as number) - (height[i - size] as number)) / (2 * cell);
      const steep = smoothstep(0.38, 0.95, Math.sqrt(slopeX * slopeX + slopeY * slopeY));
      const snowed = smoothstep(snowLine - 150, snowLine + 250, height[i] as number);
      const iced = ice[i] as number;
      const barren = smoothstep(2450, 2900, height[i] as number) * (1 - iced);
      rough[i] =
        steep + (1 - steep) * (0.16 + 0.45 * barren) * (1 - 0.75 * Math.max(iced, snowed * (1 - steep)));
    }
  }
  return rough;
}

function withBlocks(surface: Surface, x: number, y: number, h: number): number {
  let top = h;
  for (let i = 0; i < surface.blocks.length; i += 1) {
    const block = surface.blocks[i] as Block;
    const dx = x - block.x;
    const dy = y - block.y;
    const reach = block.halfX + block.halfY;
    if (dx > reach || dx < -reach || dy > reach || dy < -reach) continue;
    const cos = Math.cos(block.turn);
    const sin = Math.sin(block.turn);
    const u = dx * cos + dy * sin;
    const v = dy * cos - dx * sin;
    if (Math.abs(u) > block.halfX || Math.abs(v) > block.halfY) continue;
    const here = block.top + block.roof * (1 - Math.abs(v) / block.halfY);
    if (here > top) {
      top = here;
      met.block = i;
      met.tree = 0;
    }
  }
  return top;
}

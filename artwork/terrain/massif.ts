/**
 * The one invented massif that every picture shows: 24.6 km square, from 1100 m in the valleys to
 * about 5000 m, its main range running from west to east, north of a long inhabited valley, with
 * a lower range to the south. Computed once and cached.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fbm2, noise2, ridged2, smoothstep } from './noise.ts';
import { CACHE_FOLDER } from '../files/places.ts';
import { creep, erodeOnce, refine, type ErosionForces, type Landscape } from './river-erosion.ts';

/** Metres from edge to edge. */
export const SPAN = 24576;
const COARSE = 256;
/** Rounds of erosion on each grid: 96 m, 48 m and 24 m cells. */
const ROUNDS = [220, 70, 26] as const;
const FINE = 2048;
const LOWEST = 1050;
const HIGHEST = 5030;

/** Above 1: valleys broader, summits bolder. */
const CONTRAST = 1.25;

/** The named summits of the main range: east and north in sixteenths of the span, and how bold they are. */
const SUMMITS = [
  { u: 2.55, v: 9.6, bold: 1.1 },
  { u: 4.7, v: 10.1, bold: 0.7 },
  { u: 6.6, v: 10.5, bold: 1.0 },
  { u: 7.15, v: 10.25, bold: 0.9 },
  { u: 9.6, v: 10.2, bold: 1.25 },
  { u: 12.0, v: 9.8, bold: 0.75 },
  { u: 13.8, v: 10.4, bold: 1.3 },
  { u: 10.4, v: 4.6, bold: 0.7 },
  { u: 7.4, v: 4.4, bold: 0.6 },
] as const;
const SUMMIT_RADIUS = 0.62;

const CACHE_FILE = 'massif-v5.bin';

/** The finished land on the 12 m grid; from the cache when it is there. */
export function loadMassif(): Landscape {
  const file = join(CACHE_FOLDER, CACHE_FILE);
  if (existsSync(file)) {
    const bytes = readFileSync(file);
    const height = new Float32Array(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    );
    if (height.length === FINE * FINE) return { size: FINE, cell: SPAN / FINE, height };
  }
  const land = buildMassif();
  writeFileSync(file, new Uint8Array(land.height.buffer));
  return land;
}

function buildMassif(): Landscape {
  let land: Landscape = { size: COARSE, cell: SPAN / COARSE, height: new Float32Array(COARSE * COARSE) };
  for (let y = 0; y < COARSE; y += 1) {
    for (let x = 0; x < COARSE; x += 1) {
      const broad =
        noise2(x / 32, y / 32, 8) + 0.6 * noise2(x / 16, y / 16, 16) + 0.4 * noise2(x / 8, y / 8, 32);
      land.height[y * COARSE + x] = 260 * (1 + broad) + 30 * noise2(x / 2.01, y / 2.01);
    }
  }
  for (const [level, rounds] of ROUNDS.entries()) {
    if (level > 0) land = refine(land);
    const forces = forcesOn(land);
    for (let round = 0; round < rounds; round += 1) {
      erodeOnce(land, forces, round);
      creep(land, 0.03);
    }
  }
  creep(land, 0.5);
  creep(land, 0.35);
  scaleHeights(land);
  return refineWithDetail(land);
}

/** Where the land rises and how hard its rock is. */
function forcesOn(land: Landscape): ErosionForces {
  const { size } = land;
  const uplift = new Float32Array(size * size);
  const erodibility = new Float32Array(size * size);
  const steepest = new Float32Array(size * size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const u = (x / size) * 16;
      const v = (y / size) * 16;
      const bend =
        0.75 * noise2(u / 4, 0.3, 4) + 0.4 * noise2(u / 2 + 0.4, v / 2, 8) + 0.2 * noise2(u, v, 16);
      const massing = 1 + 0.55 * noise2(u / 2 + 3, v / 2 + 1.5, 8) + 0.4 * noise2(u, v + 6.2, 16);
      const main = Math.exp(-(((v - 10.1 - bend) / 2.2) ** 2)) * massing;
      const south = Math.exp(-(((v - 4.4 + bend * 1.3) / 1.5) ** 2)) * 0.6 * massing;
      const north = Math.exp(-(((v - 14.6 + bend) / 1.1) ** 2)) * 0.4 * massing;
      const i = y * size + x;
      let summit = 0;
      for (const peak of SUMMITS) {
        const distance = ((u - peak.u) ** 2 + (v - peak.v) ** 2) / SUMMIT_RADIUS ** 2;
        summit += peak.bold * Math.exp(-distance);
      }
      uplift[i] = 20 * Math.max(0.03, main + south + north + summit + 0.06);
      erodibility[i] = 0.019 * (1 + 0.45 * noise2(u * 1.5 + 0.5, v * 1.5) + 0.3 * noise2(u * 5, v * 5));
      steepest[i] =
        0.74 +
        0.26 * noise2(u * 2 + 9, v * 2 + 4) +
        0.2 * noise2(u * 7, v * 7 + 4) +
        0.2 * Math.min(1, main) +
        0.4 * Math.min(1, summit);
    }
  }
  return { uplift, erodibility, steepest };
}

function scaleHeights({ height }: Landscape): void {
  let top = 0;
  for (const value of height) if (value > top) top = value;
  for (let i = 0; i < height.length; i += 1)
    height[i] = LOWEST + ((height[i] as number) / top) ** CONTRAST * (HIGHEST - LOWEST);
}

/** Bicubic sample (Catmull-Rom) at grid coordinates; x repeats, y stops at the edge. */
export function sampleCubic({ size, height }: Landscape, x: number, y: number): number {
  const floorX = Math.floor(x);
  const floorY = Math.floor(y);
  const fx = x - floorX;
  const fy = y - floorY;
  const last = size - 1;
  let sum = 0;
  for (let j = -1; j <= 2; j += 1) {
    const wy = cubicWeight(j, fy);
    const row = Math.min(last, Math.max(0, floorY + j)) * size;
    sum +=
      wy *
      (cubicWeight(-1, fx) * (height[row + ((floorX - 1) & last)] as number) +
        cubicWeight(0, fx) * (height[row + (floorX & last)] as number) +
        cubicWeight(1, fx) * (height[row + ((floorX + 1) & last)] as number) +
        cubicWeight(2, fx) * (height[row + ((floorX + 2) & last)] as number));
  }
  return sum;
}

function cubicWeight(index: number, f: number): number {
  switch (index) {
    case -1:
      return ((-f + 2) * f - 1) * f * 0.5;
    case 0:
      return ((3 * f - 5) * f * f + 2) * 0.5;
    case 1:
      return ((-3 * f + 4) * f + 1) * f * 0.5;
    default:
      return (f - 1) * f * f * 0.5;
  }
}

/**
 * The 12 m grid: distorted by a smooth warp, which hides the eight directions of the erosion
 * grid, with gullies and broken rock added where it is steep and high.
 */
function refineWithDetail(coarse: Landscape): Landscape {
  const fine: Landscape = { size: FINE, cell: SPAN / FINE, height: new Float32Array(FINE * FINE) };
  const ratio = coarse.size / FINE;
  for (let y = 0; y < FINE; y += 1) {
    const edge = smoothstep(0, 120, y) * smoothstep(FINE, FINE - 120, y);
    for (let x = 0; x < FINE; x += 1) {
      const wx = (noise2(x / 32, y / 32, 64) * 6 + noise2(x / 8 + 0.5, y / 8 + 0.5, 256) * 1.6) * edge;
      const wy =
        (noise2(x / 32 + 21.4, y / 32 + 3.3, 64) * 6 + noise2(x / 8 + 9.1, y / 8 + 2.2, 256) * 1.6) * edge;
      fine.height[y * FINE + x] = sampleCubic(coarse, (x + wx) * ratio, (y + wy) * ratio);
    }
  }
  addRockDetail(fine);
  // A last erosion pass connects the added relief to gullies that drain.
  const count = FINE * FINE;
  const uplift = new Float32Array(count);
  const erodibility = new Float32Array(count).fill(0.02);
  const steepest = new Float32Array(count).fill(1.9);
  for (let round = 0; round < 11; round += 1) {
    erodeOnce(fine, { uplift, erodibility, steepest }, round);
    creep(fine, 0.06);
  }
  return fine;
}

function addRockDetail(land: Landscape): void {
  const { size, cell, height } = land;
  const base = Float32Array.from(height);
  for (let y = 1; y < size - 1; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const i = y * size + x;
      const east = base[y * size + ((x + 1) & (size - 1))] as number;
      const west = base[y * size + ((x - 1) & (size - 1))] as number;
      const slopeX = (east - west) / (2 * cell);
      const slopeY = ((base[i + size] as number) - (base[i - size] as number)) / (2 * cell);
      const slope = Math.sqrt(slopeX * slopeX + slopeY * slopeY);
      const h = base[i] as number;
      const rough = smoothstep(0.35, 1, slope) * (0.3 + 0.7 * smoothstep(2000, 3600, h));
      // Towards the seam the detail fades into that of the western edge, so that the land repeats.
      const seam = smoothstep(size - 128, size - 1, x);
      let detail = rockDetail(x * cell, y * cell, rough);
      if (seam > 0) detail += seam * (rockDetail((x - size) * cell, y * cell, rough) - detail);
      height[i] = h + detail;
    }
  }
}

/** Metres to add at a place: crests and gullies where `rough` is 1, gentle humps where it is 0. */
function rockDetail(x: number, y: number, rough: number): number {
  const bentX = x + 60 * noise2(x / 260, y / 260);
  const bentY = y + 60 * noise2(x / 260 + 5.1, y / 260 + 7.7);
  const crests = ridged2(bentX / 470, bentY / 470, 5) - 0.5;
  const broken = fbm2(x / 90, y / 90, 4);
  return rough * (crests * 80 + broken * 18) + (1 - rough) * fbm2(x / 300, y / 300, 5) * 14;
}

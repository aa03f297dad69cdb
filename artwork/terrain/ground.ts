/**
 * Layers that lighting and colours need, cell by cell: the surface with valley floors and glaciers, ice,
 * visible sky, concavity, river beds.
 */
import { blurGrid } from './blur.ts';
import { loadMassif } from './massif.ts';
import { smoothstep } from './noise.ts';
import { findDrainage } from './river-erosion.ts';

export interface Ground {
  size: number;
  cell: number;
  /** Metres, with ice and sediment. */
  height: Float32Array;
  /** 0 … 1: glacier. */
  ice: Float32Array;
  /** 0 … 1: share of the sky that is seen. */
  sky: Float32Array;
  /** Metres below (positive) or above (negative) the mean of some 150 m around. */
  hollow: Float32Array;
  /** 0 … 1: bed of a river. */
  river: Float32Array;
}

const ICE_FROM = 2750;
const ICE_SURE = 3150;

export function prepareGround(): Ground {
  const { size, cell, height: rock } = loadMassif();
  const height = Float32Array.from(rock);
  const ice = new Float32Array(height.length);
  const wide = blurGrid(height, size, 22);
  const near = blurGrid(height, size, 9);
  for (let i = 0; i < height.length; i += 1) {
    const h = rock[i] as number;
    const high = smoothstep(ICE_FROM, ICE_SURE, h);
    // Sediment levels the floors of valleys, ice fills the hollows high up much deeper.
    const floor = Math.max((near[i] as number) - 12, (wide[i] as number) - 40);
    const rise = floor - h;
    if (rise <= 0) continue;
    const filled = rise * (0.72 + 0.2 * high) * smoothstep(0, 30, rise);
    height[i] = h + filled;
    ice[i] = high * smoothstep(6, 45, filled);
  }
  const hollow = blurGrid(height, size, 5);
  for (let i = 0; i < height.length; i += 1) hollow[i] = (hollow[i] as number) - (height[i] as number);
  return {
    size,
    cell,
    height,
    ice: blurGrid(ice, size, 1),
    sky: skyView(height, size, cell),
    hollow,
    river: rivers(height, size, cell),
  };
}

/** Share of the sky seen from each cell: the mean over 12 directions of 1 - sin(horizon). */
function skyView(height: Float32Array, size: number, cell: number): Float32Array {
  const half = size / 2;
  const coarse = new Float32Array(half * half);
  for (let y = 0; y < half; y += 1)
    for (let x = 0; x < half; x += 1) coarse[y * half + x] = height[y * 2 * size + x * 2] as number;
  const steps = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89];
  const seen = new Float32Array(half * half);
  for (let direction = 0; direction < 12; direction += 1) {
    const angle = (direction / 12) * Math.PI * 2;
    const offsets = steps.map((step) => ({
      x: Math.round(Math.cos(angle) * step),
      y: Math.round(Math.sin(angle) * step),
    }));
    for (const offset of offsets) if (offset.x === 0 && offset.y === 0) offset.x = 1;
    for (let y = 0; y < half; y += 1) {
      for (let x = 0; x < half; x += 1) {
        const here = coarse[y * half + x] as number;
        let horizon = 0;
        for (const offset of offsets) {
          const oy = Math.max(0, Math.min(half - 1, y + offset.y));
          const rise = (coarse[oy * half + ((x + offset.x) & (half - 1))] as number) - here;
          if (rise <= 0) continue;
          const slope = rise / (2 * cell * Math.hypot(offset.x, offset.y));
          if (slope > horizon) horizon = slope;
        }
        const i = y * half + x;
        seen[i] = (seen[i] as number) + (1 - horizon / Math.sqrt(1 + horizon * horizon)) / 12;
      }
    }
  }
  const fine = new Float32Array(size * size);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) fine[y * size + x] = seen[(y >> 1) * half + (x >> 1)] as number;
  return blurGrid(fine, size, 1);
}

const RIVER_AREA = 9e6;

function rivers(height: Float32Array, size: number, cell: number): Float32Array {
  const { area } = findDrainage({ size, cell, height });
  const bed = new Float32Array(height.length);
  for (let i = 0; i < bed.length; i += 1)
    bed[i] = Math.min(1.6, Math.sqrt(Math.max(0, (area[i] as number) - RIVER_AREA) / 2.5e7));
  return blurGrid(bed, size, 1);
}

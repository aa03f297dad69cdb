/**
 * Gradient noise and its sums. Coordinates are in lattice units, results about -1 … 1.
 * Written for speed: plain loops over typed arrays, no allocation.
 */
import { createRandom } from './random.ts';

const SIZE = 1024;
const MASK = SIZE - 1;
const permutation = new Uint16Array(SIZE * 2);
const gradientX = new Float32Array(SIZE);
const gradientY = new Float32Array(SIZE);
const values = new Float32Array(SIZE);

{
  const random = createRandom(1998);
  for (let i = 0; i < SIZE; i += 1) permutation[i] = i;
  for (let i = SIZE - 1; i > 0; i -= 1) {
    const j = Math.floor(random.next() * (i + 1));
    const kept = permutation[i] ?? 0;
    permutation[i] = permutation[j] ?? 0;
    permutation[j] = kept;
  }
  for (let i = 0; i < SIZE; i += 1) {
    permutation[i + SIZE] = permutation[i] ?? 0;
    const angle = random.next() * Math.PI * 2;
    gradientX[i] = Math.cos(angle);
    gradientY[i] = Math.sin(angle);
    values[i] = random.next() * 2 - 1;
  }
}

const at = (list: Uint16Array, index: number): number => list[index] as number;

/** A number in [0, 1) that belongs to the lattice point (x, y); both are integers. */
export function hash(x: number, y: number): number {
  return (values[at(permutation, at(permutation, x & MASK) + (y & MASK))] as number) * 0.5 + 0.5;
}

/** Gradient noise in the plane; with `period` (a power of two at most 1024) it repeats. */
export function noise2(x: number, y: number, period = SIZE): number {
  const wrap = period - 1;
  const floorX = Math.floor(x);
  const floorY = Math.floor(y);
  const fx = x - floorX;
  const fy = y - floorY;
  const x0 = at(permutation, floorX & wrap);
  const x1 = at(permutation, (floorX + 1) & wrap);
  const y0 = floorY & wrap;
  const y1 = (floorY + 1) & wrap;
  const a = at(permutation, x0 + y0);
  const b = at(permutation, x1 + y0);
  const c = at(permutation, x0 + y1);
  const d = at(permutation, x1 + y1);
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const na = (gradientX[a] as number) * fx + (gradientY[a] as number) * fy;
  const nb = (gradientX[b] as number) * (fx - 1) + (gradientY[b] as number) * fy;
  const nc = (gradientX[c] as number) * fx + (gradientY[c] as number) * (fy - 1);
  const nd = (gradientX[d] as number) * (fx - 1) + (gradientY[d] as number) * (fy - 1);
  const low = na + u * (nb - na);
  return (low + v * (nc + u * (nd - nc) - low)) * 1.5;
}

/** Value noise in space. */
export function noise3(x: number, y: number, z: number): number {
  const floorX = Math.floor(x);
  const floorY = Math.floor(y);
  const floorZ = Math.floor(z);
  let u = x - floorX;
  let v = y - floorY;
  let w = z - floorZ;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  w = w * w * (3 - 2 * w);
  const x0 = at(permutation, floorX & MASK);
  const x1 = at(permutation, (floorX + 1) & MASK);
  const y0 = floorY & MASK;
  const y1 = (floorY + 1) & MASK;
  const a = at(permutation, x0 + y0);
  const b = at(permutation, x1 + y0);
  const c = at(permutation, x0 + y1);
  const d = at(permutation, x1 + y1);
  const z0 = floorZ & MASK;
  const z1 = (floorZ + 1) & MASK;
  const a0 = values[at(permutation, a + z0)] as number;
  const b0 = values[at(permutation, b + z0)] as number;
  const c0 = values[at(permutation, c + z0)] as number;
  const d0 = values[at(permutation, d + z0)] as number;
  const a1 = values[at(permutation, a + z1)] as number;
  const b1 = values[at(permutation, b + z1)] as number;
  const c1 = values[at(permutation, c + z1)] as number;
  const d1 = values[at(permutation, d + z1)] as number;
  const low = a0 + u * (b0 - a0) + v * (c0 - a0 + u * (d0 - c0 - b0 + a0));
  const high = a1 + u * (b1 - a1) + v * (c1 - a1 + u * (d1 - c1 - b1 + a1));
  return low + w * (high - low);
}

/** Sum of octaves in the plane, each rotated so that no lattice shows. */
export function fbm2(x: number, y: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.5;
  let px = x;
  let py = y;
  for (let i = 0; i < octaves; i += 1) {
    sum += amplitude * noise2(px, py);
    const turned = px * 1.6 + py * 1.2;
    py = py * 1.6 - px * 1.2 + 17.3;
    px = turned + 5.7;
    amplitude *= 0.5;
  }
  return sum;
}

/** Sum of octaves in space. */
export function fbm3(x: number, y: number, z: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.5;
  let px = x;
  let py = y;
  let pz = z;
  for (let i = 0; i < octaves; i += 1) {
    sum += amplitude * noise3(px, py, pz);
    const turned = px * 1.6 + py * 1.2;
    py = py * 1.6 - px * 1.2 + 17.3;
    px = turned + 5.7;
    pz = pz * 2.03 + 11.1;
    amplitude *= 0.5;
  }
  return sum;
}

/** Octaves in space that fade slowly, about -1 … 1: grit, gravel, broken rock. */
export function grit3(x: number, y: number, z: number, octaves: number): number {
  let sum = 0;
  let whole = 0;
  let amplitude = 1;
  let px = x;
  let py = y;
  let pz = z;
  for (let i = 0; i < octaves; i += 1) {
    sum += amplitude * noise3(px, py, pz);
    whole += amplitude;
    const turned = px * 1.6 + py * 1.2;
    py = py * 1.6 - px * 1.2 + 17.3;
    px = turned + 5.7;
    pz = pz * 2.03 + 11.1;
    amplitude *= 0.74;
  }
  return (1.7 * sum) / whole;
}

/** Octaves of sharp crests, 0 … 1: what gullies and arêtes are made of. */
export function ridged2(x: number, y: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.5;
  let weight = 1;
  let px = x;
  let py = y;
  for (let i = 0; i < octaves; i += 1) {
    const crest = 1 - Math.abs(noise2(px, py));
    const sharp = crest * crest;
    sum += amplitude * sharp * weight;
    weight = Math.min(1, sharp * 1.4);
    const turned = px * 1.6 + py * 1.2;
    py = py * 1.6 - px * 1.2 + 9.2;
    px = turned + 3.1;
    amplitude *= 0.5;
  }
  return sum;
}

/** 0 at `low`, 1 at `high` and beyond, smooth between; `low` may be the greater one. */
export function smoothstep(low: number, high: number, value: number): number {
  const share = (value - low) / (high - low);
  const t = share <= 0 ? 0 : share >= 1 ? 1 : share;
  return t * t * (3 - 2 * t);
}

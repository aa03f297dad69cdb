/**
 * Near rock that a height field cannot show: a wall, a gorge with water in it.
 * Sphere tracing of a signed distance function of displaced surfaces; metres, x to the right, y away, z up.
 */
import { fbm2, grit3, noise2, noise3, smoothstep } from '../terrain/noise.ts';
import type { Colour } from './light.ts';

export type RockForm = 'wall' | 'gorge';

export interface RockScene {
  name: string;
  width: number;
  height: number;
  form: RockForm;
  /** Camera position, and degrees of pan to the right and tilt upwards. */
  eye: { x: number; y: number; z: number; turn: number; tilt: number; fieldOfView: number };
  /** Unit vector towards the sun. */
  sun: { x: number; y: number; z: number };
  sunColour: Colour;
  sky: Colour;
  /** Mean colour of the rock. */
  rock: Colour;
  seed: number;
  exposure: number;
}

const FARTHEST = 140;

/** Strata: hard layers stand out, soft ones recede. */
function beds(x: number, z: number, seed: number): number {
  const s = (z + 0.12 * x + 1.4 * noise2(x / 19 + seed, z / 17)) / 3.1;
  const uneven = s + 0.55 * noise2(s * 0.4, seed + 3.3);
  const part = uneven - Math.floor(uneven);
  return (
    smoothstep(0, 0.18, part) *
    smoothstep(1, 0.7, part) *
    (0.55 + 0.45 * noise2(Math.floor(uneven) * 1.7, seed + 9))
  );
}

/** Displacement of the surface behind its plane, metres; `near` adds fine detail. */
function relief(x: number, y: number, z: number, seed: number, near: boolean, smooth: number): number {
  let sum = 2.2 * noise3(x / 15 + seed, y / 15, z / 21) + 1.1 * noise3(x / 6.1, y / 6.1 + seed, z / 8.3);
  // Pillars and corners: tall, flat-faced, a step from one to the next.
  const corner = noise2((x + 2 * noise2(x / 9, z / 30)) / 7.5 + seed * 1.7, z / 46 + seed);
  sum += (1 - smooth) * 2.1 * smoothstep(-0.12, 0.12, corner);
  sum -= (1 - smooth * 0.6) * 0.7 * beds(x + y * 0.4, z, seed);
  if (near) sum += (0.26 - 0.12 * smooth) * grit3(x / 1.9, y / 1.9, z / 1.5, 5);
  return sum;
}

/** Middle of the gorge's bed at a place along it. */
function gorgeMiddle(y: number, z: number, seed: number): number {
  return 2.6 * Math.sin(y / 8.5 + seed) + 1.2 * noise2(y / 6 + seed, z / 9);
}

function createDistance(scene: RockScene): (x: number, y: number, z: number) => number {
  const { seed, form } = scene;
  if (form === 'gorge') {
    return (x, y, z) => {
      const middle = gorgeMiddle(y, z, seed);
      const half =
        2.9 +
        0.8 * Math.sin(y / 5.1 + seed * 2) +
        0.05 * z +
        1.4 * smoothstep(7, 24, z) * noise2(y / 11, z / 13 + seed);
      const open = half - Math.abs(x - middle);
      const rough = relief(x, y, z, seed, open < 1.6, 0.55);
      return Math.min((open + 0.62 * rough) * 0.55, z + 60);
    };
  }
  return (x, y, z) => {
    const plane = 26 - y + 0.1 * z - 0.03 * x;
    return (plane + 1.25 * relief(x, y, z, seed, plane < 4, 0)) * 0.55;
  };
}

interface Ray {
  x: number;
  y: number;
  z: number;
  dx: number;
  dy: number;
  dz: number;
}

export interface RockPicture {
  width: number;
  height: number;
  light: Float32Array;
}

/** Paints a rock scene at a fraction of its size. */
export function paintRock(scene: RockScene, scale: number): RockPicture {
  const width = Math.round(scene.width * scale);
  const height = Math.round(scene.height * scale);
  const light = new Float32Array(width * height * 3);
  const { eye } = scene;
  const turn = (eye.turn * Math.PI) / 180;
  const tilt = (eye.tilt * Math.PI) / 180;
  const focal = width / 2 / Math.tan((eye.fieldOfView * Math.PI) / 360);
  const eyeX = scene.form === 'gorge' ? gorgeMiddle(eye.y, eye.z, scene.seed) : eye.x;
  const look = createLook(scene, 1 / focal);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const sx = (column + 0.5 - width / 2) / focal;
      const sz = (height / 2 - row - 0.5) / focal;
      const forward = Math.cos(tilt) - sz * Math.sin(tilt);
      const up = Math.sin(tilt) + sz * Math.cos(tilt);
      const dx = sx * Math.cos(turn) + forward * Math.sin(turn);
      const dy = forward * Math.cos(turn) - sx * Math.sin(turn);
      const norm = 1 / Math.hypot(dx, dy, up);
      look(
        { x: eyeX, y: eye.y, z: eye.z, dx: dx * norm, dy: dy * norm, dz: up * norm },
        light,
        (row * width + column) * 3,
      );
    }
  }
  return { width, height, light };
}

function createLook(scene: RockScene, pixel: number): (ray: Ray, out: Float32Array, at: number) => void {
  const distance = createDistance(scene);
  const { sun, sunColour, sky, seed } = scene;
  const wet = scene.form === 'gorge';
  const colour: [number, number, number] = [0, 0, 0];

  const walk = (ray: Ray, farthest: number): number => {
    let t = 0.05;
    for (let step = 0; step < 150; step += 1) {
      const d = distance(ray.x + ray.dx * t, ray.y + ray.dy * t, ray.z + ray.dz * t);
      if (d < 0.0012 * t + 0.0015) return t;
      t += Math.max(d, 0.004);
      if (t > farthest) return -1;
    }
    return t;
  };

  const skyLight = (dx: number, dz: number): void => {
    const high = smoothstep(-0.1, 0.9, dz);
    const cloud = smoothstep(0.05, 0.5, fbm2(dx * 2.3 + seed, dz * 4, 4)) * 0.5;
    for (let c = 0; c < 3; c += 1) {
      const blue = (sky[c] ?? 0) * (1.5 - 0.6 * high);
      colour[c] = blue + cloud * ((sunColour[c] ?? 0) * 0.42 - blue);
    }
  };

  /** Colour of the rock at a place into `colour`. */
  const rockLight = (x: number, y: number, z: number, t: number): void => {
    const e = Math.max(0.01, t * pixel * 1.1);
    const here = distance(x, y, z);
    let nx = distance(x + e, y, z) - here;
    let ny = distance(x, y + e, z) - here;
    let nz = distance(x, y, z + e) - here;
    const length = Math.hypot(nx, ny, nz) || 1;
    nx /= length;
    ny /= length;
    nz /= length;
    let open = 1;
    for (const [reach, weight] of [
      [0.35, 0.5],
      [1.2, 0.3],
      [3.2, 0.14],
      [7, 0.06],
    ] as const) {
      const d = distance(x + nx * reach, y + ny * reach, z + nz * reach) / 0.55;
      open -= (weight / reach) * Math.max(0, reach - d) * 1.5;
    }
    open = Math.max(0.12, open);
    const facing = nx * sun.x + ny * sun.y + nz * sun.z;
    let direct = 0;
    if (facing > 0) {
      const lift = 0.06 + t * 0.002;
      direct = walkShadow(x + nx * lift, y + ny * lift, z + nz * lift) * facing;
    }
    const above = wet
      ? smoothstep(-6, 26, z) * (0.35 + 0.65 * smoothstep(-0.5, 0.9, nz + 0.3))
      : 0.45 + 0.55 * nz;
    const layer = noise2((z + 0.12 * x + 1.4 * noise2(x / 19 + seed, z / 17)) / 1.05, seed);
    const patch = fbm2(x / 6 + seed, z / 6 + y / 9, 4);
    const grain = grit3(x * 1.4, y * 1.4, z * 1.7, t < 14 ? 5 : 3);
    // Cracks in a dry wall are irregular; streaks on a wet one run straight down.
    const crack = smoothstep(0.02, 0.13, Math.abs(noise3(x / 2.3 + seed, y / 2.3, z / (wet ? 30 : 5.5))));
    const moss = wet
      ? smoothstep(0.05, 0.5, patch + nz * 0.5) * smoothstep(1.5, 5, z) * 0.5
      : smoothstep(0.75, 0.95, nz) * 0.3;
    const damp = wet
      ? 0.5 + 0.5 * smoothstep(0.2, 3.4, z + patch)
      : 1 - 0.42 * smoothstep(0.2, 0.5, fbm2(x / 2.2 + seed, z / 40, 3));
    const tone = (1 + 0.26 * layer + 0.34 * patch + 0.3 * grain) * (0.6 + 0.4 * crack) * damp;
    for (let c = 0; c < 3; c += 1) {
      let own = (scene.rock[c] ?? 0) * tone * (1 + (c === 0 ? 0.1 : c === 2 ? -0.12 : 0) * (layer + patch));
      own += moss * ([0.05, 0.085, 0.025][c] ?? 0) - moss * own * 0.8;
      const back = 0.1 * (sunColour[c] ?? 0) * (1 - nz * 0.5);
      colour[c] =
        own *
        ((sunColour[c] ?? 0) * direct +
          ((sky[c] ?? 0) * above + back * (wet ? smoothstep(0, 16, z) : 1)) * open);
    }
    if (wet) {
      // A film of water reflects the strip of sky.
      const gloss =
        smoothstep(0.55, 0.95, nz * 0.6 + 0.5 + 0.4 * grain) * smoothstep(6, 0.5, z) * 0.025 * open;
      for (let c = 0; c < 3; c += 1) colour[c] = (colour[c] ?? 0) + gloss * (sky[c] ?? 0);
    }
    const veil = 1 - Math.exp(-t * (wet ? 0.005 : 0.0016));
    for (let c = 0; c < 3; c += 1)
      colour[c] = (colour[c] ?? 0) + veil * ((sky[c] ?? 0) * (wet ? 0.55 : 0.7) - (colour[c] ?? 0));
  };

  const walkShadow = (x: number, y: number, z: number): number => {
    let t = 0.03;
    let clear = 1;
    for (let step = 0; step < 60 && t < 60; step += 1) {
      const d = distance(x + sun.x * t, y + sun.y * t, z + sun.z * t);
      if (d < 0.002) return 0;
      clear = Math.min(clear, (26 * d) / t);
      t += Math.max(0.03, d * 1.25);
    }
    return clear;
  };

  return (ray, out, at) => {
    const t = walk(ray, FARTHEST);
    const toWater = wet && ray.dz < 0 ? -ray.z / ray.dz : Infinity;
    if (toWater < (t > 0 ? t : FARTHEST)) {
      waterLight(ray, toWater, out, at);
      return;
    }
    if (t < 0) skyLight(ray.dx, ray.dz);
    else rockLight(ray.x + ray.dx * t, ray.y + ray.dy * t, ray.z + ray.dz * t, t);
    for (let c = 0; c < 3; c += 1) out[at + c] = colour[c] ?? 0;
  };

  /** Clear green water: its own colour, the bed near the banks, and the reflection of the walls. */
  function waterLight(ray: Ray, t: number, out: Float32Array, at: number): void {
    const x = ray.x + ray.dx * t;
    const y = ray.y + ray.dy * t;
    const flow = 0.055 * smoothstep(40, 4, t);
    const rx = flow * (noise2(x * 1.5, y * 0.8 + seed) + 0.6 * noise2(x * 4, y * 2.4));
    const ry = flow * (noise2(x * 1.5 + 9, y * 0.8) + 0.6 * noise2(x * 4 + 5, y * 2.4));
    const deep = Math.max(0, distance(x, y, 0) / 0.55);
    const mirror = 0.04 + 0.72 * (1 - Math.min(1, -ray.dz)) ** 3;
    const foam =
      smoothstep(0.5, 0.1, deep) *
      smoothstep(0.1, 0.5, noise2(x * 3, y * 3) + noise2(x * 9, y * 9) * 0.6) *
      0.5;
    const up: Ray = { x, y, z: 0.02, dx: ray.dx + rx, dy: ray.dy + ry, dz: -ray.dz };
    const hit = walk(up, 70);
    if (hit < 0) skyLight(up.dx, up.dz);
    else rockLight(x + up.dx * hit, y + up.dy * hit, 0.02 + up.dz * hit, hit + t);
    const shallow = Math.exp(-deep * 0.9);
    for (let c = 0; c < 3; c += 1) {
      const own =
        ([0.03, 0.2, 0.165][c] ?? 0) * (1 - shallow) +
        (scene.rock[c] ?? 0) * 0.75 * shallow * ([0.75, 1, 0.85][c] ?? 0);
      const lit = own * (sky[c] ?? 0) * 0.62 + foam * (sky[c] ?? 0) * 0.7;
      out[at + c] = lit + mirror * ((colour[c] ?? 0) * 0.92 - lit);
    }
  }
}

/** Sky, clouds, haze and fog. */
import { fbm2, ridged2, smoothstep } from '../terrain/noise.ts';
import { sunVector, type Light } from './light.ts';

export interface Clouds {
  /** Share of the sky, 0 … 1, covered by cirrus and by cumulus. */
  high: number;
  cumulus: number;
  /** 0 white … 1 dark grey, as a thundercloud. */
  dark: number;
  /** Seed of the pattern. */
  seed: number;
}

export interface Air {
  light: Light;
  clouds: Clouds;
  /** Valley fog: metres of its top; 0 for none. */
  fogTop: number;
  /** Extinction per kilometre inside the fog. */
  fogDensity: number;
  /** Metres over which it thins out upwards. */
  fogSoftness: number;
}

/** Colour made by the last call; one object for all pixels, so that nothing is allocated. */
export const air = { red: 0, green: 0, blue: 0 };

/** Light of the sky in a direction (unit vector). */
export function skyColour(scene: Air, dx: number, dy: number, dz: number): void {
  const { light, clouds } = scene;
  const sun = sunVector(light);
  const up = Math.max(0, dz);
  const rise = 1 - Math.exp(-up * 3.4);
  const towards = Math.max(0, dx * sun.x + dy * sun.y + dz * sun.z);
  const flat = Math.max(0, (dx * sun.x + dy * sun.y) / (Math.hypot(dx, dy) * Math.hypot(sun.x, sun.y) || 1));
  const glow = 0.55 * towards ** 5 * Math.exp(-up * 1.8) + 0.2 * flat ** 3 * Math.exp(-up * 7);
  const disc = 0.9 * towards ** 220;
  let red = light.horizon[0] + rise * (light.zenith[0] - light.horizon[0]) + (glow + disc) * light.glow[0];
  let green = light.horizon[1] + rise * (light.zenith[1] - light.horizon[1]) + (glow + disc) * light.glow[1];
  let blue = light.horizon[2] + rise * (light.zenith[2] - light.horizon[2]) + (glow + disc) * light.glow[2];
  if (dz > 0.005 && clouds.high > 0) {
    const far = 1 / (dz + 0.06);
    const u = dx * far * 1.5 + clouds.seed;
    const v = dy * far * 1.5 + clouds.seed * 0.7;
    const bend = fbm2(u * 0.7, v * 0.7, 3);
    const wisps = fbm2(u * 0.9 + bend * 1.6, v * 2.1 + bend, 5) * 0.5 + 0.5;
    const veil =
      smoothstep(0.62 - clouds.high * 0.35, 1.0, wisps + clouds.high * 0.12) * smoothstep(0, 0.12, dz) * 0.85;
    const lit = 0.42 + 0.5 * towards ** 3;
    red += veil * (light.sun[0] * lit * 0.5 + light.horizon[0] * 0.42 - red * 0.8);
    green += veil * (light.sun[1] * lit * 0.5 + light.horizon[1] * 0.42 - green * 0.8);
    blue += veil * (light.sun[2] * lit * 0.5 + light.horizon[2] * 0.42 - blue * 0.8);
  }
  air.red = Math.max(0, red);
  air.green = Math.max(0, green);
  air.blue = Math.max(0, blue);
  if (clouds.cumulus > 0) cumulusClouds(scene, dx, dy, dz, towards);
}

/** Cumulus over the ridges: bright tops, grey bases, smaller towards the horizon. */
function cumulusClouds({ light, clouds }: Air, dx: number, dy: number, dz: number, towards: number): void {
  const azimuth = Math.atan2(dx, dy);
  const rise = Math.max(0, dz);
  const density = (u: number, v: number): number => {
    const bendU = 0.35 * fbm2(u * 1.1 + 7, v * 1.4, 3);
    const bendV = 0.3 * fbm2(u * 1.1, v * 1.4 + 9, 3);
    const masses = fbm2(u * 0.8 + bendU + clouds.seed, v * 1.2 + bendV, 3) * 1.5;
    const billows = 0.62 * ridged2(u * 2.1 + bendU * 2, v * 2.6 + bendV * 2, 5) - 0.34;
    return masses - billows * 0.75;
  };
  const u = azimuth * 3.4;
  const v = Math.log(rise + 0.09) * 2.6;
  const here = density(u, v);
  const edge = 0.5 - clouds.cumulus;
  const body = smoothstep(edge, edge + 0.2, here);
  if (body <= 0) return;
  const sun = sunVector(light);
  const sunSide = Math.sin(Math.atan2(sun.x, sun.y) - azimuth);
  const shaded = density(u + 0.09 * sunSide, v + 0.16);
  const relief = Math.min(1, Math.max(0, 0.5 + (here - shaded) * 1.3));
  const thick = smoothstep(edge + 0.1, edge + 0.75, here);
  const bright =
    (0.25 + 0.75 * relief) * (1 - 0.5 * thick) * (1 - 0.8 * clouds.dark * (0.35 + 0.65 * thick)) +
    0.1 * towards ** 4;
  const shade = 1 - 0.62 * clouds.dark * thick;
  const cover = body * 0.96;
  air.red += cover * (light.sun[0] * bright * 0.5 + light.ambient[0] * 0.85 * shade - air.red);
  air.green += cover * (light.sun[1] * bright * 0.5 + light.ambient[1] * 0.8 * shade - air.green);
  air.blue += cover * (light.sun[2] * bright * 0.5 + light.ambient[2] * 0.74 * shade - air.blue);
}

const SCALE_HEIGHT = 2600;

/** Atmospheric scattering between camera and place: extinction and in-scattered light. */
export interface Haze {
  red: number;
  green: number;
  blue: number;
  keepRed: number;
  keepGreen: number;
  keepBlue: number;
}
export const haze: Haze = { red: 0, green: 0, blue: 0, keepRed: 1, keepGreen: 1, keepBlue: 1 };

/** Air over `distance` metres from height `from` to height `to` in a direction; the result is in `haze`. */
export function hazeBetween(
  scene: Air,
  distance: number,
  from: number,
  to: number,
  dx: number,
  dy: number,
  dz: number,
): void {
  const { light } = scene;
  const sun = sunVector(light);
  const middle = (from + to) / 2;
  const amount = (light.haze * distance * Math.exp(-(middle - 1800) / SCALE_HEIGHT)) / 1000;
  const towards = Math.max(0, dx * sun.x + dy * sun.y + dz * sun.z);
  const forward = 0.34 * towards ** 4 + 0.1 * towards;
  haze.keepRed = Math.exp(-amount * 0.62);
  haze.keepGreen = Math.exp(-amount * 0.9);
  haze.keepBlue = Math.exp(-amount * 1.42);
  haze.red = (light.horizon[0] * 0.72 + light.glow[0] * forward) * (1 - haze.keepRed);
  haze.green = (light.horizon[1] * 0.8 + light.glow[1] * forward) * (1 - haze.keepGreen);
  haze.blue = (light.horizon[2] * 0.92 + light.glow[2] * forward) * (1 - haze.keepBlue);
}

/** Share of light that valley fog lets through; its ragged top follows `ripple` metres. */
export function throughFog(scene: Air, distance: number, from: number, to: number, ripple: number): number {
  if (scene.fogTop <= 0) return 1;
  const low = Math.min(from, to);
  const high = Math.max(from, to);
  const soft = scene.fogSoftness;
  const top = scene.fogTop + ripple;
  const part = (h: number): number => (h < top ? top - h + soft : soft * Math.exp(-(h - top) / soft));
  const rise = Math.max(1, high - low);
  const depth = ((part(low) - part(high)) / rise) * distance;
  return Math.exp((-depth / 1000) * scene.fogDensity);
}

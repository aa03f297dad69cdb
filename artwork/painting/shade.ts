/** Colours of the ground: snow, ice, rock, turf, forest, water and what people built. */
import { haze, hazeBetween, throughFog, type Air } from './sky.ts';
import { fbm2, fbm3, grit3, hash, noise2, noise3, smoothstep } from '../terrain/noise.ts';
import { met, riverBed, sample, surfaceHeight, type Surface } from '../terrain/surface.ts';
import { sunVector } from './light.ts';

export interface Hit {
  x: number;
  y: number;
  h: number;
  /** Metres along the ground from the camera. */
  distance: number;
  /** Metres that one sample of the picture covers there. */
  footprint: number;
  tree: number;
  forest: number;
  block: number;
}

export const lit = { red: 0, green: 0, blue: 0 };
const paint = { red: 0, green: 0, blue: 0, snow: 0 };

const mixPaint = (red: number, green: number, blue: number, share: number): void => {
  paint.red += share * (red - paint.red);
  paint.green += share * (green - paint.green);
  paint.blue += share * (blue - paint.blue);
};

/** Returns a function that shades hits of one scene and writes the colour into `lit`. */
export function createShader(
  surface: Surface,
  scene: Air,
  shadow: Float32Array,
  eye: number,
): (hit: Hit, dx: number, dy: number, dz: number) => void {
  const { ground, season } = surface;
  const { light } = scene;
  const sun = sunVector(light);
  const sunFlat = Math.hypot(sun.x, sun.y);
  const sunSlope = sun.z / sunFlat;

  /** 0 … 1: how much sun reaches a place; near the camera trees and rocks cast shadows too. */
  const sunReaches = (hit: Hit, wall: { x: number; y: number } | undefined): number => {
    const clear = hit.h + 2 - sample(ground, shadow, hit.x, hit.y);
    let reach = smoothstep(-9, 14, clear);
    if (reach === 0 || hit.footprint > (hit.forest > 0.05 ? 1.5 : 0.6)) return reach;
    // A shadow ray from a wall starts in front of it.
    const startX = hit.x + (wall ? wall.x * 2.5 : 0);
    const startY = hit.y + (wall ? wall.y * 2.5 : 0);
    let walk = Math.max(0.8, hit.footprint * 2);
    while (walk < 45) {
      const h = surfaceHeight(
        surface,
        startX + (sun.x / sunFlat) * walk,
        startY + (sun.y / sunFlat) * walk,
        Math.max(0.5, hit.footprint),
      );
      const over = h - (hit.h + 0.3 + walk * sunSlope);
      if (over > 0) reach *= Math.max(0, 1 - over / (0.35 + walk * 0.06));
      if (reach <= 0) return 0;
      walk *= 1.75;
    }
    return reach;
  };

  return (hit, dx, dy, dz) => {
    const { x, y, footprint } = hit;
    const spread = Math.max(0.3, footprint * 0.8);
    const corner = surfaceHeight(surface, x - spread * 0.5, y - spread * 0.5, footprint);
    let slopeX = (surfaceHeight(surface, x + spread * 0.5, y - spread * 0.5, footprint) - corner) / spread;
    let slopeY = (surfaceHeight(surface, x - spread * 0.5, y + spread * 0.5, footprint) - corner) / spread;
    if (hit.tree > 0) {
      slopeX *= 0.5;
      slopeY *= 0.5;
    }
    const length = Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
    let nx = -slopeX / length;
    let ny = -slopeY / length;
    let nz = 1 / length;
    const wall = wallNormal(surface, hit);
    if (wall) {
      nx = wall.x;
      ny = wall.y;
      nz = 0;
    }

    const wide = 14;
    const wideX =
      (sample(ground, ground.height, x + wide, y) - sample(ground, ground.height, x - wide, y)) / (2 * wide);
    const wideY =
      (sample(ground, ground.height, x, y + wide) - sample(ground, ground.height, x, y - wide)) / (2 * wide);
    const wideSlope = Math.sqrt(wideX * wideX + wideY * wideY);
    const slope = 0.55 * wideSlope + 0.45 * Math.min(3, Math.sqrt(slopeX * slopeX + slopeY * slopeY));
    const hollow = sample(ground, ground.hollow, x, y);
    const skyShare = sample(ground, ground.sky, x, y);

    colourGround(surface, hit, slope, wideSlope, -wideY, hollow);

    const facing = nx * sun.x + ny * sun.y + nz * sun.z;
    const soft = hit.tree > 0 ? 0.3 : paint.snow * 0.06;
    const direct = Math.max(0, (facing + soft) / (1 + soft)) * (facing > -soft ? sunReaches(hit, wall) : 0);
    const pit = Math.max(0.55, Math.min(1.12, 1 - hollow * 0.01));
    const under =
      hit.tree > 0 ? 0.35 + 0.65 * Math.min(1, hit.tree / 13) : hit.forest > 0.2 && footprint < 3 ? 0.7 : 1;
    const sky = (0.42 + 0.58 * nz) * skyShare * pit * under;
    // Indirect light from the slopes around: white above the snow line, green below.
    const white = smoothstep(season.snowLine - 200, season.snowLine + 500, hit.h);
    const bounce =
      (1 - nz * 0.6) *
      (0.35 + 0.65 * skyShare) *
      0.16 *
      (0.25 + 0.75 * white) *
      Math.min(1, sunSlope * 2.5 + 0.25);

    let red = paint.red * (light.sun[0] * (direct + bounce) + light.ambient[0] * sky);
    let green = paint.green * (light.sun[1] * (direct + bounce) + light.ambient[1] * sky);
    let blue = paint.blue * (light.sun[2] * (direct + bounce) + light.ambient[2] * sky);

    hazeBetween(scene, hit.distance, eye, hit.h, dx, dy, dz);
    red = red * haze.keepRed + haze.red;
    green = green * haze.keepGreen + haze.green;
    blue = blue * haze.keepBlue + haze.blue;

    if (scene.fogTop > 0) {
      const ripple = 90 * fbm2(x / 900, y / 900, 4) + 26 * fbm2(x / 160, y / 160, 3);
      const through = throughFog(scene, hit.distance, eye, hit.h, ripple);
      if (through < 0.999) {
        const sunny = 0.2 + 0.5 * smoothstep(-200, 250, scene.fogTop + 60 - sample(ground, shadow, x, y));
        const share = 1 - through;
        red += share * (light.ambient[0] * 1.0 + light.sun[0] * 0.3 * sunny + light.horizon[0] * 0.12 - red);
        green +=
          share * (light.ambient[1] * 1.0 + light.sun[1] * 0.3 * sunny + light.horizon[1] * 0.12 - green);
        blue +=
          share * (light.ambient[2] * 1.0 + light.sun[2] * 0.3 * sunny + light.horizon[2] * 0.12 - blue);
      }
    }
    lit.red = red;
    lit.green = green;
    lit.blue = blue;
  };
}

/** The normal of a vertical face, where the ray hit one. */
function wallNormal({ blocks }: Surface, { x, y, h, block }: Hit): { x: number; y: number } | undefined {
  const built = blocks[block];
  if (!built || h >= built.top - 0.2) return undefined;
  const cos = Math.cos(built.turn);
  const sin = Math.sin(built.turn);
  const u = ((x - built.x) * cos + (y - built.y) * sin) / built.halfX;
  const v = ((y - built.y) * cos - (x - built.x) * sin) / built.halfY;
  return Math.abs(u) > Math.abs(v)
    ? { x: Math.sign(u) * cos, y: Math.sign(u) * sin }
    : { x: -Math.sign(v) * sin, y: Math.sign(v) * cos };
}

/** Albedo of a place into `paint`. `northness` is positive where the ground faces north. */
function colourGround(
  surface: Surface,
  hit: Hit,
  slope: number,
  wideSlope: number,
  northness: number,
  hollow: number,
): void {
  const { ground, season } = surface;
  const { x, y, h } = hit;
  paint.snow = 0;
  if (hit.block >= 0) {
    masonry(surface, hit);
    return;
  }
  const bare = h - hit.tree;
  const broad = noise2(x / 620, y / 620);
  const mid = fbm2(x / 130, y / 130, 4);
  const fine =
    0.55 * grit3(x / 15, y / 15, h / 15, Math.max(1, Math.min(6, Math.floor(Math.log2(24 / hit.footprint)))));

  rockColour(hit, slope, broad, mid);
  const scree = smoothstep(0.95, 0.62, wideSlope) * smoothstep(-4, 5, hollow + mid * 6);
  mixPaint(0.225 + 0.05 * fine, 0.218 + 0.05 * fine, 0.208 + 0.045 * fine, scree * 0.7);

  // Turf climbs to about 2900 m, on gentle and sunny ground.
  const turfLine = 2780 + 170 * broad + 240 * mid - northness * 170;
  const turf =
    smoothstep(turfLine + 160, turfLine - 240, bare) *
    smoothstep(1.02, 0.62, slope + fine * 0.35 + mid * 0.15);
  if (turf > 0) turfColour(season, hit, broad, mid, fine, turf);

  const bed = riverBed(surface, x, y) * smoothstep(0.6, 0.3, wideSlope);
  if (bed > 0.12) riverColour(hit, season.rapids, bed, mid, fine);

  const iced = sample(ground, ground.ice, x, y);
  if (iced > 0.05) iceColour(hit, iced, wideSlope, hollow, mid);

  const line = season.snowLine + 190 * broad + 210 * mid - northness * 260 - hollow * 9 + -140 * iced;
  const white = smoothstep(line - 110, line + 130, bare);
  if (white > 0) {
    const clings =
      0.93 +
      0.16 * smoothstep(2600, 1700, season.snowLine) +
      0.3 * smoothstep(3300, 4500, bare) +
      Math.max(-0.1, Math.min(0.4, 0.026 * hollow)) +
      0.16 * mid +
      0.22 * fine;
    const stays = smoothstep(clings + 0.2, clings - 0.16, slope);
    const snow = smoothstep(0.28, 0.62, white * stays);
    const shade = 1 - 0.05 * Math.max(0, fine);
    mixPaint(0.75 * shade, 0.775 * shade, 0.81 * shade, snow);
    paint.snow = snow;
  }
  if (hit.tree > 0 || (hit.forest > 0.1 && hit.footprint >= 3)) forestColour(surface, hit, broad, mid, fine);
}

function rockColour(hit: Hit, slope: number, broad: number, mid: number): void {
  const { x, y, h, footprint } = hit;
  // Strata dip gently to the north-east and are folded.
  const bent =
    h + 0.22 * x - 0.12 * y + 70 * noise3(x / 700, y / 700, h / 700) + 14 * noise3(x / 110, y / 110, h / 110);
  const beds =
    noise2(bent / 46, 3.3) * 0.45 +
    (footprint < 10 ? noise2(bent / 11, 8.8) * 0.4 : 0) +
    (footprint < 2 ? noise2(bent / 2.6, 1.7) * 0.25 : 0);
  const grain = grit3(
    x / 40,
    y / 40,
    h / 30,
    Math.max(1, Math.min(7, Math.floor(Math.log2(44 / footprint)))),
  );
  const warm = smoothstep(-0.5, 0.7, broad + beds * 0.6);
  let tone = 1 + 0.3 * beds + 0.18 * mid + 0.5 * grain;
  if (footprint < 3) {
    const crack = Math.abs(noise3(x / 13, y / 13, h / 22)) + 0.5 * Math.abs(noise3(x / 4, y / 4, h / 7));
    tone *= 0.62 + 0.38 * smoothstep(0.02, 0.2, crack);
  }
  paint.red = (0.137 + 0.04 * warm) * tone;
  paint.green = (0.137 + 0.028 * warm) * tone;
  paint.blue = (0.142 + 0.012 * warm) * tone;
  if (slope < 0.9 && h < 3000) mixPaint(0.13, 0.135, 0.085, 0.3 * smoothstep(0.9, 0.5, slope));
}

function turfColour(
  season: Surface['season'],
  hit: Hit,
  broad: number,
  mid: number,
  fine: number,
  share: number,
): void {
  const { x, y, h, footprint } = hit;
  const { green, autumn } = season;
  const dry = Math.min(
    1,
    Math.max(
      0,
      0.3 + (1 - green) * 0.6 + smoothstep(1900, 2800, h) * 0.4 + broad * 0.3 + mid * 0.55 + fine * 0.35,
    ),
  );
  const tone = 1 + 0.4 * fine + 0.16 * mid;
  const red = (0.078 + dry * 0.092 + autumn * 0.055) * tone;
  const grassy = (0.106 + dry * 0.034 - autumn * 0.004) * tone;
  const blue = (0.042 + dry * 0.034) * tone;
  mixPaint(red, grassy, blue, share);
  if (footprint > 9) return;
  // Low shrubs gather in drifts a little above the trees; pale stones lie about.
  const shrubs =
    smoothstep(0.06, 0.2, fbm2(x / 24, y / 24, 4) + 0.25 * broad) * smoothstep(2650, 2350, h + mid * 200);
  mixPaint(0.042 + 0.06 * autumn, 0.068, 0.03, shrubs * share * 0.7);
  if (footprint > 1) return;
  const size = footprint < 0.06 ? 0.16 : footprint < 0.16 ? 0.4 : 1.2;
  const stones = smoothstep(
    0.5,
    0.56,
    noise2(x / size, y / size) * 0.55 +
      noise2(x / (size * 3.6), y / (size * 3.6)) * 0.2 +
      noise2(x / 43, y / 43) * 0.4,
  );
  const flower = h < 2300 ? smoothstep(-0.1, 0.25, noise2(x / 19 + 8, y / 19)) : 0;
  mixPaint(0.3 + 0.14 * flower, 0.29 + 0.02 * flower, 0.27 - 0.2 * flower, stones * share * 0.8);
}

function riverColour({ x, y, footprint }: Hit, rapids: number, bed: number, mid: number, fine: number): void {
  const gravel = smoothstep(0.38, 0.44, bed + mid * 0.16 + fine * 0.1);
  mixPaint(0.25 + 0.08 * fine, 0.242 + 0.08 * fine, 0.226 + 0.07 * fine, gravel);
  const water = smoothstep(0.46, 0.5, bed + mid * 0.12 + fine * 0.05);
  // Waves that break stand in trains across the rapids, pools lie between them.
  const waves = footprint < 2 ? 0.6 * noise2(x / 1.7, y / 1.7) + 0.4 * noise2(x / 0.6, y / 0.6) : 0;
  const rapid = rapids * smoothstep(-0.25, 0.35, noise2(x / 55, y / 55) + 0.25 * noise2(x / 14, y / 14));
  const foam =
    0.8 * smoothstep(0.3, 0.55, fine + mid * 0.3) +
    rapid * smoothstep(-0.2, 0.5, waves + 0.3 * fine + 0.2 * rapid);
  const white = Math.min(1, foam);
  mixPaint(0.085 + 0.5 * white, 0.155 + 0.44 * white, 0.135 + 0.47 * white, water);
}

/** Bare ice below the firn: grey-blue, dirty towards its edges, crossed by crevasses along the contour lines. */
function iceColour(hit: Hit, iced: number, slope: number, hollow: number, mid: number): void {
  const { x, y, h } = hit;
  const share = smoothstep(0.24, 0.31, iced + 0.2 * mid);
  const dirt = smoothstep(0.75, 0.2, iced) * 0.6 + smoothstep(0.1, 0.5, mid) * 0.25;
  mixPaint(0.58 - dirt * 0.28, 0.64 - dirt * 0.33, 0.69 - dirt * 0.38, share);
  if (hit.footprint > 7) return;
  const along = h / (4 + 26 * slope) + 0.9 * noise2(x / 120, y / 120) + 0.25 * noise2(x / 26, y / 26);
  const gap = Math.abs(along - Math.round(along));
  const open =
    smoothstep(0.14, 0.24, slope) * smoothstep(0.1, 0.4, noise2(x / 210 + 4, y / 210) + 0.25 - hollow * 0.03);
  const crack = smoothstep(0.12, 0.03, gap) * open * share;
  mixPaint(0.12, 0.24, 0.34, crack * 0.85);
}

function forestColour({ season }: Surface, hit: Hit, broad: number, mid: number, fine: number): void {
  const { x, y, h, footprint } = hit;
  const near = hit.tree > 0;
  const share = near ? 1 : smoothstep(0.1, 0.45, hit.forest);
  const own = hash(Math.floor(x / 8), Math.floor(y / 8));
  const leafy = smoothstep(1850, 1450, h + 260 * mid + 150 * broad) * (0.35 + 0.65 * own);
  const tone = (near ? 0.75 + 0.5 * own : 0.72 + 0.2 * fine) * (footprint > 3 ? 0.85 + 0.35 * mid : 1);
  let red = (0.03 + leafy * 0.035) * tone;
  let green = (0.052 + leafy * 0.05) * tone;
  let blue = (0.028 + leafy * 0.006) * tone;
  const turned = season.autumn * leafy;
  if (turned > 0) {
    const hue = hash(Math.floor(x / 8) + 77, Math.floor(y / 8) + 3) * 0.6 + 0.4 * (0.5 + broad * 0.5);
    const leaf = turned * smoothstep(0.15, 0.5, own + mid * 0.4);
    red += leaf * ((0.2 + 0.13 * hue) * tone - red);
    green += leaf * ((0.075 + 0.115 * hue) * tone - green);
    blue += leaf * (0.02 * tone - blue);
  }
  const frost = season.frosted * (near ? 0.55 * smoothstep(0.15, 0.9, own) : 0.4);
  paint.red += share * (red + frost * (0.6 - red) - paint.red);
  paint.green += share * (green + frost * (0.64 - green) - paint.green);
  paint.blue += share * (blue + frost * (0.7 - blue) - paint.blue);
  paint.snow *= 1 - share;
}

function masonry({ blocks }: Surface, { x, y, h, block }: Hit): void {
  const kind = blocks[block];
  const top = kind ? h > kind.top - 0.3 : false;
  const grain = fbm3(x / 0.8, y / 0.8, h / 0.5, 3);
  const tone = 1 + 0.4 * grain;
  if (top && (kind?.roof ?? 0) > 0) {
    paint.red = 0.13 * tone;
    paint.green = 0.12 * tone;
    paint.blue = 0.12 * tone;
  } else {
    paint.red = 0.31 * tone;
    paint.green = 0.285 * tone;
    paint.blue = 0.24 * tone;
  }
}

export { met };

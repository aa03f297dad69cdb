/** The four hero pictures of the home page, each also upright for phones. */
import { drawLight } from '../drawing/figures.ts';
import { curveThrough, placesSeen, wander } from '../drawing/ground-lines.ts';
import { drawSnowTrack } from '../drawing/tracks.ts';
import type { Scene } from './scene.ts';
import { hash } from '../terrain/noise.ts';
import { village } from '../terrain/village.ts';

const VILLAGE = { x: 12900, y: 10500 };

/** Radius of a lit window with its glow, as a fraction of the focal length. */
const LIGHT_SIZE = 0.00065;

/** Where the ski tracks run, in fractions of the picture. */
const HERO_2_TRACK = {
  wide: [
    [0.49, 0.97],
    [0.53, 0.88],
    [0.56, 0.79],
    [0.585, 0.71],
    [0.59, 0.64],
  ],
  upright: [
    [0.4, 0.97],
    [0.46, 0.86],
    [0.52, 0.76],
    [0.55, 0.68],
  ],
} as const;

const heroes: readonly Scene[] = [
  {
    name: 'hero-1',
    width: 1920,
    height: 1080,
    camera: { x: 12500, y: 8000, above: 500, azimuth: 290, fieldOfView: 52, horizon: 0.42 },
    light: 'firstLight',
    lightChanges: { sunAzimuth: 104, sunElevation: 6 },
    fog: { top: 1700, density: 1.6, softness: 70 },
  },
  {
    name: 'hero-2',
    width: 1920,
    height: 1080,
    camera: { x: 16400, y: 15500, above: 75, azimuth: 88, fieldOfView: 58, horizon: 0.43 },
    light: 'afternoon',
    lightChanges: { sunAzimuth: 228, sunElevation: 24, exposure: 0.74 },
    season: { snowLine: 1700, frosted: 0.7 },
    decorate: (picture, surface) => {
      const line = curveThrough(
        placesSeen(picture, HERO_2_TRACK[picture.width > picture.height ? 'wide' : 'upright']),
        2,
      );
      for (const aside of [0, 0.8, 4.6, 5.4]) {
        drawSnowTrack(
          picture,
          surface,
          wander(line, 2.2, 40).map(({ x, y }) => ({ x: x + aside, y: y - aside })),
          0.9,
          2.2,
        );
      }
    },
  },
  {
    name: 'hero-3',
    width: 1920,
    height: 1080,
    camera: { x: 9000, y: 7200, above: 700, azimuth: 62, fieldOfView: 54, horizon: 0.42 },
    light: 'morning',
    lightChanges: { sunAzimuth: 170, sunElevation: 24 },
    fog: { top: 2300, density: 3, softness: 50 },
  },
  {
    name: 'hero-4',
    width: 1920,
    height: 1080,
    camera: { x: 9500, y: 9500, above: 450, azimuth: 69, fieldOfView: 46, horizon: 0.34 },
    light: 'blueHour',
    lightChanges: { exposure: 1.6 },
    season: { flood: 1.2 },
    build: (ground) => village(ground, VILLAGE, 40, 260, 5),
    decorate: (picture, surface) => {
      for (const [index, block] of surface.blocks.entries()) {
        if (index % 4 === 3) continue;
        const h = block.base + (block.roof > 2 ? 4 : 15);
        const toEye = Math.hypot(picture.view.camera.x - block.x, picture.view.camera.y - block.y);
        const x = block.x + ((picture.view.camera.x - block.x) / toEye) * block.halfX;
        const y = block.y + ((picture.view.camera.y - block.y) / toEye) * block.halfX;
        const strength = 0.7 + 2.2 * hash(index, 7) ** 2;
        drawLight(picture, x, y, h, strength, LIGHT_SIZE * picture.view.focal);
      }
    },
  },
];

/** Phones show another crop of the same place: turned to the subject, narrower. */
const PORTRAIT_CAMERAS: Record<string, { azimuth: number; fieldOfView: number; horizon: number }> = {
  'hero-1': { azimuth: 305, fieldOfView: 27, horizon: 0.42 },
  'hero-2': { azimuth: 91, fieldOfView: 34, horizon: 0.47 },
  'hero-3': { azimuth: 55, fieldOfView: 32, horizon: 0.42 },
  'hero-4': { azimuth: 70, fieldOfView: 27, horizon: 0.4 },
};

export const heroScenes: readonly Scene[] = heroes.flatMap((scene) => {
  const cut = PORTRAIT_CAMERAS[scene.name];
  if (!cut) return [scene];
  return [
    scene,
    {
      ...scene,
      name: `${scene.name}-portrait`,
      width: 900,
      height: 1200,
      camera: { ...scene.camera, ...cut },
    },
  ];
});

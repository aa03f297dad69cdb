/** Ten news pictures, 16:9. */
import { drawTent } from '../drawing/figures.ts';
import { curveThrough, placesSeen } from '../drawing/ground-lines.ts';
import { drawTrail } from '../drawing/tracks.ts';
import type { Scene } from './scene.ts';
import { cairn, hut } from '../terrain/village.ts';

const SIZE = { width: 1600, height: 900 };
const HUT = { x: 12262, y: 9175 };
const CAIRN = { x: 19443, y: 12160 };
const TENT_COLOURS = [
  [0.75, 0.2, 0.04],
  [0.7, 0.42, 0.06],
  [0.75, 0.2, 0.04],
  [0.1, 0.26, 0.4],
] as const;

export const newsScenes: readonly Scene[] = [
  {
    name: 'news-01',
    ...SIZE,
    camera: { x: 5400, y: 9900, above: 220, azimuth: 78, fieldOfView: 62, horizon: 0.42 },
    light: 'evening',
  },
  {
    name: 'news-02',
    ...SIZE,
    camera: { x: 13600, y: 13800, above: 520, azimuth: 293, fieldOfView: 42, horizon: 0.5 },
    light: 'noon',
    lightChanges: { sunAzimuth: 176, sunElevation: 38, exposure: 0.74 },
    season: { snowLine: 3250 },
  },
  {
    name: 'news-03',
    ...SIZE,
    camera: { x: 8500, y: 8200, above: 80, azimuth: 62, fieldOfView: 58, horizon: 0.38 },
    light: 'afternoon',
    lightChanges: { sunElevation: 24 },
    season: { snowLine: 2550, autumn: 1, green: 0.5 },
  },
  {
    name: 'news-04',
    ...SIZE,
    camera: { x: 19500, y: 12200, above: 24, azimuth: 238, fieldOfView: 54, horizon: 0.34 },
    light: 'afternoon',
    lightChanges: { haze: 0.075, sunAzimuth: 200, sunElevation: 36 },
    season: { snowLine: 3300, treeLine: 2060 },
    decorate: (picture, surface) =>
      drawTrail(
        picture,
        surface,
        curveThrough(
          placesSeen(picture, [
            [0.36, 0.995],
            [0.45, 0.85],
            [0.51, 0.72],
            [0.56, 0.62],
            [0.66, 0.52],
            [0.78, 0.42],
            [0.88, 0.34],
            [0.97, 0.25],
            [0.998, 0.18],
          ]),
        ),
        0.8,
        1.6,
      ),
    build: (ground) => cairn(ground, CAIRN, 2.4, 3),
  },
  {
    name: 'news-06',
    ...SIZE,
    camera: { x: 12400, y: 8890, above: 75, azimuth: 352, fieldOfView: 56, horizon: 0.36 },
    light: 'evening',
    lightChanges: { sunElevation: 16, sunAzimuth: 262 },
    season: { treeLine: 2050 },
    build: (ground) => hut(ground, HUT, 0.5),
  },
  {
    name: 'news-07',
    ...SIZE,
    camera: { x: 10650, y: 10330, above: 150, azimuth: 66, fieldOfView: 54, horizon: 0.42 },
    light: 'noon',
    lightChanges: { sunAzimuth: 150, sunElevation: 44 },
    season: { flood: 1.9 },
    decorate: (picture, surface) => {
      const places = placesSeen(picture, [
        [0.45, 0.8],
        [0.475, 0.79],
        [0.5, 0.805],
        [0.46, 0.82],
      ]);
      for (const [index, place] of places.entries())
        drawTent(picture, surface, place, TENT_COLOURS[index] ?? TENT_COLOURS[0]);
    },
  },
  {
    name: 'news-08',
    ...SIZE,
    camera: { x: 16000, y: 7300, above: 60, azimuth: 2, fieldOfView: 54, horizon: 0.5 },
    light: 'noon',
    lightChanges: { sunAzimuth: 215, sunElevation: 46 },
    clouds: { cumulus: 0.9, dark: 0.85, high: 0, seed: 5 },
  },
  {
    name: 'news-10',
    ...SIZE,
    camera: { x: 18000, y: 14500, above: 60, azimuth: 124, fieldOfView: 56, horizon: 0.36 },
    light: 'morning',
    lightChanges: { sunAzimuth: 200, sunElevation: 50 },
    season: { snowLine: 2650 },
  },
];

/** Ten news pictures, 16:9. */
import { drawPerson } from '../drawing/figures.ts';
import { curveThrough, placesSeen } from '../drawing/ground-lines.ts';
import { drawSnowTrack, drawTrail } from '../drawing/tracks.ts';
import type { Scene } from './scene.ts';
import { cairn } from '../terrain/village.ts';

const SIZE = { width: 1600, height: 900 };
const JACKETS = [
  [0.72, 0.13, 0.04],
  [0.05, 0.2, 0.36],
  [0.62, 0.36, 0.05],
] as const;
const CAIRN = { x: 19443, y: 12160 };

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
    camera: { x: 17500, y: 15400, above: 120, azimuth: 274, fieldOfView: 54, horizon: 0.47 },
    light: 'morning',
    lightChanges: { sunAzimuth: 130, sunElevation: 22, exposure: 0.74 },
    season: { snowLine: 2200 },
    decorate: (picture, surface) => {
      const track = curveThrough(
        placesSeen(picture, [
          [0.29, 0.97],
          [0.325, 0.82],
          [0.37, 0.69],
          [0.44, 0.6],
        ]),
        2,
      );
      drawSnowTrack(picture, surface, track, 0.6, 1.4);
      for (const [index, share] of [0.3, 0.42, 0.54, 0.66].entries()) {
        const place = track[Math.floor(track.length * share)];
        if (place) drawPerson(picture, surface, place, JACKETS[index % 3] ?? JACKETS[0], 0.8);
      }
    },
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
    camera: { x: 12500, y: 12500, above: 300, azimuth: 205, fieldOfView: 54, horizon: 0.4 },
    light: 'evening',
    lightChanges: { sunAzimuth: 268, sunElevation: 15, haze: 0.03 },
  },
  {
    name: 'news-07',
    ...SIZE,
    camera: { x: 14500, y: 10000, above: 450, azimuth: 75, fieldOfView: 50, horizon: 0.36 },
    light: 'morning',
    lightChanges: { sunAzimuth: 130, sunElevation: 30 },
    season: { flood: 1.5 },
  },
  {
    name: 'news-08',
    ...SIZE,
    camera: { x: 20500, y: 9500, above: 260, azimuth: 62, fieldOfView: 54, horizon: 0.66 },
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

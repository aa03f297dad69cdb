/** Ten news pictures, 16:9. */
import type { Scene } from './scene.ts';
import { hut } from './village.ts';

const SIZE = { width: 1600, height: 900 };
const HUT = { x: 13720, y: 7030 };

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
    camera: { x: 7700, y: 12650, above: 420, azimuth: 334, fieldOfView: 52, horizon: 0.3 },
    light: 'noon',
    season: { snowLine: 3350 },
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
    camera: { x: 16000, y: 7300, above: 30, azimuth: 282, fieldOfView: 56, horizon: 0.44 },
    light: 'afternoon',
    lightChanges: { haze: 0.075, sunAzimuth: 200, sunElevation: 36 },
    season: { snowLine: 3300 },
  },
  {
    name: 'news-06',
    ...SIZE,
    camera: { x: 13500, y: 6950, above: 34, azimuth: 62, fieldOfView: 50, horizon: 0.4 },
    light: 'overcast',
    build: (ground) => hut(ground, HUT, 0.4),
  },
  {
    name: 'news-07',
    ...SIZE,
    camera: { x: 11350, y: 10250, above: 60, azimuth: 4, fieldOfView: 58, horizon: 0.56 },
    light: 'noon',
  },
  {
    name: 'news-08',
    ...SIZE,
    camera: { x: 16000, y: 7300, above: 60, azimuth: 2, fieldOfView: 54, horizon: 0.5 },
    light: 'noon',
    lightChanges: { sunAzimuth: 215, sunElevation: 46 },
    clouds: { heaped: 0.9, dark: 0.85, high: 0, seed: 5 },
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

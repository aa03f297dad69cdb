/** The four pictures of the home page's head. */
import { drawLight, drawPerson, drawSnowTrack, curveThrough, placesSeen, skiTurns, placeSeen } from './draw.ts';
import type { Scene } from './scene.ts';
import { village } from './village.ts';

const VILLAGE = { x: 13150, y: 10650 };

export const heroScenes: readonly Scene[] = [
  {
    name: 'hero-1',
    width: 1920,
    height: 1080,
    camera: { x: 19500, y: 7400, above: 90, azimuth: 328, fieldOfView: 52, horizon: 0.5 },
    light: 'firstLight',
    lightChanges: { sunAzimuth: 104, sunElevation: 6 },
    fog: { top: 1720, density: 1.6, softness: 70 },
  },
  {
    name: 'hero-2',
    width: 1920,
    height: 1080,
    camera: { x: 17500, y: 15400, above: 150, azimuth: 268, fieldOfView: 56, horizon: 0.45 },
    light: 'morning',
    season: { snowLine: 1900, frosted: 0.7 },
  },
  {
    name: 'hero-3',
    width: 1920,
    height: 1080,
    camera: { x: 7000, y: 13000, above: 200, azimuth: 20, fieldOfView: 58, horizon: 0.42 },
    light: 'noon',
  },
  {
    name: 'hero-4',
    width: 1920,
    height: 1080,
    camera: { x: 10000, y: 10400, above: 150, azimuth: 80, fieldOfView: 60, horizon: 0.4 },
    light: 'blueHour',
    build: (ground) => village(ground, VILLAGE, 16, 160, 5),
  },
];
void [drawLight, drawPerson, drawSnowTrack, curveThrough, placesSeen, skiTurns, placeSeen];

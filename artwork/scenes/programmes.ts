/** One picture for each programme of the school, 16:10, and the six specialisations, 4:3. */
import { curveThrough, placesSeen } from '../drawing/ground-lines.ts';
import { drawTrail } from '../drawing/tracks.ts';
import type { Picture } from '../painting/paint-scene.ts';
import { FOOTPATH, ROAD, routeThrough, type PathPreferences } from '../drawing/route.ts';
import type { Scene } from './scene.ts';
import { caverInMouth, ropeAccess } from './against-light.ts';
import { skiTracks } from './professions.ts';
import type { Surface } from '../terrain/surface.ts';

const WIDE = { width: 1600, height: 1000 };
const CARD = { width: 1200, height: 900 };

type Shares = readonly (readonly [number, number])[];

/** A path on the ground through points of the picture. */
const way =
  (shares: Shares, metres: number, leastPixels: number) =>
  (picture: Picture, surface: Surface): void =>
    drawTrail(picture, surface, curveThrough(placesSeen(picture, shares)), metres, leastPixels);

/** A path that follows the slope between points of the picture, `metres` wide. */
const route =
  (shares: Shares, kind: PathPreferences, metres: number, leastPixels: number) =>
  (picture: Picture, surface: Surface): void =>
    drawTrail(
      picture,
      surface,
      routeThrough(picture, surface, placesSeen(picture, shares), kind),
      metres,
      leastPixels,
      0.6,
    );

export const programmeScenes: readonly Scene[] = [
  {
    name: 'programme-trekking-tour-guide',
    ...WIDE,
    camera: { x: 4500, y: 9500, above: 150, azimuth: 86, fieldOfView: 54, horizon: 0.36 },
    light: 'afternoon',
    season: { snowLine: 3200 },
    decorate: route(
      [
        [0.36, 0.98],
        [0.4, 0.87],
        [0.46, 0.72],
        [0.55, 0.6],
        [0.66, 0.51],
      ],
      FOOTPATH,
      3,
      3,
    ),
  },
  {
    name: 'programme-mountain-leader',
    ...WIDE,
    camera: { x: 5500, y: 9200, above: 60, azimuth: 84, fieldOfView: 58, horizon: 0.4 },
    light: 'evening',
    decorate: route(
      [
        [0.23, 0.85],
        [0.345, 0.69],
        [0.435, 0.62],
        [0.52, 0.54],
        [0.61, 0.51],
        [0.71, 0.48],
      ],
      FOOTPATH,
      3,
      3,
    ),
  },
  {
    name: 'programme-equestrian-tour-guide',
    ...WIDE,
    camera: { x: 3000, y: 20000, above: 130, azimuth: 66, fieldOfView: 56, horizon: 0.4 },
    light: 'afternoon',
    season: { treeLine: 1350 },
    clouds: { cumulus: 0.75, dark: 0.7, high: 0, seed: 11 },
    decorate: way(
      [
        [0.4, 0.98],
        [0.47, 0.85],
        [0.42, 0.73],
        [0.49, 0.62],
        [0.45, 0.52],
        [0.47, 0.44],
      ],
      3,
      1.6,
    ),
  },
  {
    name: 'programme-bicycle-tour-guide',
    ...WIDE,
    camera: { x: 9000, y: 9500, above: 120, azimuth: 132, fieldOfView: 48, horizon: 0.4 },
    light: 'afternoon',
    lightChanges: { sunAzimuth: 255, sunElevation: 34 },
    season: { treeLine: 1900 },
    decorate: route(
      [
        [0.02, 0.93],
        [0.4, 0.84],
        [0.3, 0.65],
        [0.42, 0.48],
      ],
      ROAD,
      5,
      2,
    ),
  },
  {
    name: 'programme-ski-teacher',
    ...WIDE,
    camera: { x: 22500, y: 19500, above: 200, azimuth: 100, fieldOfView: 52, horizon: 0.3 },
    light: 'morning',
    lightChanges: { sunAzimuth: 160, sunElevation: 26, exposure: 0.78 },
    season: { treeLine: 2060, snowLine: 1300, frosted: 0.45 },
    decorate: skiTracks(
      [
        [0.71, 0.67, 420],
        [0.74, 0.66, 420],
        [0.77, 0.66, 440],
        [0.8, 0.66, 420],
        [0.86, 0.64, 420],
        [0.9, 0.62, 420],
      ],
      32,
    ),
  },
  {
    name: 'programme-rafting-tour-guide',
    ...WIDE,
    camera: { x: 17130, y: 22350, above: 40, azimuth: 180, fieldOfView: 56, horizon: 0.28 },
    light: 'noon',
    lightChanges: { sunAzimuth: 125, sunElevation: 54, exposure: 1.15 },
    season: { flood: 1.8, rapids: 0.8 },
  },
  {
    name: 'programme-overland-tour-guide',
    ...WIDE,
    camera: { x: 13000, y: 12000, above: 100, azimuth: 252, fieldOfView: 56, horizon: 0.38 },
    light: 'evening',
    lightChanges: { sunElevation: 12, sunAzimuth: 236, exposure: 1.1, haze: 0.03 },
    decorate: route(
      [
        [0.01, 0.975],
        [0.4, 0.88],
        [0.6, 0.82],
        [0.78, 0.6],
        [0.93, 0.42],
      ],
      ROAD,
      5,
      2,
    ),
  },
  {
    name: 'programme-industrial-alpinism',
    ...WIDE,
    camera: { x: 12600, y: 8300, above: 62, azimuth: 60, fieldOfView: 44, horizon: 0.42 },
    light: 'evening',
    lightChanges: { sunAzimuth: 235, sunElevation: 14 },
    decorate: ropeAccess([
      [200, 250, -20],
      [70, 60, -37],
      [56, 700, -330],
      [53, 1400],
      [52, 2200],
    ]),
  },
  {
    name: 'programme-extreme-speleo-tour-guide',
    ...WIDE,
    camera: { x: 8800, y: 10800, above: 150, azimuth: 85, fieldOfView: 58, horizon: 0.45 },
    light: 'morning',
    lightChanges: { sunAzimuth: 150, sunElevation: 34, exposure: 1.05 },
    decorate: caverInMouth,
  },
  {
    name: 'specialisation-mountain',
    ...CARD,
    camera: { x: 19500, y: 9000, above: 200, azimuth: 318, fieldOfView: 34, horizon: 0.78 },
    light: 'morning',
    season: { snowLine: 2900 },
  },
  {
    name: 'specialisation-alpine',
    ...CARD,
    camera: { x: 20800, y: 16000, above: 300, azimuth: 270, fieldOfView: 42, horizon: 0.5 },
    light: 'evening',
    lightChanges: { sunAzimuth: 255, sunElevation: 14 },
  },
  {
    name: 'specialisation-ski',
    ...CARD,
    camera: { x: 12000, y: 20500, above: 200, azimuth: 250, fieldOfView: 50, horizon: 0.3 },
    light: 'afternoon',
    lightChanges: { sunAzimuth: 235, sunElevation: 22, exposure: 0.78 },
    season: { treeLine: 2060, snowLine: 1300, frosted: 0.45 },
    decorate: skiTracks(
      [
        [0.97, 0.49, 500],
        [0.94, 0.505, 500],
        [0.91, 0.52, 500],
      ],
      40,
      1.4,
      2.4,
    ),
  },
  {
    name: 'specialisation-hiking',
    ...CARD,
    camera: { x: 22400, y: 9800, above: 90, azimuth: 176, fieldOfView: 54, horizon: 0.36 },
    light: 'noon',
    lightChanges: { sunAzimuth: 120, sunElevation: 50, exposure: 0.95 },
    decorate: route(
      [
        [0.005, 0.8],
        [0.22, 0.5],
        [0.17, 0.4],
        [0.06, 0.33],
        [0.01, 0.22],
      ],
      FOOTPATH,
      1.4,
      1.8,
    ),
  },
  {
    name: 'specialisation-horseback',
    ...CARD,
    camera: { x: 3600, y: 19700, above: 80, azimuth: 44, fieldOfView: 58, horizon: 0.36 },
    light: 'evening',
    lightChanges: { sunElevation: 18 },
    season: { treeLine: 1350 },
    decorate: way(
      [
        [0.62, 0.98],
        [0.53, 0.85],
        [0.58, 0.72],
        [0.5, 0.62],
        [0.53, 0.54],
        [0.5, 0.47],
      ],
      3,
      1.8,
    ),
  },
  {
    name: 'specialisation-bike',
    ...CARD,
    camera: { x: 6800, y: 10400, above: 120, azimuth: 80, fieldOfView: 54, horizon: 0.34 },
    light: 'evening',
    lightChanges: { sunAzimuth: 235, sunElevation: 24 },
    season: { treeLine: 1900 },
    decorate: route(
      [
        [0.46, 0.995],
        [0.6, 0.84],
        [0.5, 0.73],
        [0.6, 0.6],
        [0.62, 0.54],
      ],
      ROAD,
      2.6,
      1.8,
    ),
  },
];

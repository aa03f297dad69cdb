/** One picture for each programme of the school, 16:10, and the six specialisations, 4:3. */
import { curveThrough, drawSnowTrack, drawTrail, placesSeen, turnsBetween } from './draw.ts';
import type { Picture } from './paint-scene.ts';
import type { Scene } from './scene.ts';
import { DAM_CLEARING, damOn, drawDamRopes, drawRoute } from './scenes-professions.ts';
import type { Surface } from './surface.ts';

const WIDE = { width: 1600, height: 1000 };
const CARD = { width: 1200, height: 900 };

type Shares = readonly (readonly [number, number])[];

/** A way on the ground through points of the picture. */
const way =
  (shares: Shares, metres: number, leastPixels: number) =>
  (picture: Picture, surface: Surface): void =>
    drawTrail(picture, surface, curveThrough(placesSeen(picture, shares)), metres, leastPixels);

/** Several pairs of linked ski turns, each from a point to a point. */
const turns =
  (
    lines: readonly (readonly [readonly [number, number], readonly [number, number]])[],
    swing: number,
    turn: number,
    metres: number,
  ) =>
  (picture: Picture, surface: Surface): void => {
    for (const line of lines) {
      const [top, foot] = placesSeen(picture, line);
      if (top && foot) drawSnowTrack(picture, surface, turnsBetween(top, foot, swing, turn), metres, 1.5);
    }
  };

export const programmeScenes: readonly Scene[] = [
  {
    name: 'programme-trekking-tour-guide',
    ...WIDE,
    camera: { x: 4500, y: 9500, above: 150, azimuth: 86, fieldOfView: 54, horizon: 0.36 },
    light: 'afternoon',
    season: { snowLine: 3200 },
    decorate: way(
      [
        [0.27, 0.83],
        [0.36, 0.7],
        [0.45, 0.6],
        [0.55, 0.52],
        [0.66, 0.45],
        [0.75, 0.39],
      ],
      2,
      1.6,
    ),
  },
  {
    name: 'programme-mountain-leader',
    ...WIDE,
    camera: { x: 5500, y: 9200, above: 60, azimuth: 84, fieldOfView: 58, horizon: 0.4 },
    light: 'evening',
    decorate: way(
      [
        [0.24, 0.8],
        [0.35, 0.66],
        [0.49, 0.555],
        [0.6, 0.48],
        [0.69, 0.435],
      ],
      2,
      1.6,
    ),
  },
  {
    name: 'programme-equestrian-tour-guide',
    ...WIDE,
    camera: { x: 3000, y: 20000, above: 130, azimuth: 66, fieldOfView: 56, horizon: 0.4 },
    light: 'afternoon',
    season: { treeLine: 1350 },
    clouds: { heaped: 0.75, dark: 0.7, high: 0, seed: 11 },
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
    decorate: way(
      [
        [0.02, 0.94],
        [0.26, 0.9],
        [0.4, 0.84],
        [0.22, 0.79],
        [0.13, 0.74],
        [0.32, 0.69],
        [0.43, 0.64],
        [0.29, 0.59],
        [0.22, 0.55],
        [0.35, 0.5],
        [0.33, 0.42],
      ],
      5,
      1.8,
    ),
  },
  {
    name: 'programme-ski-teacher',
    ...WIDE,
    camera: { x: 19380, y: 12330, above: 75, azimuth: 226, fieldOfView: 58, horizon: 0.34 },
    light: 'noon',
    lightChanges: { sunAzimuth: 205, sunElevation: 26, exposure: 0.76 },
    season: { treeLine: 2060, snowLine: 1200, frosted: 0.45 },
    decorate: turns(
      [
        [
          [0.62, 0.62],
          [0.3, 0.95],
        ],
        [
          [0.66, 0.63],
          [0.38, 0.97],
        ],
        [
          [0.7, 0.65],
          [0.46, 0.98],
        ],
        [
          [0.75, 0.67],
          [0.55, 0.98],
        ],
      ],
      2.6,
      10,
      0.3,
    ),
  },
  {
    name: 'programme-rafting-tour-guide',
    ...WIDE,
    camera: { x: 17110, y: 22150, above: 60, azimuth: 178, fieldOfView: 56, horizon: 0.34 },
    light: 'noon',
    lightChanges: { sunAzimuth: 150, sunElevation: 56, exposure: 1 },
    season: { flood: 1.35 },
  },
  {
    name: 'programme-overland-tour-guide',
    ...WIDE,
    camera: { x: 13000, y: 12000, above: 100, azimuth: 252, fieldOfView: 56, horizon: 0.38 },
    light: 'evening',
    lightChanges: { sunElevation: 12, sunAzimuth: 236, exposure: 1.1, haze: 0.03 },
    decorate: way(
      [
        [0.28, 0.95],
        [0.4, 0.88],
        [0.52, 0.83],
        [0.62, 0.73],
        [0.72, 0.63],
        [0.84, 0.53],
        [0.95, 0.41],
      ],
      4,
      1.8,
    ),
  },
  {
    name: 'programme-industrial-alpinism',
    ...WIDE,
    camera: { x: 22120, y: 8700, above: 70, azimuth: 340, fieldOfView: 64, horizon: 0.42 },
    light: 'morning',
    lightChanges: { sunAzimuth: 150, sunElevation: 36 },
    season: { autumn: 0.8, green: 0.6, snowLine: 2800 },
    dam: damOn,
    clearings: DAM_CLEARING,
    decorate: drawDamRopes,
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
    camera: { x: 16400, y: 15500, above: 70, azimuth: 92, fieldOfView: 52, horizon: 0.45 },
    light: 'afternoon',
    season: { snowLine: 2700 },
    lightChanges: { exposure: 0.8 },
    decorate: (picture) =>
      drawRoute(picture, [
        [0.2, 0.95],
        [0.35, 0.85],
        [0.45, 0.75],
        [0.51, 0.62],
        [0.53, 0.5],
        [0.52, 0.41],
        [0.54, 0.315],
      ]),
  },
  {
    name: 'specialisation-ski',
    ...CARD,
    camera: { x: 19560, y: 12260, above: 58, azimuth: 262, fieldOfView: 54, horizon: 0.36 },
    light: 'evening',
    lightChanges: { sunAzimuth: 205, sunElevation: 17, exposure: 0.96 },
    season: { treeLine: 2060, snowLine: 1200, frosted: 0.5 },
    decorate: turns(
      [
        [
          [0.56, 0.62],
          [0.25, 0.97],
        ],
        [
          [0.61, 0.63],
          [0.36, 0.98],
        ],
      ],
      3.4,
      13,
      0.3,
    ),
  },
  {
    name: 'specialisation-hiking',
    ...CARD,
    camera: { x: 22400, y: 9800, above: 90, azimuth: 176, fieldOfView: 54, horizon: 0.36 },
    light: 'noon',
    lightChanges: { sunAzimuth: 120, sunElevation: 50, exposure: 0.95 },
    decorate: way(
      [
        [0.24, 0.97],
        [0.2, 0.85],
        [0.26, 0.74],
        [0.22, 0.64],
        [0.15, 0.56],
        [0.12, 0.46],
      ],
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
    camera: { x: 9500, y: 12000, above: 110, azimuth: 100, fieldOfView: 56, horizon: 0.38 },
    light: 'evening',
    lightChanges: { sunAzimuth: 245, sunElevation: 20 },
    season: { treeLine: 2000 },
    decorate: way(
      [
        [0.02, 0.9],
        [0.2, 0.8],
        [0.38, 0.78],
        [0.53, 0.81],
        [0.66, 0.73],
        [0.56, 0.64],
        [0.47, 0.56],
        [0.58, 0.49],
        [0.66, 0.44],
      ],
      5,
      1.8,
    ),
  },
];

/** Hero pictures of the association's pages and of the application's own pages, 16:9. */
import { placesSeen } from '../drawing/ground-lines.ts';
import { drawTrail } from '../drawing/tracks.ts';
import { FOOTPATH, routeThrough } from '../drawing/route.ts';
import type { Scene } from './scene.ts';

const SIZE = { width: 1600, height: 900 };

export const pageScenes: readonly Scene[] = [
  {
    name: 'association-history',
    ...SIZE,
    camera: { x: 5400, y: 9900, above: 260, azimuth: 88, fieldOfView: 52, horizon: 0.42 },
    light: 'firstLight',
    lightChanges: { sunAzimuth: 96, sunElevation: 4, haze: 0.06, exposure: 1.05 },
    fog: { top: 2150, density: 3, softness: 60 },
  },
  {
    name: 'association-school',
    ...SIZE,
    camera: { x: 9300, y: 11800, above: 300, azimuth: 110, fieldOfView: 54, horizon: 0.38 },
    light: 'afternoon',
    lightChanges: { sunAzimuth: 235, sunElevation: 24 },
    season: { snowLine: 2600, autumn: 0.6, green: 0.7 },
  },
  {
    name: 'association-about',
    ...SIZE,
    camera: { x: 23500, y: 9000, above: 700, azimuth: 315, fieldOfView: 54, horizon: 0.42 },
    light: 'afternoon',
    season: { snowLine: 2700, autumn: 0.8, green: 0.7 },
  },
  {
    name: 'association-what-we-do',
    ...SIZE,
    camera: { x: 18000, y: 10300, above: 210, azimuth: 281, fieldOfView: 58, horizon: 0.38 },
    light: 'morning',
  },
  {
    name: 'association-mission',
    ...SIZE,
    camera: { x: 20000, y: 7000, above: 900, azimuth: 316, fieldOfView: 48, horizon: 0.42 },
    light: 'firstLight',
    lightChanges: { sunAzimuth: 110, sunElevation: 8 },
    fog: { top: 2250, density: 3, softness: 50 },
  },
  {
    name: 'association-ifmga',
    ...SIZE,
    camera: { x: 14600, y: 15900, above: 40, azimuth: 304, fieldOfView: 56, horizon: 0.4 },
    light: 'morning',
  },
  {
    name: 'association-safety',
    ...SIZE,
    camera: { x: 8400, y: 8900, above: 120, azimuth: 330, fieldOfView: 54, horizon: 0.66 },
    light: 'overcast',
    lightChanges: {
      sun: [1.3, 1.2, 1.05],
      ambient: [0.36, 0.44, 0.58],
      sunElevation: 22,
      sunAzimuth: 120,
      exposure: 0.8,
      horizon: [0.5, 0.55, 0.62],
      zenith: [0.22, 0.27, 0.34],
    },
    season: { snowLine: 1500, frosted: 0.5 },
    clouds: { cumulus: 0.9, dark: 0.6, high: 0, seed: 8 },
  },
  {
    name: 'association-governance',
    ...SIZE,
    camera: { x: 19000, y: 12800, above: 700, azimuth: 210, fieldOfView: 56, horizon: 0.36 },
    light: 'overcast',
    lightChanges: {
      sun: [1.15, 1.08, 0.98],
      ambient: [0.44, 0.52, 0.64],
      sunElevation: 24,
      sunAzimuth: 130,
      exposure: 0.84,
    },
    season: { snowLine: 1500, frosted: 0.6 },
  },
  {
    name: 'association-media-kit',
    ...SIZE,
    camera: { x: 23600, y: 12500, above: 160, azimuth: 272, fieldOfView: 56, horizon: 0.56 },
    light: 'blueHour',
  },
  {
    name: 'directory-hero',
    ...SIZE,
    camera: { x: 10000, y: 10400, above: 170, azimuth: 78, fieldOfView: 60, horizon: 0.4 },
    light: 'afternoon',
    decorate: (picture, surface) => {
      for (const shares of [
        [
          [0.6, 0.98],
          [0.55, 0.8],
          [0.69, 0.645],
        ],
        [
          [0.9, 0.83],
          [0.74, 0.73],
          [0.69, 0.645],
        ],
      ] as const) {
        const places = placesSeen(picture, shares);
        drawTrail(picture, surface, routeThrough(picture, surface, places, FOOTPATH), 2.5, 1.8, 0.6);
      }
    },
  },
  {
    name: 'becoming-guide-hero',
    ...SIZE,
    camera: { x: 6500, y: 11000, above: 700, azimuth: 18, fieldOfView: 50, horizon: 0.38 },
    light: 'firstLight',
    lightChanges: { sunElevation: 14, sunAzimuth: 118, exposure: 0.95 },
    decorate: (picture, surface) => {
      const places = placesSeen(picture, [
        [0.84, 0.85],
        [0.68, 0.74],
        [0.58, 0.62],
        [0.52, 0.49],
      ]);
      drawTrail(picture, surface, routeThrough(picture, surface, places, FOOTPATH), 3, 2.2, 0.6);
    },
  },
  {
    name: 'contact-hero',
    ...SIZE,
    camera: { x: 3000, y: 20000, above: 220, azimuth: 70, fieldOfView: 58, horizon: 0.38 },
    light: 'evening',
  },
];

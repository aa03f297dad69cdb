/** One picture for each programme of the school, 16:10, and the six specialisations, 4:3. */
import type { Scene } from './scene.ts';
import { DAM } from './scenes-professions.ts';

const WIDE = { width: 1600, height: 1000 };
const CARD = { width: 1200, height: 900 };
void DAM;

export const programmeScenes: readonly Scene[] = [
  {
    name: 'programme-trekking-tour-guide',
    ...WIDE,
    camera: { x: 4500, y: 9500, above: 150, azimuth: 86, fieldOfView: 54, horizon: 0.36 },
    light: 'afternoon',
    season: { snowLine: 3200 },
  },
  {
    name: 'programme-mountain-leader',
    ...WIDE,
    camera: { x: 5500, y: 9200, above: 60, azimuth: 84, fieldOfView: 58, horizon: 0.4 },
    light: 'evening',
  },
  {
    name: 'programme-equestrian-tour-guide',
    ...WIDE,
    camera: { x: 3000, y: 20000, above: 130, azimuth: 66, fieldOfView: 56, horizon: 0.4 },
    light: 'afternoon',
    season: { treeLine: 1350 },
    clouds: { heaped: 0.75, dark: 0.7, high: 0, seed: 11 },
  },
  {
    name: 'programme-bicycle-tour-guide',
    ...WIDE,
    camera: { x: 9000, y: 9500, above: 120, azimuth: 132, fieldOfView: 48, horizon: 0.4 },
    light: 'afternoon',
    lightChanges: { sunAzimuth: 255, sunElevation: 34 },
    season: { treeLine: 1900 },
  },
  {
    name: 'programme-ski-teacher',
    ...WIDE,
    camera: { x: 12400, y: 8900, above: 90, azimuth: 20, fieldOfView: 56, horizon: 0.24 },
    light: 'morning',
    lightChanges: { exposure: 0.72 },
    season: { snowLine: 1200, frosted: 0.5 },
  },
  {
    name: 'programme-rafting-tour-guide',
    ...WIDE,
    camera: { x: 17000, y: 22500, above: 110, azimuth: 188, fieldOfView: 54, horizon: 0.3 },
    light: 'noon',
    lightChanges: { sunAzimuth: 150, exposure: 0.95 },
  },
  {
    name: 'programme-overland-tour-guide',
    ...WIDE,
    camera: { x: 13000, y: 12000, above: 100, azimuth: 252, fieldOfView: 56, horizon: 0.38 },
    light: 'evening',
    lightChanges: { sunElevation: 12, sunAzimuth: 236, exposure: 1.1, haze: 0.03 },
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
  },
  {
    name: 'specialisation-ski',
    ...CARD,
    camera: { x: 8400, y: 8900, above: 120, azimuth: 338, fieldOfView: 44, horizon: 0.4 },
    light: 'evening',
    lightChanges: { sunAzimuth: 235, sunElevation: 16, exposure: 0.8 },
    season: { snowLine: 1200, frosted: 0.5 },
  },
  {
    name: 'specialisation-hiking',
    ...CARD,
    camera: { x: 22400, y: 9800, above: 90, azimuth: 176, fieldOfView: 54, horizon: 0.36 },
    light: 'noon',
    lightChanges: { sunAzimuth: 120, sunElevation: 50, exposure: 0.95 },
  },
  {
    name: 'specialisation-horseback',
    ...CARD,
    camera: { x: 12000, y: 20000, above: 60, azimuth: 128, fieldOfView: 60, horizon: 0.34 },
    light: 'afternoon',
    season: { treeLine: 1300 },
  },
  {
    name: 'specialisation-bike',
    ...CARD,
    camera: { x: 9500, y: 12000, above: 110, azimuth: 100, fieldOfView: 56, horizon: 0.38 },
    light: 'evening',
    lightChanges: { sunAzimuth: 245, sunElevation: 20 },
    season: { treeLine: 2000 },
  },
];

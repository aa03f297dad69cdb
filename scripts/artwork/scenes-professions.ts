/** One picture for each profession, 16:10. Canyon and rock wall are in scenes-rock. */
import {
  curveThrough,
  drawPerson,
  drawSnowTrack,
  drawTrail,
  placesSeen,
  seenOnGround,
  skiTurns,
  stroke,
} from './draw.ts';
import type { Scene } from './scene.ts';

const SIZE = { width: 1600, height: 1000 };
const VERMILION = [0.72, 0.13, 0.04] as const;
const OCHRE = [0.62, 0.36, 0.05] as const;
const GLACIER = [0.05, 0.2, 0.36] as const;

export const DAM = { x: 22330, y: 8560, upstream: 0, radius: 420, thickness: 14, freeboard: 9 };

export const professionScenes: readonly Scene[] = [
  {
    name: 'mountain-guide',
    ...SIZE,
    camera: { x: 17500, y: 15400, above: 120, azimuth: 262, fieldOfView: 50, horizon: 0.47 },
    light: 'morning',
    lightChanges: { sunElevation: 20, exposure: 0.76 },
    season: { snowLine: 2500 },
    decorate: (picture, surface) => {
      const line = curveThrough(placesSeen(picture, [[0.6, 0.97], [0.64, 0.85], [0.68, 0.72], [0.74, 0.6], [0.8, 0.53]]), 2);
      drawSnowTrack(picture, surface, line, 0.5, 0.9);
      stroke(picture, seenOnGround(picture, surface, line.slice(Math.floor(line.length * 0.35), Math.floor(line.length * 0.8)), 0.05, 0.9, 0.9), {
        colour: VERMILION,
        opacity: 0.9,
        blend: 'over',
      });
      for (const [share, jacket] of [[0.35, GLACIER], [0.58, OCHRE], [0.8, VERMILION]] as const) {
        const place = line[Math.floor(line.length * share)];
        if (place) drawPerson(picture, surface, place, jacket, 1.4);
      }
    },
  },
  {
    name: 'trekking-guide',
    ...SIZE,
    camera: { x: 19500, y: 12200, above: 60, azimuth: 244, fieldOfView: 56, horizon: 0.38 },
    light: 'afternoon',
    lightChanges: { sunAzimuth: 215, sunElevation: 42, exposure: 0.9 },
    season: { treeLine: 2060 },
    decorate: (picture, surface) => {
      drawTrail(picture, surface, curveThrough(placesSeen(picture, [[0.86, 0.98], [0.78, 0.86], [0.8, 0.76], [0.86, 0.68]])), 1.4, 1.4);
    },
  },
  {
    name: 'alpine-climbing-instructor',
    ...SIZE,
    camera: { x: 12400, y: 15700, above: 120, azimuth: 84, fieldOfView: 48, horizon: 0.5 },
    light: 'afternoon',
    lightChanges: { exposure: 0.8 },
    season: { snowLine: 2700 },
  },
  {
    name: 'ski-guide',
    ...SIZE,
    camera: { x: 12400, y: 8850, above: 110, azimuth: 340, fieldOfView: 56, horizon: 0.26 },
    light: 'morning',
    lightChanges: { exposure: 0.74 },
    season: { snowLine: 1300, frosted: 0.6 },
    decorate: (picture, surface) => {
      for (const [u, v] of [[0.3, 0.86], [0.36, 0.84]] as const) {
        const [from] = placesSeen(picture, [[u, v]]);
        if (from) drawSnowTrack(picture, surface, skiTurns(surface, from, 260, 5, 26), 0.6, 1);
      }
    },
  },
  {
    name: 'ski-teacher',
    ...SIZE,
    camera: { x: 7300, y: 9800, above: 160, azimuth: 330, fieldOfView: 50, horizon: 0.4 },
    light: 'morning',
    lightChanges: { exposure: 0.72 },
    season: { snowLine: 1200, frosted: 0.5 },
  },
  {
    name: 'mountain-leader',
    ...SIZE,
    camera: { x: 13500, y: 7000, above: 40, azimuth: 78, fieldOfView: 56, horizon: 0.4 },
    light: 'afternoon',
    lightChanges: { sunElevation: 22 },
    season: { snowLine: 3300 },
  },
  {
    name: 'industrial-alpinism',
    ...SIZE,
    camera: { x: 22330, y: 8150, above: 110, azimuth: 2, fieldOfView: 60, horizon: 0.4 },
    light: 'afternoon',
    lightChanges: { sunAzimuth: 215, sunElevation: 38 },
    dam: (ground) => ({ ...DAM, top: damTop(ground.height, ground.size) }),
  },
];

/** The crest stands 150 m over the river. */
function damTop(height: Float32Array, size: number): number {
  const column = Math.round(DAM.x / 12);
  const row = Math.round((DAM.y + DAM.radius) / 12);
  let lowest = Infinity;
  for (let x = column - 30; x <= column + 30; x += 1) lowest = Math.min(lowest, height[row * size + x] ?? Infinity);
  return lowest + 150;
}

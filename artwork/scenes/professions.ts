/** One picture for each profession, 16:10. The canyon is in `rock.ts`. */
import { placesSeen } from '../drawing/ground-lines.ts';
import { FOOTPATH, routeThrough } from '../drawing/route.ts';
import { drawSnowTrack, drawTrail, skiTrack } from '../drawing/tracks.ts';
import type { Picture } from '../painting/paint-scene.ts';
import type { Surface } from '../terrain/surface.ts';
import { climbersOnEdge, ropeAccess, ropeTeamOnCrest } from './against-light.ts';
import type { Scene } from './scene.ts';

const SIZE = { width: 1600, height: 1000 };

/** One skier's way: the point of the picture where it begins, and its length in metres. */
type Descent = readonly [u: number, v: number, metres: number];

/** Tracks of skiers who each chose their own line; `turn` is the mean length of two turns, metres. */
export const skiTracks =
  (descents: readonly Descent[], turn: number, metres = 0.9, leastPixels = 1.5) =>
  (picture: Picture, surface: Surface): void => {
    for (const [index, [u, v, length]] of descents.entries())
      for (const top of placesSeen(picture, [[u, v]]))
        drawSnowTrack(picture, surface, skiTrack(surface, top, length, turn, index + 1), metres, leastPixels);
  };

export const professionScenes: readonly Scene[] = [
  {
    name: 'mountain-guide',
    ...SIZE,
    camera: { x: 20000, y: 7000, above: 900, azimuth: 296, fieldOfView: 54, horizon: 0.47 },
    light: 'evening',
    lightChanges: { sunAzimuth: 285, sunElevation: 9 },
    fog: { top: 2250, density: 3, softness: 50 },
    decorate: ropeTeamOnCrest,
  },
  {
    name: 'trekking-guide',
    ...SIZE,
    camera: { x: 8200, y: 10200, above: 120, azimuth: 82, fieldOfView: 54, horizon: 0.34 },
    light: 'afternoon',
    lightChanges: { sunAzimuth: 215, sunElevation: 42, exposure: 0.9 },
    season: { treeLine: 1950 },
    decorate: (picture, surface) => {
      const places = placesSeen(picture, [
        [0.6, 0.985],
        [0.66, 0.8],
        [0.76, 0.62],
        [0.86, 0.46],
        [0.9, 0.34],
        [0.96, 0.22],
      ]);
      drawTrail(picture, surface, routeThrough(picture, surface, places, FOOTPATH), 1.6, 1.4, 0.6);
    },
  },
  {
    name: 'alpine-climbing-instructor',
    ...SIZE,
    camera: { x: 23800, y: 15000, above: 300, azimuth: 90, fieldOfView: 44, horizon: 0.47 },
    light: 'firstLight',
    lightChanges: { sunAzimuth: 140, sunElevation: 12 },
    season: { snowLine: 2400 },
  },
  {
    name: 'ski-guide',
    ...SIZE,
    camera: { x: 18200, y: 8300, above: 200, azimuth: 285, fieldOfView: 54, horizon: 0.25 },
    light: 'morning',
    lightChanges: { sunAzimuth: 150, sunElevation: 24, exposure: 0.78 },
    season: { treeLine: 2060, snowLine: 1300, frosted: 0.45 },
    decorate: skiTracks(
      [
        [0.07, 0.57, 850],
        [0.1, 0.55, 850],
        [0.13, 0.55, 870],
        [0.16, 0.555, 920],
        [0.2, 0.565, 950],
        [0.23, 0.575, 870],
        [0.28, 0.6, 780],
        [0.33, 0.625, 750],
      ],
      42,
    ),
  },
  {
    name: 'ski-teacher',
    ...SIZE,
    camera: { x: 1500, y: 18800, above: 200, azimuth: 80, fieldOfView: 52, horizon: 0.3 },
    light: 'afternoon',
    lightChanges: { sunAzimuth: 230, sunElevation: 26, exposure: 0.78 },
    season: { treeLine: 2060, snowLine: 1300, frosted: 0.45 },
    decorate: skiTracks(
      [
        [0.78, 0.68, 300],
        [0.82, 0.65, 340],
        [0.85, 0.63, 360],
        [0.89, 0.61, 380],
        [0.93, 0.595, 400],
        [0.97, 0.585, 400],
      ],
      30,
    ),
  },
  {
    name: 'mountain-leader',
    ...SIZE,
    camera: { x: 13500, y: 7000, above: 40, azimuth: 78, fieldOfView: 56, horizon: 0.4 },
    light: 'afternoon',
    lightChanges: { sunElevation: 22 },
    season: { snowLine: 3300 },
    decorate: (picture, surface) => {
      const places = placesSeen(picture, [
        [0.165, 0.81],
        [0.28, 0.65],
        [0.345, 0.57],
        [0.42, 0.5],
        [0.5, 0.44],
      ]);
      drawTrail(picture, surface, routeThrough(picture, surface, places, FOOTPATH), 3, 3, 0.6);
    },
  },
  {
    name: 'industrial-alpinism',
    ...SIZE,
    camera: { x: 15500, y: 8200, above: 80, azimuth: 300, fieldOfView: 44, horizon: 0.5 },
    light: 'evening',
    lightChanges: { sunAzimuth: 262, sunElevation: 9 },
    decorate: ropeAccess([
      [170, 300, 20],
      [309, 66, -36],
      [293, 520, -90],
      [290, 1000, -200],
    ]),
  },
  {
    name: 'rock-climbing-guide',
    ...SIZE,
    camera: { x: 9000, y: 8600, above: 400, azimuth: 40, fieldOfView: 50, horizon: 0.5 },
    light: 'morning',
    lightChanges: { sunAzimuth: 110, sunElevation: 20 },
    season: { snowLine: 2900 },
    decorate: climbersOnEdge,
  },
];

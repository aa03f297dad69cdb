/** One picture for each profession, 16:10. Canyon and rock wall are in `rock.ts`. */
import type { Canvas } from '../drawing/ink.ts';
import type { Picture } from '../painting/paint-scene.ts';
import { drawFigure, drawPerson } from '../drawing/figures.ts';
import { curveThrough, placesSeen, seenOnGround } from '../drawing/ground-lines.ts';
import { stroke } from '../drawing/ink.ts';
import { drawSnowTrack, drawTrail, skiTurns, turnsBetween } from '../drawing/tracks.ts';
import type { Ground } from '../terrain/ground.ts';
import { FOOTPATH, routeThrough } from '../drawing/route.ts';
import type { Scene } from './scene.ts';
import type { Dam, Surface } from '../terrain/surface.ts';
import { project } from '../painting/view.ts';

const SIZE = { width: 1600, height: 1000 };
const VERMILION = [0.72, 0.13, 0.04] as const;
const OCHRE = [0.62, 0.36, 0.05] as const;
const GLACIER = [0.05, 0.2, 0.36] as const;

/** The dam stands where the eastern valley is narrow; the river comes from the north. */
export const DAM = { x: 22035, y: 8830, upstream: 2, radius: 420, thickness: 14, freeboard: 9 };
/** The wall's foot is kept free of trees. */
export const DAM_CLEARING = [{ x: 22010, y: 8960, radius: 330 }] as const;

type Share = readonly [number, number];

/** Linked ski turns, each line from a point of the picture to a point. */
export const skiLines =
  (
    lines: readonly (readonly [Share, Share])[],
    swing: number,
    turn: number,
    metres: number,
    leastPixels = 1.5,
  ) =>
  (picture: Picture, surface: Surface): void => {
    for (const line of lines) {
      const [top, foot] = placesSeen(picture, line);
      if (top && foot)
        drawSnowTrack(picture, surface, turnsBetween(top, foot, swing, turn), metres, leastPixels);
    }
  };

/** Linked turns down the fall line from points of the picture, `length` metres of hill. */
export const fallLines =
  (tops: readonly Share[], length: number, swing: number, turn: number) =>
  (picture: Picture, surface: Surface): void => {
    for (const top of placesSeen(picture, tops))
      drawSnowTrack(picture, surface, skiTurns(surface, top, length, swing, turn), 0.35, 1.5);
  };

/** Parallel turns of a ski class, `gap` metres apart, below a point of the picture. */
const classLines =
  (top: Share, count: number, gap: number) =>
  (picture: Picture, surface: Surface): void => {
    const [from] = placesSeen(picture, [top]);
    if (!from) return;
    const track = skiTurns(surface, from, 420, 2.2, 15);
    const to = track.at(-1) ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (let skier = 0; skier < count; skier += 1) {
      const aside = (skier * gap) / length;
      const moved = track.map(({ x, y }) => ({
        x: x - aside * (to.y - from.y),
        y: y + aside * (to.x - from.x),
      }));
      drawSnowTrack(picture, surface, moved, 0.35, 1.5);
    }
  };

export const professionScenes: readonly Scene[] = [
  {
    name: 'mountain-guide',
    ...SIZE,
    camera: { x: 17500, y: 15400, above: 120, azimuth: 274, fieldOfView: 50, horizon: 0.47 },
    light: 'morning',
    lightChanges: { sunAzimuth: 138, sunElevation: 26, exposure: 0.72 },
    season: { snowLine: 2500 },
    decorate: (picture, surface) => {
      const line = curveThrough(
        placesSeen(picture, [
          [0.29, 0.96],
          [0.325, 0.82],
          [0.37, 0.68],
          [0.44, 0.59],
          [0.53, 0.535],
        ]),
        2,
      );
      drawSnowTrack(picture, surface, line, 0.6, 1.6);
      stroke(
        picture,
        seenOnGround(
          picture,
          surface,
          line.slice(Math.floor(line.length * 0.35), Math.floor(line.length * 0.8)),
          0.05,
          0.9,
          0.9,
        ),
        {
          colour: VERMILION,
          opacity: 0.9,
          blend: 'over',
        },
      );
      for (const [share, jacket] of [
        [0.35, GLACIER],
        [0.58, OCHRE],
        [0.8, VERMILION],
      ] as const) {
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
      drawTrail(
        picture,
        surface,
        curveThrough(
          placesSeen(picture, [
            [0.66, 0.995],
            [0.75, 0.93],
            [0.79, 0.87],
            [0.77, 0.79],
            [0.84, 0.71],
            [0.88, 0.62],
            [0.92, 0.52],
            [0.945, 0.455],
          ]),
        ),
        1.4,
        1.4,
      );
    },
  },
  {
    name: 'alpine-climbing-instructor',
    ...SIZE,
    camera: { x: 12400, y: 15700, above: 120, azimuth: 84, fieldOfView: 48, horizon: 0.5 },
    light: 'afternoon',
    lightChanges: { exposure: 0.8 },
    season: { snowLine: 2700 },
    decorate: (picture, surface) => {
      const anchors = [
        [0.31, 0.93],
        [0.37, 0.8],
        [0.43, 0.68],
        [0.49, 0.58],
        [0.53, 0.46],
        [0.57, 0.37],
        [0.555, 0.25],
        [0.535, 0.14],
      ] as const;
      const line = curveThrough(placesSeen(picture, anchors), 3);
      drawSnowTrack(picture, surface, line.slice(0, Math.floor(line.length * 0.6)), 1, 1.2);
      drawRoute(picture, anchors);
    },
  },
  {
    name: 'ski-guide',
    ...SIZE,
    camera: { x: 9400, y: 14400, above: 460, azimuth: 264, fieldOfView: 50, horizon: 0.42 },
    light: 'morning',
    lightChanges: { exposure: 0.74, sunAzimuth: 165, sunElevation: 30 },
    season: { snowLine: 1700, frosted: 0.6 },
    decorate: skiLines(
      [
        [
          [0.745, 0.47],
          [0.53, 0.73],
        ],
        [
          [0.765, 0.475],
          [0.57, 0.735],
        ],
      ],
      18,
      55,
      4,
      5,
    ),
  },
  {
    name: 'ski-teacher',
    ...SIZE,
    camera: { x: 19500, y: 12200, above: 62, azimuth: 243, fieldOfView: 58, horizon: 0.36 },
    light: 'morning',
    lightChanges: { sunAzimuth: 160, sunElevation: 24, exposure: 0.74 },
    season: { treeLine: 2060, snowLine: 1200, frosted: 0.45 },
    decorate: classLines([0.84, 0.53], 4, 6.5),
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
    camera: { x: 21960, y: 8560, above: 95, azimuth: 6, fieldOfView: 60, horizon: 0.36 },
    light: 'afternoon',
    lightChanges: { sunAzimuth: 215, sunElevation: 38 },
    dam: damOn,
    clearings: DAM_CLEARING,
    decorate: drawDamRopes,
  },
];

const CREST_OVER_RIVER = 128;

/** The dam with its crest at the right height for the valley. */
export function damOn({ height, size }: Ground): Dam {
  const column = Math.round(DAM.x / 12);
  const row = Math.round((DAM.y + DAM.radius) / 12);
  let lowest = Infinity;
  for (let x = column - 20; x <= column + 20; x += 1)
    lowest = Math.min(lowest, height[row * size + x] ?? Infinity);
  return { ...DAM, top: lowest + CREST_OVER_RIVER };
}

/** Two ropes hanging down the wall, a worker on each. */
export function drawDamRopes(picture: Picture, surface: Surface): void {
  const { dam } = surface;
  if (!dam) return;
  const unit = picture.width / 1600;
  for (const { aside, metres } of [
    { aside: -0.06, metres: 48 },
    { aside: 0.05, metres: 30 },
  ]) {
    const azimuth = (dam.upstream * Math.PI) / 180 + aside;
    const top = project(
      picture.view,
      dam.x + dam.radius * Math.sin(azimuth),
      dam.y + dam.radius * Math.cos(azimuth),
      dam.top,
    );
    if (!top) continue;
    const metre = picture.view.focal / top.depth;
    const width = Math.max(1.2 * unit, 0.12 * metre);
    const foot = { px: top.px, py: top.py + metres * 1.5 * metre, width };
    stroke(picture, [[{ px: top.px, py: top.py, width }, foot]], {
      colour: VERMILION,
      opacity: 0.95,
      blend: 'over',
    });
    drawFigure(picture, top.px, top.py + metres * metre, Math.max(15 * unit, 2 * metre), VERMILION, 1.2);
  }
}

/** A route as a guidebook draws it over a picture: a fine line in the accent colour. */
export function drawRoute(picture: Canvas, shares: readonly (readonly [number, number])[]): void {
  const unit = picture.width / 1600;
  const smooth = curveThrough(
    shares.map(([u, v]) => ({ x: u * picture.width, y: v * picture.height })),
    6,
  );
  const points = smooth.map(({ x, y }) => ({ px: x, py: y, width: 2.4 * unit }));
  stroke(picture, [points], { colour: VERMILION, opacity: 0.85, blend: 'over' });
}

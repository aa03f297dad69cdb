/** The pictures of near rock: walls and gorges. */
import type { RockScene } from '../painting/paint-rock.ts';

const WIDE = { width: 1600, height: 1000 };

function towards(x: number, y: number, z: number): { x: number; y: number; z: number } {
  const length = Math.hypot(x, y, z);
  return { x: x / length, y: y / length, z: z / length };
}

const WARM_LIMESTONE = [0.42, 0.33, 0.235] as const;
const SLATE = [0.25, 0.235, 0.205] as const;

const WALL_EYE = { x: 0, y: -14, z: 9, turn: 4, tilt: 9, fieldOfView: 58 };
const GORGE_EYE = { x: 0.4, y: -13, z: 1.9, turn: 0, tilt: 7, fieldOfView: 78 };
const GORGE_LIGHT = {
  sun: towards(-0.35, -0.25, 1),
  sunColour: [2.4, 2.1, 1.7],
  sky: [0.86, 0.98, 1.05],
  exposure: 1.9,
} as const;

export const rockScenes: readonly RockScene[] = [
  {
    name: 'news-05',
    width: 1600,
    height: 900,
    form: 'wall',
    eye: { ...WALL_EYE, turn: -24, tilt: 6 },
    sun: towards(-0.94, -0.22, 0.26),
    sunColour: [3, 1.85, 1],
    sky: [0.3, 0.37, 0.5],
    rock: WARM_LIMESTONE,
    seed: 5.4,
    exposure: 1,
  },
  {
    name: 'programme-rock-climbing-guide',
    ...WIDE,
    form: 'wall',
    eye: { ...WALL_EYE, y: -34, turn: 20, tilt: 15 },
    sun: towards(0.92, -0.36, 0.24),
    sunColour: [3, 1.75, 0.9],
    sky: [0.34, 0.4, 0.54],
    rock: WARM_LIMESTONE,
    seed: 8.1,
    exposure: 0.95,
  },
  { name: 'canyoning-guide', ...WIDE, form: 'gorge', eye: GORGE_EYE, ...GORGE_LIGHT, rock: SLATE, seed: 1.3 },
  {
    name: 'news-09',
    width: 1600,
    height: 900,
    form: 'gorge',
    eye: { ...GORGE_EYE, y: -7, z: 3.2, tilt: 9, fieldOfView: 84 },
    ...GORGE_LIGHT,
    rock: [0.2, 0.19, 0.165],
    seed: 4.2,
  },
  {
    name: 'programme-canyoning-guide',
    ...WIDE,
    form: 'gorge',
    eye: { ...GORGE_EYE, y: 8, z: 3, tilt: 4 },
    ...GORGE_LIGHT,
    rock: [0.3, 0.28, 0.24],
    seed: 7.7,
  },
];

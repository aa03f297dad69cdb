/**
 * Paths as people would make them: between two places, no steeper than preferred, with hairpins where
 * the slope needs them. A* over the grid cells and the direction of arrival.
 */
import { visible, type Place } from './ground-lines.ts';
import type { Picture } from '../painting/paint-scene.ts';
import { smoothHeight, type Surface } from '../terrain/surface.ts';
import { project } from '../painting/view.ts';

export interface PathPreferences {
  /** Rise over run that is still comfortable. */
  gradient: number;
  /** Metres of detour that a hairpin is worth. */
  hairpin: number;
}

export const FOOTPATH: PathPreferences = { gradient: 0.28, hairpin: 18 };
/** For vehicles: gentle, with few hairpins. */
export const ROAD: PathPreferences = { gradient: 0.11, hairpin: 90 };

/** Sixteen directions around, in steps of the grid. */
const STEPS = [
  [1, 0],
  [2, 1],
  [1, 1],
  [1, 2],
  [0, 1],
  [-1, 2],
  [-1, 1],
  [-2, 1],
  [-1, 0],
  [-2, -1],
  [-1, -1],
  [-1, -2],
  [0, -1],
  [1, -2],
  [1, -1],
  [2, -1],
] as const;
const TURNS = STEPS.length;
/** Metres around both ends that the search covers. */
const MARGIN = 350;
/** Cost factor of ground that the camera does not see. */
const OUT_OF_SIGHT = 1.7;

/** The path through all the places, as a smooth line with a point every few metres. */
export function routeThrough(
  picture: Picture,
  surface: Surface,
  places: readonly Place[],
  preferences: PathPreferences,
): Place[] {
  const way: Place[] = [];
  for (let i = 0; i + 1 < places.length; i += 1) {
    const from = places[i];
    const to = places[i + 1];
    if (from && to) way.push(...leg(picture, surface, from, to, preferences));
  }
  return rounded(rounded(rounded(way)));
}

/** Cuts the corners of a line (Chaikin). */
function rounded(line: readonly Place[]): Place[] {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last) return [];
  const out = [first];
  for (let i = 0; i + 1 < line.length; i += 1) {
    const a = line[i];
    const b = line[i + 1];
    if (!a || !b) continue;
    out.push({ x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 });
    out.push({ x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 });
  }
  return [...out, last];
}

function leg(
  picture: Picture,
  surface: Surface,
  from: Place,
  to: Place,
  preferences: PathPreferences,
): Place[] {
  const { cell } = surface.ground;
  const west = Math.floor((Math.min(from.x, to.x) - MARGIN) / cell);
  const south = Math.floor((Math.min(from.y, to.y) - MARGIN) / cell);
  const columns = Math.ceil((Math.abs(from.x - to.x) + 2 * MARGIN) / cell);
  const rows = Math.ceil((Math.abs(from.y - to.y) + 2 * MARGIN) / cell);
  const cellOf = ({ x, y }: Place): number =>
    (Math.round(y / cell) - south) * columns + Math.round(x / cell) - west;
  const goal = cellOf(to);
  const land = measure(picture, surface, { west, south, columns, rows });

  const states = columns * rows * TURNS;
  const cost = new Float64Array(states).fill(Infinity);
  const before = new Int32Array(states).fill(-1);
  const queue = createQueue();
  for (let turn = 0; turn < TURNS; turn += 1) {
    const state = cellOf(from) * TURNS + turn;
    cost[state] = 0;
    queue.push(state, 0);
  }
  for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
    const place = Math.floor(state / TURNS);
    if (place === goal) return traced(state, before, { west, south, columns }, cell);
    const here = cost[state] ?? Infinity;
    const x = place % columns;
    const y = Math.floor(place / columns);
    for (const [turn, [stepX, stepY]] of STEPS.entries()) {
      const nx = x + stepX;
      const ny = y + stepY;
      if (nx < 0 || ny < 0 || nx >= columns || ny >= rows) continue;
      const next = ny * columns + nx;
      const length = Math.hypot(stepX, stepY) * cell;
      const grade =
        Math.abs((land.height[next] ?? 0) - (land.height[place] ?? 0)) / length / preferences.gradient;
      const turned = (turn - (state % TURNS) + TURNS) % TURNS;
      const bend = Math.min(turned, TURNS - turned);
      const total =
        here +
        length * (0.7 + 0.3 * grade + 5 * Math.max(0, grade - 1)) * (land.costFactor[next] ?? 1) +
        (bend < 2 ? 0 : preferences.hairpin * Math.min(1, bend / 6));
      const reached = next * TURNS + turn;
      if (total >= (cost[reached] ?? 0)) continue;
      cost[reached] = total;
      before[reached] = state;
      const ahead = Math.hypot(nx + west - to.x / cell, ny + south - to.y / cell) * cell * 0.7;
      queue.push(reached, total + ahead);
    }
  }
  throw new Error('There is no way between two places of a picture.');
}

function traced(
  end: number,
  before: Int32Array,
  { west, south, columns }: { west: number; south: number; columns: number },
  cell: number,
): Place[] {
  const way: Place[] = [];
  for (let state = end; state >= 0; state = before[state] ?? -1) {
    const place = Math.floor(state / TURNS);
    way.push({ x: ((place % columns) + west) * cell, y: (Math.floor(place / columns) + south) * cell });
  }
  return way.toReversed();
}

/** Heights of a part of the land, and the cost factor of a metre there, 1 on a meadow. */
function measure(
  picture: Picture,
  surface: Surface,
  part: { west: number; south: number; columns: number; rows: number },
): { height: Float64Array; costFactor: Float64Array } {
  const { ground } = surface;
  const { cell } = ground;
  const height = new Float64Array(part.columns * part.rows);
  const costFactor = new Float64Array(part.columns * part.rows);
  for (let row = 0; row < part.rows; row += 1) {
    for (let column = 0; column < part.columns; column += 1) {
      const x = (part.west + column) * cell;
      const y = (part.south + row) * cell;
      const h = smoothHeight(ground, x, y);
      const steep = Math.hypot(
        smoothHeight(ground, x + cell, y) - smoothHeight(ground, x - cell, y),
        smoothHeight(ground, x, y + cell) - smoothHeight(ground, x, y - cell),
      );
      const slope = steep / (2 * cell);
      const seen = project(picture.view, x, y, h + 2);
      const inSight = seen && visible(picture, seen.px, seen.py, seen.depth);
      const i = row * part.columns + column;
      height[i] = h;
      costFactor[i] = (inSight ? 1 : OUT_OF_SIGHT) * (1 + 2.5 * Math.max(0, slope - 0.5));
    }
  }
  return { height, costFactor };
}

/** A priority queue by cost (binary heap). */
function createQueue(): { push: (state: number, cost: number) => void; pop: () => number | undefined } {
  const states: number[] = [];
  const costs: number[] = [];
  const swap = (a: number, b: number): void => {
    [states[a], states[b]] = [states[b] ?? 0, states[a] ?? 0];
    [costs[a], costs[b]] = [costs[b] ?? 0, costs[a] ?? 0];
  };
  const costAt = (i: number): number => costs[i] ?? Infinity;
  return {
    push: (state, cost) => {
      let i = states.push(state) - 1;
      costs.push(cost);
      while (i > 0 && costAt((i - 1) >> 1) > cost) {
        swap(i, (i - 1) >> 1);
        i = (i - 1) >> 1;
      }
    },
    pop: () => {
      if (states.length === 0) return undefined;
      swap(0, states.length - 1);
      const state = states.pop();
      costs.pop();
      let i = 0;
      for (;;) {
        const left = 2 * i + 1;
        const less = costAt(left + 1) < costAt(left) ? left + 1 : left;
        if (less >= states.length || costAt(less) >= costAt(i)) break;
        swap(i, less);
        i = less;
      }
      return state;
    },
  };
}

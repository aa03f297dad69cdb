/**
 * Landscape evolution: uplift against river erosion. Each round computes drainage (priority flood) and
 * drained areas, and lowers the beds by the stream-power law, solved
 * implicitly from the outlets upwards, so that large steps stay stable.
 * After Barnes, Lehman and Mulla 2014 (flooding) and Braun and Willett 2013 (implicit solution).
 *
 * The grid repeats from east to west; its first and last rows are the outlets.
 */

import { hash } from './noise.ts';

export interface Landscape {
  /** Cells on a side, a power of two. */
  size: number;
  /** Metres from cell to cell. */
  cell: number;
  /** Metres, row by row, the southern row first. */
  height: Float32Array;
}

export interface ErosionForces {
  /** Metres of uplift in one round, a cell. */
  uplift: Float32Array;
  /** Erodibility, a cell. */
  erodibility: Float32Array;
  /** Steepest slope that holds, rise over run, a cell. */
  steepest: Float32Array;
}

const NEIGHBOURS_X = [1, 1, 0, -1, -1, -1, 0, 1] as const;
const NEIGHBOURS_Y = [0, 1, 1, 1, 0, -1, -1, -1] as const;
const AREA_EXPONENT = 0.45;
const TINY_RISE = 1e-3;

/** Drainage of a landscape. */
export interface Drainage {
  /** Cells from the outlets upwards. */
  order: Int32Array;
  /** The cell each one drains to; itself at an outlet. */
  receiver: Int32Array;
  /** Square metres that drain through each cell. */
  area: Float32Array;
}

/**
 * Finds order, receivers and drained areas; depressions overflow at their lowest rim. With a `round`
 * directions are jittered, so that the eight directions of the grid do not show.
 */
export function findDrainage(land: Landscape, round = -1): Drainage {
  const { size, cell, height } = land;
  const count = size * size;
  const filled = Float32Array.from(height);
  const receiver = new Int32Array(count);
  const order = new Int32Array(count);
  const seen = new Uint8Array(count);
  const heap = new Int32Array(count + 1);
  let heapSize = 0;

  const push = (node: number): void => {
    heapSize += 1;
    let i = heapSize;
    const key = filled[node] as number;
    while (i > 1) {
      const parent = heap[i >> 1] as number;
      if ((filled[parent] as number) <= key) break;
      heap[i] = parent;
      i >>= 1;
    }
    heap[i] = node;
  };
  const pop = (): number => {
    const top = heap[1] as number;
    const last = heap[heapSize] as number;
    heapSize -= 1;
    const key = filled[last] as number;
    let i = 1;
    for (;;) {
      let child = i * 2;
      if (child > heapSize) break;
      if (
        child < heapSize &&
        (filled[heap[child + 1] as number] as number) < (filled[heap[child] as number] as number)
      )
        child += 1;
      if ((filled[heap[child] as number] as number) >= key) break;
      heap[i] = heap[child] as number;
      i = child;
    }
    heap[i] = last;
    return top;
  };

  for (let x = 0; x < size; x += 1) {
    for (const node of [x, (size - 1) * size + x]) {
      seen[node] = 1;
      receiver[node] = node;
      push(node);
    }
  }
  for (let index = 0; index < count; index += 1) {
    const node = pop();
    order[index] = node;
    const x = node & (size - 1);
    const y = (node - x) / size;
    for (let k = 0; k < 8; k += 1) {
      const ny = y + (NEIGHBOURS_Y[k] as number);
      if (ny < 0 || ny >= size) continue;
      const other = ny * size + ((x + (NEIGHBOURS_X[k] as number)) & (size - 1));
      if (seen[other] === 1) continue;
      seen[other] = 1;
      receiver[other] = node;
      const floor = (filled[node] as number) + TINY_RISE;
      if ((filled[other] as number) < floor) filled[other] = floor;
      push(other);
    }
  }
  steepestReceivers(land, filled, receiver, round);
  const area = new Float32Array(count).fill(cell * cell);
  for (let index = count - 1; index >= 0; index -= 1) {
    const node = order[index] as number;
    const down = receiver[node] as number;
    if (down !== node) area[down] = (area[down] as number) + (area[node] as number);
  }
  return { order, receiver, area };
}

function steepestReceivers(land: Landscape, filled: Float32Array, receiver: Int32Array, round: number): void {
  const { size, cell } = land;
  for (let y = 1; y < size - 1; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const node = y * size + x;
      const here = filled[node] as number;
      let steepest = 0;
      for (let k = 0; k < 8; k += 1) {
        const other =
          (y + (NEIGHBOURS_Y[k] as number)) * size + ((x + (NEIGHBOURS_X[k] as number)) & (size - 1));
        const jitter = round < 0 ? 1 : 0.55 + 0.9 * hash(node * 3 + k * 101, round * 17 + (node >> 9));
        const slope =
          (jitter * (here - (filled[other] as number))) / (k % 2 === 0 ? cell : cell * Math.SQRT2);
        if (slope > steepest) {
          steepest = slope;
          receiver[node] = other;
        }
      }
    }
  }
}

/** One round of uplift and erosion, in place. */
export function erodeOnce(land: Landscape, forces: ErosionForces, round: number): void {
  const { size, cell, height } = land;
  const { order, receiver, area } = findDrainage(land, round);
  for (let index = 0; index < order.length; index += 1) {
    const node = order[index] as number;
    const down = receiver[node] as number;
    if (down === node) continue;
    const straight =
      Math.abs(down - node) === size || Math.abs(down - node) === 1 || Math.abs(down - node) === size - 1;
    const distance = straight ? cell : cell * Math.SQRT2;
    const below = height[down] as number;
    const raised = (height[node] as number) + (forces.uplift[node] as number);
    const pull = ((forces.erodibility[node] as number) * (area[node] as number) ** AREA_EXPONENT) / distance;
    const eroded = (raised + pull * below) / (1 + pull);
    height[node] = Math.min(eroded, below + (forces.steepest[node] as number) * distance);
  }
}

/** Soil creep: every cell moves towards the mean of its four neighbours by `share`, in place. */
export function creep({ size, height }: Landscape, share: number): void {
  const before = Float32Array.from(height);
  for (let y = 1; y < size - 1; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const row = y * size;
      const i = row + x;
      const east = before[row + ((x + 1) & (size - 1))] as number;
      const west = before[row + ((x - 1) & (size - 1))] as number;
      const mean = (east + west + (before[i + size] as number) + (before[i - size] as number)) / 4;
      height[i] = (before[i] as number) + share * (mean - (before[i] as number));
    }
  }
}

/** The same land on a grid twice as fine (bilinear). */
export function refine(land: Landscape): Landscape {
  const size = land.size * 2;
  const height = new Float32Array(size * size);
  const source = land.height;
  const last = land.size - 1;
  for (let y = 0; y < size; y += 1) {
    const sy = Math.min(last, Math.max(0, (y - 0.5) / 2));
    const y0 = Math.floor(sy);
    const y1 = Math.min(last, y0 + 1);
    for (let x = 0; x < size; x += 1) {
      const sx = (x - 0.5) / 2;
      const x0 = Math.floor(sx) & last;
      const x1 = (x0 + 1) & last;
      const fx = sx - Math.floor(sx);
      const fy = sy - y0;
      const low =
        (source[y0 * land.size + x0] as number) * (1 - fx) + (source[y0 * land.size + x1] as number) * fx;
      const high =
        (source[y1 * land.size + x0] as number) * (1 - fx) + (source[y1 * land.size + x1] as number) * fx;
      height[y * size + x] = low * (1 - fy) + high * fy;
    }
  }
  return { size, cell: land.cell / 2, height };
}

import { describe, expect, it } from 'vitest';
import { erodeOnce, findDrainage, refine, type Landscape } from './river-erosion.ts';

const SIZE = 32;

function bumpyLand(): Landscape {
  const height = new Float32Array(SIZE * SIZE);
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1)
      height[y * SIZE + x] =
        200 * Math.sin((Math.PI * y) / (SIZE - 1)) + 30 * Math.sin(x * 1.7) * Math.cos(y * 2.3);
  return { size: SIZE, cell: 100, height };
}

describe('findDrainage', () => {
  it('leads every drop to an outlet in the first or last row', () => {
    const { receiver } = findDrainage(bumpyLand());
    for (let start = 0; start < receiver.length; start += 1) {
      let node = start;
      let steps = 0;
      while (receiver[node] !== node && steps < SIZE * SIZE) {
        node = receiver[node] ?? node;
        steps += 1;
      }
      const row = Math.floor(node / SIZE);
      expect(row === 0 || row === SIZE - 1).toBe(true);
    }
  });

  it('loses no water: the outlets drain the whole land', () => {
    const land = bumpyLand();
    const { receiver, area } = findDrainage(land);
    let sum = 0;
    for (let node = 0; node < area.length; node += 1) if (receiver[node] === node) sum += area[node] ?? 0;
    expect(sum).toBeCloseTo(SIZE * SIZE * land.cell ** 2, -3);
  });
});

describe('erodeOnce', () => {
  it('keeps slopes towards the water below the steepest that holds', () => {
    const land = bumpyLand();
    const fill = (value: number): Float32Array => new Float32Array(SIZE * SIZE).fill(value);
    erodeOnce(land, { uplift: fill(50), erodibility: fill(0.001), steepest: fill(0.4) }, 0);
    const { receiver } = findDrainage(land, 0);
    const tooSteep = receiver.reduce((count, down, node) => {
      const drop = (land.height[node] ?? 0) - (land.height[down] ?? 0);
      return count + (drop > 0.4 * land.cell * Math.SQRT2 * 2.01 ? 1 : 0);
    }, 0);
    expect(tooSteep).toBe(0);
  });
});

describe('refine', () => {
  it('keeps level land level', () => {
    const fine = refine({ size: 4, cell: 10, height: new Float32Array(16).fill(7) });
    expect(fine.size).toBe(8);
    expect(fine.cell).toBe(5);
    expect(new Set(fine.height)).toEqual(new Set([7]));
  });
});

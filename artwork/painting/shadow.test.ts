import { describe, expect, it } from 'vitest';
import type { Ground } from '../terrain/ground.ts';
import { castShadows } from './shadow.ts';

const SIZE = 32;

/** Level land with one tower of 100 m in the middle; cells of 10 m. */
function landWithTower(): Ground {
  const layer = (): Float32Array => new Float32Array(SIZE * SIZE);
  const height = layer();
  height[16 * SIZE + 16] = 100;
  return { size: SIZE, cell: 10, height, ice: layer(), sky: layer(), hollow: layer(), river: layer() };
}

const half = Math.SQRT1_2;

describe('castShadows', () => {
  it.each([
    { name: 'the east', sun: { x: half, y: 0, z: half }, dark: [13, 16], bright: [19, 16] },
    { name: 'the south', sun: { x: 0, y: -half, z: half }, dark: [16, 19], bright: [16, 13] },
    { name: 'the west', sun: { x: -half, y: 0, z: half }, dark: [19, 16], bright: [13, 16] },
  ])('throws the shadow away from a sun in $name', ({ sun, dark, bright }) => {
    const ground = landWithTower();
    const shadow = castShadows(ground, sun);
    const at = ([x = 0, y = 0]: readonly number[]): number => shadow[y * SIZE + x] ?? 0;
    // The sun stands at 45°: three cells away the shadow is 30 m lower than the tower.
    expect(at(dark)).toBeCloseTo(70, 3);
    expect(at(bright)).toBeLessThan(1);
  });
});

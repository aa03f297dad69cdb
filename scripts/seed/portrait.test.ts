import { describe, expect, it } from 'vitest';
import { drawPortrait } from './portrait.ts';

describe('drawPortrait', () => {
  it('draws the same person for the same seed', () => {
    expect(drawPortrait(7)).toBe(drawPortrait(7));
  });

  it('draws different people for neighbouring seeds', () => {
    const faces = new Set(Array.from({ length: 60 }, (_, seed) => drawPortrait(seed)));
    expect(faces.size).toBe(60);
  });

  it('contains only numbers that SVG can parse', () => {
    for (let seed = 0; seed < 200; seed += 1)
      expect(drawPortrait(seed)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('women never have beards', () => {
    // A full beard is the only shape drawn downwards from the ears in the colour of the hair.
    const beard = /138 \S+ 139 116 138Q128 133/;
    const men = Array.from({ length: 80 }, (_, seed) => drawPortrait(seed, 'man'));
    const women = Array.from({ length: 80 }, (_, seed) => drawPortrait(seed, 'woman'));
    expect(men.some((svg) => beard.test(svg))).toBe(true);
    expect(women.some((svg) => beard.test(svg))).toBe(false);
  });
});

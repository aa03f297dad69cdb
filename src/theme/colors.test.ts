import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DARK, LIGHT } from './tokens.ts';

/** Print styles have their own colours; a canvas needs a colour and no variable. */
const APART = /theme\/(?:tokens|print)\.|\.test\.|account\/card\/card|picture\/shrink-picture|Hero\./u;

/** Returns the colours in each file: hexadecimal, or `rgb()` of numbers. */
function coloursInStyles(): { file: string; colour: string }[] {
  return globSync('src/**/*.{css,ts,tsx}')
    .filter((file) => !APART.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/#[\da-f]{3,8}\b|rgba?\(\d[^)]*\)/giu)].map(([colour]) => ({
        file,
        colour: colour.toLowerCase(),
      })),
    );
}

it('no style repeats a colour of the tokens or of another style', () => {
  const tokens = new Set<string>(
    [LIGHT, DARK].flatMap((palette) =>
      Object.values(palette).flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry))),
    ),
  );
  const found = coloursInStyles();
  expect(found.length).toBeGreaterThan(0);
  const repeated = found.filter(
    ({ file, colour }, index) =>
      tokens.has(colour) ||
      found.some((other, at) => at < index && other.colour === colour && other.file !== file),
  );
  expect(repeated).toEqual([]);
});

import { expect, it } from 'vitest';
import { EDITOR_PROFESSIONS } from './professions.ts';

it('the eight professions of the specification come first, in its order', () => {
  expect(EDITOR_PROFESSIONS.slice(0, 8)).toEqual([
    'mountain-guide',
    'ski-touring',
    'rock-climbing',
    'trekking',
    'canyoning',
    'equestrian',
    'bike-guide',
    'rafting',
  ]);
});

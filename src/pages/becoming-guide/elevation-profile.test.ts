import { expect, test } from 'vitest';
import metres from './profile-metres.json' with { type: 'json' };
import { PROFILE_HEIGHT, PROFILE_WIDTH, profilePath, stageMarks } from './elevation-profile.ts';

const line = profilePath()
  .split(' ')
  .flatMap((part, index, parts) =>
    index % 2 === 0 ? [{ x: Number(part.slice(1)), y: Number(parts[index + 1]) }] : [],
  );

test('the line spans the drawing, with space above the summit and below the valley', () => {
  expect(line).toHaveLength(metres.length);
  expect(profilePath()).toMatch(/^M0 [^M]*$/u);
  expect(line.at(-1)?.x).toBe(PROFILE_WIDTH);
  const heights = line.map(({ y }) => y);
  expect(Math.min(...heights)).toBe(25);
  expect(Math.max(...heights)).toBe(PROFILE_HEIGHT - 16);
});

test('the line is as high as the mountain at every point', () => {
  const metresPerUnit = (Math.max(...metres) - Math.min(...metres)) / (PROFILE_HEIGHT - 16 - 25);
  for (const [index, { y }] of line.entries()) {
    const drawn = Math.min(...metres) + (PROFILE_HEIGHT - 16 - y) * metresPerUnit;
    expect(Math.abs(drawn - (metres[index] ?? 0))).toBeLessThanOrEqual(metresPerUnit);
  }
});

test.each([1, 3, 4, 7])('%i camps stand on the line in equal distances, the last at its end', (count) => {
  const camps = stageMarks(count);
  expect(camps.map(({ x }) => x)).toEqual(
    Array.from({ length: count }, (_, index) => Math.round((PROFILE_WIDTH * (index + 1)) / count)),
  );
  expect(camps.at(-1)).toEqual(line.at(-1));
  for (const { x, y } of camps) {
    const before = line.findLast((point) => point.x <= x);
    const after = line.find((point) => point.x >= x);
    const [low = 0, high = 0] = [before?.y ?? 0, after?.y ?? 0].toSorted((one, other) => one - other);
    expect(y).toBeGreaterThanOrEqual(low - 1);
    expect(y).toBeLessThanOrEqual(high + 1);
  }
});

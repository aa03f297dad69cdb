import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SHEETS = globSync('src/**/*.css');

/** Sizes in rem follow the size of letters that a visitor has set; those in pixels do not (WCAG 1.4.4). */
test.each(SHEETS)('%s uses no window size in pixels', (sheet) => {
  expect(readFileSync(sheet, 'utf8')).not.toMatch(/@media[^{]*(?:width|height)[^{]*\dpx/u);
});

test('finds the style sheets', () => {
  expect(SHEETS.length).toBeGreaterThan(4);
});

/** The long run (`npm run test:long`) includes tests that take too long for `npm test`. */
import { PAGE_LANGS, type Lang } from '../../src/domain/lang.ts';

export const IS_LONG = process.env['LONG_TESTS'] === '1';

/** Patterns of excluded files: those for the long run only. */
export const NOT_NOW: readonly string[] = IS_LONG ? [] : ['**/*.long.test.{ts,tsx}'];

/**
 * Returns the languages for a test whose screens differ only in their texts: all in the long run, else
 * only this one.
 */
export function storyLangs(usual: Lang): readonly Lang[] {
  return IS_LONG ? PAGE_LANGS : [usual];
}

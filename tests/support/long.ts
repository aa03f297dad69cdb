/** The long run (`npm run test:long`) tries more than `npm test` has the time for. */
import { LANGS, type Lang } from '../../src/domain/lang.ts';

export const IS_LONG = process.env['LONG_TESTS'] === '1';

/** Patterns of the files that are left out: those of the long run alone. */
export const NOT_NOW: readonly string[] = IS_LONG ? [] : ['**/*.long.test.{ts,tsx}'];

/** The languages of a story whose screens differ by nothing but their words: all of them in the long run, else this one. */
export function storyLangs(usual: Lang): readonly Lang[] {
  return IS_LONG ? LANGS : [usual];
}

/** The long run (`npm run test:long`) tries more than `npm test` has the time for. */
import { LANGS, type Lang } from '../../src/domain/lang.ts';

/** Files of the long run alone. */
export const LONG_FILES = '**/*.long.test.{ts,tsx}';

export const IS_LONG = process.env['LONG_TESTS'] === '1';

/** The languages of a story whose screens differ by nothing but their words: both in the long run, else Georgian. */
export const STORY_LANGS: readonly Lang[] = IS_LONG ? LANGS : ['ka'];

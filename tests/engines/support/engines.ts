/** The engines of a run, as set by `npm run test:engines`. */
import { afterAll, beforeAll, describe } from 'vitest';
import type { Lang } from '../../../src/domain/lang.ts';
import { ENGINES, type BrowserWindow, type EngineName } from './browser-window.ts';
import { openFirefox } from './firefox.ts';
import { SitePage } from './site-page.ts';
import { openWebkit } from './webkit.ts';

const OPEN: Readonly<Record<EngineName, () => Promise<BrowserWindow>>> = {
  firefox: openFirefox,
  webkit: openWebkit,
};

/** Set by `npm run test:engines -- --only NAME`. */
const only = process.env['ENGINE'];

/** Size of a laptop screen; for a phone use `PHONE`. */
export const SCREEN = [1280, 900] as const;
export const PHONE = [390, 800] as const;

/** Runs the tests of a file in a new window of each engine. */
export function inEachEngine(tests: (site: (lang: Lang) => SitePage) => void): void {
  describe.each(ENGINES.filter((name) => !only || name === only))('%s', (name) => {
    let window: BrowserWindow | undefined;
    beforeAll(async () => {
      window = await OPEN[name]();
      await window.resize(...SCREEN);
    });
    afterAll(() => window?.close());
    tests((lang) => {
      if (!window) throw new Error(`${name} is not open yet`);
      return new SitePage(window, lang);
    });
  });
}

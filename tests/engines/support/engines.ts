/** The engines that a run is about; `npm run test:engines` names them. */
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

/** As `npm run test:engines -- --only NAME`, which sets the variable. */
const only = process.env['ENGINE'];

/** Of a laptop; a phone's is `PHONE`. */
export const SCREEN = [1280, 900] as const;
export const PHONE = [390, 800] as const;

/** The tests of a file, in a new window of each engine. */
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

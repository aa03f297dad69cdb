/**
 * Each kind of page in each engine: rendered, hydrated, without horizontal scrolling, with its pictures
 * and fonts, without console errors.
 */
import { expect, it } from 'vitest';
import { LANGS } from '../../src/domain/lang.ts';
import { GUIDE_PAGE, KINDS_OF_PAGE, MEMBERS_PAGES } from '../cases/site-routes.ts';
import { inEachEngine, PHONE, SCREEN } from './support/engines.ts';

const PAGES = [...KINDS_OF_PAGE, GUIDE_PAGE, ...MEMBERS_PAGES.map(([path]) => path)];
const CASES = PAGES.flatMap((path) => LANGS.map((lang) => [path, lang] as const));

function isWide(): boolean {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth;
}

/** Returns visible pictures that did not load. */
function missingPictures(): string[] {
  return [...document.images]
    .filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < window.innerHeight;
    })
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ currentSrc, src }) => currentSrc || src);
}

function hasOwnLetters(): boolean {
  const family = getComputedStyle(document.body).fontFamily.split(',')[0]?.replaceAll(/["']/gu, '');
  return [...document.fonts].some(
    (face) => face.status === 'loaded' && face.family.replaceAll(/["']/gu, '') === family,
  );
}

inEachEngine((site) => {
  it.each(CASES)('%s (%s)', async (path, lang) => {
    const page = site(lang);
    await page.window.resize(...SCREEN);
    await page.open(path);
    expect(await page.window.evaluate('document.documentElement.lang')).toBe(lang);
    expect(await page.window.evaluate('document.querySelectorAll("h1").length')).toBe(1);
    await page.becomes('its own letters', hasOwnLetters);
    await expect.poll(() => page.ask(missingPictures), { timeout: 20_000 }).toEqual([]);
    expect(await page.ask(isWide)).toBe(false);
    await page.window.resize(...PHONE);
    await expect.poll(() => page.ask(isWide), { timeout: 5000 }).toBe(false);
    expect(page.window.takeErrors()).toEqual([]);
  });
});

/** Each kind of page in each engine: its scripts have run, without horizontal scrolling, with its own fonts, a silent console. */
import { expect, it } from 'vitest';
import { PAGE_LANGS } from '../../src/domain/lang.ts';
import { GUIDE_PAGE, KINDS_OF_PAGE, MEMBERS_PAGES } from '../cases/site-routes.ts';
import { inEachEngine, PHONE } from './support/site-page.ts';

const PAGES = [...KINDS_OF_PAGE, GUIDE_PAGE, ...MEMBERS_PAGES.map(([path]) => path)];
const CASES = PAGES.flatMap((path) => PAGE_LANGS.map((lang) => [path, lang] as const));

function isWide(): boolean {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth;
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
    await page.open(path);
    expect(await page.window.evaluate('document.documentElement.lang')).toBe(lang);
    expect(await page.window.evaluate('document.querySelectorAll("h1").length')).toBe(1);
    await page.becomes(hasOwnLetters);
    expect(await page.ask(isWide)).toBe(false);
    await page.window.resize(...PHONE);
    await expect.poll(() => page.ask(isWide), { timeout: 5000 }).toBe(false);
    expect(page.window.takeErrors()).toEqual([]);
  });
});

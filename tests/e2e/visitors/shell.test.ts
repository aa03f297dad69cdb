/** The frame of every page: menus, drawer, colours, skip link, focus, automatic movement. */
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { PAGE_LANGS, type Lang } from '../../../src/domain/lang.ts';
import { storyLangs } from '../../support/long.ts';
import { HERO_INTERVAL_MS } from '../../../src/domain/settings.ts';
import { GUIDE_PAGE } from '../../cases/site-routes.ts';
import { at, expect, test, words } from '../support/fixtures.ts';
import { HELP_LINKS, helpLinks, smallTargets } from '../support/layout.ts';
import { untilReady } from '../support/ready.ts';

const boxSchema = z.object({ left: z.number(), right: z.number(), top: z.number(), bottom: z.number() });

const PHONE = { width: 320, height: 640 };

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await untilReady(page);
}

/** Returns a readable description of the focused element. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return `${activeElement?.tagName.toLowerCase()} ${activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''}`.trim();
  });
}

test.describe('the slide-in menu', () => {
  test.use({ viewport: PHONE });

  for (const lang of storyLangs('ka')) {
    test(`traps the focus and returns it when closed (${lang})`, async ({ page }) => {
      const t = words(lang);
      await open(page, at(lang, '/contact'));
      const button = page.getByRole('button', { name: t('shell.menu.open') });
      const menu = page.getByRole('dialog', { name: t('shell.menu.title') });
      await expect(menu).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');

      await button.focus();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      const inMenu = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
      expect(await inMenu()).toBe(true);
      // Content behind the menu gets neither focus nor scrolling.
      const stops = await menu.getByRole('link').count();
      for (let press = 0; press < stops + 5; press += 1) {
        await page.keyboard.press('Tab');
        const isOutside = await page.evaluate(
          () =>
            document.activeElement?.closest('main, header > *:not(:has(dialog)), footer') !== null &&
            document.activeElement?.closest('dialog') === null,
        );
        expect(isOutside, await focused(page)).toBe(false);
      }
      const hidden = await page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
      expect(hidden).toBe('hidden');

      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  }
});

test('a page begins at its top, and Back returns to the place', async ({ page }) => {
  const t = words('ka');
  await open(page, '/');
  await page.mouse.wheel(0, 700);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBe(700);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.page/association/partners') })
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL('/association/partners');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t('shell.page/association/partners'));
  expect(await page.title()).toContain(await heading.textContent());
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(scrolled).toBe(700);
});

test('the colour scheme holds on the next page, and in other tabs at once', async ({ page, context }) => {
  const name = words('ka')('shell.darkColors');
  const scheme = (shown: Page) => shown.locator('html').getAttribute('data-color-scheme');
  await open(page, '/contact');
  const other = await context.newPage();
  await open(other, '/news');
  const button = page.getByRole('button', { name });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => scheme(other)).toBe('dark');
  await expect(other.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  await other.goto('/association/ats', { waitUntil: 'commit' });
  await expect.poll(() => scheme(other)).toBe('dark');
});

test('the first Tab stop is the skip link', async ({ page }) => {
  for (const lang of PAGE_LANGS) {
    await open(page, at(lang, '/association/ats'));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: words(lang)('shell.skip') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  }
});

/** Presses Tab through the page and returns the stops that the sticky header hides (WCAG 2.4.11). */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  const stops = await page.locator('a[href], button, input, select, textarea, [tabindex="0"]').count();
  for (let press = 0; press < stops; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const covered = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || element.closest('header, .skip-link')) return '';
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const bar = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
      const isHidden = bottom <= bar + 1 || top >= innerHeight || right <= 0 || left >= innerWidth;
      return isHidden ? `${element.tagName} ${element.textContent.slice(0, 40)}` : '';
    });
    if (covered !== '') hidden.push(covered);
  }
  return hidden;
}

/** As wide in letters as a phone of 390 pixels with letters twice as large. */
const LARGE_LETTERS = { width: 195, height: 422 };

for (const lang of storyLangs('ka'))
  test(`with large letters the name and the tools of the header have room (${lang})`, async ({ page }) => {
    await page.setViewportSize(LARGE_LETTERS);
    await open(page, at(lang, '/contact'));
    const boxes = await page
      .locator('.brand__name, .language-switch a, .site-header__tools > button')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(5);
    const parts = z.array(boxSchema).parse(boxes);
    const overlapping = parts.filter((one, index) =>
      parts.slice(index + 1).some((other) => {
        const isBeside = one.right <= other.left + 1 || other.right <= one.left + 1;
        const isAbove = one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
        return !isBeside && !isAbove;
      }),
    );
    expect(overlapping).toEqual([]);
    for (const { left, right } of parts) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(LARGE_LETTERS.width);
    }
  });

/** A window of 1280 by 1024 pixels, enlarged four times. */
const ENLARGED = { width: 320, height: 256 };

for (const lang of storyLangs('ka'))
  test(`when enlarged four times, the header leaves room for the page (${lang})`, async ({ page }) => {
    await page.setViewportSize(ENLARGED);
    await open(page, at(lang, '/association/ats'));
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    // What a link within the page leads to is at the top, with no room kept for a header.
    await page.goto(`${at(lang, '/association/ats')}#programmes`);
    const top = () =>
      page.locator('#programmes').evaluate((section) => Math.round(section.getBoundingClientRect().top));
    await expect.poll(top).toBe(16);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    expect(await hiddenStops(page)).toEqual([]);
  });

test.describe('on a narrow screen', () => {
  test.use({ viewport: PHONE });

  test('the focus is never under the header', async ({ page }) => {
    await open(page, '/becoming-guide');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    expect(await hiddenStops(page)).toEqual([]);
  });

  test('each focused profession of the directory scrolls fully into view', async ({ page }) => {
    await open(page, '/guides');
    const chips = page.locator('[data-part="chips"] a');
    const count = await chips.count();
    expect(count).toBeGreaterThan(5);
    await chips.last().focus();
    for (let chip = count - 1; chip >= 0; chip -= 1) {
      await expect(chips.nth(chip)).toBeFocused();
      await expect.soft(chips.nth(chip)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Shift+Tab');
    }
  });

  test('targets on a guide’s page are at least 24 pixels, or part of a sentence', async ({ page }) => {
    await open(page, GUIDE_PAGE);
    await page.getByRole('link', { name: words('ka')('guide.contact') }).waitFor();
    expect(await smallTargets(page)).toEqual([]);
  });
});

/** In the page: returns whether the focused partner is fully visible. */
function isFocusInRow(): boolean {
  const row = document.querySelector('.swiper')?.getBoundingClientRect();
  const link = document.activeElement?.getBoundingClientRect();
  return row !== undefined && link !== undefined && link.left >= row.left - 1 && link.right <= row.right + 1;
}

test.describe('what moves automatically', () => {
  const counter = (page: Page) => page.locator('.hero__count');
  const name = (lang: Lang, id: string) => ({ name: words(lang)(id) });

  test('the partners’ pause button keeps the focus, and every focused partner is visible', async ({
    page,
  }) => {
    await open(page, '/');
    const pause = page.getByRole('button', name('ka', 'home.partners.pause'));
    await pause.scrollIntoViewIfNeeded();
    await expect(page.locator('.swiper-initialized')).toHaveCount(1);
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', name('ka', 'home.partners.play'))).toBeFocused();
    // The logos have no copies: each partner is read and reached once.
    const names = await page.locator('.swiper-slide a').allTextContents();
    expect(new Set(names).size).toBe(names.length);
    // Each focused one scrolls into view; after the last one Tab leaves the row (WCAG 2.1.2).
    await page.locator('.swiper-slide a').first().focus();
    for (let stop = 0; stop < names.length; stop += 1) {
      await expect(page.locator('.swiper-slide a').nth(stop)).toBeFocused();
      await expect.poll(() => page.evaluate(isFocusInRow)).toBe(true);
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('button', name('ka', 'home.partners.previous'))).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => page.evaluate(isFocusInRow)).toBe(true);
  });

  test.describe('under reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('nothing moves', async ({ page }) => {
      await page.clock.install();
      await open(page, '/');
      await expect(page.getByRole('button', name('ka', 'home.hero.play'))).toBeVisible();
      const before = (await counter(page).textContent()) ?? '';
      await page.locator('video').scrollIntoViewIfNeeded();
      await page.locator('.partner-carousel').scrollIntoViewIfNeeded();
      await expect(page.locator('.swiper-initialized')).toHaveCount(1);
      const place = () => page.locator('.swiper-wrapper').evaluate((row) => getComputedStyle(row).transform);
      const still = await place();
      await page.clock.runFor(HERO_INTERVAL_MS * 3);
      await expect(counter(page)).toHaveText(before);
      expect(await place()).toBe(still);
      expect(await page.locator('video').evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
      const running = await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
      expect(running).toBe(0);
    });
  });
});

test('help is in the same place on screens that are not static pages', async ({ page }) => {
  for (const path of [GUIDE_PAGE, '/auth']) {
    await open(page, path);
    expect.soft(await helpLinks(page), path).toEqual(HELP_LINKS);
  }
});

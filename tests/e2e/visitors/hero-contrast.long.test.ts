/**
 * Text over the home page's pictures has at least 4.5:1 contrast on each of the four (WCAG 1.4.3); axe
 * cannot check this.
 */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { PAGE_LANGS } from '../../../src/domain/lang.ts';
import { HERO_INTERVAL_MS } from '../../../src/domain/settings.ts';
import { at, expect, test } from '../support/fixtures.ts';
import { untilReady } from '../support/ready.ts';

const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/**
 * Returns the contrast of white text with the lightest pixels behind an element; one pixel in two hundred
 * is ignored.
 */
async function contrastBehind(page: Page, selector: string): Promise<number> {
  const picture = await page.locator(selector).screenshot();
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const lights: number[] = [];
  for (let place = 0; place < data.length; place += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(place, place + 3);
    lights.push(0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0));
  }
  lights.sort((a, b) => a - b);
  return 1.05 / ((lights[Math.floor(lights.length * 0.995)] ?? 1) + 0.05);
}

/** Waits until the current picture is loaded. */
async function pictureThere(page: Page): Promise<void> {
  await page.locator('.hero__slide.is-shown img').evaluate((image: HTMLImageElement) => {
    image.loading = 'eager';
    return image.decode();
  });
}

for (const width of [700, 1440]) {
  test(`text over the hero pictures has enough contrast at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    for (const lang of PAGE_LANGS) {
      await page.goto(at(lang, '/'));
      await untilReady(page);
      await page.addStyleTag({
        content:
          '.hero__text, .hero__text * { color: transparent !important; } .hero__slide { transition: none !important; }',
      });
      for (let slide = 0; slide < 4; slide += 1) {
        await pictureThere(page);
        for (const selector of ['.hero h1', '.hero__text > p']) {
          const contrast = await contrastBehind(page, selector);
          expect.soft(contrast, `${selector} on picture ${slide + 1} (${lang})`).toBeGreaterThanOrEqual(4.5);
        }
        const before = await page.locator('.hero__count').textContent();
        await page.clock.runFor(HERO_INTERVAL_MS);
        await expect(page.locator('.hero__count')).not.toHaveText(before ?? '');
      }
    }
  });
}

/** Every public page in a browser: silent console, the same page as without scripts, accessible. */
import { publicPaths } from './support/built-pages.ts';
import { expect, expectAccessible, expectTakenOver, test } from './support/fixtures.ts';

const paths = await publicPaths();

test.describe('with scripts', () => {
  for (const path of paths) {
    test(`${path} is accessible and says nothing on the console`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectTakenOver(page);
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});

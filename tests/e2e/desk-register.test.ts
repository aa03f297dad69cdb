/** The register in a browser, which alone lays the grid out and saves files. */
import { readFileSync } from 'node:fs';
import { storyLangs } from '../support/long.ts';
import { adminFirestore } from '../support/server.ts';
import { at, expect, expectAccessible, test, words } from './support/fixtures.ts';
import { narrowFaults } from './support/layout.ts';
import { signIn } from './support/sign-in.ts';

for (const lang of storyLangs('ka')) {
  test(`the register shows, sorts and saves who is asked for (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 657 });
    await signIn(page, lang, 'admin@example.com');
    await page.goto(at(lang, '/admin?tab=users&view=members'));
    const grid = page.getByRole('grid', { name: words(lang)('admin.register') });
    await expect(grid.getByRole('row').nth(3)).toBeInViewport();
    await expectAccessible(page);
    const head = grid.getByRole('columnheader', { name: words(lang)('admin.column-number') });
    await head.click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: words(lang)('admin.spreadsheet') }).click();
    const file = readFileSync(await (await saved).path());
    expect(file.subarray(0, 2).toString()).toBe('PK');
    const { docs } = await adminFirestore
      .collection('decision_journal')
      .where('action', '==', 'exported')
      .get();
    expect(docs.map((entry) => entry.get('exported'))).toEqual([
      { what: 'spreadsheet', filters: 'tab=users&view=members&sort=number', rows: expect.any(Number) },
    ]);
    await Promise.all(docs.map(({ ref }) => ref.delete()));
    await page.setViewportSize({ width: 390, height: 800 });
    await grid.getByRole('row').nth(3).scrollIntoViewIfNeeded();
    // The grid follows the width of the window a little later.
    await expect.poll(() => narrowFaults(page)).toEqual([]);
    await expectAccessible(page);
  });
}

/**
 * Georgian as Chromium shows it: this browser has no Georgian locale data, so what Node proves about
 * dates, capitals and fonts proves nothing here.
 */
import { expect, test, words } from './support/fixtures.ts';
import { takenOver } from './support/taken-over.ts';

/** One page of each kind. */
const PATHS = [
  '/',
  '/professions/mountain-guide',
  '/association/ats',
  '/association/partners',
  '/becoming-guide',
  '/news',
  '/contact',
  '/guides',
  '/auth',
];

test('a date written by the browser is the Georgian one', async ({ page }) => {
  await page.goto('/news');
  // Otherwise the link would load the static page, whose date Node wrote.
  await takenOver(page);
  await page.locator('main a[href="/news/guides-directory-opens"]').first().click();
  await expect(page).toHaveURL(/\/news\/guides-directory-opens$/u);
  await expect(page.locator('main time').first()).toHaveText('10 აგვისტო, 2025');
});

test('no Georgian text is in capitals, slanted, squeezed or justified', async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    const wrong = await page.evaluate(() => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        const element = node.parentElement;
        if (/[\u1c90-\u1cbf]/u.test(text)) found.push(`Mtavruli: ${text.trim()}`);
        if (!element || !/[\u10d0-\u10ff]/u.test(text) || element.closest('script, style, noscript'))
          continue;
        const style = getComputedStyle(element);
        const faults = [
          style.fontStyle !== 'normal' && style.fontStyle,
          style.fontVariantCaps !== 'normal' && style.fontVariantCaps,
          style.textTransform !== 'none' && style.textTransform,
          Number.parseFloat(style.letterSpacing) < 0 && `spacing ${style.letterSpacing}`,
          style.textAlign === 'justify' && 'justified',
          Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize) < 1.39 &&
            `line height ${style.lineHeight} of ${style.fontSize}`,
        ].filter((fault) => fault !== false);
        if (faults.length > 0) found.push(`${faults.join(', ')}: ${text.trim().slice(0, 40)}`);
      }
      return found;
    });
    expect.soft(wrong, path).toEqual([]);
  }
});

test('no text falls back to a face of the system', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  // The sign-in page is drawn anew once its scripts have come.
  for (const path of PATHS.filter((one) => one !== '/auth')) {
    await page.goto(path);
    // No element may be drawn anew while its fonts are asked for.
    await takenOver(page);
    if (path === '/guides') {
      const link = page.getByRole('link', { name: words('ka')('guides.viewProfile') });
      await expect(link.first()).toBeVisible();
    }
    await page.evaluate(() => document.fonts.ready);
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'h1, h2, h3, p, a, button, li, dt, dd, th, td, figcaption, blockquote',
    });
    const used = await Promise.all(
      nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
    );
    const faces = used.flatMap(({ fonts }) => fonts);
    const strangers = faces.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
    expect(faces.length, path).toBeGreaterThan(20);
    expect.soft([...new Set(strangers)], path).toEqual([]);
  }
});

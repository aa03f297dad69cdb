/** What Georgian letters must not be given (there are no capitals), as Chromium computes it. */
import type { Page } from '@playwright/test';

/** Finds Georgian text in capitals, italic, condensed, justified or with insufficient line spacing. */
export function georgianFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const element = node.parentElement;
      if (/[\u1C90-\u1CBF]/u.test(text)) found.push(`Mtavruli: ${text.trim()}`);
      if (!element || !/[\u10D0-\u10FF]/u.test(text) || element.closest('script, style, noscript')) continue;
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
}

/** Returns system fonts used for text of the page instead of the site's own fonts. */
export async function systemFaces(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await page.evaluate(() => document.fonts.ready);
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'h1, h2, h3, p, a, button, li, dt, dd, th, td, figcaption, blockquote',
  });
  const used = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await session.detach();
  const faces = used.flatMap(({ fonts }) => fonts);
  if (faces.length < 20) throw new Error(`${page.url()} has only ${faces.length} pieces of text`);
  return [...new Set(faces.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName))];
}

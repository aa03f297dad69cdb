/** Finds layout problems in Chromium. */
import type { Page } from '@playwright/test';
import { DEMO_CONTACT } from '../../../src/content/contact.ts';

/** Help is in the same place in the footer of every page (WCAG 3.2.6). */
export const HELP_LINKS: readonly string[] = [DEMO_CONTACT.email, DEMO_CONTACT.phone];

/** Returns the footer links where help is expected. */
export async function helpLinks(page: Page): Promise<string[]> {
  const links = await page.getByRole('contentinfo').getByRole('link').allTextContents();
  return links.slice(4, 6);
}

/** Returns elements that overflow the window, or cut off text unintentionally. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} ${element.textContent.slice(0, 40)}`;
    // The line of professions scrolls inside the page, like the carousel; so do the grid and the links of the desk.
    const isShown = (element: Element) =>
      element.checkVisibility() &&
      !element.closest('.visually-hidden, .swiper, [data-part="chips"], [role="grid"], [data-scrolls]');
    const out = [...document.querySelectorAll('main *, header *, footer *')].filter((element) => {
      if (!isShown(element)) return false;
      const style = getComputedStyle(element);
      const { right, width: own } = element.getBoundingClientRect();
      // On a phone the cards of a section are a row that scrolls: each fits, and holds what is in it.
      const card = element.closest('[data-row] > li');
      const end = card === element ? right - own + width : (card?.getBoundingClientRect().right ?? width);
      const sticksOut = own > 0 && right > end + 1 && element.textContent.trim() !== '';
      const isClamped = style.webkitLineClamp !== 'none' || element.tagName === 'svg';
      const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const cuts =
        hides && !isClamped && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
      return sticksOut || cuts;
    });
    const scrolls = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : [];
    return [...scrolls, ...out.map(named)];
  });
}

/** Returns links and controls smaller than 24 pixels that are not part of a sentence (WCAG 2.5.8). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, [role="combobox"]')]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, .skip-link'))
      .filter((element) => !element.classList.contains('skip-link'))
      .filter((element) => {
        // A press anywhere in a field reaches its input.
        const target = element.closest('.MuiInputBase-root') ?? element;
        const { width, height } = target.getBoundingClientRect();
        const isInSentence =
          element.closest('p, .rich-text li') !== null && getComputedStyle(element).display === 'inline';
        // A link whose clickable area is the whole card.
        const after = getComputedStyle(element, '::after');
        const isWholeCard = after.content !== 'none' && after.position === 'absolute';
        return !isInSentence && !isWholeCard && width > 0 && (width < 24 || height < 24);
      })
      .map(
        (element) =>
          `${element.tagName} ${element.textContent.slice(0, 30)} ${JSON.stringify(element.getBoundingClientRect())}`,
      ),
  );
}

/**
 * Returns what overflows or is too small to press on a members' page at 320 pixels; leaves the window at
 * that width.
 */
export async function narrowFaults(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  return [...(await overflowing(page)), ...(await smallTargets(page))];
}

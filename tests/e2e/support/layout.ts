/** What does not fit on a screen, as Chromium lays it out. */
import type { Page } from '@playwright/test';
import { DEMO_CONTACT } from '../../../src/content/demo-contact.ts';

/** Help is at the same place in the footer of every page (WCAG 3.2.6). */
export const HELP_LINKS: readonly string[] = [DEMO_CONTACT.email, DEMO_CONTACT.phone.display];

/** The links of the footer where help is expected. */
export async function helpLinks(page: Page): Promise<string[]> {
  const links = await page.getByRole('contentinfo').getByRole('link').allTextContents();
  return links.slice(3, 5);
}

/** Elements that stick out of the window, or cut text off that is not cut on purpose. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} ${element.textContent.slice(0, 40)}`;
    // The line of professions is moved sideways inside the page, as the carousel is.
    const isShown = (element: Element) =>
      element.checkVisibility() && !element.closest('.visually-hidden, .swiper, .profession-chips');
    const out = [...document.querySelectorAll('main *, header *, footer *')].filter((element) => {
      if (!isShown(element)) return false;
      const style = getComputedStyle(element);
      const { right, width: own } = element.getBoundingClientRect();
      const sticksOut = own > 0 && right > width + 1 && element.textContent.trim() !== '';
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

/** Links and controls smaller than 24 pixels that do not stand in a sentence (WCAG 2.5.8). */
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
        // A link whose pressable area is the whole card.
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

/** What does not fit, or is too small to be pressed, on a page of members at 320 pixels; leaves the window so narrow. */
export async function narrowFaults(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  return [...(await overflowing(page)), ...(await smallTargets(page))];
}

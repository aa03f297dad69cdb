import type { Page } from '@playwright/test';

/**
 * Waits until React owns the shown page: static HTML is taken over late, and only then do buttons
 * answer and does a hydration error reach the console.
 */
export async function takenOver(page: Page, options?: { readonly timeout: number }): Promise<void> {
  await page.waitForFunction(
    () => {
      const heading = document.querySelector('main h1');
      // Of a page whose HTML is kept React owns the element around it.
      const owned = heading?.closest('.kept-html') ?? heading;
      return owned != null && Object.keys(owned).some((key) => key.startsWith('__reactProps'));
    },
    null,
    options,
  );
}

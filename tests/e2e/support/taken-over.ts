import type { Page } from '@playwright/test';

/**
 * Waits until React owns the shown page: static HTML is taken over late, and only then do buttons
 * answer and does a hydration error reach the console.
 */
export async function takenOver(page: Page, options?: { readonly timeout: number }): Promise<void> {
  await page.waitForFunction(
    () => {
      const heading = document.querySelector('main h1');
      return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
    },
    null,
    options,
  );
}

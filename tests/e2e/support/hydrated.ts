import type { Page } from '@playwright/test';

/**
 * Waits until the page is hydrated: only then do buttons work and do hydration errors reach the
 * console.
 */
export async function untilHydrated(page: Page, options?: { readonly timeout: number }): Promise<void> {
  await page.waitForFunction(
    () => {
      const heading = document.querySelector('main h1');
      // On an unhydrated page React owns the element around the server HTML.
      const owned = heading?.closest('.kept-html') ?? heading;
      return owned != null && Object.keys(owned).some((key) => key.startsWith('__reactProps'));
    },
    null,
    options,
  );
}

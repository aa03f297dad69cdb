import type { Page } from '@playwright/test';

/**
 * Waits until the page is hydrated: before that, buttons do not work and hydration errors are not logged.
 */
export async function untilHydrated(page: Page, options?: { readonly timeout: number }): Promise<void> {
  await page.waitForFunction(
    () => {
      const heading = document.querySelector('main h1');
      // On an unhydrated page React owns the element around the server's HTML.
      const owned = heading?.closest('.unhydrated-html') ?? heading;
      return owned != null && Object.keys(owned).some((key) => key.startsWith('__reactProps'));
    },
    null,
    options,
  );
}

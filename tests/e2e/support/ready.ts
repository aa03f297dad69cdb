import type { Page } from '@playwright/test';

/** Waits until the scripts of the page work its menus and parts; before that, buttons do nothing. */
export async function untilReady(page: Page, options?: { readonly timeout: number }): Promise<void> {
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset, null, options);
}

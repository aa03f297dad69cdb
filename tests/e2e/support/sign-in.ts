import { expect, type Page } from '@playwright/test';
import type { Lang } from '../../../src/domain/lang.ts';
import { CHOOSER_TEXTS } from '../../../src/members/auth/emulator-chooser-texts.ts';
import { at, words } from './fixtures.ts';

/**
 * Signs in through the user interface by email, as a demo account or a new one. Ends on the home page.
 */
export async function signIn(page: Page, lang: Lang, email: string): Promise<void> {
  const t = words(lang);
  const texts = CHOOSER_TEXTS[lang];
  await page.goto(at(lang, '/auth'));
  await page.getByRole('button', { name: t('auth.continue') }).click();
  const chooser = page.getByRole('dialog', { name: texts.title });
  const known = chooser.getByRole('button', { name: email });
  await chooser.getByLabel(texts.new).waitFor();
  if ((await known.count()) > 0) {
    await known.first().click();
  } else {
    await chooser.getByLabel(texts.new).fill(email);
    await chooser.getByRole('button', { name: texts.use }).click();
  }
  await expect(page).toHaveURL((url) => url.pathname === at(lang, '/'));
}

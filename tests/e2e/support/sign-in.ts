import { expect, type Page } from '@playwright/test';
import type { Lang } from '../../../src/domain/lang.ts';
import { at, words } from './fixtures.ts';

/** Signs in as a person would, as a demo account or a new one, by e-mail. Ends on the home page. */
export async function signIn(page: Page, lang: Lang, email: string): Promise<void> {
  const t = words(lang);
  await page.goto(at(lang, '/auth'));
  await page.getByRole('button', { name: t('auth.continue') }).click();
  const chooser = page.getByRole('dialog', { name: t('auth.chooser-title') });
  const known = chooser.getByRole('button', { name: email });
  await chooser.getByLabel(t('auth.chooser-new')).waitFor();
  if ((await known.count()) > 0) {
    await known.first().click();
  } else {
    await chooser.getByLabel(t('auth.chooser-new')).fill(email);
    await chooser.getByRole('button', { name: t('auth.chooser-use') }).click();
  }
  await expect(page).toHaveURL(new RegExp(`${at(lang, '/').replace(/\/$/u, '')}/?$`, 'u'));
}

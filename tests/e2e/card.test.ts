/** The card of a member: printed in the size of a bank card, and kept on a phone without network. */
import type { Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { CARD_KEYS_PATH } from '../../src/domain/membership/signed-card.ts';
import { SAVED_CARD } from '../../src/domain/membership/card-constants.ts';
import { at, expect, expectAccessible, test, words } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  // A single expression, because Playwright takes a second element for the option's settings. ERR_FAILED
  // is reported for a request that the worker could not send; the SDK requests the picture to detect a
  // network.
  allowedConsole: [
    /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|google\.com\/images\/cleardot|Could not reach Cloud Firestore|Role lookup failed: offline/u,
  ],
});

const t = words('en');
/** Points of PDF. */
const MM = 72 / 25.4;

/** What the worker has kept to tell cards by. */
function keptKeys(page: Page): Promise<string> {
  return page.evaluate(async (path) => (await caches.match(path))?.text() ?? '', CARD_KEYS_PATH);
}

/** Goes offline, and opens the card from the page that then stands in place of the account. */
async function findCardOffline(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('shell.menu.open') }).click();
  const account = page.getByRole('link', { name: t('shell.profile'), exact: true });
  // The link appears once the session is known.
  await expect(account).toBeVisible();
  await page.context().setOffline(true);
  await account.click();
  await page.getByRole('listitem').first().getByRole('link', { name: 'Your member card' }).click();
}

test('a member prints the card, and stores it on a phone until signing out', async ({ page, context }) => {
  await signIn(page, 'en', 'guide@example.com');
  const signing = page.waitForResponse(/\/signMyCard$/u);
  await page.goto(at('en', '/profile'));
  await signing;
  const shown = page.frameLocator(`iframe[title="${t('account.card')}"]`);
  await expect(shown.getByText('გიორგი ბერიძე')).toBeVisible();
  await expect(shown.getByText('Giorgi Beridze')).toBeVisible();
  await page.getByRole('button', { name: t('account.card-save') }).click();
  const open = page.getByRole('link', { name: t('account.card-open') });
  await expect(open).toBeVisible();
  await expectAccessible(page);
  // The phone of a person at a hut has opened the check before.
  await page.goto(at('en', '/check'));
  await expect.poll(() => keptKeys(page)).toContain('public_key');

  await findCardOffline(page);
  await expect(page.getByText('გიორგი ბერიძე')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(SAVED_CARD.path);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const code = await page.locator('.code').screenshot();
  const { data, info } = await sharp(code).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const address = decodeQR({ data: new Uint8Array(data), width: info.width, height: info.height });
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:5000\/check\/\d+#card=/u);

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/gu)];
  expect(pages).toHaveLength(2);
  for (const [, width, height] of pages) {
    expect(Math.abs(Number(width) - 85.6 * MM)).toBeLessThan(1);
    expect(Math.abs(Number(height) - 54 * MM)).toBeLessThan(1);
  }

  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'ასოციაციის ხელმოწერა ნამდვილია' })).toBeVisible();
  await expect(page.getByText('Giorgi Beridze')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Signed by the association' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto(address.replace('/check/', '/en/check/').replace('#card=', '#card=x'));
  await expect(page.getByRole('heading', { name: 'This device cannot check the card' })).toBeVisible();

  await context.setOffline(false);
  await page.goto(at('en', '/profile'));
  await page.getByRole('tab', { name: t('account.tab-settings') }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: t('account.sign-out') })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === at('en', '/'));
  await page.goto(SAVED_CARD.path);
  await expect(page).toHaveURL((url) => url.pathname === at('en', '/profile'));
});

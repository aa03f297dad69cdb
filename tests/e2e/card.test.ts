/** The card of a member: printed in the size of a bank card, and kept on a telephone without network. */
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { KEPT_CARD } from '../../src/domain/membership/kept-card.ts';
import { at, expect, expectAccessible, test, words } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  allowedConsole: [/net::ERR_INTERNET_DISCONNECTED/u],
});

const t = words('en');
/** Points of PDF. */
const MM = 72 / 25.4;

test('a member prints the card, and keeps it on a telephone until the sign-out', async ({
  page,
  context,
}) => {
  await signIn(page, 'en', 'guide@example.com');
  await page.goto(at('en', '/profile'));
  const shown = page.frameLocator(`iframe[title="${t('account.card')}"]`);
  await expect(shown.getByText('გიორგი ბერიძე')).toBeVisible();
  await expect(shown.getByText('Giorgi Beridze')).toBeVisible();
  await page.getByRole('button', { name: t('account.card-keep') }).click();
  const open = page.getByRole('link', { name: t('account.card-open') });
  await expect(open).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(true);
  await open.click();
  await expect(page.getByText('გიორგი ბერიძე')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(KEPT_CARD.path);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const code = await page.locator('.code').screenshot();
  const { data, info } = await sharp(code).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(decodeQR({ data: new Uint8Array(data), width: info.width, height: info.height })).toMatch(
    /^http:\/\/127\.0\.0\.1:5000\/check\/\d+$/u,
  );

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/gu)];
  expect(pages).toHaveLength(2);
  for (const [, width, height] of pages) {
    expect(Math.abs(Number(width) - 85.6 * MM)).toBeLessThan(1);
    expect(Math.abs(Number(height) - 54 * MM)).toBeLessThan(1);
  }

  await context.setOffline(false);
  await page.goto(at('en', '/profile'));
  await page.getByRole('tab', { name: t('account.tab-settings') }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: t('account.sign-out') })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === at('en', '/'));
  await page.goto(KEPT_CARD.path);
  await expect(page).toHaveURL((url) => url.pathname === at('en', '/profile'));
});

/**
 * What the browser asks for, and what the Content-Security-Policy lets through: first visits stay
 * with the site and Firebase; sign-in, upload and live updates work without one violation. The local
 * policy is production's with the emulators' addresses (`scripts/emulator-config.test.ts`).
 */
import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { LOCAL } from '../../scripts/local-project.ts';
import { localHeaders, securityHeaders } from '../support/security-headers.ts';
import { at, expect, test, words } from './support/fixtures.ts';
import { fillGuideForm, save, uploadPicture } from './support/guide-form.ts';
import { signIn } from './support/sign-in.ts';
import { takenOver } from './support/taken-over.ts';

const FIREBASE: readonly string[] = [LOCAL.auth, LOCAL.firestore, LOCAL.functions, LOCAL.storage];

/** New accounts for every run: the data of local runs are kept. */
const RUN = Date.now();

/** Hosts that the pages of a context ask, without the site's own. */
function watchHosts(context: BrowserContext): Set<string> {
  const hosts = new Set<string>();
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  return hosts;
}

/** Collects what the policy refuses in the pages of a context. */
async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const refused: string[] = [];
  await context.exposeBinding('reportRefusal', (_source, text: string) => void refused.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportRefusal');
      if (typeof report === 'function') report(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return refused;
}

test('a first visit asks nobody but the site, and Firebase only where guides are shown', async ({
  page,
  context,
  baseURL,
}) => {
  const own = new URL(baseURL ?? '').host;
  const hosts = watchHosts(context);
  for (const path of ['/', '/en', '/contact', '/en/association/about', '/legal/privacy']) {
    await page.goto(path);
    await page.mouse.move(200, 200);
    await takenOver(page);
    await page.waitForLoadState('networkidle');
  }
  expect([...hosts]).toEqual([own]);
  // A busy machine is idle on the network also between a script and what it asks for.
  await page.goto('/en/guides');
  await expect(page.getByRole('link', { name: words('en')('guides.viewProfile') }).first()).toBeVisible();
  await page.goto('/en/giorgi-beridze');
  await expect(page.getByRole('button', { name: words('en')('guide.contact') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...hosts].filter((host) => host !== own && !FIREBASE.includes(host))).toEqual([]);
  expect(hosts).toContain(LOCAL.firestore);
  // Nobody is told apart before sign-in.
  expect(await context.cookies()).toEqual([]);
});

test('every answer carries every security header, directive by directive', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const [asset = ''] = /\/assets\/[\w.-]+\.js/u.exec(home) ?? [];
  const paths = ['/', '/en/guides', '/giorgi-beridze', '/auth', '/en/admin', '/no/such/path', '/robots.txt'];
  for (const path of [...paths, asset]) {
    const answer = await request.get(path);
    expect.soft(securityHeaders(answer.headers()), path).toEqual(localHeaders());
  }
});

test('the policy lets sign-in, upload and live updates work, and stops the rest', async ({
  page,
  context,
  allowedConsole,
}) => {
  const refused = await watchPolicy(context);
  const t = words('en');
  await signIn(page, 'en', `policy-${RUN}@example.org`);
  await fillGuideForm(page, 'en', { firstName: 'Petre', lastName: 'Policidze', phone: '+995 555 000 111' });
  await uploadPicture(page, 'en');
  const picture = page.getByRole('img', { name: t('editor.avatar-alt') }).first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  // The picture that was stored has been drawn anew: neither camera nor place, and not too large.
  const address = (await picture.getAttribute('src')) ?? '';
  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
  const { exif, xmp, iptc, format, width } = await sharp(bytes).metadata();
  expect({ exif, xmp, iptc, format }).toEqual({
    exif: undefined,
    xmp: undefined,
    iptc: undefined,
    format: 'webp',
  });
  expect(width).toBeLessThanOrEqual(512);
  expect(bytes.includes('TestCamera')).toBe(false);

  await save(page, 'en');
  await expect(page.getByText(t('editor.created')).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(at('en', '/profile'));
  await expect(other.getByText(t('account.state-pending')).first()).toBeVisible();
  expect(refused).toEqual([]);

  // The watch itself works: what the policy does not name is stopped.
  allowedConsole.push(/Content Security Policy/u, /Failed to fetch/u);
  await page.evaluate(() => fetch('http://127.0.0.1:9/').catch(() => undefined));
  await expect.poll(() => refused).toEqual([expect.stringContaining('connect-src http://127.0.0.1:9')]);
});

test('what guides write is shown as text, and their links carry no trust', async ({ page, context }) => {
  const t = words('en');
  const inert = '<img src=x onerror="window.injected=1">';
  await signIn(page, 'en', `inert-${RUN}@example.org`);
  await fillGuideForm(page, 'en', { firstName: inert, lastName: 'Test', phone: '+995 555 000 222' });
  await page.locator('textarea[name="bio"]').fill(`${inert}<script>window.injected=1</script>`);
  await page.locator('input[name="website"]').fill('https://guide.example.com/?a="><script>');
  await page.getByRole('checkbox', { name: t('field.show_website') }).check();
  await save(page, 'en');
  await expect(page.getByText(t('editor.created')).first()).toBeVisible();
  await page.goto(at('en', '/profile'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(inert);
  await page.getByRole('tab', { name: t('account.tab-guide') }).click();
  await expect(page.getByText('<script>window.injected=1</script>')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'injected'))).toBeUndefined();

  const visitor = await context.newPage();
  await visitor.goto(at('en', '/giorgi-beridze'));
  const links = await visitor
    .locator('main a[href^="http"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('rel')));
  for (const rel of links) expect(rel).toBe('noopener noreferrer nofollow ugc');
});

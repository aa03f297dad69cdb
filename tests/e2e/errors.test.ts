/**
 * The error catalogue (specification, section 8), each line provoked on purpose:
 * what it says, that what was entered is kept, and that there is a way to go on. The cases of a
 * language are one session of one person, in this order.
 */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { FAILURE_TEXTS } from '../../src/app/recovery/failure-texts.ts';
import { CHOOSER_TEXTS } from '../../src/features/auth/emulator-chooser-texts.ts';
import { storyLangs } from '../support/long.ts';
import { cutOff, holdBack, refuse } from './support/faults.ts';
import { at, watchConsole, words } from './support/fixtures.ts';
import { fillGuideForm, save, somePicture } from './support/guide-form.ts';
import { signIn } from './support/sign-in.ts';
import { takenOver } from './support/taken-over.ts';

/** The outer form of a telephone's photograph, which Chromium cannot open. */
const HEIC = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic\0\0\0\u0008mdat', 'latin1');
const PHONE = '+995 555 98 76 54';
/** Nothing about the person may reach the console. */
const PERSONAL = /555 987 654|errors-(?:en|ka)|Nanuka|Mestia/u;

// The languages beside each other; the cases of one in their order.
test.describe.configure({ mode: 'parallel' });

for (const lang of storyLangs('ka')) {
  const t = words(lang);
  // A new account for every run: the data of local runs are kept.
  const email = `errors-${lang}-${Date.now()}@example.org`;

  test.describe(`errors (${lang})`, () => {
    test.describe.configure({ mode: 'serial' });
    let context: BrowserContext;
    let page: Page;
    let said: string[];

    test.beforeAll(async ({ browser }) => {
      context = await browser.newContext();
      page = await context.newPage();
      said = watchConsole(context);
    });
    test.afterAll(async () => {
      expect(said.filter((line) => PERSONAL.test(line))).toEqual([]);
      expect(said.filter((line) => /^uncaught|Drawing at first try/u.test(line))).toEqual([]);
      await context.close();
    });

    /** The toast, and the words that stay on the page. */
    const expectToast = (text: string) =>
      expect(page.locator('.toasts').getByText(text).first()).toBeVisible();
    const expectTold = async (text: string) => {
      await expectToast(text);
      await expect(page.locator('main').getByText(text).first()).toBeVisible();
    };
    const closeToasts = async () => {
      const close = page.locator('.toasts').getByRole('button', { name: t('shell.toast.close') });
      while ((await close.count()) > 0) await close.first().click();
    };
    const continueButton = () => page.getByRole('button', { name: t('auth.continue') });
    const openChooser = async () => {
      await continueButton().click();
      return page.getByRole('dialog', { name: CHOOSER_TEXTS[lang].title });
    };

    test('sign-in: the window is closed', async () => {
      await page.goto(at(lang, '/auth'));
      const chooser = await openChooser();
      await expect(page.getByText(t('auth.signing-in'))).toBeVisible();
      await chooser.getByRole('button', { name: CHOOSER_TEXTS[lang].cancel }).click();
      await expectTold(t('auth.failed'));
      await expect(page.locator('.toasts').getByText(t('auth.failed-title'))).toBeVisible();
      await expect(page.locator('main').getByText(t('errors.popup-closed'))).toBeVisible();
      await expect(continueButton()).toBeEnabled();
      await closeToasts();
    });

    test('sign-in: the service is down', async () => {
      const mend = await cutOff(context, { service: 'auth' });
      await (await openChooser()).getByRole('button', { name: 'guide@example.com' }).click();
      await expectTold(t('auth.failed'));
      await expect(page.locator('main').getByText(t('errors.offline'))).toBeVisible();
      await expect(continueButton()).toBeEnabled();
      await mend();
      await closeToasts();
    });

    test('sign-in: an unexpected exception', async () => {
      // The browser has no room for the session: not an error of Google's.
      await page.evaluate(() => {
        // Called with its own `this` below.
        // oxlint-disable-next-line typescript/unbound-method
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function (this: Storage, ...of) {
          if (!of[0].startsWith('firebase:authUser:')) return setItem.apply(this, of);
          throw new DOMException('no room', 'QuotaExceededError');
        };
      });
      await (await openChooser()).getByRole('button', { name: 'guide@example.com' }).click();
      await expect(page.locator('main').getByText(t('auth.unexpected'))).toBeVisible();
      await expect(continueButton()).toBeEnabled();
      await page.reload();
    });

    test('account: a missing profile row is tolerated', async () => {
      const mend = await cutOff(context, { service: 'functions' });
      await signIn(page, lang, email);
      await page.goto(at(lang, '/profile'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('errors');
      await expect(page.getByText(t('account.status-active'))).toBeVisible();
      await mend();
    });

    test('picture: none chosen, no picture, or one that cannot be read', async () => {
      await fillGuideForm(page, lang, { firstName: 'Nanuka', lastName: 'Tsdomili', phone: PHONE });
      const input = page.locator('input[type="file"]');
      const send = (name: string, mimeType: string, buffer: Buffer) =>
        input.setInputFiles({ name, mimeType, buffer });
      const notImage = t('editor.avatar-not-image');

      await input.dispatchEvent('cancel');
      await expectTold(t('editor.avatar-none'));
      await closeToasts();
      await send('notes.txt', 'text/plain', Buffer.from('no picture'));
      await expectTold(notImage);
      await closeToasts();
      const photo = await somePicture();
      const small = await sharp(photo).resize(199).jpeg().toBuffer();
      for (const [name, type, bytes, told] of [
        ['drawing.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), notImage],
        ['program.jpg', 'image/jpeg', Buffer.from('MZ\u0090'), t('editor.avatar-renamed')],
        ['cut.jpg', 'image/jpeg', photo.subarray(0, -100), t('editor.avatar-cut')],
        ['stamp.jpg', 'image/jpeg', small, t('editor.avatar-small', { side: 200 })],
        ['phone.heic', 'image/heic', HEIC, t('editor.avatar-heic')],
      ] as const) {
        await send(name, type, bytes);
        await expect(page.locator('main').getByText(told)).toBeVisible();
      }
      await closeToasts();
      await expect(page.locator('input[name="phone"]')).toHaveValue(PHONE);
    });

    test('picture: the upload is refused, or stops midway and is cancelled', async () => {
      const choose = async () => {
        await page
          .locator('input[type="file"]')
          .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await somePicture() });
        await page.getByRole('button', { name: t('editor.crop-use') }).click();
      };
      let mend = await refuse(context, { service: 'storage' }, 403, 'PERMISSION_DENIED');
      await choose();
      await expectTold(t('editor.avatar-failed', { message: t('errors.permission-denied') }));
      await mend();
      await closeToasts();

      // The upload has begun, but the connection breaks again and again.
      mend = await cutOff(context, { service: 'storage', having: '/o?name=' });
      await choose();
      await expect(page.getByRole('progressbar')).toBeVisible();
      await expect(page.getByRole('button', { name: t('editor.save'), exact: true })).toBeDisabled();
      await page.getByRole('button', { name: t('editor.avatar-cancel') }).click();
      await expect(page.locator('main').getByText(t('errors.cancelled'))).toBeVisible();
      await mend();
      await expect(page.locator('input[name="phone"]')).toHaveValue(PHONE);
    });

    test('save: no connection, and the draft outlives a reload', async () => {
      await context.setOffline(true);
      // A browser that has loopback only was offline before and says nothing new.
      await page.evaluate(() => window.dispatchEvent(new Event('offline')));
      await save(page, lang);
      await expectToast(t('editor.save-failed', { message: t('errors.offline') }));
      await expect(page.getByText(t('editor.input-kept'))).toBeVisible();
      await expect(page.getByRole('button', { name: t('editor.save'), exact: true })).toBeEnabled();
      await expect(page.locator('input[name="phone"]')).toHaveValue(PHONE);
      await context.setOffline(false);
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(page.getByText(t('editor.draft-restored'))).toBeVisible();
      await expect(page.locator('input[name="phone"]')).toHaveValue(PHONE);
    });

    for (const [what, code, status, failure] of [
      ['permission denied', 403, 'PERMISSION_DENIED', 'permission-denied'],
      // The SDK repeats this one, so that it can be seen under way.
      ['the quota is used up', 429, 'RESOURCE_EXHAUSTED', 'quota'],
    ] as const) {
      test(`save: ${what}`, async () => {
        const fault = { service: 'firestore', having: 'documents:commit' } as const;
        const mend = await refuse(context, fault, code, status);
        await save(page, lang);
        if (failure === 'quota')
          await expect(page.getByRole('button', { name: t('editor.saving') })).toBeDisabled();
        await expectToast(t('editor.save-failed', { message: t(`errors.${failure}`) }));
        await mend();
        await closeToasts();
        await expect(page.locator('input[name="phone"]')).toHaveValue(PHONE);
      });
    }

    test('save: slow, then created, but the request for verification fails', async () => {
      const release = await holdBack(context, { service: 'firestore', having: 'guide_profiles' });
      const mend = await refuse(
        context,
        { service: 'firestore', having: 'verification_requests' },
        403,
        'PERMISSION_DENIED',
      );
      await save(page, lang);
      await expect(page.getByRole('button', { name: t('editor.saving') })).toBeDisabled();
      release();
      await expect(page.getByText(t('editor.created-without-request')).first()).toBeVisible();
      await page.goto(at(lang, '/profile'));
      const request = page.getByRole('button', { name: t('account.request'), exact: true });
      await expect(page.getByText(t('account.state-not-requested')).first()).toBeVisible();

      await request.click();
      const message = t('account.request-failed', { message: t('errors.permission-denied') });
      await expect(page.locator('.toasts').getByText(message)).toBeVisible();
      await closeToasts();
      await mend();
      await request.click();
      await expect(page.getByText(t('account.requested'))).toBeVisible();
      await expect(page.getByText(t('account.state-pending')).first()).toBeVisible();
      await expect(request).toHaveCount(0);
    });

    test('account: download and deletion fail', async () => {
      await page.getByRole('tab', { name: t('account.tab-settings') }).click();
      const mend = await refuse(context, { service: 'functions' }, 429, 'RESOURCE_EXHAUSTED');
      await page.getByRole('button', { name: t('account.download') }).click();
      const failed = t('account.download-failed', { message: t('errors.quota') });
      await expect(page.locator('.toasts').getByText(failed)).toBeVisible();
      await closeToasts();
      await page.getByRole('button', { name: t('account.delete'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: t('account.delete'), exact: true }).click();
      await expect(
        dialog.getByText(t('account.delete-failed', { message: t('errors.quota') })),
      ).toBeVisible();
      await expect(dialog.getByRole('checkbox')).toBeChecked();
      await mend();
      await dialog.getByRole('button', { name: t('account.cancel') }).click();
      await expect(page.getByRole('button', { name: t('account.download') })).toBeEnabled();
    });

    test('account and editor: nothing can be read', async () => {
      const mend = await cutOff(context, { service: 'firestore' });
      await page.goto(at(lang, '/guide-profile'));
      const notice = page.getByRole('alert').filter({ hasText: t('errors.load-title') });
      await expect(notice).toContainText(t('errors.offline'), { timeout: 20_000 });
      await mend();
      const retry = notice.getByRole('button', { name: t('errors.retry') });
      await expect(async () => {
        // The SDK finds the connection by itself at times, and the notice is gone before the click.
        if (await retry.isVisible()) await retry.click({ timeout: 2000 });
        await expect(page.locator('input[name="phone"]')).toHaveValue(PHONE, { timeout: 5000 });
      }).toPass({ timeout: 40_000 });
    });

    test('directory and public page: nothing can be read', async () => {
      const answers = /\/api\/guides/u;
      await page.goto(at(lang, '/contact'));
      await takenOver(page);
      await context.route(answers, (route) => route.abort('connectionfailed'));
      await page
        .locator(`header a[href="${at(lang, '/guides')}"]`)
        .first()
        .click();
      await expect(page.getByRole('heading', { name: t('guides.failed') })).toBeVisible();
      // Whoever cannot read the directory can still ask the association.
      await expect(page.getByRole('alert').locator('a[href^="mailto:"]')).toBeVisible();
      await context.unroute(answers);
      await page.getByRole('link', { name: t('guides.retry') }).click();
      const profile = page.locator(`main a[href="${at(lang, '/giorgi-beridze')}"]`).first();
      // The guide is on the first page already: what is clicked must be the answer's own card.
      const answered = page.waitForResponse((response) => response.url().includes('q=giorgi'));
      await page.getByLabel(t('guides.search')).fill('giorgi beridze');
      await answered;
      await expect(profile).toBeVisible();

      await context.route(answers, (route) => route.abort('connectionfailed'));
      await profile.click();
      await expect(page.getByRole('heading', { name: t('guide.notFound'), level: 1 })).toBeVisible();
      await expect(page.getByText(t('guide.failed'))).toBeVisible();
      await context.unroute(answers);
      await page.getByRole('link', { name: t('guides.retry') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        lang === 'ka' ? 'გიორგი' : 'Giorgi',
      );
      expect(said.join('\n')).toMatch(/Reading guides failed: \w+/u);
    });

    test('unknown addresses', async () => {
      const logged: string[] = [];
      page.on('console', (entry) => logged.push(entry.text()));
      await page.goto(at(lang, '/nobody-of-this-name'));
      await expect(page.getByRole('heading', { name: t('guide.notFound') })).toBeVisible();
      await expect(page.getByText(t('guide.notFoundText'))).toBeVisible();
      await page.getByRole('link', { name: t('guide.back') }).click();
      // With the search that was looked at last.
      await expect(page).toHaveURL((url) => url.pathname === at(lang, '/guides'));

      for (const path of ['/any/other/path', '/news/none', '/professions/none']) {
        await page.goto(at(lang, path));
        await expect(page.getByRole('heading', { name: t('shell.notFound.title') })).toBeVisible();
        await expect.poll(() => logged).toContain(`Page not found: ${at(lang, path)}`);
      }
      await page.getByRole('link', { name: t('shell.notFound.home') }).click();
      await expect(page).toHaveURL((url) => url.pathname === at(lang, '/'));
    });

    test('a screen whose code cannot be fetched', async () => {
      const headerLink = (path: string) => page.locator(`header a[href="${at(lang, path)}"]`).first();
      const takeAway = (screen: RegExp) => page.route(screen, (route) => route.abort('connectionfailed'));
      // Chromium calls itself offline where there is loopback only, and then nothing is loaded anew.
      await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { value: true }));
      await page.goto(at(lang, '/contact'));
      await page.evaluate(() => sessionStorage.clear());
      await takenOver(page);
      // Of a page whose HTML is kept only what takes it over can be missing.
      const parts = /\/assets\/(?:NewsScreen|start)-/u;
      await takeAway(parts);
      await headerLink('/news').click();
      // The page is loaded anew once, and its HTML can be read without the application.
      const notice = page.getByRole('alert').filter({ hasText: FAILURE_TEXTS[lang].incomplete });
      await expect(notice).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main article a').first()).toBeVisible();
      await page.unroute(parts);
      // A failure is given again for a moment; what was asked for may come after the notice has gone.
      await expect(async () => {
        if (await notice.isVisible()) await notice.getByRole('button').click({ timeout: 500 });
        await takenOver(page, { timeout: 2000 });
      }).toPass();
      await expect(notice).toBeHidden();

      // So soon after it is not loaded anew a second time; on a busy machine it may be long after.
      await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now())));
      await takeAway(/\/assets\/BecomingGuideScreen/u);
      await headerLink('/becoming-guide').click();
      const heading = page.getByRole('heading', { name: t('shell.error.load-title'), level: 1 });
      await expect(heading).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(t('shell.error.load-title'), 'u'));
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('link', { name: t('shell.notFound.home') })).toBeVisible();
      await page.unroute(/\/assets\/BecomingGuideScreen/u);
      const retry = page.getByRole('button', { name: t('shell.error.retry') });
      await expect(async () => {
        if (await retry.isVisible()) await retry.click({ timeout: 500 });
        await expect(heading).toBeHidden({ timeout: 1000 });
      }).toPass();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  });
}

/**
 * The members' part of the error catalogue (specification, section 8) where it takes a browser or a line to provoke it: what
 * it says, that what was entered is kept, and that there is a way to continue. The cases of a language are one session of one
 * person, in this order. Component tests look at the others; the visitors' part is `visitors/errors.test.ts`.
 */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { CHOOSER_TEXTS } from '../../src/members/auth/emulator-chooser-texts.ts';
import { storyLangs } from '../support/long.ts';
import { cutOff, holdBack, refuse } from './support/faults.ts';
import { at, watchConsole, words } from './support/fixtures.ts';
import { fillGuideForm, save, saveButton, somePicture } from './support/guide-form.ts';
import { signIn } from './support/sign-in.ts';

const PHONE = '+995 555 98 76 54';
/** Personal data must never be logged to the console. */
const PERSONAL = /555 987 654|errors-(?:en|ka)|Nanuka|Mestia/u;

// The languages run in parallel; the cases of one language in order.
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
      expect(said.filter((line) => line.startsWith('uncaught'))).toEqual([]);
      await context.close();
    });

    /** The toast, and the text that stays on the page. */
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
      await expect(continueButton()).toBeEnabled();
      await expect(page.getByText(t('auth.failed'))).toHaveCount(0);
    });

    test('sign-in: the service is down', async () => {
      const mend = await cutOff(context, { service: 'auth' });
      await (await openChooser()).getByRole('button', { name: 'guide@example.com' }).click();
      await expectTold(t('auth.failed'));
      await expect(page.locator('.toasts').getByText(t('auth.failed-title'))).toBeVisible();
      await expect(page.locator('main').getByText(t('errors.offline'))).toBeVisible();
      await expect(continueButton()).toBeEnabled();
      await mend();
      await closeToasts();
    });

    test('sign-in: an unexpected exception', async () => {
      // The browser has no storage left for the session, which is not an error of Google's.
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

    test('account: a missing profile document is tolerated', async () => {
      const mend = await cutOff(context, { service: 'functions' });
      await signIn(page, lang, email);
      await page.goto(at(lang, '/profile'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('errors');
      await expect(page.getByText(t('account.status-active'))).toBeVisible();
      await mend();
    });

    test('picture: the upload is refused, or stalls and is cancelled', async () => {
      await fillGuideForm(page, lang, { firstName: 'Nanuka', lastName: 'Tsdomili', phone: PHONE });
      const choose = async () => {
        await page
          .locator('input[type="file"]')
          .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await somePicture() });
        await page.getByRole('button', { name: t('editor.crop-use') }).click();
      };
      let mend = await refuse(context, { service: 'storage' }, 403, 'PERMISSION_DENIED');
      await choose();
      await expectToast(t('editor.avatar-failed', { message: t('errors.permission-denied') }));
      await mend();
      await closeToasts();

      // The upload has started, but the connection fails repeatedly.
      mend = await cutOff(context, { service: 'storage', having: '/o?name=' });
      await choose();
      await expect(page.getByRole('progressbar')).toBeVisible();
      await expect(saveButton(page, lang)).toBeDisabled();
      await page.getByRole('button', { name: t('editor.avatar-cancel') }).click();
      await expectToast(t('errors.cancelled'));
      await mend();
      await expect(page.locator('input[name="phone"]')).toHaveValue(PHONE);
    });

    test('save: no connection, and the draft survives a reload', async () => {
      await context.setOffline(true);
      // A browser with loopback only was offline before and fires no event.
      await page.evaluate(() => window.dispatchEvent(new Event('offline')));
      await save(page, lang);
      await expectToast(t('editor.save-failed', { message: t('errors.offline') }));
      await expect(page.getByText(t('editor.input-kept'))).toBeVisible();
      await expect(saveButton(page, lang)).toBeEnabled();
      await expect(page.locator('input[name="phone"]')).toHaveValue(PHONE);
      await context.setOffline(false);
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(page.getByText(t('editor.draft-restored'))).toBeVisible();
      await expect(page.locator('input[name="phone"]')).toHaveValue(PHONE);
    });

    test('save: slow, then stored, but the verification request fails', async () => {
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

    test('account and editor: nothing can be read', async () => {
      const mend = await cutOff(context, { service: 'firestore' });
      await page.goto(at(lang, '/guide-profile'));
      const notice = page.getByRole('alert').filter({ hasText: t('errors.load-title') });
      await expect(notice).toContainText(t('errors.offline'), { timeout: 20_000 });
      await mend();
      const retry = notice.getByRole('button', { name: t('errors.retry') });
      await expect(async () => {
        // The SDK sometimes reconnects by itself, and the notice disappears before the click.
        if (await retry.isVisible()) await retry.click({ timeout: 2000 });
        await expect(page.locator('input[name="phone"]')).toHaveValue(PHONE, { timeout: 5000 });
      }).toPass({ timeout: 40_000 });
    });
  });
}

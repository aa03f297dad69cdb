/**
 * A save whose response is missing and which arrives late: the user is informed, the save is stored once, both
 * documents agree, and verification is requested once.
 */
import type { Page } from '@playwright/test';
import { COLLECTIONS } from '../../src/domain/collections.ts';
import type { Lang } from '../../src/domain/lang.ts';
import { adminAuth, adminFirestore } from '../support/server.ts';
import { arriveLate } from './support/faults.ts';
import { expect, test, words } from './support/fixtures.ts';
import { fillGuideForm, save, saveButton } from './support/guide-form.ts';
import { signIn } from './support/sign-in.ts';

/** New accounts for every run: the data of local runs are kept. */
const RUN = Date.now();
const COMMIT = { service: 'firestore', having: 'documents:commit' } as const;
/** Longer than the site waits for a save. */
const TOO_LONG_MS = 21_000;

const en = words('en');
const phone = (page: Page) => page.locator('input[name="phone"]');
const isCommit = (answer: { url(): string }) => answer.url().includes('documents:commit');

async function isStored(email: string): Promise<boolean> {
  const { uid } = await adminAuth.getUserByEmail(email);
  return (await adminFirestore.doc(`${COLLECTIONS.guideProfiles}/${uid}`).get()).exists;
}

/** Returns a person's stored documents; throws if only half of a save is stored. */
async function stored(email: string) {
  const { uid } = await adminAuth.getUserByEmail(email);
  const [profile, guide, requests] = await Promise.all([
    adminFirestore.doc(`${COLLECTIONS.profiles}/${uid}`).get(),
    adminFirestore.doc(`${COLLECTIONS.guideProfiles}/${uid}`).get(),
    adminFirestore.collection(COLLECTIONS.verificationRequests).where('user_id', '==', uid).get(),
  ]);
  expect(guide.get('full_name')).toBe(profile.get('full_name'));
  return {
    name: guide.get('full_name') as unknown,
    phone: guide.get('phone') as unknown,
    requests: requests.size,
    isAsked: guide.get('open_request_id') === requests.docs[0]?.id,
  };
}

/** Saves, and lets the save time out while the commit is in progress. */
async function saveInVain(page: Page, lang: Lang): Promise<void> {
  const t = words(lang);
  const sent = page.waitForRequest((request) => isCommit(request) && request.method() === 'POST');
  await save(page, lang);
  await sent;
  await expect(page.getByRole('button', { name: t('editor.saving') })).toBeDisabled();
  await page.clock.fastForward(TOO_LONG_MS);
  const told = t('editor.save-failed', { message: t('errors.timeout') });
  await expect(page.locator('.toasts').getByText(told).first()).toBeVisible();
  await expect(page.getByText(t('editor.input-kept'))).toBeVisible();
  await expect(saveButton(page, lang)).toBeEnabled();
}

test('a save without a response times out; the next one succeeds and the late one is refused', async ({
  page,
  context,
}) => {
  const email = `silent-${RUN}@example.org`;
  await page.clock.install();
  await signIn(page, 'ka', email);
  await fillGuideForm(page, 'ka', { firstName: 'Salome', lastName: 'Chumi', phone: '+995 555 81 00 00' });

  const arrive = await arriveLate(context, COMMIT);

  await test.step('told in the language shown, with everything kept', async () => {
    await saveInVain(page, 'ka');
    await page.getByRole('link', { name: 'EN – English' }).first().click();
    await expect(phone(page)).toHaveValue('+995 555 81 00 00');
    await expect(page.locator('main').getByText(en('editor.draft-restored'))).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('+995 555 81 00 00');
    expect(await isStored(email)).toBe(false);
  });

  await test.step('the retry does not wait for the hanging save', async () => {
    await phone(page).fill('+995 555 82 00 00');
    await save(page, 'en');
    await expect(page.getByText(en('editor.created')).first()).toBeVisible();
  });

  await test.step('which reverts nothing when it arrives later', async () => {
    const answers = await arrive();
    expect(answers).not.toEqual([]);
    for (const status of answers) expect(status).toBeGreaterThanOrEqual(400);
    expect(await stored(email)).toEqual({
      name: 'Salome Chumi',
      phone: '+995 555 82 00 00',
      requests: 1,
      isAsked: true,
    });
  });
});

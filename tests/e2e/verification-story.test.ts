/**
 * The main job, with three people at once: a guide signs in, writes a profile and asks; an admin with an open desk approves; the
 * guide's open page turns to Verified; the visitor finds the guide, and sees only what the guide allows. In English the request is
 * rejected first, then asked about, and the story continues to the end of the membership and its renewal, each step told by an email.
 */
import type { Browser, Page } from '@playwright/test';
import type { Lang } from '../../src/domain/lang.ts';
import { LOCAL } from '../../scripts/local-project.ts';
import { emailTo, numberIn } from '../support/caught-emails.ts';
import { endTerm } from '../support/end-of-term.ts';
import { storyLangs } from '../support/long.ts';
import { approveGuide, linkOf, noteField, openDesk } from './support/desk.ts';
import { at, expect, expectAccessible, test, watchConsole, words } from './support/fixtures.ts';
import { fillGuideForm, save, uploadPicture } from './support/guide-form.ts';
import { expectChecked, rejectGuide, writeToGuide } from './support/membership.ts';
import { signIn } from './support/sign-in.ts';
import { untilReady } from './support/ready.ts';

const PEOPLE = {
  en: { firstNames: ['Zviad', 'Zaza'], lastName: 'Testadze', slug: 'testadze', phone: '+995 555 01 02 03' },
  ka: {
    firstNames: ['ზვიად', 'ზაზა'],
    lastName: 'საცდელაძე',
    slug: 'satsdeladze',
    phone: '+995 555 04 05 06',
  },
} as const;

const REASON = 'The certificate says “assistant”.';

/** A retry meets the account of the first attempt, so it uses another person. */
function personFor(lang: Lang, retry: number) {
  const { firstNames, slug, phone, ...rest } = PEOPLE[lang];
  const number = retry === 0 ? 0 : 1;
  return {
    ...rest,
    firstName: firstNames[number],
    phone: `${phone.slice(0, -1)}${7 + number}`,
    slug: `${PEOPLE.en.firstNames[number].toLowerCase()}-${slug}`,
  };
}

interface Person {
  readonly page: Page;
  readonly said: readonly string[];
}

async function personIn(browser: Browser): Promise<Person> {
  const context = await browser.newContext();
  return { page: await context.newPage(), said: watchConsole(context) };
}

/** Returns the page that somebody gets who is not signed in. */
async function readAnonymously(slug: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${LOCAL.site}/en/${slug}`);
  return { status: answer.status, text: await answer.text() };
}

async function showPhone(page: Page, lang: Lang, shown: boolean): Promise<void> {
  await page.getByRole('checkbox', { name: words(lang)('field.show_phone') }).setChecked(shown);
  await save(page, lang);
  await expect(page.getByText(words(lang)('editor.updated')).first()).toBeVisible();
}

interface Named {
  readonly name: string;
  readonly email: string;
}

/** The guide reads why the request was rejected, corrects the profile and sends it again, without a level. */
async function correctAfterRejection(guide: Page, admin: Page, { name, email }: Named): Promise<void> {
  const t = words('en');
  await emailTo(email, 'We have received your request');
  await rejectGuide(admin, name, REASON);
  const { text } = await emailTo(email, 'Your request was not approved');
  expect(text).toContain(`> ${REASON}`);
  await expect(guide.getByText(t('account.state-rejected')).first()).toBeVisible();
  await expect(guide.getByText(REASON).first()).toBeVisible();
  await guide.goto('/en/guide-profile');
  await guide.getByLabel(t('field.certification_level')).first().selectOption('');
  await guide.getByRole('checkbox', { name: t('field.accepts_messages') }).check();
  await save(guide, 'en');
  await expect(guide.getByText(t('editor.updated')).first()).toBeVisible();
  await guide.goto('/en/profile');
  await guide.getByLabel(t('again.answer')).fill('The level.');
  await guide.getByRole('button', { name: t('account.request-again') }).click();
  await expect(guide.getByText(t('account.state-pending')).first()).toBeVisible();
}

/** An admin asks for the level; the guide follows the way to the field, saves, and answers there. */
async function askedAndAnswered(guide: Page, admin: Page, name: string): Promise<void> {
  const t = words('en');
  const question = 'Which level does the certificate say?';
  await linkOf(admin, 'en', name).click();
  await noteField(admin, 'en', name).fill(question);
  await admin.getByRole('button', { name: t('admin.ask-name', { name }) }).click();
  await expect(admin.getByText(t('admin.row-waits'))).toBeVisible();

  await expect(guide.getByText(question).first()).toBeVisible();
  await expect(guide.getByText(t('approval.lacks'))).toBeVisible();
  await guide.getByRole('link', { name: t('field.certification_level') }).click();
  await guide.getByLabel(t('field.certification_level')).first().selectOption('assistant');
  await save(guide, 'en');
  await expect(
    guide.getByText(t('editor.all-saved-unsubmitted', { fields: 'Certification level' })),
  ).toBeVisible();
  await guide.getByLabel(t('thread.answer')).fill('It says “assistant”.');
  await expectAccessible(guide);
  await guide.getByRole('button', { name: t('thread.send') }).click();
  await expect(guide.getByText(t('thread.sent'))).toBeVisible();
  await guide.goto('/en/profile');

  await expect(
    admin.getByText(t('admin.changed-meanwhile', { fields: 'Certification level' })),
  ).toBeVisible();
  await openDesk(admin, 'en');
  await linkOf(admin, 'en', name).click();
  await expect(admin.getByText('It says “assistant”.')).toBeVisible();
  await expectAccessible(admin);
}

/** Number, card and check; a message; the end of the term; the renewal. */
async function membershipStory(
  { guide, admin, visitor }: Readonly<Record<'guide' | 'admin' | 'visitor', Page>>,
  { name, email, slug }: Named & { readonly slug: string },
): Promise<void> {
  const t = words('en');
  const given = numberIn(await emailTo(email, 'You are a verified'));
  const number = Number(given);
  await guide.goto('/en/profile');
  const card = guide.frameLocator(`iframe[title="${t('account.card')}"]`);
  await expect(card.getByText(name)).toBeVisible();
  await expect(card.getByText(given, { exact: true })).toBeVisible();
  await expectChecked(visitor, number, 'valid');
  await expect(visitor.locator('.check__name')).toHaveText(name);

  const address = `visitor-of-${email}`;
  const received = await writeToGuide(visitor, { slug, guide: email, visitor: address });
  expect(received.replyTo).toEqual([address]);
  expect(received.text).toContain('> We want to see Ushba.');

  await endTerm(email);
  await expectChecked(visitor, number, 'ended');
  await expect(guide.getByText(t('account.state-ended')).first()).toBeVisible();

  await guide.getByRole('button', { name: t('account.renew') }).click();
  await expect(guide.getByText(t('account.state-pending')).first()).toBeVisible();
  await openDesk(admin, 'en');
  await approveGuide(admin, 'en', name);
  expect((await emailTo(email, 'Your membership has been renewed')).text).toContain(`number is ${number}.`);
  await expectChecked(visitor, number, 'valid');
}

for (const lang of storyLangs('en')) {
  test(`a guide is verified and found (${lang})`, async ({ browser }) => {
    test.setTimeout(180_000);
    const t = words(lang);
    const { firstName, lastName, slug, phone } = personFor(lang, test.info().retry);
    const name = `${firstName} ${lastName}`;
    const [guide, admin, visitor] = await Promise.all([
      personIn(browser),
      personIn(browser),
      personIn(browser),
    ]);

    await signIn(admin.page, lang, 'admin@example.com');
    await openDesk(admin.page, lang);

    const email = `${slug}@example.org`;
    await signIn(guide.page, lang, email);
    await fillGuideForm(guide.page, lang, { firstName, lastName, phone });
    await uploadPicture(guide.page, lang);
    await expectAccessible(guide.page);
    await save(guide.page, lang);
    await expect(guide.page.getByText(t('editor.created')).first()).toBeVisible();
    await guide.page.goto(at(lang, '/profile'));
    await expect(guide.page.getByText(t('account.state-pending')).first()).toBeVisible();
    await expectAccessible(guide.page);

    // Not public before the decision.
    expect((await readAnonymously(slug)).status).toBe(404);
    await visitor.page.goto(at(lang, `/${slug}`));
    await expect(visitor.page.getByRole('heading', { name: t('guide.notFound') })).toBeVisible();

    if (lang === 'en') {
      await correctAfterRejection(guide.page, admin.page, { name, email });
      await askedAndAnswered(guide.page, admin.page, name);
    }
    await approveGuide(admin.page, lang, name);
    await expect(guide.page.getByText(t('account.state-verified')).first()).toBeVisible();

    await visitor.page.goto(at(lang, '/guides'));
    await untilReady(visitor.page);
    await visitor.page.getByLabel(t('guides.search')).fill(lastName);
    await expect(visitor.page.getByRole('heading', { name })).toBeVisible();
    await visitor.page
      .getByRole('link', { name: t('guides.viewProfileOf', { name }) })
      .first()
      .click();
    await expect(visitor.page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(visitor.page).toHaveURL(new RegExp(`${at(lang, `/${slug}`)}$`, 'u'));
    await expectAccessible(visitor.page);

    // The phone is hidden on the page and absent from the document; the flag controls both.
    await expect(visitor.page.getByText(phone)).toHaveCount(0);
    const hidden = await readAnonymously(slug);
    expect(hidden.status).toBe(200);
    expect(hidden.text).not.toContain(phone);

    await guide.page.goto(at(lang, '/guide-profile'));
    await showPhone(guide.page, lang, true);
    await expect.poll(async () => (await readAnonymously(slug)).text).toContain(phone);
    await visitor.page.reload();
    await expect(visitor.page.getByText(phone).first()).toBeVisible();

    await showPhone(guide.page, lang, false);
    await expect.poll(async () => (await readAnonymously(slug)).text).not.toContain(phone);
    await visitor.page.reload();
    await expect(visitor.page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(visitor.page.getByText(phone)).toHaveCount(0);

    if (lang === 'en') {
      const people = { guide: guide.page, admin: admin.page, visitor: visitor.page };
      await membershipStory(people, { name, email, slug });
    }

    // The browser logs the 404 of the visit before the decision.
    const notThere = new RegExp(`404 \\(Not Found\\) \\(\\S+${at(lang, `/${slug}`)}\\)$`, 'u');
    const said = [guide, admin, visitor].flatMap((person) => person.said);
    expect(said.filter((line) => !notThere.test(line))).toEqual([]);
    await Promise.all([guide, admin, visitor].map(({ page }) => page.context().close()));
  });
}

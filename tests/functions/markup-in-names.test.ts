/**
 * Names made of markup, script, quotes and marks that turn the direction of writing, stored past every rule: on each page and in
 * each email they are text.
 */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { directoryShardOf, storedCard } from '../../src/domain/directory/directory-digest.ts';
import { publicGuideSchema } from '../../src/domain/directory/public-guide.ts';
import { NOTHING_TYPED } from '../../src/domain/messages/message-form.ts';
import { toLine } from '../../src/domain/text.ts';
import { HOSTILE_NAMES } from '../cases/hostile-names.ts';
import { caughtFor, emailTo } from '../support/caught-emails.ts';
import { signIn, signInAdmin, type Member } from '../support/member.ts';
import { withFunctions } from '../support/own-functions.ts';
import { adminFirestore, eventually, placeGuide, stored } from '../support/server.ts';
import { ask } from '../support/site-requests.ts';

withFunctions(() => import('../../functions/src/app.ts'));

/** Two, each as long as a name may be. */
const NAMES = [HOSTILE_NAMES.slice(0, 3), HOSTILE_NAMES.slice(3)].map((names) => names.join(' '));
const SLUG = 'plain-guide';
const ADDRESS = 'markup-guide@example.com';
const VISITOR = 'markup-visitor@example.org';
/** The markup of the names as elements. */
const MARKUP = /<script>alert|<img src=x|<b>/u;
let guide: Member;
let admin: Member;
let number = 0;

beforeAll(async () => {
  admin = await signInAdmin('markup-admin', 'Nana Adamia');
  guide = await signIn('markup-guide', 'Plain Guide');
  const { requestId } = await placeGuide(guide.uid, 'Plain Guide', { accepts_messages: true });
  await admin.call('processVerificationRequest', { request_id: requestId, decision: 'approved' });
  number = Number((await stored(`memberships/${guide.uid}`))['number']);
  await emailTo(ADDRESS, 'You are a verified guide');
  // The trigger of the approval writes these last; an earlier check could still see the page rewritten.
  const consents = adminFirestore.collection('publication_consents').where('user_id', '==', guide.uid);
  await eventually(async () => {
    if ((await consents.get()).empty) throw new Error('No consent yet');
  });
});

/** Changes the guide's public data to another name. */
async function renameInPublic(name: string): Promise<void> {
  const names = { full_name: name, georgian_name: '', latin_name: name };
  const page = adminFirestore.doc(`public_guides/${SLUG}`);
  await page.update(names);
  const card = storedCard(publicGuideSchema.parse((await page.get()).data()));
  await adminFirestore
    .doc(`public_directory/${directoryShardOf(SLUG)}`)
    .set({ guides: { [SLUG]: card }, updated_at: new Date() });
  await adminFirestore.doc(`public_memberships/${number}`).update({
    'guide.full_name': name,
    'guide.georgian_name': '',
    'guide.latin_name': name,
  });
}

// A late event of the approval writes the profile's name again; then the test is retried.
describe.each(NAMES)('the name %j', { retry: 3 }, (name) => {
  beforeEach(() => renameInPublic(name));

  it.each([
    ['the check', (lang: string) => `${lang}/check/${number}`, '.check__name'],
    ['the page', (lang: string) => `${lang}/${SLUG}`, 'h1'],
    ['the directory', (lang: string) => `${lang}/guides`, 'article h2, article h3'],
    ['the form of a message', (lang: string) => `${lang}/messages/to/${SLUG}`, 'h1'],
  ])('is text on %s, in both languages', async (_, pathIn, place) => {
    for (const lang of ['', '/en']) {
      const { status, document, text } = await ask(pathIn(lang));
      expect(status).toBe(200);
      // The directory lists the guides of files that run at the same time as well.
      const texts = Array.from(document.querySelectorAll(place), ({ textContent }) => textContent);
      expect(texts).toContainEqual(expect.stringContaining(name));
      expect(document.querySelectorAll('[onerror], [onfocus], [onmouseover], img[src="x"]')).toHaveLength(0);
      // Data for scripts and search engines contains it too.
      expect(text.match(MARKUP)).toBeNull();
    }
  });

  it('is text in what comes back from the form, and in the email to the visitor', async () => {
    const form = { ...NOTHING_TYPED, name, email: 'nobody', text: name };
    const returned = await ask(`/en/messages/send/${SLUG}`, form);
    expect(returned.status).toBe(422);
    expect(returned.document.querySelector('[name="name"]')?.getAttribute('value')).toBe(toLine(name));
    expect(returned.document.querySelector('[name="text"]')?.textContent).toBe(name);
    expect(returned.text.match(MARKUP)).toBeNull();
    expect(returned.document.querySelectorAll('main [onfocus]')).toHaveLength(0);

    const email = `${NAMES.indexOf(name)}-${VISITOR}`;
    await ask(`/en/messages/send/${SLUG}`, { ...NOTHING_TYPED, name: 'Anna', email, text: 'Ushba?' });
    const { subject, text, html } = await emailTo(email, 'Confirm');
    expect(subject).toBe(`Confirm your message to ${name}`);
    expect(text).toContain(name);
    expect(html.match(MARKUP)).toBeNull();
  });
});

it('a name with the end of a line in it adds no line to the header of an email', async () => {
  await renameInPublic('Nino\r\nBcc: markup-victim@example.org\r\n\r\nHello');
  const email = `injected-${VISITOR}`;
  await ask(`/en/messages/send/${SLUG}`, { ...NOTHING_TYPED, name: 'Anna', email, text: 'Ushba?' });
  const { to, subject } = await emailTo(email, 'Confirm');
  expect(to).toEqual([email]);
  expect(subject).toContain('Bcc: markup-victim@example.org');
  expect(await caughtFor('markup-victim@example.org')).toEqual([]);
});

it('the greeting to the guide contains such a name as text', async () => {
  const name = HOSTILE_NAMES.slice(0, 2).join(' ');
  await adminFirestore.doc(`profiles/${guide.uid}`).update({ full_name: name });
  await adminFirestore.doc(`guide_profiles/${guide.uid}`).update({ latin_name: '' });
  await admin.call('revokeVerification', { user_id: guide.uid, admin_notes: name });
  const emails = await eventually(async () => {
    const found = (await caughtFor(ADDRESS)).filter(({ text }) => text.includes(`Dear ${name}`));
    expect(found).toHaveLength(1);
    return found;
  });
  for (const { html } of emails) expect(html.match(MARKUP)).toBeNull();
});

/**
 * A membership from the first request to the renewal, as those hear of it whom it concerns: the guide and a visitor by
 * emails, strangers by the page and the check. Each test continues where the one before it ended.
 */
import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LOCAL } from '../../scripts/local-project.ts';
import { formatDate } from '../../src/domain/format-date.ts';
import { historyOf } from '../../src/domain/verification/account-history.ts';
import { membershipSchema } from '../../src/domain/membership/membership.ts';
import { readSignedCard } from '../../src/domain/membership/signed-card.ts';
import { lastDayOf, termEnd, yearAfter } from '../../src/domain/membership/term.ts';
import { NOTHING_TYPED } from '../../src/domain/messages/message-form.ts';
import { tbilisiDay } from '../../src/domain/tbilisi-day.ts';
import { DAY_MS } from '../../src/domain/timestamp.ts';
import {
  journalEntrySchema,
  RENEWAL,
  verificationRequestSchema,
  type Decision,
} from '../../src/domain/verification/verification.ts';
import { endOf, MARCH } from '../cases/association-year.ts';
import { caughtFor, emailTo, linkIn, type CaughtEmail } from '../support/caught-emails.ts';
import { askForVerification, saveGuide } from '../support/guide-moves.ts';
import { message } from '../support/messages.ts';
import { refusal, signIn, signInAdmin, type Member } from '../support/member.ts';
import { withFunctions } from '../support/own-functions.ts';
import { adminFirestore, eventually, letSave, stored } from '../support/server.ts';
import { ask } from '../support/site-requests.ts';

async function load() {
  const [reminding, ending, sending, retrying] = await Promise.all([
    import('../../functions/src/membership/remind-of-ends.ts'),
    import('../../functions/src/verification/end-memberships.ts'),
    import('../../functions/src/mail/send-email.ts'),
    import('../../functions/src/mail/send-mail.ts'),
  ]);
  return { ...reminding, ...ending, ...sending, ...retrying };
}
const functions = withFunctions(load);

const NAME = 'Levan Svani';
const SLUG = 'levan-svani';
const GUIDE = 'mail-story-guide@example.com';
const ADMIN = 'mail-story-admin@example.com';
const VISITOR = 'mail-story-visitor@example.org';
const RECEIVED = 'We have received your request';
const REASON = 'The certificate says “assistant”.\nPlease correct the level.';
/** A term that has ended for any clock, because the site's clock cannot be mocked. */
const OVER = termEnd(new Date(Date.now() - 2 * 365 * DAY_MS), MARCH);
const OVER_ON = formatDate(lastDayOf(OVER), 'en');

let guide: Member;
let admin: Member;
/** Set by the first approval. */
let number: number;
/** Subjects of the emails to the guide so far. */
const told: string[] = [];

beforeAll(async () => {
  process.env['SMTP_URL'] = `smtp://127.0.0.1:${LOCAL.smtpPort}`;
  admin = await signInAdmin('mail-story-admin', 'Nana Adamia');
  guide = await signIn('mail-story-guide', NAME);
  await guide.call('ensureProfile', { language: 'en' });
});

/** The next email to the guide; fails where another one came before it, or one came twice. */
async function nextEmail(subject: string): Promise<CaughtEmail> {
  told.push(subject);
  const asked = Date.now();
  return eventually(async () => {
    // The emulator delivers an event once at most; the job sends what is left behind, every five minutes.
    if (Date.now() - asked > 15_000) await functions().sendUnsentEmails(new Date());
    const emails = await caughtFor(GUIDE);
    expect(emails.map((email) => email.subject).toReversed()).toEqual(told);
    const [latest] = emails;
    if (!latest) throw new Error('No email');
    return latest;
  }, 120_000);
}

function save(certification_level: string): Promise<void> {
  const [first_name = '', last_name = ''] = NAME.split(' ');
  return saveGuide(guide, {
    first_name,
    last_name,
    guide: { certification_level, accepts_messages: true },
  });
}

async function decide(decision: Decision, admin_notes = ''): Promise<void> {
  const { open_request_id: request_id } = await stored(`guide_profiles/${guide.uid}`);
  await admin.call('processVerificationRequest', { request_id, decision, admin_notes });
}

async function membership() {
  return membershipSchema.parse(await stored(`memberships/${guide.uid}`));
}

/** Returns the public result of checking the number, in each language. */
async function check() {
  const [ka, en] = await Promise.all([ask(`/check/${number}`), ask(`/en/check/${number}`)]);
  const verdictOf = ({ document }: typeof en) =>
    document.querySelector('.check__result h2')?.textContent ?? '';
  return { verdicts: [verdictOf(ka), verdictOf(en)], said: en.said };
}

const verdicts = (id: string) => [message('ka', id), message('en', id)];

/** Expects that page, check and card show the stored number and last day. */
async function expectMember(): Promise<void> {
  const until = lastDayOf(endOf(await membership()));
  const longest = yearAfter(tbilisiDay(new Date()));
  for (const [lang, prefix] of [
    ['ka', ''],
    ['en', '/en'],
  ] as const) {
    const values = { number: String(number), date: formatDate(until, lang) };
    const { document, said } = await ask(`${prefix}/${SLUG}`);
    expect(document.querySelector('h1')?.textContent).toBe(NAME);
    expect(said).toContain(message(lang, 'guide.member', values));
  }
  const checked = await check();
  expect(checked.verdicts).toEqual(verdicts('check.verdict-valid'));
  expect(checked.said).toContain(NAME);
  expect(checked.said).toContain(formatDate(until, 'en'));
  const { signed } = z.object({ signed: z.string() }).parse(await guide.call('signMyCard', {}));
  expect(readSignedCard(signed)?.card).toMatchObject({
    number,
    names: [NAME],
    level: 'certified',
    until: until < longest ? until : longest,
  });
}

it('a guide sends a request, and gets a receipt', async () => {
  await save('assistant');
  await askForVerification(guide);
  await nextEmail(RECEIVED);
  expect((await ask(`/${SLUG}`)).status).toBe(404);
});

it('an admin rejects the request, and the guide gets the reason', async () => {
  await decide('rejected', REASON);
  const { text, html } = await nextEmail('Your request was not approved');
  expect(text).toContain('> The certificate says “assistant”.\n> Please correct the level.');
  expect(html).toContain('The certificate says “assistant”.<br>Please correct the level.');
  expect(text).toContain('/en/guide-profile');
  expect((await refusal(guide.call('signMyCard', {}))).details).toEqual({ reason: 'not-verified' });
});

it('the guide corrects the level and is approved: number, page, check and card show it', async () => {
  await letSave(guide.uid);
  await save('certified');
  await askForVerification(guide);
  await nextEmail(RECEIVED);
  await decide('approved');
  const approved = await membership();
  ({ number } = approved);
  const until = formatDate(lastDayOf(endOf(approved)), 'en');
  const { text, html } = await nextEmail('You are a verified guide');
  for (const written of [text, html]) expect(written).toContain(`The membership is valid until ${until}.`);
  await expectMember();
});

it('a visitor writes through the form, and confirms with a button, not by the link alone', async () => {
  const typed = {
    ...NOTHING_TYPED,
    name: 'Anna Schmidt',
    email: VISITOR,
    text: 'We want to see Ushba.',
    people: '3',
  };
  expect(
    (await ask(`/en/${SLUG}`)).document.querySelector(`a[href="/en/messages/to/${SLUG}"]`),
  ).not.toBeNull();
  expect((await ask(`/en/messages/send/${SLUG}`, typed)).said).toContain(VISITOR);
  const confirmation = await emailTo(VISITOR, `Confirm your message to ${NAME}`);
  expect(confirmation.text + confirmation.html).not.toMatch(/Anna|Schmidt|Ushba/u);

  const link = linkIn(confirmation);
  for (const looked of [await ask(link), await ask(link)])
    expect(looked.said).toContain(message('en', 'message.confirm-button'));
  const sent = adminFirestore.collection('guide_messages').where('email', '==', VISITOR);
  expect((await sent.get()).docs.map((one) => one.get('state'))).toEqual(['unconfirmed']);
  expect(await caughtFor(GUIDE)).toHaveLength(told.length);

  for (const pressed of [await ask(link, {}), await ask(link, {})])
    expect(pressed.said).toContain(message('en', 'message.sent'));
  const received = await nextEmail('Message from Anna Schmidt');
  expect(received.replyTo).toEqual([VISITOR]);
  expect(received.text).toContain('> We want to see Ushba.');
  expect(received.text).toContain('Number of people: 3');
  const copy = await emailTo(VISITOR, `Your message to ${NAME}`);
  expect(copy.text).toContain('> We want to see Ushba.');
  expect(copy.text + copy.html).not.toContain(GUIDE);
});

it('the guide is reminded 60, 30 and 7 days before the end, however often the job runs', async () => {
  const ends = [`memberships/${guide.uid}`, `public_memberships/${number}`];
  await Promise.all(ends.map((path) => adminFirestore.doc(path).update({ ends_at: OVER })));
  const night = (days: number) => functions().remindOfEnds(new Date(OVER.getTime() - days * DAY_MS));
  for (const days of [60, 30, 7]) {
    const runs = [...(await Promise.all([night(days), night(days)])), await night(days - 1)];
    expect(runs.map(({ failed }) => failed)).toEqual([[], [], []]);
    const { text } = await nextEmail(`Your membership ends on ${OVER_ON}`);
    expect(text).toContain(`Your member number is ${number}.`);
    expect(text).toContain('ask for renewal');
  }
});

it('the term ends: the guide gets an email, page and card are gone, and the check shows the end', async () => {
  const night = (days: number) => functions().endMemberships(new Date(OVER.getTime() + days * DAY_MS));
  const runs = [...(await Promise.all([night(0), night(0)])), await night(1)];
  expect(runs.map(({ failed }) => failed)).toEqual([[], [], []]);
  const { text } = await nextEmail('Your membership has ended');
  expect(text).toContain(`(number ${number}) was valid until ${OVER_ON}`);
  const { verdicts: seen, said } = await check();
  expect(seen).toEqual(verdicts('check.verdict-ended'));
  expect(said).toContain(OVER_ON);
  expect(said).not.toContain(NAME);
  for (const path of [`/${SLUG}`, `/en/${SLUG}`])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  expect((await refusal(guide.call('signMyCard', {}))).details).toEqual({ reason: 'not-verified' });
});

it('the guide requests a renewal, gets it under the same number, and the check shows it as valid', async () => {
  await letSave(guide.uid);
  await askForVerification(guide, { kind: RENEWAL });
  await nextEmail(RECEIVED);
  await decide('approved');
  const renewed = await membership();
  expect(renewed.number).toBe(number);
  expect(endOf(renewed).getTime()).toBeGreaterThan(Date.now());
  const { text } = await nextEmail('Your membership has been renewed');
  const until = formatDate(lastDayOf(endOf(renewed)), 'en');
  expect(text).toContain(`Your member number is ${number}.\n\nThe membership is valid until ${until}.`);
  await expectMember();
});

it('the account shows the same events', async () => {
  const listOf = async (name: string, owner: string, time: string) => {
    const all = collection(guide.firestore, name);
    const own = query(all, where(owner, '==', guide.uid), orderBy(time, 'desc'), limit(20));
    return (await getDocs(own)).docs;
  };
  const requests = (await listOf('verification_requests', 'user_id', 'requested_at')).map((one) => ({
    id: one.id,
    data: verificationRequestSchema.parse(one.data()),
  }));
  const entries = (await listOf('decision_journal', 'guide_id', 'at')).map((one) => ({
    id: one.id,
    data: journalEntrySchema.parse(one.data()),
  }));
  const rows = historyOf(requests, entries).toReversed();
  expect(rows.map(({ event, notes }) => (notes ? [event, notes] : [event]))).toEqual([
    ['requested'],
    ['rejected', REASON],
    ['requested'],
    ['approved'],
    ['ended'],
    ['requested-renewal'],
    ['renewed'],
  ]);
});

it('each email has come once, and does not come again with events that are repeated a day later', async () => {
  const emails = await eventually(async () => {
    const { docs } = await adminFirestore.collection('mail').get();
    // Emails to visitors are deleted as soon as they are sent.
    const open = docs.filter((one) => one.get('delivery.state') !== 'SUCCESS' || one.get('to').length > 0);
    expect(open.map(({ id }) => id)).toEqual([]);
    return docs;
  });
  const later = new Date(Date.now() + DAY_MS);
  await Promise.all(emails.map(({ id }) => functions().sendEmail(id, later)));
  await functions().sendUnsentEmails(later);
  expect(emails.map((one) => one.get('delivery.attempts'))).toEqual(emails.map(() => 1));

  const subjectsFor = async (address: string) =>
    (await caughtFor(address)).map(({ subject }) => subject).toReversed();
  expect(await subjectsFor(GUIDE)).toEqual([
    'We have received your request',
    'Your request was not approved',
    'We have received your request',
    'You are a verified guide',
    'Message from Anna Schmidt',
    `Your membership ends on ${OVER_ON}`,
    `Your membership ends on ${OVER_ON}`,
    `Your membership ends on ${OVER_ON}`,
    'Your membership has ended',
    'We have received your request',
    'Your membership has been renewed',
  ]);
  expect(await subjectsFor(VISITOR)).toEqual([`Confirm your message to ${NAME}`, `Your message to ${NAME}`]);
  expect(await subjectsFor(ADMIN)).toEqual(['A new administrator has been added']);
  const ids = (await Promise.all([GUIDE, VISITOR, ADMIN].map(caughtFor))).flat().map((one) => one.messageId);
  expect(new Set(ids).size).toBe(14);
});

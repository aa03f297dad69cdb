/** Messages to guides: over HTTP behind Hosting, like a browser without scripts, with a mocked clock. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DEMO_CONTACT } from '../../src/content/contact.ts';
import { NOTHING_TYPED, readMessage, type MessageValues } from '../../src/domain/messages/message-form.ts';
import { DAILY_MESSAGES, MESSAGE_CONFIRM_HOURS, MESSAGE_RETENTION_DAYS } from '../../src/domain/settings.ts';
import { DAY_MS } from '../../src/domain/timestamp.ts';
import { caughtFor, emailTo, linkIn } from '../support/caught-emails.ts';
import { storyLangs } from '../support/long.ts';
import { message } from '../support/messages.ts';
import { signIn, signInAdmin, type Member } from '../support/member.ts';
import { withFunctions } from '../support/own-functions.ts';
import { adminFirestore, eventually, placeGuide, stored } from '../support/server.ts';
import { ask, newNetwork } from '../support/site-requests.ts';

function load() {
  return Promise.all([
    import('../../functions/src/messages/send-message.ts'),
    import('../../functions/src/messages/message-links.ts'),
    import('../../functions/src/messages/message-links.ts'),
    import('../../functions/src/retention/scheduled-jobs.ts'),
    import('../../functions/src/messages/message-keys.ts'),
  ]);
}
const modules = withFunctions(load);

const SLUG = 'giorgi-beridze';
const GUIDE = 'messages-guide';
const GUIDE_ADDRESS = `${GUIDE}@example.com`;
let guide: Member;
let admin: Member;

beforeAll(async () => {
  admin = await signInAdmin('messages-admin', 'ნანა ადამია');
  guide = await listed(GUIDE, 'Giorgi Beridze');
  await listed('silent-guide', 'Silent Guide', { accepts_messages: false, show_phone: false });
});

async function listed(uid: string, name: string, more: Record<string, unknown> = {}): Promise<Member> {
  const member = await signIn(uid, name);
  const { requestId } = await placeGuide(member.uid, name, { accepts_messages: true, ...more });
  await admin.call('processVerificationRequest', { request_id: requestId, decision: 'approved' });
  return member;
}

const TYPED: MessageValues = {
  ...NOTHING_TYPED,
  name: 'Anna <b>Schmidt</b>',
  email: 'anna@example.org',
  text: 'We want to see Ushba.\n<script>alert(1)</script>',
  from: '2099-07-15',
  to: '2099-07-18',
  people: '2',
};

const DIRECT = 'a program';

/** Sends in this process, at a time chosen by the test; each address writes its own text. */
function send(change: Partial<MessageValues>, now: Date, network = newNetwork(), slug = SLUG) {
  const text = `${TYPED.text} ${change.email ?? ''}`;
  const read = readMessage({ ...TYPED, text, ...change }, '2099-01-01');
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  const caller = { network, isDirect: network === DIRECT };
  return modules()[0].sendMessage({ slug, message: read.message, language: 'en', caller }, now);
}

/** The token of the email that waits for an address. */
function tokenFor(email: string): Promise<string> {
  return eventually(async () => {
    const messages = adminFirestore.collection('guide_messages').where('email', '==', email);
    const waiting = await messages.where('state', '==', 'unconfirmed').get();
    const { docs } = await adminFirestore.collection('mail').where('to', 'array-contains', email).get();
    const unsent = docs.map((one) => String(one.get('message.text')));
    const texts = [...unsent, ...(await caughtFor(email)).map(({ text }) => text)].join('\n');
    const tokens = Array.from(
      texts.matchAll(/\/messages\/confirm\/([\w-]{43})/gu),
      ([, token = '']) => token,
    );
    const hashes = waiting.docs.map((one): unknown => one.get('confirm_hash'));
    const token = tokens.find((one) => hashes.includes(modules()[4].tokenHash(one)));
    if (token === undefined) throw new Error(`No link for ${email} yet`);
    return token;
  });
}

/** A message that its sender has confirmed. */
async function forward(change: { readonly email: string; readonly text?: string }, now: Date): Promise<void> {
  expect(await send(change, now)).toMatchObject({ step: 'check-mail' });
  const token = await tokenFor(change.email);
  expect(await modules()[1].followConfirmation(true, token, now)).toMatchObject({ step: 'sent' });
}

/** As if this many had been sent today. */
async function haveSent(counts: Readonly<Record<string, number>>, who = ''): Promise<void> {
  const keys = await modules()[4].messageKeys(today);
  for (const [what, count] of Object.entries(counts))
    await adminFirestore.doc(`message_limits/${keys.day(what, who)}`).set({ count });
}

/** A different day for each test, because limits are counted per day. */
let today = new Date('2030-01-01T08:00:00Z');
beforeEach(() => {
  today = new Date(today.getTime() + 400 * DAY_MS);
});

describe.each(storyLangs('ka'))('in %s', (lang) => {
  const prefix = lang === 'en' ? '/en' : '';
  const email = `story-${lang}@example.org`;

  it('the page of a guide links to a form that works without scripts', async () => {
    const { document } = await ask(`${prefix}/${SLUG}`);
    const link = document.querySelector(`a[href="${prefix}/messages/to/${SLUG}"]`);
    expect(link?.textContent).toBe(message(lang, 'guide.contact'));
    const form = await ask(`${prefix}/messages/to/${SLUG}`);
    expect(form.status).toBe(200);
    expect(form.document.querySelector('form.message')?.getAttribute('method')).toBe('post');
    expect(form.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(form.text).not.toContain(GUIDE_ADDRESS);
  });

  it('an invalid form is returned with all typed values and instructions', async () => {
    const { status, document, headers } = await ask(`${prefix}/messages/send/${SLUG}`, {
      ...TYPED,
      email: 'anna',
      from: '2025-01-10',
      to: '2099-07-01',
    });
    expect([status, headers.get('cache-control')]).toEqual([422, 'no-store']);
    const field = (name: string) => document.querySelector(`[name="${name}"]`);
    expect(field('text')?.textContent).toBe(TYPED.text);
    expect(field('name')?.getAttribute('value')).toBe(TYPED.name);
    expect(field('email')?.getAttribute('value')).toBe('anna');
    expect(field('email')?.getAttribute('aria-invalid')).toBe('true');
    const described = field('email')?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
    expect(document.getElementById(described)?.textContent).toBe(
      message(lang, 'message.fault-email-invalid'),
    );
    const summary = document.querySelector('#message-summary');
    expect(summary?.textContent).toContain(message(lang, 'message.fault-from-past'));
    expect(summary?.querySelector('a')?.getAttribute('href')).toBe('#message-email');
  });

  it('a message is forwarded once its sender has pressed the button behind the link, and only once', async () => {
    const sent = await ask(`${prefix}/messages/send/${SLUG}`, { ...TYPED, email });
    expect(sent.status).toBe(200);
    expect(sent.said).toContain(email);
    const confirmation = await emailTo(email, lang === 'en' ? 'Confirm' : 'დაადასტურეთ');
    // The address may belong to somebody else, so the confirmation contains nothing of the form.
    expect(confirmation.text + confirmation.html).not.toMatch(/Anna|Ushba/u);
    const link = linkIn(confirmation);
    const looks = [await ask(link), await ask(link)];
    expect(looks.map(({ status }) => status)).toEqual([200, 200]);
    expect(looks[0]?.said).toContain(message(lang, 'message.confirm-button'));
    expect(looks[0]?.said).toContain('We want to see Ushba.');
    expect(looks[0]?.headers.get('referrer-policy')).toBe('no-referrer');
    expect(looks[0]?.headers.get('cache-control')).toBe('no-store');
    expect((await caughtFor(GUIDE_ADDRESS)).filter(({ replyTo }) => replyTo.includes(email))).toEqual([]);

    expect((await ask(link, {})).said).toContain(message(lang, 'message.sent'));
    expect((await ask(link, {})).said).toContain(message(lang, 'message.sent'));
    const copy = await emailTo(email, lang === 'en' ? 'Your message' : 'თქვენი შეტყობინება');
    expect(copy.text).toContain('> We want to see Ushba.');
    expect(copy.text + copy.html).not.toContain(GUIDE_ADDRESS);
    const received = await eventually(async () => {
      const emails = (await caughtFor(GUIDE_ADDRESS)).filter(({ replyTo }) => replyTo.includes(email));
      expect(emails).toHaveLength(1);
      return emails[0];
    });
    expect(received?.replyTo).toEqual([email]);
    expect(received?.subject).toBe('Message from Anna <b>Schmidt</b>');
    expect(received?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(received?.html).not.toMatch(/<script|<b>/u);
    expect(received?.text).toContain('July 15–18, 2099');
    expect(received?.text).toContain('Number of people: 2');
  });

  it('a duplicate is ignored, and a second message from the address has to be confirmed too', async () => {
    const sendAgain = async (more: Partial<MessageValues>) =>
      (await ask(`${prefix}/messages/send/${SLUG}`, { ...TYPED, email, ...more })).said;
    expect(await sendAgain({})).toContain(message(lang, 'message.sent'));
    expect(await sendAgain({ text: 'One more question.' })).toContain(message(lang, 'message.check-mail'));
    const { docs } = await adminFirestore.collection('guide_messages').where('email', '==', email).get();
    expect(docs.map((one) => one.get('state') === 'forwarded').filter(Boolean)).toHaveLength(1);
    expect(docs).toHaveLength(2);
  });
});

describe('a link', () => {
  it('expires after a day, and the message is deleted in the night', async () => {
    const email = 'late@example.org';
    expect(await send({ email }, today)).toMatchObject({ step: 'check-mail' });
    const token = await tokenFor(email);
    const late = new Date(today.getTime() + MESSAGE_CONFIRM_HOURS * 60 * 60_000);
    const inTime = new Date(late.getTime() - 1);
    expect(await modules()[1].followConfirmation(false, token, inTime)).toMatchObject({ step: 'confirm' });
    expect(await modules()[1].followConfirmation(true, token, late)).toEqual({ step: 'no-link' });
    await modules()[3].NIGHTLY.messages(new Date(late.getTime() + 1));
    const { docs } = await adminFirestore.collection('guide_messages').where('email', '==', email).get();
    expect(docs).toEqual([]);
  });

  it('can be requested again after half an hour, but not before', async () => {
    const email = 'again@example.org';
    await send({ email }, today);
    const first = await tokenFor(email);
    await send({ email }, new Date(today.getTime() + 60_000));
    const { docs } = await adminFirestore.collection('guide_messages').where('email', '==', email).get();
    expect(docs).toHaveLength(1);
    const nearlyOver = new Date(today.getTime() + 28.5 * 60_000);
    expect(await send({ email }, nearlyOver)).toMatchObject({ isRepeated: true, minutes: 2 });
    const later = new Date(today.getTime() + 31 * 60_000);
    expect(await send({ email }, later)).toMatchObject({ step: 'check-mail' });
    expect(await modules()[1].followConfirmation(true, first, later)).toEqual({ step: 'no-link' });
  });

  it('to a wrong address leads nowhere once the address was corrected', async () => {
    const [wrong, right] = ['wrnog@example.org', 'right@example.org'];
    const text = 'Is the hut open?';
    await send({ email: wrong, text }, today);
    const first = await tokenFor(wrong);
    expect(await send({ email: right, text }, today)).toMatchObject({ step: 'check-mail' });
    expect(await modules()[1].followConfirmation(true, first, today)).toEqual({ step: 'no-link' });
    expect(await modules()[1].followConfirmation(true, await tokenFor(right), today)).toMatchObject({
      step: 'sent',
    });
    const { docs } = await adminFirestore.collection('guide_messages').where('text', '==', text).get();
    expect(docs.map((one) => [one.get('email'), one.get('state')])).toEqual([[right, 'forwarded']]);
    // What was sent stays; another address then sends a message of its own.
    expect(await send({ email: wrong, text }, today)).toMatchObject({ step: 'check-mail' });
    expect(await send({ email: right, text }, today)).toMatchObject({ step: 'sent' });
  });

  it('works with what was copied behind it', async () => {
    const email = 'copied@example.org';
    await send({ email }, new Date());
    const link = `/en/messages/confirm/${await tokenFor(email)}`;
    for (const behind of ['.', '%3E', '?utm_source=mail']) {
      const looked = await ask(`${link}${behind}`);
      expect([behind, looked.status, looked.said.includes(message('en', 'message.confirm-button'))]).toEqual([
        behind,
        200,
        true,
      ]);
    }
    const { document } = await ask(`/${link.replace('/en', '')}`);
    const action = document.querySelector('main form')?.getAttribute('action');
    expect(action).toMatch(/^\/messages\/confirm\//u);
  });

  it.each(['confirm/abc.', 'report/abc%3E', 'to/Nobody'])('at /messages/%s shows an error', async (end) => {
    const { status, said } = await ask(`/en/messages/${end}`);
    expect([status, said.includes('no longer works')]).toEqual([404, true]);
  });

  it('that is invalid shows an error, like one for a guide who accepts no messages any more', async () => {
    const unknown = await ask(`/en/messages/confirm/${'x'.repeat(43)}`, {});
    expect([unknown.status, unknown.said.includes('no longer works')]).toEqual([404, true]);
    const email = 'closed@example.org';
    await send({ email }, today);
    await adminFirestore.doc(`guide_profiles/${guide.uid}`).update({ accepts_messages: false });
    // What was written to the guide does not go to the office instead.
    expect(await modules()[1].followConfirmation(true, await tokenFor(email), today)).toEqual({
      step: 'closed',
    });
    const unlisted = { is_public: false };
    await adminFirestore.doc(`guide_profiles/${guide.uid}`).update(unlisted);
    expect(await send({ email: 'new@example.org' }, today)).toEqual({ step: 'closed' });
    await adminFirestore.doc(`guide_profiles/${guide.uid}`).update({ is_public: true });
    await adminFirestore.doc(`guide_profiles/${guide.uid}`).update({ accepts_messages: true });
  });
});

it('what is written to a guide without that choice goes to the office, which the pages say', async () => {
  const email = 'office-story@example.org';
  expect((await ask('/en/messages/to/silent-guide')).said).toContain('goes to the association’s office');
  expect((await ask('/en/messages/send/silent-guide', { ...TYPED, email })).status).toBe(200);
  const link = linkIn(await emailTo(email, 'Confirm'));
  expect((await ask(link)).said).toContain('goes to the association’s office');
  expect((await ask(link, {})).said).toContain('sent to the association’s office');
  const copy = await emailTo(email, 'Your message');
  expect(copy.text).toContain('Silent Guide accepts no messages');
  expect(copy.text).not.toContain('straight from the guide');
  const received = await emailTo('office@localhost', 'Anna');
  expect(received.replyTo).toEqual([email]);
  expect(received.text).toContain('> We want to see Ushba.');
  expect(await caughtFor('silent-guide@example.com')).not.toContainEqual(
    expect.objectContaining({ replyTo: [email] }),
  );
});

it('a question on a topic goes to the published address of the office, with a copy that names it', async () => {
  const email = 'press-story@example.org';
  const path = 'send/office--press';
  expect((await ask('/messages/to/office--press')).said).toContain('პრესა');
  expect((await ask(`/messages/${path}`, { ...TYPED, email: 'anna' })).status).toBe(422);
  expect((await ask('/messages/send/office--other', { ...TYPED, email })).status).toBe(404);
  expect((await ask(`/en/messages/${path}`, { ...TYPED, email })).status).toBe(200);
  const link = linkIn(await emailTo(email, 'Confirm your message to the association’s office (Press)'));
  expect((await ask(link, {})).said).toContain('sent to the association’s office');
  expect((await emailTo(email, 'Your message')).text).toContain('Topic: Press.');
  const received = await emailTo(DEMO_CONTACT.email, 'Anna');
  expect(received.replyTo).toEqual([email]);
  expect(received.subject).toContain('პრესა');
  expect(received.text).toContain('> We want to see Ushba.');
});

describe('abuse', () => {
  it('a form with the hidden field, a huge form, and one from another site are refused', async () => {
    const trapped = await ask(`/en/messages/send/${SLUG}`, {
      ...TYPED,
      email: 'bot@example.org',
      topic: 'x',
    });
    expect(trapped.status).toBe(422);
    expect(trapped.document.querySelector('[name="text"]')?.textContent).toBe(TYPED.text);
    const huge = await ask(`/en/messages/send/${SLUG}`, { ...TYPED, text: 'x'.repeat(300_000) });
    expect(huge.status).toBe(413);
    const foreign = await ask(`/en/messages/send/${SLUG}`, { ...TYPED }, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    const { docs } = await adminFirestore
      .collection('guide_messages')
      .where('email', '==', 'bot@example.org')
      .get();
    expect(docs).toEqual([]);
  });

  it('no line of a email’s header can be typed', async () => {
    for (const change of [
      { name: 'Anna\r\nBcc: victim@example.org' },
      { email: 'anna@example.org\r\nBcc: victim@example.org' },
      { email: 'anna@example.org, victim@example.org' },
    ])
      expect((await ask(`/en/messages/send/${SLUG}`, { ...TYPED, ...change })).status).toBe(422);
    expect(await caughtFor('victim@example.org')).toEqual([]);
  });

  it('a stranger’s forms write few emails to a mailbox, and its owner sends all that may be sent', async () => {
    const network = newNetwork();
    const outcomes: unknown[] = [];
    for (let count = 0; count <= DAILY_MESSAGES.emailsOfNetwork; count += 1)
      outcomes.push(await send({ email: `Victim+${count}@example.net` }, today, network));
    expect(outcomes.slice(0, -1)).toEqual(
      Array(DAILY_MESSAGES.emailsOfNetwork).fill(expect.objectContaining({ step: 'check-mail' })),
    );
    expect(outcomes.at(-1)).toMatchObject({ refusal: 'too-many-emails' });
    const email = 'victim@example.net';
    await haveSent({ sender: DAILY_MESSAGES.sender - 1, emails: DAILY_MESSAGES.emails - 1 }, email);
    await forward({ email, text: 'The last one' }, today);
    expect(await send({ email, text: 'Too many' }, today)).toMatchObject({ refusal: 'too-many-emails' });
    const tomorrow = new Date(today.getTime() + DAY_MS);
    expect(await send({ email, text: 'Too many' }, tomorrow)).toMatchObject({ step: 'check-mail' });
  });

  it('a mailbox gets so many emails a day from all networks, however its address is spelled', async () => {
    const email = 'asked@example.net';
    await haveSent({ emails: DAILY_MESSAGES.emails - 1 }, email);
    expect(await send({ email: 'Asked+1@example.net' }, today)).toMatchObject({ step: 'check-mail' });
    const again = { email, text: 'Once more.' };
    expect(await send(again, today)).toMatchObject({ refusal: 'too-many-emails' });
    expect(await send({ email: 'asked+new@example.net' }, new Date(today.getTime() + DAY_MS))).toMatchObject({
      step: 'check-mail',
    });
  });

  it('pending messages are not forwarded beyond the limit of a mailbox', async () => {
    const waiting = 'busy+waiting@example.net';
    expect(await send({ email: waiting }, today)).toMatchObject({ step: 'check-mail' });
    const token = await tokenFor(waiting);
    await haveSent({ sender: DAILY_MESSAGES.sender }, 'busy@example.net');
    expect(await modules()[1].followConfirmation(true, token, today)).toMatchObject({
      step: 'confirm',
      refusal: 'too-many',
    });
  });

  it('one network can send a limited number per day', async () => {
    const network = newNetwork();
    await haveSent({ network: DAILY_MESSAGES.network - 1 }, network);
    expect(await send({ email: 'last@example.net' }, today, network)).toMatchObject({ step: 'check-mail' });
    expect(await send({ email: 'more@example.net' }, today, network)).toMatchObject({ refusal: 'too-many' });
    const { docs } = await adminFirestore.collection('message_limits').get();
    expect(JSON.stringify(docs.map((one) => [one.id, one.data()]))).not.toContain(network);
  });

  it('a guide gets a limited number per day from all senders; pending messages can be confirmed the next day', async () => {
    await haveSent({ guide: DAILY_MESSAGES.guide - 1 }, guide.uid);
    await forward({ email: 'bomb@example.net' }, today);
    expect(await send({ email: 'one-more@example.net' }, today)).toMatchObject({ refusal: 'guide-full' });
    expect(await send({ email: 'one-more@example.net' }, new Date(today.getTime() + DAY_MS))).toMatchObject({
      step: 'check-mail',
    });
  });

  it('a guide’s report blocks that mailbox for the guide, and is listed for the admins', async () => {
    const email = 'rude@example.net';
    await forward({ email }, today);
    const emails = await eventually(async () => {
      const found = (await caughtFor(GUIDE_ADDRESS)).filter(({ replyTo }) => replyTo.includes(email));
      expect(found).toHaveLength(1);
      return found;
    });
    const link = emails[0] ? linkIn(emails[0]) : '';
    expect((await ask(link)).said).toContain('Report this message?');
    const failure = `failed_events/guideMessage:${guide.uid}`;
    expect((await adminFirestore.doc(failure).get()).exists).toBe(false);
    expect((await ask(link, {})).said).toContain('the message has been reported');
    expect((await ask(link, {})).said).toContain('the message has been reported');
    expect(await stored(failure)).toMatchObject({ why: 'message-reported', times: 1 });
    // Another spelling too; only who confirms an address learns that it is refused.
    const spelled = 'rude+2@example.net';
    expect(await send({ email: spelled }, today)).toMatchObject({ step: 'check-mail' });
    expect(await modules()[1].followConfirmation(true, await tokenFor(spelled), today)).toMatchObject({
      refusal: 'blocked',
    });
  });

  describe('that fills the day', () => {
    const everybody = (count: number) => haveSent({ everybody: count, newcomers: count });
    const outcomeOf = async (email: string, network?: string) => {
      const sent = await send({ email }, today, network);
      return 'refusal' in sent ? sent.refusal : sent.step;
    };

    it('leaves a part to addresses that were confirmed before, and none beyond it', async () => {
      const known = 'known@example.net';
      await forward({ email: known, text: 'Before.' }, today);
      await everybody(DAILY_MESSAGES.newcomers - 1);
      expect(await outcomeOf('last@example.net')).toBe('check-mail');
      expect(await outcomeOf('newcomer@example.net')).toBe('too-many');
      expect(await outcomeOf(known)).toBe('check-mail');
      await everybody(DAILY_MESSAGES.everybody);
      expect(await outcomeOf('known+2@example.net')).toBe('too-many');
      expect(await send({ email: known, text: 'More.' }, today)).toHaveProperty('refusal');
    });

    it('is told to the desk at half', async () => {
      const entry = adminFirestore.doc('failed_events/guideMessage:');
      await everybody(DAILY_MESSAGES.everybody / 2 - 2);
      await send({ email: 'before-half@example.net' }, today);
      expect((await entry.get()).exists).toBe(false);
      await send({ email: 'half@example.net' }, today);
      await send({ email: 'after-half@example.net' }, today);
      expect((await entry.get()).data()).toMatchObject({ why: 'many-messages', account: '', times: 1 });
      await entry.delete();
    });

    it('by calling the function itself ends before that, and leaves the others to visitors', async () => {
      await haveSent({ direct: DAILY_MESSAGES.direct - 1 });
      expect(await outcomeOf('program-1@example.net', DIRECT)).toBe('check-mail');
      expect(await outcomeOf('program-2@example.net', DIRECT)).toBe('too-many');
      expect(await outcomeOf('visitor@example.net')).toBe('check-mail');
    });
  });
});

it('the guide’s data export contains forwarded messages without tokens; after 30 days nothing is left', async () => {
  const now = new Date();
  await forward({ email: 'kept@example.org', text: 'For the copy.' }, now);
  await send({ email: 'unconfirmed@example.org' }, now);
  const copy = z
    .object({ messages: z.array(z.record(z.string(), z.unknown())) })
    .parse(await guide.call('exportMyData', {}));
  expect(copy.messages).toContainEqual(
    expect.objectContaining({ email: 'kept@example.org', text: 'For the copy.', state: 'forwarded' }),
  );
  expect(JSON.stringify(copy.messages)).not.toMatch(/unconfirmed@|_hash/u);
  const soon = new Date(now.getTime() + MESSAGE_RETENTION_DAYS * DAY_MS - 60_000);
  const keptAt = async (at: Date) => {
    await modules()[3].NIGHTLY.messages(at);
    const found = adminFirestore.collection('guide_messages').where('email', '==', 'kept@example.org');
    return (await found.get()).size;
  };
  expect([await keptAt(soon), await keptAt(new Date(soon.getTime() + 120_000))]).toEqual([1, 0]);
});

it('messages are deleted with the account of the guide', async () => {
  const leaver = await listed('leaving-messages', 'Leaving Guide');
  const sent = await send({ email: 'farewell@example.org' }, today, newNetwork(), 'leaving-guide');
  expect(sent).toMatchObject({ step: 'check-mail' });
  const of = adminFirestore.collection('guide_messages').where('user_id', '==', leaver.uid);
  expect((await of.get()).size).toBe(1);
  await leaver.call('deleteMyAccount', {});
  expect((await of.get()).size).toBe(0);
});

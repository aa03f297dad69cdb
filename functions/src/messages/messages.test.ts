/** Messages to guides and the office, on a Firestore emulator in this process, with the clock of the test. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { officeRecipient } from '../../../src/domain/messages/message-page.ts';
import { readMessage, type MessageValues } from '../../../src/domain/messages/message-form.ts';
import {
  DAILY_MESSAGES,
  MESSAGE_CONFIRM_HOURS,
  MESSAGE_RESEND_MINUTES,
  MESSAGE_RETENTION_DAYS,
  SENDER_BARRED_DAYS,
  SENDER_REMEMBERED_DAYS,
} from '../../../src/domain/settings.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/timestamp.ts';
import { GUIDE, OFFICE, placeGuide, TYPED } from '../testing/message-guides.ts';
import { all, emailsTo, haveSent as sentOn, tokensTo } from '../testing/posted-forms.ts';
import { withCallables } from '../testing/with-callables.ts';

const modules = withCallables(() =>
  Promise.all([
    import('../app.ts'),
    import('./send-message.ts'),
    import('./message-links.ts'),
    import('./message-keys.ts'),
  ]),
);

const loadPages = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../site/load-pages.ts', () => ({ loadPages }));

const now = new Date('2099-05-01T08:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const tomorrow = later(DAY_MS);
const PRESS = officeRecipient('press');

let published: string | undefined;
beforeEach(async () => {
  published = undefined;
  loadPages.mockResolvedValue({ officeEmail: () => published });
  vi.stubEnv('MAIL_REPLY_TO', OFFICE);
  await placeGuide();
});
afterEach(() => void vi.unstubAllEnvs());

interface Sending {
  readonly at?: Date;
  readonly network?: string;
  readonly isDirect?: boolean;
  readonly slug?: string;
}

const TOUR = { from: TYPED.from, to: TYPED.to, people: 2 };
let networks = 0;
/** Without a name, each time from another network; each address writes its own text. */
function send(change: Partial<MessageValues> = {}, { at = now, slug = GUIDE.slug, ...from }: Sending = {}) {
  networks += 1;
  const caller = { network: `network ${networks}`, isDirect: false, ...from };
  const text = `${TYPED.text} ${change.email ?? ''}`;
  const read = readMessage({ ...TYPED, text, ...change }, '2099-05-01');
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return modules()[1].sendMessage({ slug, message: read.message, language: 'en', caller }, at);
}

const outcome = async (...sent: Parameters<typeof send>) => {
  const answer = await send(...sent);
  return 'refusal' in answer ? answer.refusal : answer.step;
};

const confirm = (token: string, at = now) => modules()[2].followConfirmation(true, token, at);
const open = (token: string, at = now) => modules()[2].followConfirmation(false, token, at);
const report = (token: string, isPressed = true) => modules()[2].followReport(isPressed, token, now);

const tokenFor = async (email: string) => (await tokensTo(email, 'messages/confirm')).at(-1) ?? '';
const reportToken = async () => (await tokensTo('guide', 'messages/report')).at(-1) ?? '';

/** Sends a message, and confirms it. */
async function forward(change: Partial<MessageValues> & { readonly email: string }, sending: Sending = {}) {
  expect(await send(change, sending)).toMatchObject({ step: 'check-mail' });
  expect(await confirm(await tokenFor(change.email), sending.at)).toMatchObject({ step: 'sent' });
}

const haveSent = sentOn.bind(undefined, now);

const SHOWN = {
  slug: GUIDE.slug,
  full_name: GUIDE.name,
  georgian_name: '',
  latin_name: GUIDE.name,
  accepts_messages: true,
  website: 'https://guide.example.org/en',
};

describe('a message', () => {
  it('goes to the guide by the button behind the link, and only once', async () => {
    const { email } = TYPED;
    const checkMail = { step: 'check-mail', recipient: SHOWN, email, minutes: MESSAGE_RESEND_MINUTES };
    expect(await send({ text: TYPED.text })).toEqual({ ...checkMail, isRepeated: false });
    const [confirmation, ...others] = await emailsTo(email);
    expect(others).toEqual([]);
    expect(confirmation).toMatchObject({ isUnlisted: true, replyTo: undefined });
    expect(confirmation?.subject).toContain('Confirm your message to Giorgi Beridze');
    expect(confirmation?.text).toContain(`within ${MESSAGE_CONFIRM_HOURS} hours`);
    expect(confirmation?.text.split('\n')).toContain('Hello,');
    // Nothing that was typed: the address may be somebody else's.
    expect(confirmation?.text).not.toMatch(/Anna|Ushba/u);
    const token = await tokenFor(email);
    const until = later(MESSAGE_CONFIRM_HOURS * HOUR_MS);
    const written = { ...TYPED, people: 2, language: 'en', slug: GUIDE.slug, user_id: 'guide' };
    const stored = { ...written, created_at: now, confirm_hash: modules()[3].tokenHash(token) };
    const waiting = { state: 'unconfirmed', report_hash: null, forwarded_at: null, erase_at: until };
    const sender_hash = expect.stringMatching(/^[\w-]{43}$/u);
    expect(await all('guide_messages')).toEqual([{ ...stored, ...waiting, sender_hash }]);

    expect(await open(token)).toEqual({ step: 'confirm', recipient: SHOWN, text: TYPED.text, ...TOUR });
    expect(await emailsTo('guide')).toEqual([]);
    expect(await confirm(token)).toEqual({ step: 'sent', recipient: SHOWN });
    expect(await confirm(token)).toEqual({ step: 'sent', recipient: SHOWN });
    expect(await open(token)).toEqual({ step: 'sent', recipient: SHOWN });
    expect(await send({ text: TYPED.text })).toEqual({ step: 'sent', recipient: SHOWN });
    const [received, ...more] = await emailsTo('guide');
    expect(more).toEqual([]);
    expect(received).toMatchObject({ replyTo: email, isUnlisted: undefined });
    expect(received?.subject).toContain('Message from a visitor: Anna Schmidt');
    expect(received?.text).toContain('Dear Giorgi Beridze');
    expect(received?.text).toContain('July 15–18, 2099');
    expect(received?.text).toContain('Number of people: 2');
    expect(received?.text).toContain('through the English version');
    expect(await all('guide_messages')).toEqual([
      {
        ...stored,
        sender_hash,
        state: 'forwarded',
        report_hash: modules()[3].tokenHash(await reportToken()),
        forwarded_at: now,
        erase_at: later(MESSAGE_RETENTION_DAYS * DAY_MS),
      },
    ]);
    const copy = (await emailsTo(email)).at(-1);
    expect(copy).toMatchObject({ isUnlisted: true });
    expect(copy?.subject).toContain('Your message to Giorgi Beridze');
    expect(copy?.text).toContain('Dear Anna Schmidt');
    expect(copy?.text).toContain('> We want to see Ushba.');
    expect(copy?.text).toContain('forwarded this message to Giorgi Beridze. The reply');
    expect(await all('message_senders')).toEqual([
      { confirmed_at: now, erase_at: later(SENDER_REMEMBERED_DAYS * DAY_MS) },
    ]);
  });

  it.each([
    ['no such address', 'guide_slugs', 'delete'],
    ['no public page', 'public_guides', 'delete'],
    ['no guide profile', 'guide_profiles', 'delete'],
    ['no account', 'profiles', 'delete'],
    ['another address meanwhile', 'guide_profiles', { slug: 'another' }],
    ['a guide who is not public', 'guide_profiles', { is_public: false }],
    ['a guide who is not verified any more', 'guide_profiles', { is_verified: false }],
    ['an address that nobody has any more', 'guide_slugs', { user_id: null }],
  ] as const)('is not taken where there is %s', async (_, collection, change) => {
    await send();
    const [document] = (await modules()[0].firestore.collection(collection).get()).docs;
    await (change === 'delete' ? document?.ref.delete() : document?.ref.update(change));
    expect(await send({ text: 'Another' })).toEqual({ step: 'closed' });
    expect(await confirm(await tokenFor(TYPED.email))).toEqual({ step: 'closed' });
    expect(await all('guide_messages')).toHaveLength(1);
  });
});

describe('the link', () => {
  it('expires after a day', async () => {
    await send();
    const token = await tokenFor(TYPED.email);
    const end = MESSAGE_CONFIRM_HOURS * HOUR_MS;
    expect(await open(token, later(end - 1))).toMatchObject({ step: 'confirm' });
    expect(await confirm(token, later(end))).toEqual({ step: 'no-link' });
  });

  it('can be requested again after half an hour, but not before', async () => {
    await send();
    const first = await tokenFor(TYPED.email);
    expect(await send({}, { at: later(28.5 * 60_000) })).toMatchObject({ isRepeated: true, minutes: 2 });
    expect(await emailsTo(TYPED.email)).toHaveLength(1);
    const at = later(MESSAGE_RESEND_MINUTES * 60_000);
    expect(await send({}, { at })).toMatchObject({ isRepeated: false });
    expect(await all('guide_messages')).toHaveLength(1);
    expect(await confirm(first, at)).toEqual({ step: 'no-link' });
    expect(await confirm(await tokenFor(TYPED.email), at)).toMatchObject({ step: 'sent' });
  });

  it('to a wrong address leads nowhere once the address was corrected', async () => {
    const [wrong, right] = [{ email: 'wrnog@example.org' }, { email: 'right@example.org' }];
    const text = 'Is the hut open?';
    await send({ ...wrong, text });
    const first = await tokenFor(wrong.email);
    expect(await send({ ...right, text })).toMatchObject({ step: 'check-mail', isRepeated: false });
    expect(await confirm(first)).toEqual({ step: 'no-link' });
    expect(await confirm(await tokenFor(right.email))).toMatchObject({ step: 'sent' });
    expect(await all('guide_messages')).toMatchObject([{ ...right, state: 'forwarded' }]);
    // What was sent stays; another address then sends a message of its own, again once.
    expect(await send({ ...wrong, text })).toMatchObject({ step: 'check-mail', isRepeated: false });
    expect(await send({ ...wrong, text })).toMatchObject({ step: 'check-mail', isRepeated: true });
    expect(await send({ ...right, text })).toMatchObject({ step: 'sent' });
  });

  it('sends each email once where the first attempt failed at its end', async () => {
    await send();
    const token = await tokenFor(TYPED.email);
    const { firestore } = modules()[0];
    const run = firestore.runTransaction.bind(firestore);
    vi.spyOn(firestore, 'runTransaction').mockImplementationOnce((work, options) =>
      run(async (transaction) => {
        await work(transaction);
        throw new Error('killed');
      }, options),
    );
    await expect(confirm(token)).rejects.toThrow('killed');
    expect(await all('mail')).toHaveLength(1);
    expect(await confirm(token)).toMatchObject({ step: 'sent' });
    expect(await all('mail')).toHaveLength(3);
  });

  it('leads nowhere if it is unknown, of another email, or its message cannot be read', async () => {
    await forward({ email: TYPED.email });
    const token = await tokenFor(TYPED.email);
    for (const other of ['x'.repeat(43), await reportToken()])
      expect(await confirm(other)).toEqual({ step: 'no-link' });
    for (const other of ['x'.repeat(43), token]) expect(await report(other)).toEqual({ step: 'no-link' });
    const [message] = (await modules()[0].firestore.collection('guide_messages').get()).docs;
    await message?.ref.update({ language: 'xx' });
    expect(await confirm(token)).toEqual({ step: 'no-link' });
  });

  it('does not lead to the office what was written to the guide', async () => {
    await send();
    await placeGuide({ accepts_messages: false });
    expect(await confirm(await tokenFor(TYPED.email))).toEqual({ step: 'closed' });
    expect(await all('mail')).toHaveLength(1);
  });
});

describe('the office', () => {
  const subjects = async (address: string) => (await emailsTo(address)).map(({ subject }) => subject);

  it('gets what is written to a guide who accepts no messages, which both learn', async () => {
    await placeGuide({ accepts_messages: false });
    const recipient = { ...SHOWN, accepts_messages: false };
    expect(await send()).toMatchObject({ step: 'check-mail', recipient });
    expect(await confirm(await tokenFor(TYPED.email))).toEqual({ step: 'sent', recipient });
    expect(await all('guide_messages')).toMatchObject([{ user_id: 'office', slug: GUIDE.slug }]);
    const [received, ...more] = await emailsTo(OFFICE);
    expect(more).toEqual([]);
    expect(received).toMatchObject({ replyTo: TYPED.email });
    expect(received?.subject).toContain('სტუმრის შეტყობინება, თემა: Giorgi Beridze (Anna Schmidt)');
    expect(received?.text.split('\n')).toContain('მოგესალმებით.');
    expect(received?.text).toContain('რომელიც თავის გვერდზე შეტყობინებებს არ იღებს: Giorgi Beridze');
    expect(received?.text).toContain('> We want to see Ushba.');
    const copy = (await emailsTo(TYPED.email)).at(-1)?.text;
    expect(copy).toContain('because Giorgi Beridze accepts no messages');
    expect(copy).not.toMatch(/straight from the guide|Topic/u);
    expect(await emailsTo('guide')).toEqual([]);
    vi.stubEnv('MAIL_REPLY_TO', '');
    expect(await send({ text: 'Another' })).toEqual({ step: 'closed' });
  });

  it('gets questions on a topic at its published address, or at that of the settings', async () => {
    const slug = PRESS.slug;
    expect(await send({}, { slug })).toMatchObject({ step: 'check-mail', recipient: PRESS });
    expect(await subjects(TYPED.email)).toEqual([
      expect.stringContaining('Confirm your message to the association’s office (Press)'),
    ]);
    await confirm(await tokenFor(TYPED.email));
    expect(await subjects(OFFICE)).toEqual([expect.stringContaining('თემა: პრესა')]);
    const copy = (await emailsTo(TYPED.email)).at(-1);
    expect(copy?.subject).toContain('Your message to the association’s office (Press)');
    expect(copy?.text).toContain('Topic: Press.');
    published = 'published@example.org';
    await forward({ email: 'more@example.org' }, { slug });
    expect(await subjects(published)).toEqual([expect.stringContaining('თემა: პრესა')]);
    published = undefined;
    vi.stubEnv('MAIL_REPLY_TO', '');
    expect(await send({ email: 'none@example.org' }, { slug })).toEqual({ step: 'closed' });
  });

  it('takes more messages in a day than a guide', async () => {
    for (const who of ['', 'office', PRESS.slug]) await haveSent({ guide: DAILY_MESSAGES.guide }, who);
    expect(await outcome({}, { slug: PRESS.slug })).toBe('check-mail');
  });
});

describe('a day has room', () => {
  it('for few emails to a mailbox from one network, however its address is spelled', async () => {
    const network = 'stranger';
    const outcomes: string[] = [];
    for (let count = 0; count <= DAILY_MESSAGES.emailsOfNetwork; count += 1)
      outcomes.push(await outcome({ email: `Victim+${count}@example.net` }, { network }));
    const taken = Array.from({ length: DAILY_MESSAGES.emailsOfNetwork }, () => 'check-mail');
    expect(outcomes).toEqual([...taken, 'too-many-emails']);
    // Its owner sends all that may be sent, and another mailbox too.
    expect(await outcome({ email: 'victim@example.net' })).toBe('check-mail');
    expect(await outcome({ email: 'other@example.net' }, { network })).toBe('check-mail');
  });

  it('for some emails to a mailbox from all networks', async () => {
    await haveSent({ emails: DAILY_MESSAGES.emails - 1 }, 'asked@example.net');
    expect(await outcome({ email: 'Asked+1@example.net' })).toBe('check-mail');
    const email = 'asked@example.net';
    expect(await send({ email })).toEqual({ refusal: 'too-many-emails', recipient: SHOWN });
    expect(await outcome({ email }, { at: tomorrow })).toBe('check-mail');
  });

  it('for some messages of a mailbox, which also bounds those that wait', async () => {
    const email = 'busy+waiting@example.net';
    await send({ email });
    await haveSent({ sender: DAILY_MESSAGES.sender - 1 }, 'busy@example.net');
    await forward({ email: 'busy@example.net' });
    const asked = { step: 'confirm', recipient: SHOWN, text: `${TYPED.text} ${email}`, ...TOUR };
    expect(await confirm(await tokenFor(email))).toEqual({ ...asked, refusal: 'too-many' });
    expect(await all('message_senders')).toHaveLength(1);
    expect(await send({ email, text: 'More' })).toEqual({ refusal: 'too-many', recipient: SHOWN });
  });

  it('for some messages of a network, which is counted under a hash, and only where they are taken', async () => {
    const network = 'hostel';
    await haveSent({ network: DAILY_MESSAGES.network - 2 }, network);
    await haveSent({ guide: DAILY_MESSAGES.guide }, 'guide');
    for (const email of ['a@example.net', 'b@example.net', 'c@example.net'])
      expect(await outcome({ email }, { network })).toBe('guide-full');
    await haveSent({ guide: 0 }, 'guide');
    expect(await outcome({ email: 'a@example.net' }, { network })).toBe('check-mail');
    expect(await outcome({ email: 'b@example.net' }, { network })).toBe('check-mail');
    expect(await outcome({ email: 'c@example.net' }, { network })).toBe('too-many');
    const limits = await modules()[0].firestore.collection('message_limits').get();
    expect(JSON.stringify(limits.docs.map((one) => [one.id, one.data()]))).not.toContain(network);
    // Until the end of the day in Georgia.
    const ends = (await all('message_limits')).flatMap((one) => one['erase_at'] ?? []);
    expect(new Set(ends.map(String))).toEqual(new Set([String(new Date('2099-05-01T20:00:00Z'))]));
  });

  it('for some messages to a guide from all senders', async () => {
    await haveSent({ guide: DAILY_MESSAGES.guide - 1 }, 'guide');
    await send({ email: 'pending@example.net' });
    await forward({ email: 'last@example.net' });
    expect(await outcome({ email: 'one-more@example.net' })).toBe('guide-full');
    const token = await tokenFor('pending@example.net');
    expect(await confirm(token)).toMatchObject({ step: 'confirm', refusal: 'guide-full' });
    expect(await confirm(token, later(23 * HOUR_MS))).toMatchObject({ step: 'sent' });
  });

  it('for fewer of addresses that were not confirmed before', async () => {
    const known = 'known@example.net';
    const network = 'home';
    await forward({ email: known, text: 'Before.' }, { network });
    const counts = (await all('message_limits')).length;
    expect(await outcome({ email: known, text: 'Again.' }, { network })).toBe('check-mail');
    expect(await all('message_limits')).toHaveLength(counts);
    const fill = (count: number) => haveSent({ everybody: count, newcomers: count });
    await fill(DAILY_MESSAGES.newcomers - 1);
    expect(await outcome({ email: 'last@example.net' })).toBe('check-mail');
    expect(await outcome({ email: 'newcomer@example.net' })).toBe('too-many');
    expect(await outcome({ email: known })).toBe('check-mail');
    await fill(DAILY_MESSAGES.everybody);
    expect(await outcome({ email: known, text: 'More.' })).toBe('too-many');
    await fill(DAILY_MESSAGES.newcomers);
    const [sender] = (await modules()[0].firestore.collection('message_senders').get()).docs;
    await sender?.ref.update({ erase_at: later(1) });
    expect(await outcome({ email: known, text: 'In time.' })).toBe('check-mail');
    await sender?.ref.update({ erase_at: now });
    expect(await outcome({ email: known, text: 'Too late.' })).toBe('too-many');
  });

  it('of which the desk is told at half', async () => {
    await haveSent({ everybody: DAILY_MESSAGES.everybody / 2 - 2 });
    await send({ email: 'before-half@example.net' });
    expect(await all('failed_events')).toEqual([]);
    await send({ email: 'half@example.net' });
    await send({ email: 'after-half@example.net' });
    expect(await all('failed_events')).toMatchObject([
      { what: 'guideMessage', account: '', why: 'many-messages', times: 1 },
    ]);
  });

  it('for a few that call the function itself, which leave the others to visitors', async () => {
    await haveSent({ direct: DAILY_MESSAGES.direct - 1 });
    const isDirect = true;
    expect(await outcome({ email: 'program-1@example.net' }, { isDirect })).toBe('check-mail');
    expect(await outcome({ email: 'program-2@example.net' }, { isDirect })).toBe('too-many');
    expect(await outcome({ email: 'visitor@example.net' })).toBe('check-mail');
  });
});

it('a guide’s report bars that mailbox from the guide, and the desk is told', async () => {
  await forward({ email: 'rude@example.net' });
  const token = await reportToken();
  expect(await report(token, false)).toEqual({ step: 'report' });
  expect(await all('failed_events')).toEqual([]);
  expect(await report(token)).toEqual({ step: 'reported' });
  expect(await report(token)).toEqual({ step: 'reported' });
  expect(await report(token, false)).toEqual({ step: 'reported' });
  expect(await all('failed_events')).toMatchObject([
    { what: 'guideMessage', account: 'guide', why: 'message-reported', times: 1 },
  ]);
  const [message] = await all('guide_messages');
  expect(message).toMatchObject({ state: 'reported' });
  expect(await all('message_blocks')).toEqual([
    {
      user_id: 'guide',
      sender_hash: message?.['sender_hash'],
      created_at: now,
      erase_at: later(SENDER_BARRED_DAYS * DAY_MS),
    },
  ]);
  // Another spelling too; only who confirms an address learns that it is refused.
  const spelled = 'rude+2@example.net';
  expect(await send({ email: spelled })).toMatchObject({ step: 'check-mail' });
  expect(await confirm(await tokenFor(spelled))).toMatchObject({ step: 'confirm', refusal: 'blocked' });
  expect(await emailsTo('guide')).toHaveLength(1);
  // Others write to the guide, and the sender to others.
  await forward({ email: 'polite@example.net' });
  await forward({ email: 'rude@example.net' }, { slug: PRESS.slug });
});

it('the keys of the hashes are made once, that of a day for this day', async () => {
  const keysOf = (day: string) => modules()[3].messageKeys(new Date(`${day}T21:00:00Z`));
  const many = ['2099-06-02', '2099-06-03', '2099-06-04', '2099-06-05'];
  // Those that were known before are read again.
  for (const day of many) await keysOf(day);
  const keys = await keysOf('2099-06-01');
  expect(keys.dayEnds).toEqual(new Date('2099-06-02T20:00:00Z'));
  for (const day of many) await keysOf(day);
  const again = await keysOf('2099-06-01');
  expect(again.day('a', 'b')).toBe(keys.day('a', 'b'));
  expect(again.address('a')).toBe(keys.address('a'));
  expect(new Set([keys.day('a', 'b'), keys.day('ab'), keys.address('a', 'b')]).size).toBe(3);
  const read = async (id: string) => (await modules()[0].firestore.doc(`message_keys/${id}`).get()).data();
  const key = expect.stringMatching(/^[\w-]{43}$/u);
  expect(await read('address')).toEqual({ key });
  expect(await read('2099-06-02')).toEqual({ key, erase_at: expect.anything() });
});

/** An email is sent once, whatever the mail server does: on a Firestore emulator in this process, and a mail server of its own. */
import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LEASE_SECONDS, RETRY_MINUTES } from '../../../src/domain/mail/mail.ts';
import { withCallables } from '../testing/with-callables.ts';

const logged = vi.hoisted(() => vi.fn<(...entry: unknown[]) => void>());
vi.mock(import('firebase-functions/v2'), async (original) => {
  const { logger, ...others } = await original();
  return { ...others, logger: { ...logger, error: logged, warn: logged, info: logged } };
});
const modules = withCallables(() =>
  Promise.all([
    import('../app.ts'),
    import('./send-mail.ts'),
    import('./outbox.ts'),
    import('./transport.ts'),
  ]),
);

const ID = 'approved-email';
const ADDRESS = 'receiver@example.com';
const NOBODY = 'failed_events/sendMail:nobody';

let accepted: string[];
/** The emails themselves, as they came. */
let texts: string[];
let server: SMTPServer | undefined;
const sockets: Socket[] = [];

async function serve(options: SMTPServerOptions = {}): Promise<void> {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream
        .on('data', (part: Buffer) => {
          text += part.toString();
        })
        .on('end', () => {
          texts.push(text);
          accepted.push(...session.envelope.rcptTo.map((one) => one.address));
          done();
        });
    },
    ...options,
  });
  server.server.on('connection', (socket) => sockets.push(socket));
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const bound = server.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${bound.port}`);
}

async function stop(): Promise<void> {
  await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
  server = undefined;
}

const missing = () => Object.assign(new Error(), { code: 'auth/user-not-found' });
const spyOnAccounts = () => vi.spyOn(modules()[0].auth, 'getUser').mockRejectedValue(missing());
let accounts: ReturnType<typeof spyOnAccounts>;

beforeEach(() => {
  accepted = [];
  texts = [];
  logged.mockClear();
  accounts = spyOnAccounts();
  vi.stubEnv('MAIL_FROM', 'Guides <guides@example.org>');
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await stop();
});

const store = (path: string, data: object) => modules()[0].firestore.doc(path).set(data);
const read = async (path: string) => (await modules()[0].firestore.doc(path).get()).data();
const stateOf = async (id = ID) => (await read(`mail/${id}`))?.['delivery'];
const send = (now?: Date) => modules()[1].sendEmail(ID, now);
const after = (minutes: number, ms = 0) => new Date(Date.now() + minutes * 60_000 + ms);

/** Stores an email to the address and to the account `nobody`. */
async function place(delivery: object = {}, more: object = {}, id = ID): Promise<void> {
  const receiver = { full_name: 'Receiver', language: 'en' } as const;
  const document = modules()[2].emailDocument({ address: ADDRESS }, receiver, { occasion: 'approved' });
  await store(`mail/${id}`, {
    ...document,
    toUids: ['nobody'],
    created_at: new Date(),
    ...more,
    delivery: { ...document.delivery, ...delivery },
  });
}

const refusing = (responseCode: number, times = Infinity): SMTPServerOptions => {
  let asked = 0;
  return {
    onRcptTo(_address, _session, done) {
      asked += 1;
      done(asked <= times ? Object.assign(new Error('not now'), { responseCode }) : null);
    },
  };
};

describe('an email', () => {
  it('is sent once, despite concurrent and late events', async () => {
    await serve();
    await place();
    await Promise.all(Array.from({ length: 5 }, () => send()));
    await send(after(60));
    expect(accepted).toEqual([ADDRESS]);
    expect(await stateOf()).toEqual({
      state: 'SUCCESS',
      attempts: 1,
      startTime: expect.anything(),
      endTime: expect.anything(),
      leaseExpireTime: null,
      nextAttemptTime: null,
      error: null,
    });
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([{ path: import.meta.filename }, { href: 'http://127.0.0.1' }])(
    'is never made of a file or of what an address holds: %j',
    async (html) => {
      await serve();
      const email = Object.assign(Object.create(null), { message: { subject: '', text: '', html } });
      await expect(modules()[3].deliver(ID, [ADDRESS], email)).rejects.toThrow('access rejected');
      expect(accepted).toEqual([]);
    },
  );

  it('is claimed for as long as a sending can take', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await serve();
    await place();
    const now = new Date();
    let claimed: unknown;
    accounts.mockImplementationOnce(async () => {
      claimed = await stateOf();
      throw missing();
    });
    await send(now);
    const times = JSON.parse(
      JSON.stringify(claimed, (_key, value: unknown) =>
        typeof value === 'object' && value && 'toMillis' in value && typeof value.toMillis === 'function'
          ? value.toMillis()
          : value,
      ),
    );
    expect(times).toMatchObject({
      state: 'PROCESSING',
      attempts: 1,
      startTime: now.getTime(),
      leaseExpireTime: now.getTime() + LEASE_SECONDS * 1000,
    });
  });

  it('waits for a mail server that is down, and arrives once when it is back', async () => {
    await serve();
    await stop();
    await place();
    await send();
    const waiting = {
      state: 'RETRY',
      attempts: 1,
      leaseExpireTime: null,
      nextAttemptTime: expect.anything(),
      error: expect.stringMatching(/ECONN|ESOCKET/u),
    };
    expect(await stateOf()).toMatchObject(waiting);
    expect(logged.mock.calls).toEqual([
      ['An email could not be sent', { mail: ID, attempts: 1, error: waiting.error }],
    ]);
    await send();
    expect(await stateOf()).toMatchObject(waiting);
    await serve();
    await send(after(RETRY_MINUTES[0] + 1));
    expect(accepted).toEqual([ADDRESS]);
    expect(await stateOf()).toMatchObject({ state: 'SUCCESS', attempts: 2, error: null });
  });

  it('that the server refuses temporarily is retried, and arrives once', async () => {
    await serve(refusing(451, 1));
    await place();
    await send();
    expect(await stateOf()).toMatchObject({ state: 'RETRY', error: 'EENVELOPE 451' });
    for (const minutes of [RETRY_MINUTES[0] + 1, 600]) await send(after(minutes));
    expect(accepted).toEqual([ADDRESS]);
    expect(await stateOf()).toMatchObject({ state: 'SUCCESS', attempts: 2, error: null });
  });

  it('waits while its receiver’s account cannot be read', async () => {
    accounts.mockRejectedValueOnce(Object.assign(new Error('down'), { code: 14 }));
    await place();
    await send();
    expect(await stateOf()).toMatchObject({ state: 'RETRY', error: '14' });
  });

  it('is given up after a day, and listed for the admins', async () => {
    await serve(refusing(451));
    await place({ state: 'RETRY', attempts: RETRY_MINUTES.length });
    await send();
    expect(await stateOf()).toMatchObject({ state: 'ERROR', error: 'EENVELOPE 451', nextAttemptTime: null });
    expect(await read(NOBODY)).toMatchObject({ what: 'sendMail', account: 'nobody', why: 'kept-failing' });
  });

  it.each([500, 550])('that the server refuses permanently by %i is not retried', async (code) => {
    await serve(refusing(code));
    await place();
    await send();
    expect(await stateOf()).toMatchObject({ state: 'ERROR', error: `EENVELOPE ${code}` });
    expect(await read(NOBODY)).toMatchObject({ why: 'mail-refused' });
    await send(after(2000));
    expect(await stateOf()).toMatchObject({ attempts: 1 });
  });

  it('is retried while the password of the mail server is wrong', async () => {
    await serve({
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('wrong'), { responseCode: 535 })),
    });
    vi.stubEnv('SMTP_URL', String(process.env['SMTP_URL']).replace('//', '//user:wrong@'));
    await place();
    await send();
    expect(await stateOf()).toMatchObject({ state: 'RETRY', error: 'EAUTH 535' });
  });

  it.each(['SMTP_URL', 'MAIL_FROM'])('waits until %s is configured', async (name) => {
    await serve();
    vi.stubEnv(name, '');
    await place();
    await send();
    expect(await stateOf()).toMatchObject({ state: 'RETRY', error: 'NotConfigured' });
  });

  it('whose sending was interrupted is not sent again', async () => {
    await serve();
    await place({ state: 'PROCESSING', attempts: 1, leaseExpireTime: after(1) });
    await send();
    expect(await stateOf()).toMatchObject({ state: 'PROCESSING' });
    await send(after(2));
    expect(accepted).toEqual([]);
    expect(await stateOf()).toMatchObject({
      state: 'ERROR',
      attempts: 1,
      error: 'cut off',
      leaseExpireTime: null,
    });
    expect(await read(NOBODY)).toMatchObject({ why: 'mail-cut-off' });
  });

  it('whose server fails after accepting it is not sent again', async () => {
    await serve({
      onData(stream, session) {
        stream.resume().on('end', () => {
          accepted.push(...session.envelope.rcptTo.map((one) => one.address));
          for (const socket of sockets) socket.destroy();
        });
      },
    });
    await place();
    await send();
    for (const minutes of [RETRY_MINUTES[0] + 1, 600]) await send(after(minutes));
    expect(accepted).toEqual([ADDRESS]);
    expect(await stateOf()).toMatchObject({
      state: 'ERROR',
      attempts: 1,
      error: expect.stringMatching(/^E/u),
    });
    expect(await read(NOBODY)).toMatchObject({ why: 'mail-cut-off' });
    expect(logged).toHaveBeenCalledWith('An email could not be sent', {
      mail: ID,
      attempts: 1,
      error: 'NoResponse',
    });
  });

  it('that the server refuses after it came is one that it refused', async () => {
    await serve({
      onData(stream, _session, done) {
        stream.resume().on('end', () => done(Object.assign(new Error('full'), { responseCode: 552 })));
      },
    });
    await place();
    await send();
    expect(await read(NOBODY)).toMatchObject({ why: 'mail-refused' });
  });

  it('that is deleted with its account during sending does not fail, and is not listed', async () => {
    await serve({
      onRcptTo(_address, _session, done) {
        const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
        const deletion = modules()[0].firestore.doc(`mail/${ID}`).delete();
        void deletion.then(() => done(refusal));
      },
    });
    await place();
    await send();
    expect(await stateOf()).toBeUndefined();
    expect(await read(NOBODY)).toBeUndefined();
    await modules()[1].sendMail.run(Object.assign(Object.create(null), { params: { id: ID } }));
  });

  it('that is not listed leaves nothing when it is given up', async () => {
    await serve(refusing(550));
    await place({}, { isUnlisted: true });
    await send();
    expect(await stateOf()).toBeUndefined();
    expect(await read(NOBODY)).toBeUndefined();
  });

  it('to an address without an account is deleted once it is sent, and listed under no account', async () => {
    await serve(refusing(550, 1));
    await place({}, { toUids: [] });
    await send();
    expect(await stateOf()).toMatchObject({ state: 'ERROR' });
    expect(await read('failed_events/sendMail:')).toMatchObject({ account: '', why: 'mail-refused' });
    await place({}, { toUids: [] });
    await send();
    expect([accepted, await stateOf()]).toEqual([[ADDRESS], undefined]);
  });

  it('goes to the verified addresses that accounts have now, or to nobody', async () => {
    await serve();
    const found = { email: 'now@example.com', emailVerified: true };
    accounts.mockResolvedValueOnce(Object.assign(Object.create(null), found));
    await place({}, { to: [] });
    await send();
    expect(accepted).toEqual([found.email]);
    accounts.mockResolvedValueOnce(Object.assign(Object.create(null), { ...found, emailVerified: false }));
    await place({}, { to: [] });
    await send();
    expect(accepted).toEqual([found.email]);
    expect(await stateOf()).toMatchObject({ state: 'SUCCESS' });
    expect(logged.mock.calls).toEqual([['An email has no receiver any more', { mail: ID }]]);
  });

  it('says from whom, when and under which name it was written', async () => {
    await serve();
    vi.stubEnv('MAIL_REPLY_TO', 'office@example.org');
    vi.stubEnv('MAIL_PHONE', '+995 32 200 00 00');
    const created_at = new Date('2026-05-01T10:00:00Z');
    await place({}, { created_at });
    await send();
    const [text = ''] = texts;
    for (const line of [
      'From: Guides <guides@example.org>',
      `To: ${ADDRESS}`,
      'Reply-To: office@example.org',
      'Date: Fri, 01 May 2026 10:00:00 +0000',
      `Message-ID: <${ID}@example.org>`,
      'Auto-Submitted: auto-generated',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Type: text/html; charset=utf-8',
    ])
      expect(text.split('\r\n')).toContain(line);
    expect(text).toContain('Subject: You are a verified guide');
    expect(text).toContain('+995 32 200 00 00');
    // An address alone, an own one for answers, and the number that is published.
    vi.stubEnv('MAIL_FROM', 'guides');
    await store('content/contact', { record: { phone: '+995 32 200 00 01' } });
    await place({}, { replyTo: 'visitor@example.com' });
    await send();
    const other = texts[1] ?? '';
    expect(other).toContain(`Message-ID: <${ID}@localhost>`);
    expect(other).toContain('Reply-To: visitor@example.com');
    expect(other).toContain('+995 32 200 00 01');
    expect(other).not.toContain('+995 32 200 00 00');
    // Without an address for answers, with a contact record without a number, and an own domain of the site.
    vi.stubEnv('MAIL_REPLY_TO', '');
    vi.stubEnv('SITE_ORIGIN', 'https://guides.example');
    await store('content/contact', { record: {} });
    await place();
    await send();
    expect(texts[2]).not.toMatch(/Reply-To|\+995/u);
    expect(texts[2]).toContain('https://guides.example/en');
  });
});

describe('emails that wait', () => {
  it('are sent, the oldest first; those that are settled are not', async () => {
    await serve();
    await place({ state: 'RETRY', attempts: 1 }, { to: ['z@example.com'] }, 'z');
    await place({}, { to: ['a@example.com'] }, 'a');
    await place({ state: 'PROCESSING', leaseExpireTime: new Date(0) }, {}, 'p');
    await place({ state: 'ERROR' }, {}, 'e');
    await place({ state: 'SUCCESS' }, {}, 's');
    await modules()[1].sendUnsentEmails(new Date());
    expect(accepted).toEqual(['z@example.com', 'a@example.com']);
    expect(await stateOf('p')).toMatchObject({ state: 'ERROR', error: 'cut off' });
  });

  it('before their time do not hide one that is due, however many they are', async () => {
    await serve();
    const waiting = { state: 'RETRY', nextAttemptTime: new Date('2100-01-01T00:00:00Z') };
    await Promise.all(Array.from({ length: 200 }, (_, number) => place(waiting, {}, `a-${number}`)));
    await place({ state: 'RETRY', nextAttemptTime: new Date(0) }, {}, 'z');
    await modules()[1].sendUnsentEmails(new Date());
    expect(await stateOf('z')).toMatchObject({ state: 'SUCCESS' });
  });

  it('are left to the next run when the mail server is slow', async () => {
    await serve();
    for (const id of ['a', 'b', 'c']) await place({}, {}, id);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(60_000);
    for (const ms of [7 * 60_000 - 1, 7 * 60_000])
      accounts.mockImplementationOnce(async () => {
        clock.mockReturnValue(60_000 + ms);
        throw missing();
      });
    await modules()[1].retryMail.run({ scheduleTime: new Date().toISOString() });
    clock.mockRestore();
    expect([await stateOf('a'), await stateOf('b'), await stateOf('c')]).toMatchObject([
      { state: 'SUCCESS' },
      { state: 'SUCCESS' },
      { state: 'PENDING' },
    ]);
  });

  it('for a decision to be taken back are sent when their time has come', async () => {
    await serve();
    await place();
    const mail = modules()[0].firestore.doc(`mail/${ID}`);
    const run = async () =>
      modules()[1].sendMail.run(
        Object.assign(Object.create(null), { params: { id: ID }, data: await mail.get() }),
      );
    const due = after(0, 400);
    await mail.update({ 'delivery.nextAttemptTime': due });
    await run();
    expect(Date.now()).toBeGreaterThanOrEqual(due.getTime());
    expect(accepted).toEqual([ADDRESS]);
    // Others at once.
    await place();
    await run();
    expect(accepted).toEqual([ADDRESS, ADDRESS]);
    expect((await mail.get()).get('delivery.startTime').toMillis()).toBeGreaterThan(due.getTime());
  });

  it('that cannot be read fail, so that their events come again', async () => {
    await serve();
    await store(`mail/${ID}`, { to: 'x' });
    const data = await modules()[0].firestore.doc(`mail/${ID}`).get();
    const event = Object.assign(Object.create(null), { params: { id: ID }, data });
    await expect(Promise.resolve(modules()[1].sendMail.run(event))).rejects.toThrow('expected');
  });
});

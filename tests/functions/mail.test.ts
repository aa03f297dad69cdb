/** Emails: written with what they tell of, sent once each, whatever the mail server does. */
import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { RETRY_MINUTES } from '../../src/domain/mail/mail.ts';
import { tbilisiDay } from '../../src/domain/tbilisi-day.ts';
import { DAY_MS } from '../../src/domain/timestamp.ts';
import { caughtFor } from '../support/caught-emails.ts';
import { signIn, signInAdmin, type Member } from '../support/member.ts';
import { withFunctions } from '../support/own-functions.ts';
import { adminAuth, adminFirestore, eventually, placeGuide, stored } from '../support/server.ts';

function load() {
  return Promise.all([
    import('../../functions/src/app.ts'),
    import('../../functions/src/mail/send-mail.ts'),
    import('../../functions/src/mail/outbox.ts'),
    import('../../functions/src/mail/notices.ts'),
    import('../../functions/src/retention/scheduled-jobs.ts'),
  ]);
}
const modules = withFunctions(load);
let admin: Member;

beforeAll(async () => {
  admin = await signInAdmin('mail-admin', 'ნანა ადამია');
});

function decide(request_id: string, decision: string, admin_notes: string): Promise<unknown> {
  return admin.call('processVerificationRequest', { request_id, decision, admin_notes });
}

async function mailOf(uid: string) {
  const { docs } = await adminFirestore.collection('mail').where('toUids', 'array-contains', uid).get();
  return docs;
}

describe('a guide', () => {
  it('gets an email, in her language, when the request arrives and when it is decided', async () => {
    const member = await signIn('mailed-guide', 'ნინო ბერიძე');
    const address = 'mailed-guide@example.com';
    const { requestId } = await placeGuide(member.uid, 'ნინო ბერიძე');
    await eventually(async () => expect(await caughtFor(address)).toHaveLength(1));
    const contact = adminFirestore.doc('content/contact');
    await contact.set({ record: { phone: '+995 32 200 00 01' } });
    await decide(requestId, 'rejected', 'სერტიფიკატი არ ჩანს <b>');
    const emails = await eventually(async () => {
      const found = await caughtFor(address);
      expect(found).toHaveLength(2);
      return found;
    });
    const rejection = emails.find(({ subject }) => subject === 'თქვენი მოთხოვნა არ დამტკიცდა');
    expect(rejection?.text).toContain('> სერტიფიკატი არ ჩანს <b>');
    expect(rejection?.html).toContain('სერტიფიკატი არ ჩანს &lt;b&gt;');
    expect(rejection?.text).toContain('http://127.0.0.1:5000/guide-profile');
    // As it is published when the email is sent.
    expect(rejection?.text).toContain('\n+995 32 200 00 01\n');
    expect(emails.find((one) => one !== rejection)?.text).toContain('\n+995 000 12 34 56\n');
    await contact.delete();
    const [document] = await mailOf(member.uid);
    expect(document?.get('delivery')).toMatchObject({ state: 'SUCCESS', attempts: 1, error: null });
  });

  it('is told last that the account is gone, and nothing of the emails is kept', async () => {
    const member = await signIn('leaving-guide', 'Leaving Guide');
    await placeGuide(member.uid, 'Leaving Guide', { latin_name: 'Leaving Corrected' });
    await eventually(async () => expect(await mailOf(member.uid)).toHaveLength(1));
    // Nobody has shown that this address is theirs.
    const unverified = await signIn('leaving-unverified', 'Leaving Unverified');
    await adminAuth.updateUser(unverified.uid, { emailVerified: false });
    await unverified.call('deleteMyAccount', {});
    await member.call('deleteMyAccount', {});
    const farewell = await eventually(async () => {
      const emails = await caughtFor('leaving-guide@example.com');
      const last = emails.find(({ subject }) => subject === 'Your account has been deleted');
      if (!last) throw new Error('The last email has not arrived');
      return last;
    });
    expect(farewell.text).toContain('Dear Leaving Corrected');
    expect(await caughtFor('leaving-unverified@example.com')).toEqual([]);
    await eventually(async () => {
      expect(await mailOf(member.uid)).toEqual([]);
      expect((await adminFirestore.doc(`mail/account-deleted-${member.uid}`).get()).exists).toBe(false);
    });
  });
});

describe('admins', () => {
  const report = async (now: Date) => {
    await modules()[3].reportDesk(now);
    return adminFirestore.doc(`mail/desk-report-${tbilisiDay(now)}-${admin.uid}`).get();
  };
  const after = (days: number) => new Date(Date.now() + days * DAY_MS);

  it('are told once a morning what the desk holds, unless it is empty or they do without', async () => {
    await adminFirestore.recursiveDelete(adminFirestore.collection('verification_requests'));
    await adminFirestore.recursiveDelete(adminFirestore.collection('failed_events'));
    expect((await report(after(1))).exists).toBe(false);
    const { requestId } = await placeGuide('waiting-guide', 'Waiting Guide');
    await placeGuide('later-guide', 'Later Guide');
    const asked = await placeGuide('asked-guide', 'Asked Guide');
    const longAgo = after(-40);
    // What waits for its guide is not the oldest.
    await adminFirestore.doc(`verification_requests/${asked.requestId}`).update({
      requested_at: after(-50),
      questions: [{ asked_at: longAgo, asked_by: admin.uid, text: 'Which level?' }],
    });
    await adminFirestore.doc(`verification_requests/${requestId}`).update({ requested_at: longAgo });
    await adminFirestore.doc('failed_events/sendMail:x').set({ what: 'sendMail' });
    const first = await report(new Date());
    const text = first.get('message.text');
    expect(text).toContain('ახალი მოთხოვნები: 1: http://127.0.0.1:5000/admin?order=newest');
    expect(text).toContain(`განსახილველი მოთხოვნები: 3.`);
    expect(text).toContain(`/admin?request=${requestId}`);
    expect(text).toContain('ვერ შეასრულა: 1: http://127.0.0.1:5000/admin\n');
    expect((await report(new Date())).createTime).toEqual(first.createTime);

    await adminFirestore.doc(`profiles/${admin.uid}`).update({ unwanted_mail: ['desk-report'] });
    expect((await report(after(2))).exists).toBe(false);
    await adminFirestore.doc(`profiles/${admin.uid}`).update({ unwanted_mail: [] });
  });
});

describe('an email', () => {
  const id = 'approved-email';
  const address = 'receiver@example.com';
  let accepted: string[];
  let server: SMTPServer | undefined;
  const sockets: Socket[] = [];

  /** Starts the test's own mail server instead of the suite's. */
  async function serve(options: SMTPServerOptions = {}): Promise<void> {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData(stream, session, done) {
        stream.resume().on('end', () => {
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
    process.env['SMTP_URL'] = `smtp://127.0.0.1:${bound.port}`;
  }

  async function stop(): Promise<void> {
    await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
    server = undefined;
  }

  async function place(delivery: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const receiver = { full_name: 'Receiver', language: 'en' } as const;
    const document = modules()[2].emailDocument({ address }, receiver, { occasion: 'approved' });
    await adminFirestore.doc(`mail/${id}`).set({
      ...document,
      toUids: ['nobody'],
      created_at: new Date(),
      delivery: { ...document.delivery, ...delivery },
    });
  }

  const delivery = async () => (await stored(`mail/${id}`))['delivery'];
  const send = (now?: Date) => modules()[1].sendEmail(id, now);
  const after = (minutes: number) => new Date(Date.now() + minutes * 60_000);

  // The suite's own function sends emails on creation, not on update: from here on only the tests send.
  beforeAll(async () => {
    await place();
    await eventually(async () => {
      const { state } = z.object({ state: z.string() }).parse(await delivery());
      if (state !== 'SUCCESS') throw new Error(`the suite's own function has not sent it: ${state}`);
    });
  });
  beforeEach(async () => {
    accepted = [];
    await stop();
    await adminFirestore.doc('failed_events/sendMail:nobody').delete();
  });
  afterAll(stop);

  it('is sent once, despite concurrent and late events', async () => {
    await serve();
    await place();
    await Promise.all(Array.from({ length: 5 }, () => send()));
    await send(after(60));
    expect(accepted).toEqual([address]);
    expect(await delivery()).toMatchObject({ state: 'SUCCESS', attempts: 1 });
  });

  it('waits for a mail server that is down, and arrives once when it is back', async () => {
    await serve();
    await stop();
    await place();
    await send();
    expect(await delivery()).toMatchObject({
      state: 'RETRY',
      attempts: 1,
      error: expect.stringMatching(/ECONN|ESOCKET/u),
    });
    await send();
    expect(await delivery()).toMatchObject({ state: 'RETRY', attempts: 1 });
    await serve();
    await send(after(RETRY_MINUTES[0] + 1));
    expect(accepted).toEqual([address]);
    expect(await delivery()).toMatchObject({ state: 'SUCCESS', attempts: 2, error: null });
  });

  it('that the server refuses temporarily is retried, and arrives once', async () => {
    let asked = 0;
    await serve({
      onRcptTo(_address, _session, done) {
        asked += 1;
        done(asked === 1 ? Object.assign(new Error('try again later'), { responseCode: 451 }) : null);
      },
    });
    await place();
    await send();
    expect(await delivery()).toMatchObject({ state: 'RETRY', error: expect.stringContaining('451') });
    for (const minutes of [RETRY_MINUTES[0] + 1, 600]) await send(after(minutes));
    expect(accepted).toEqual([address]);
    expect(await delivery()).toMatchObject({ state: 'SUCCESS', attempts: 2, error: null });
  });

  it('is given up after a day, and listed for the admins', async () => {
    await serve();
    await stop();
    await place({ state: 'RETRY', attempts: RETRY_MINUTES.length });
    await send();
    expect(await delivery()).toMatchObject({ state: 'ERROR' });
    expect(await stored('failed_events/sendMail:nobody')).toMatchObject({
      what: 'sendMail',
      why: 'kept-failing',
    });
  });

  it('that the server refuses permanently is not retried', async () => {
    await serve({
      onRcptTo(_address, _session, done) {
        done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
      },
    });
    await place();
    await send();
    expect(await delivery()).toMatchObject({ state: 'ERROR', error: expect.stringContaining('550') });
    expect(await stored('failed_events/sendMail:nobody')).toMatchObject({ why: 'mail-refused' });
    await send(after(2000));
    expect(await delivery()).toMatchObject({ attempts: 1 });
  });

  it('whose sending was interrupted is not sent again', async () => {
    await serve();
    await place({ state: 'PROCESSING', attempts: 1, leaseExpireTime: after(1) });
    await send();
    expect(await delivery()).toMatchObject({ state: 'PROCESSING' });
    await send(after(2));
    expect(accepted).toEqual([]);
    expect(await delivery()).toMatchObject({ state: 'ERROR' });
    expect(await stored('failed_events/sendMail:nobody')).toMatchObject({ why: 'mail-cut-off' });
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
    expect(accepted).toEqual([address]);
    expect(await delivery()).toMatchObject({ state: 'ERROR', attempts: 1 });
    expect(await stored('failed_events/sendMail:nobody')).toMatchObject({ why: 'mail-cut-off' });
  });

  it('that is deleted with its account during sending does not fail, and is not listed', async () => {
    await serve({
      onRcptTo(_address, _session, done) {
        const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
        const deletion = adminFirestore.doc(`mail/${id}`).delete();
        void deletion.then(() => done(refusal));
      },
    });
    await place();
    await send();
    expect((await adminFirestore.doc(`mail/${id}`).get()).exists).toBe(false);
    expect((await adminFirestore.doc('failed_events/sendMail:nobody').get()).exists).toBe(false);
  });
});

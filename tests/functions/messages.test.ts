/** Messages behind Hosting, as a browser without scripts sends them, by email to the guide or the office; all else is tested in `functions/src/messages`. */
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DEMO_CONTACT } from '../../src/content/contact.ts';
import type { MessageValues } from '../../src/domain/messages/message-form.ts';
import { caughtFor, emailTo, linkIn } from '../support/caught-emails.ts';
import { storyLangs } from '../support/long.ts';
import { message } from '../support/messages.ts';
import { signIn, signInAdmin, type Member } from '../support/member.ts';
import { withFunctions } from '../support/own-functions.ts';
import { adminFirestore, eventually, placeGuide } from '../support/server.ts';
import { ask } from '../support/site-requests.ts';

withFunctions(() => import('../../functions/src/app.ts'));

const SLUG = 'giorgi-beridze';
const GUIDE_ADDRESS = 'messages-guide@example.com';
let guide: Member;

beforeAll(async () => {
  const admin = await signInAdmin('messages-admin', 'ნანა ადამია');
  guide = await signIn('messages-guide', 'Giorgi Beridze');
  const { requestId } = await placeGuide(guide.uid, 'Giorgi Beridze', { accepts_messages: true });
  await admin.call('processVerificationRequest', { request_id: requestId, decision: 'approved' });
});

const TYPED: MessageValues = {
  name: 'Anna <b>Schmidt</b>',
  email: 'anna@example.org',
  text: 'We want to see Ushba.\n<script>alert(1)</script>',
  from: '2099-07-15',
  to: '2099-07-18',
  people: '2',
};

it.each(storyLangs('ka'))(
  'in %s, a form comes back, is sent, and reaches the guide by the button behind the link; no visitor sees the guide’s address',
  async (lang) => {
    const prefix = lang === 'en' ? '/en' : '';
    const email = `story-${lang}@example.org`;
    const seen: string[] = [];
    const see = async (...asked: Parameters<typeof ask>) => {
      const answer = await ask(...asked);
      seen.push(answer.text);
      return answer;
    };
    const path = `${prefix}/messages/to/${SLUG}`;
    const page = await see(`${prefix}/${SLUG}`);
    expect(page.document.querySelector(`a[href="${path}"]`)?.textContent).toBe(
      message(lang, 'guide.contact'),
    );
    const empty = await see(path);
    expect(empty.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    const form = empty.document.querySelector('form.message');
    expect(form?.getAttribute('method')).toBe('post');
    const action = form?.getAttribute('action')?.replace(/#.*/u, '') ?? '';

    const returned = await see(action, { ...TYPED, email: 'anna' });
    expect([returned.status, returned.headers.get('cache-control')]).toEqual([422, 'no-store']);
    const field = (name: string) => returned.document.querySelector(`[name="${name}"]`);
    expect(field('text')?.textContent).toBe(TYPED.text);
    expect(field('name')?.getAttribute('value')).toBe(TYPED.name);
    expect(returned.said).toContain(message(lang, 'message.fault-email-invalid'));

    expect((await see(action, { ...TYPED, email })).said).toContain(email);
    const confirmation = await emailTo(email, lang === 'en' ? 'Confirm' : 'დაადასტურეთ');
    // The address may belong to somebody else, so the confirmation contains nothing of the form.
    expect(confirmation.text + confirmation.html).not.toMatch(/Anna|Ushba/u);
    const link = linkIn(confirmation);
    const look = await see(link);
    expect(look.said).toContain(message(lang, 'message.confirm-button'));
    expect(look.said).toContain('We want to see Ushba.');
    const { headers } = look;
    expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual([
      'no-referrer',
      'no-store',
    ]);
    const received = async () =>
      (await caughtFor(GUIDE_ADDRESS)).filter(({ replyTo }) => replyTo.includes(email));
    expect(await received()).toEqual([]);

    expect((await see(link, {})).said).toContain(message(lang, 'message.sent'));
    const copy = await emailTo(email, lang === 'en' ? 'Your message' : 'თქვენი შეტყობინება');
    expect(copy.text).toContain('> We want to see Ushba.');
    const told = await eventually(async () => {
      const [one] = await received();
      if (!one) throw new Error('Nothing has come yet');
      return one;
    });
    expect(told).toMatchObject({ replyTo: [email], subject: 'Message from a visitor: Anna <b>Schmidt</b>' });
    expect(told.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(told.html).not.toMatch(/<script|<b>/u);
    expect((await ask(linkIn(told))).said).toContain(message('en', 'message.report'));
    // What was sent to a visitor is deleted.
    const kept = adminFirestore.collection('mail').where('to', 'array-contains', email);
    await eventually(async () => expect((await kept.get()).docs.map(({ id }) => id)).toEqual([]));
    const emails = [confirmation, copy].flatMap(({ text, html }) => [text, html]);
    expect([...seen, ...emails].filter((text) => text.includes(GUIDE_ADDRESS))).toEqual([]);
  },
);

it('a question on a topic goes to the published address of the office', async () => {
  const email = 'press-story@example.org';
  expect((await ask('/messages/to/office--press')).said).toContain('პრესა');
  await ask('/en/messages/send/office--press', { ...TYPED, email });
  const link = linkIn(await emailTo(email, 'Confirm your message to the association’s office (Press)'));
  expect((await ask(link, {})).said).toContain('sent to the association’s office');
  const received = await emailTo(DEMO_CONTACT.email, 'სტუმრის შეტყობინება');
  expect(received.replyTo).toEqual([email]);
  expect(received.subject).toContain('პრესა');
});

it('the guide’s copy of all data has what was forwarded, without tokens; with the account all goes', async () => {
  const email = 'kept@example.org';
  await ask(`/en/messages/send/${SLUG}`, { ...TYPED, email });
  await ask(linkIn(await emailTo(email, 'Confirm')), {});
  await ask(`/en/messages/send/${SLUG}`, { ...TYPED, email: 'unconfirmed@example.org', text: 'Waits.' });
  const { messages } = z
    .object({ messages: z.array(z.record(z.string(), z.unknown())) })
    .parse(await guide.call('exportMyData', {}));
  expect(messages).toContainEqual(expect.objectContaining({ email, text: TYPED.text, state: 'forwarded' }));
  expect(JSON.stringify(messages)).not.toMatch(/unconfirmed@|_hash/u);
  const stored = adminFirestore.collection('guide_messages').where('user_id', '==', guide.uid);
  expect((await stored.get()).size).toBeGreaterThan(1);
  await guide.call('deleteMyAccount', {});
  expect((await stored.get()).size).toBe(0);
});

/** The pages of messages and their forms by HTTP, on a Firestore emulator in this process. Applications have tests of their own. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTHING_TYPED } from '../../../src/domain/messages/message-form.ts';
import { officeRecipient } from '../../../src/domain/messages/message-page.ts';
import { DAILY_MESSAGES, MESSAGE_REQUESTS } from '../../../src/domain/settings.ts';
import { answerOf } from '../testing/http.ts';
import { GUIDE, OFFICE, placeGuide, TYPED } from '../testing/message-guides.ts';
import { all, emailsTo, haveSent, renderResponse, tokensTo, visit } from '../testing/posted-forms.ts';
import { withCallables } from '../testing/with-callables.ts';

// The logger captures the console method when it is loaded.
const errors = vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

const modules = withCallables(() => Promise.all([import('../app.ts'), import('./messages.ts')]));

const loadPages = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../site/load-pages.ts', () => ({ loadPages }));

const now = new Date('2099-05-01T08:00:00Z');
beforeEach(async () => {
  errors.mockClear();
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubEnv('MAIL_REPLY_TO', OFFICE);
  loadPages.mockResolvedValue({ officeEmail: () => undefined, renderResponse });
  await placeGuide();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const FORM = `/en/messages/send/${GUIDE.slug}`;
const PRESS = '/messages/send/office--press';
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
const recipient = { slug: GUIDE.slug, full_name: GUIDE.name };

const confirmation = async () => (await tokensTo(TYPED.email, 'messages/confirm')).at(-1) ?? '';

it('a form leads by its links to the message, and the message to its report', async () => {
  expect(await visit(FORM, TYPED)).toMatchObject({
    status: 200,
    headers: HEADERS,
    address: FORM,
    kind: 'message',
    step: { step: 'check-mail', recipient, email: TYPED.email },
  });
  const link = `/en/messages/confirm/${await confirmation()}`;
  expect((await emailsTo(TYPED.email))[0]?.text).toContain(link);
  const asked = { step: 'confirm', text: TYPED.text };
  expect(await visit(link)).toMatchObject({ status: 200, headers: HEADERS, address: link, step: asked });
  expect(await emailsTo('guide')).toEqual([]);
  expect(await visit(link, {})).toMatchObject({ status: 200, step: { step: 'sent' } });
  const [token = ''] = await tokensTo('guide', 'messages/report');
  expect(await visit(`/messages/status/${token}`)).toMatchObject({ status: 404 });
  expect(await visit(`/messages/report/${token}`)).toMatchObject({ status: 200, step: { step: 'report' } });
  expect(await visit(`/messages/report/${token}`, {})).toMatchObject({ step: { step: 'reported' } });
  await visit(FORM, { ...TYPED, text: 'Another' });
  expect(await visit(`/en/messages/confirm/${await confirmation()}`, {})).toMatchObject({
    status: 403,
    step: { step: 'confirm', refusal: 'blocked' },
  });
});

it('a message in Georgian, and one on a topic', async () => {
  await visit(PRESS, TYPED);
  expect(await all('guide_messages')).toMatchObject([{ language: 'ka', slug: 'office--press' }]);
  expect((await emailsTo(TYPED.email))[0]?.subject).toContain('დაადასტურეთ თქვენი შეტყობინება');
});

it('a link works with what was copied behind it', async () => {
  await visit(FORM, TYPED);
  const link = `/messages/confirm/${await confirmation()}`;
  for (const behind of ['.', '%3E', '?utm_source=mail'])
    expect(await visit(`${link}${behind}`)).toMatchObject({ status: 200, step: { step: 'confirm' } });
  expect(await visit(`/${link}`)).toMatchObject({ status: 200, address: link });
});

it.each([
  ['messages/confirm/abc', 'no-link'],
  ['messages/confirm/', 'no-link'],
  ['messages/report/abc%3E', 'no-link'],
  ['messages/to/Nobody', 'no-link'],
  ['messages/send/giorgi-beridze.', 'no-link'],
  ['a/messages/send/giorgi-beridze', 'no-link'],
  ['messages/send/giorgi-beridze/more', 'no-link'],
  ['messages/send/Giorgi', 'closed'],
  ['messages/send/nobody', 'closed'],
  ['messages/send/__name__', 'closed'],
  ['messages/send/office--other', 'closed'],
])('at /%s is said that it leads nowhere', async (address, step) => {
  expect(await visit(`/en/${address}`, TYPED)).toMatchObject({ status: 404, step: { step } });
  expect(await visit(`/en/${address}`, {})).toMatchObject({ status: 404, step: { step } });
  expect(await all('guide_messages')).toEqual([]);
});

it('the address of a form leads to it', async () => {
  const location = `/en/messages/to/${GUIDE.slug}`;
  expect(await visit(FORM)).toEqual({ status: 302, headers: { ...HEADERS, location }, body: '' });
});

describe('a form comes back with what was typed', () => {
  it('and what is to be corrected', async () => {
    const typed = { ...TYPED, name: ' Anna  Schmidt', email: '<anna>', from: '2099-04-30', text: ' Ushba? ' };
    expect(await visit(FORM, typed)).toMatchObject({
      status: 422,
      step: {
        step: 'form',
        recipient: { ...recipient, accepts_messages: true },
        values: { ...typed, name: 'Anna Schmidt', email: 'anna' },
        faults: { email: 'email-invalid', from: 'from-past' },
      },
    });
    expect(await visit(PRESS, {})).toMatchObject({
      status: 422,
      step: { recipient: officeRecipient('press'), values: NOTHING_TYPED },
    });
    expect(await all('mail')).toEqual([]);
  });

  it.each([
    { name: 'Anna\r\nBcc: victim@example.org' },
    { email: 'anna@example.org\r\nBcc: victim@example.org' },
    { email: 'anna@example.org, victim@example.org' },
  ])('where %o would be a line of an email’s header, or another receiver', async (change) => {
    expect(await visit(FORM, { ...TYPED, ...change })).toMatchObject({ status: 422 });
    expect(await all('mail')).toEqual([]);
  });

  it.each([
    ['trapped', 422, { topic: 'x' }],
    ['trapped', 422, { topic: 'x', email: 'anna' }],
    ['too-large', 413, { text: 'x'.repeat(256 * 1024) }],
  ])('if it is %s: %i', async (refusal, status, change) => {
    const { step, ...answer } = await visit(FORM, { ...TYPED, ...change });
    expect(answer).toMatchObject({ status });
    const values = { text: refusal === 'too-large' ? '' : TYPED.text };
    expect(step).toMatchObject({ step: 'form', recipient, values, refusal });
    expect(step?.['faults']).toEqual({});
    expect(await all('guide_messages')).toEqual([]);
  });

  it('as long as it may be is read', async () => {
    const rest = new URLSearchParams({ ...TYPED, text: '' }).toString().length;
    const text = 'x'.repeat(256 * 1024 - rest);
    expect(await visit(FORM, { ...TYPED, text })).toMatchObject({ step: { faults: { text: 'text-long' } } });
  });

  it.each([
    ['too-many', 'everybody', ''],
    ['too-many-emails', 'emails', TYPED.email],
    ['guide-full', 'guide', 'guide'],
  ] as const)('if it is refused as %s', async (refusal, what, who) => {
    await haveSent(now, { [what]: DAILY_MESSAGES[what] }, who);
    const form = { step: 'form', recipient, values: TYPED, faults: {}, refusal };
    expect(await visit(FORM, TYPED)).toMatchObject({ status: 429, step: form });
  });

  it('if nothing can be read, which is logged', async () => {
    vi.spyOn(modules()[0].firestore, 'runTransaction').mockRejectedValue(new Error('down'));
    const nameless = { slug: GUIDE.slug, full_name: '', georgian_name: '', latin_name: '' };
    const form = { step: 'form', values: TYPED, faults: {}, refusal: 'failed' };
    expect(await visit(FORM, TYPED)).toMatchObject({ status: 503, step: { ...form, recipient: nameless } });
    expect(await visit(PRESS, TYPED)).toMatchObject({ step: { recipient: officeRecipient('press') } });
    const failed = { status: 503, headers: { ...HEADERS, 'retry-after': '60' }, step: { step: 'failed' } };
    expect(await visit('/messages/report/abc', {})).toMatchObject(failed);
    expect(await visit(`/applications/status/${'x'.repeat(86)}`, {})).toMatchObject(failed);
    const logged = errors.mock.calls.map(([line]) => String(line));
    expect(logged[0]).toMatch(/Error: down.*A message could not be dealt with/u);
    expect(logged.at(-1)).toMatch(/Error: down.*An application could not be dealt with/u);
  });
});

it('a network that asks too often waits', async () => {
  const link = '/messages/confirm/abc';
  for (let count = 0; count < MESSAGE_REQUESTS.network; count += 1) await visit(link, undefined, 'busy');
  expect(await visit(link, {}, 'busy')).toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
    step: { step: 'too-often' },
  });
  expect((await visit(link, {}, 'calm')).headers).toEqual(HEADERS);
});

describe('the function', () => {
  const body = new URLSearchParams({ ...TYPED }).toString();
  const ask = (method: string, url = FORM, headers = {}) =>
    answerOf(modules()[1].messages, { method, url, headers, ...(method === 'POST' && { body }) });

  it('takes a form, and answers a link without a form', async () => {
    const { status, body: page } = await ask('POST');
    expect([status, JSON.parse(String(page)).step.step]).toEqual([200, 'check-mail']);
    expect(await ask('GET', '/en/applications/status/abc')).toMatchObject({
      status: 404,
      body: expect.stringContaining('no-link'),
      headers: HEADERS,
    });
    expect(await ask('HEAD', '/en/messages/confirm/abc')).toEqual({
      status: 404,
      body: undefined,
      headers: HEADERS,
    });
  });

  it('refuses other methods, and what pages of others send in a visitor’s name', async () => {
    expect(await ask('PUT')).toEqual({ status: 405, body: undefined, headers: { allow: 'GET, HEAD, POST' } });
    expect(await ask('POST', FORM, { 'sec-fetch-site': 'cross-site' })).toEqual({
      status: 403,
      body: undefined,
    });
    expect(await all('guide_messages')).toEqual([]);
    // A link of an email that is read in a browser.
    const link = '/en/messages/confirm/abc';
    expect(await ask('GET', link, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 404 });
  });

  it('counts by the network of the visitor', async () => {
    const statuses: number[] = [];
    for (let count = 0; count <= MESSAGE_REQUESTS.network; count += 1) {
      const { status } = await ask('GET', '/messages/confirm/abc', {
        'x-forwarded-for': '198.51.100.7, 66.249.93.1',
      });
      statuses.push(status);
    }
    expect(statuses.slice(-2)).toEqual([404, 429]);
  });

  it('says in both languages that no page can be shown', async () => {
    loadPages.mockRejectedValue(new Error('no pages'));
    expect(await ask('POST')).toEqual({
      status: 503,
      body: expect.stringMatching(/საიტი ახლა ვერ პასუხობს.*\n.*Please go back and try again/u),
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
    expect(String(errors.mock.calls[0]?.[0])).toMatch(/no pages.*A page of a message could not be rendered/u);
  });
});

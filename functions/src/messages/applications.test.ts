/** Applications to the school, on a Firestore emulator in this process, with the clock of the test. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { APPLICANT, CHILD, INTAKE } from '../../../tests/cases/application.ts';
import { readApplication, type ApplicationValues } from '../../../src/domain/messages/application-form.ts';
import type { Intake } from '../../../src/domain/school/intakes.ts';
import {
  DAILY_MESSAGES,
  MESSAGE_CONFIRM_HOURS,
  MESSAGE_REQUESTS,
  MESSAGE_RESEND_MINUTES,
} from '../../../src/domain/settings.ts';
import { HOUR_MS } from '../../../src/domain/timestamp.ts';
import { all, emailsTo, haveSent, renderResponse, store, tokensTo, visit } from '../testing/posted-forms.ts';
import { withCallables } from '../testing/with-callables.ts';

const modules = withCallables(() => Promise.all([import('../app.ts'), import('./applications.ts')]));

/** Pages are what they are drawn from. */
const loadPages = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../site/load-pages.ts', () => ({ loadPages }));

const SCHOOL = 'school@example.org';

const now = new Date('2099-05-01T08:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

let intake: Intake = INTAKE;
const school = { intakes: () => [intake], officeEmail: () => SCHOOL };
beforeEach(() => {
  intake = INTAKE;
  loadPages.mockResolvedValue({ ...school, renderResponse });
});

function send(change: Partial<ApplicationValues> = {}, at = now, network = 'home', isDirect = false) {
  const read = readApplication({ ...APPLICANT, ...change }, intake, '2099-05-01');
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  const { application } = read;
  return modules()[1].sendApplication(
    { intake, application, language: 'en', caller: { network, isDirect } },
    at,
  );
}

const open = (token: string, at = now) => modules()[1].followLink(token, undefined, school, at);
const act = (token: string, isWithdrawal = false, at = now) =>
  modules()[1].followLink(token, isWithdrawal ? 'withdraw' : 'confirm', school, at);

const tokenFor = async (address: string) => (await tokensTo(address, 'applications/status')).at(-1) ?? '';

it('the page behind the link shows one word of each name', async () => {
  await send({ ...CHILD, first_name: 'Nino who is', last_name: 'Adamia-certified-by-this-association' });
  const name = 'Nino Adamia-certified-by-';
  expect(await open(await tokenFor(CHILD.email))).toMatchObject({ step: 'confirm', name });
});

it('a parent’s application is in the list once the address is confirmed by the button, and only once', async () => {
  expect(await send(CHILD)).toEqual({
    step: 'check-mail',
    intake,
    email: CHILD.email,
    minutes: MESSAGE_RESEND_MINUTES,
    isRepeated: false,
  });
  expect(await all('applications')).toEqual([]);
  const [confirmation] = await emailsTo(CHILD.email);
  // Nothing that was typed: the address may be somebody else's.
  expect(confirmation?.text).not.toMatch(/Nino|Adamia|Tamar|winters/u);
  expect(confirmation?.text.split('\n')).toContain('Hello,');
  // Deleted when it has been sent.
  expect(confirmation?.isUnlisted).toBe(true);
  const token = await tokenFor(CHILD.email);
  expect(await open(token)).toEqual({ step: 'confirm', intake, name: 'Nino Adamia' });
  expect(await all('applications')).toEqual([]);
  const about = { intake, name: 'Nino Adamia', sent_on: '2099-05-01' };
  const status = { step: 'status', ...about, number: 1, state: 'new', note: null };
  expect(await act(token)).toEqual(status);
  expect(await act(token)).toEqual(status);
  expect(await open(token)).toEqual(status);
  expect(await all('unconfirmed_applications')).toEqual([]);
  expect(await all('applications')).toMatchObject([
    { number: 1, birth: CHILD.birth, contact: CHILD.contact, relation: 'parent', state: 'new' },
  ]);
  const [application] = await all('applications');
  expect(application?.['erase_at']).toEqual(new Date('2100-12-11'));
  const [told, ...more] = await emailsTo(SCHOOL);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ replyTo: CHILD.email });
  expect(told?.text).toContain('Tamar Adamia');
  expect(told?.text).not.toContain(CHILD.birth);
  expect(told?.text.split('\n')).toContain('მოგესალმებით.');
  const copy = (await emailsTo(CHILD.email)).find(({ id }) => id.includes('application-copy'));
  expect(copy?.text).toContain('Dear Tamar Adamia');
  expect(copy?.text).toContain('> Ten winters on skis.');
  expect(copy?.text).toContain('until November 20, 2099');
  expect(copy?.text).toContain('assessment on December 4, 2099');
  expect(copy?.text).not.toMatch(/first day, December|waiting list/u);
  expect(copy?.text).toContain(token);
  expect(await all('figures')).toEqual([{ 'ski-teacher 2099': 1 }]);
  // The address counts as confirmed.
  expect(await all('message_senders')).toHaveLength(1);
});

it('one is in the list too where the school has no address', async () => {
  await send();
  const token = await tokenFor(APPLICANT.email);
  const nowhere = { ...school, officeEmail: () => undefined };
  expect(await modules()[1].followLink(token, 'confirm', nowhere, now)).toMatchObject({ number: 1 });
  expect(await all('mail')).toHaveLength(2);
});

it('one for oneself greets the applicant, and names nobody else to the school', async () => {
  await send();
  await act(await tokenFor(APPLICANT.email));
  expect((await emailsTo(SCHOOL))[0]?.text).not.toContain('განაცხადის შემომტანი');
  const texts = (await emailsTo(APPLICANT.email)).map(({ text }) => text).join();
  expect(texts).toContain('Dear Nino Adamia');
});

it('the numbers are counted on, and the figures by programme and year', async () => {
  await store('counters/applications', { last: 7 });
  await send();
  expect(await act(await tokenFor(APPLICANT.email))).toMatchObject({ number: 8 });
  await send(CHILD);
  expect(await act(await tokenFor(CHILD.email))).toMatchObject({ number: 9 });
  expect(await all('figures')).toEqual([{ 'ski-teacher 2099': 2 }]);
});

it('one for a full intake is on the waiting list', async () => {
  intake = { ...INTAKE, state: 'full' };
  await send();
  expect(await act(await tokenFor(APPLICANT.email))).toMatchObject({ state: 'waiting', number: 1 });
  const texts = (await emailsTo(APPLICANT.email)).map(({ text }) => text).join();
  expect(texts).toContain('application no. 1 is on the waiting list');
  expect(texts).not.toContain('What happens next');
});

describe('the same form, posted again', () => {
  it('sends no second email at once, and later another one with the same link', async () => {
    await send();
    const first = await tokenFor(APPLICANT.email);
    const soon = later(60_000);
    expect(await send({}, soon)).toMatchObject({ minutes: MESSAGE_RESEND_MINUTES - 1, isRepeated: true });
    expect(await emailsTo(APPLICANT.email)).toHaveLength(1);
    expect(await send({}, later(MESSAGE_RESEND_MINUTES * 60_000))).toMatchObject({ isRepeated: false });
    expect(await emailsTo(APPLICANT.email)).toHaveLength(2);
    await act(first);
    expect(await send({}, soon)).toEqual({ step: 'received', intake });
    expect(await all('applications')).toHaveLength(1);
  });

  it('with a corrected address replaces the one that waits for the wrong one', async () => {
    await send({ email: 'wrong@example.org' });
    const wrong = await tokenFor('wrong@example.org');
    await send();
    expect(await open(wrong)).toEqual({ step: 'no-link' });
    expect(await act(wrong)).toEqual({ step: 'no-link' });
    expect(await act(await tokenFor(APPLICANT.email))).toMatchObject({ step: 'status' });
    expect(await all('applications')).toHaveLength(1);
  });

  it('after a withdrawal is a new application', async () => {
    await send();
    const token = await tokenFor(APPLICANT.email);
    await act(token);
    await act(token, true);
    expect(await send({}, later(1))).toMatchObject({ step: 'check-mail' });
    expect(await act(token, false, later(1))).toMatchObject({ state: 'withdrawn' });
    const next = await tokenFor(APPLICANT.email);
    expect(await act(next, false, later(1))).toMatchObject({ state: 'new', number: 2 });
    await act(next, true, later(2));
    await send({}, later(3));
    expect(await act(await tokenFor(APPLICANT.email), false, later(3))).toMatchObject({ number: 3 });
    expect(await all('applications')).toHaveLength(3);
  });
});

describe('the link', () => {
  it('withdraws a confirmed application, and tells the school once', async () => {
    await send();
    const token = await tokenFor(APPLICANT.email);
    await act(token);
    expect(await act(token, true)).toMatchObject({ state: 'withdrawn' });
    expect(await act(token, true)).toMatchObject({ state: 'withdrawn' });
    const subjects = (await emailsTo(SCHOOL)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('გამოიხმეს'))).toHaveLength(1);
    expect(await all('applications')).toMatchObject([{ state: 'withdrawn' }]);
  });

  it('shows the intake as it is announced now, or as it was', async () => {
    await send();
    const token = await tokenFor(APPLICANT.email);
    intake = { ...INTAKE, first_day: '2100-01-08' };
    expect(await act(token)).toMatchObject({ intake: { first_day: '2100-01-08' } });
    intake = { ...INTAKE, id: 'other' };
    expect(await open(token)).toMatchObject({ intake: { id: INTAKE.id } });
  });

  it('confirms nothing by the button for withdrawing, or for an intake that was cancelled meanwhile', async () => {
    await send();
    const token = await tokenFor(APPLICANT.email);
    expect(await act(token, true)).toMatchObject({ step: 'confirm' });
    intake = { ...INTAKE, state: 'cancelled' };
    expect(await act(token)).toEqual({ step: 'closed', intake });
    expect(await all('applications')).toEqual([]);
    // Sent in time, and confirmed after the deadline.
    intake = { ...INTAKE, deadline: '2099-05-01' };
    expect(await act(token, false, later(23 * HOUR_MS))).toMatchObject({ step: 'status', state: 'new' });
  });

  it('confirms nothing for who is too young for the intake as it is announced now', async () => {
    // Is 18 on the first day.
    await send({ birth: '2081-12-11' });
    const token = await tokenFor(APPLICANT.email);
    intake = { ...INTAKE, minimum_age: 19 };
    expect(await act(token)).toEqual({ step: 'closed', intake, problem: 'young' });
    intake = { ...INTAKE, first_day: '2099-12-10' };
    expect(await open(token)).toEqual({ step: 'closed', intake, problem: 'guardian' });
    expect(await all('applications')).toEqual([]);
    intake = { ...INTAKE, minimum_age: 18 };
    expect(await act(token)).toMatchObject({ step: 'status' });
    // Once it is confirmed, the school decides.
    intake = { ...INTAKE, minimum_age: 19 };
    expect(await act(token)).toMatchObject({ step: 'status' });
  });

  it('ends after a day, or with what it leads to', async () => {
    await send();
    const token = await tokenFor(APPLICANT.email);
    const lastMoment = later(MESSAGE_CONFIRM_HOURS * HOUR_MS - 1);
    expect(await open(token, lastMoment)).toMatchObject({ step: 'confirm' });
    expect(await act(token, false, later(MESSAGE_CONFIRM_HOURS * HOUR_MS))).toEqual({ step: 'no-link' });
    await act(token);
    expect(await open(token, new Date('2100-12-10'))).toMatchObject({ step: 'status' });
    expect(await open(token, new Date('2100-12-11'))).toEqual({ step: 'no-link' });
  });

  it.each([
    ['short', (token: string) => token.slice(1)],
    ['long', (token: string) => `${token}a`],
    ['empty', () => ''],
    ['a reserved id', () => '_'.repeat(86)],
    ['guessed', (token: string) => token.slice(0, 43) + 'a'.repeat(43)],
    ['another’s', (token: string) => 'a'.repeat(43) + token.slice(43)],
  ])('that is %s leads nowhere', async (_, changed) => {
    await send();
    const token = changed(await tokenFor(APPLICANT.email));
    expect(await open(token)).toEqual({ step: 'no-link' });
    expect(await act(token)).toEqual({ step: 'no-link' });
  });
});

it('a mailbox is sent so many emails a day, and sends so many applications', async () => {
  await send();
  await send({ experience: 'Two winters.' });
  await haveSent(now, { sender: DAILY_MESSAGES.sender - 1, emails: DAILY_MESSAGES.emails }, APPLICANT.email);
  expect(await send({ experience: 'One more.' })).toEqual({ refusal: 'too-many-emails' });
  const [first = '', second = ''] = await tokensTo(APPLICANT.email, 'applications/status');
  expect(await act(first)).toMatchObject({ step: 'status' });
  const refused = { step: 'confirm', intake, name: 'Nino Adamia', refusal: 'too-many' };
  expect(await act(second)).toEqual(refused);
  expect(await all('applications')).toHaveLength(1);
});

const FORM = `/en/applications/send/${INTAKE.id}`;

describe('over HTTP', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
  afterEach(() => void vi.useRealTimers());

  it('a form is taken, and the link in its language confirms it and withdraws it', async () => {
    const checkMail = { kind: 'application', step: { step: 'check-mail' } };
    expect(await visit(FORM, APPLICANT)).toMatchObject({ status: 200, ...checkMail });
    const link = `/en/applications/status/${await tokenFor(APPLICANT.email)}`;
    expect((await emailsTo(APPLICANT.email))[0]?.text).toContain(link);
    const { headers, step } = await visit(`${link}.`);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(step).toMatchObject({ step: 'confirm' });
    expect(await visit(link, {})).toMatchObject({ step: { state: 'new' } });
    expect(await visit(link, {})).toMatchObject({ step: { state: 'new' } });
    expect(await visit(link, { withdraw: 'yes' })).toMatchObject({ step: { state: 'withdrawn' } });
  });

  it('the address of the form leads to it', async () => {
    const { status, headers } = await visit(FORM);
    expect([status, headers['location']]).toEqual([302, `/en/apply/${INTAKE.id}`]);
  });

  it.each([
    ['missing fields', { phone: '' }, 422, { faults: { phone: 'phone-missing' } }],
    ['what programs fill in', { topic: 'x' }, 422, { refusal: 'trapped' }],
    ['too much', { experience: 'x'.repeat(256 * 1024) }, 413, { refusal: 'too-large' }],
  ])('%s come back', async (_, change, status, step) => {
    expect(await visit(FORM, { ...APPLICANT, ...change })).toMatchObject({ status, step });
    expect(await all('unconfirmed_applications')).toEqual([]);
  });

  it('nothing is taken for an intake that is closed or unknown', async () => {
    const unknown = await visit('/applications/send/other', APPLICANT);
    expect([unknown.status, unknown.step]).toEqual([404, { step: 'closed' }]);
    intake = { ...INTAKE, state: 'announced' };
    expect(await visit(FORM, APPLICANT)).toMatchObject({ status: 404, step: { step: 'closed', intake } });
    expect(await all('unconfirmed_applications')).toEqual([]);
  });

  it('a failure keeps what was typed', async () => {
    const fail = vi.spyOn(modules()[0].firestore, 'runTransaction').mockRejectedValue(new Error('down'));
    expect(await visit(FORM, APPLICANT)).toMatchObject({
      status: 503,
      step: { step: 'form', values: APPLICANT, refusal: 'failed' },
    });
    fail.mockRestore();
  });

  it('a thousand forms from one network are bounded, while others get through', async () => {
    const steps: unknown[] = [];
    for (let form = 0; form < 1000; form += 1) {
      const typed = { ...APPLICANT, email: `a${form}@example.org`, experience: `Text ${form}` };
      const { step } = await visit(FORM, typed, 'flood');
      steps.push(step?.[step['step'] === 'form' ? 'refusal' : 'step']);
    }
    const taken = Array.from({ length: DAILY_MESSAGES.network }, () => 'check-mail');
    const refused = Array.from({ length: MESSAGE_REQUESTS.network - taken.length }, () => 'too-many');
    expect(steps.slice(0, MESSAGE_REQUESTS.network)).toEqual([...taken, ...refused]);
    expect(new Set(steps.slice(MESSAGE_REQUESTS.network))).toEqual(new Set(['too-often']));
    expect(await all('mail')).toHaveLength(DAILY_MESSAGES.network);
    expect(await visit(FORM, APPLICANT)).toMatchObject({ step: { step: 'check-mail' } });
  });
});

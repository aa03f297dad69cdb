import { existsSync } from 'node:fs';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { INTAKE } from '../../../tests/cases/application.ts';
import { HOSTILE_NAMES } from '../../../tests/cases/hostile-names.ts';
import { PAGE_LANGS } from '../lang.ts';
import { EMAILS, type Occasion } from './emails.ts';
import { LOGO, renderEmail, withOfficePhone } from './render-email.ts';

const { DOMParser: PARSER } = new Window();
const ORIGIN = 'https://guides.test';
const DAY = '2026-11-27';
const OCCASIONS = Object.keys(EMAILS).filter((key): key is Occasion => key in EMAILS);
const ALL_VALUES = {
  receiver: 'Nino',
  reason: 'Reason',
  name: 'Ana',
  open: 4,
  fresh: 2,
  oldest: 'oldest',
  since: '2027-03-01',
  failed: 1,
  confirmed: { full_name: 'Nino Adamia', profession: 'trekking', certification_level: 'master' },
  slug: 'nino-adamia',
  number: 1001,
  until: '2027-03-31',
  hours: 24,
  message: 'Message',
  email: 'ana@example.org',
  guide: 'Giorgi',
  about: 'Giorgi',
  topic: 'School',
  silent: 'Giorgi',
  from: '2027-07-03',
  to: '2027-07-05',
  people: 2,
  language: 'en',
  token: 'token',
  intake: INTAKE,
  waiting: 7,
  answer: 'invited',
  phone: '+995 555 12 34 56',
  languages: 'Georgian',
} as const;

it('shows the logo of the site, and the number of the office where there is one', () => {
  expect(existsSync(new URL(`../../../public${LOGO}`, import.meta.url))).toBe(true);
  const written = renderEmail(
    'rejected',
    'en',
    { ...ALL_VALUES, reason: 'As written: {office_phone}' },
    ORIGIN,
    DAY,
  );
  const { text, html } = withOfficePhone(written, '+995 <1>');
  expect(html).toContain(`<img src="${ORIGIN}${LOGO}"`);
  expect(html).toContain('<br>+995 &lt;1&gt;<br>');
  expect(text).toContain('\n+995 <1>\n');
  expect(text).toContain('As written: {office_phone}');
  expect(html).toContain('As written: {office_phone}');
  const without = withOfficePhone(written, undefined);
  expect(without.text).toContain('Guides\nYou are');
  expect(without.html).toContain('Guides<br>You are');
});

describe.each(PAGE_LANGS)('in %s', (lang) => {
  it.each(OCCASIONS)('the email on "%s" leaves no place unfilled and links to the site', (occasion) => {
    const written = renderEmail(occasion, lang, ALL_VALUES, ORIGIN, DAY);
    const { subject, text, html } = withOfficePhone(written, '+995 1');
    expect(subject + text + html).not.toMatch(/\{\w+\}/u);
    const links = [...html.matchAll(/ href="([^"]*)"/gu)].map(([, url = '']) => url);
    expect(links.every((url) => url.startsWith(`${ORIGIN}/`))).toBe(true);
    for (const link of links) expect(text).toContain(link.replaceAll('&amp;', '&'));
  });

  it('names, numbers and addresses stay as they are in phones and translators', () => {
    const { html } = renderEmail('message-forward', lang, ALL_VALUES, ORIGIN, DAY);
    expect(html).toContain('<meta name="format-detection" content="telephone=no,');
    for (const value of ['Nino', 'Ana', 'ana@example.org'])
      expect(html).toContain(`<span translate="no">${value}</span>`);
    expect(html).toContain('>Message</blockquote>');
  });

  it.each(OCCASIONS)('the email on "%s" writes names as they are, never as HTML', (occasion) => {
    const name = HOSTILE_NAMES.join(' ');
    const values = {
      ...ALL_VALUES,
      receiver: name,
      name,
      reason: name,
      message: name,
      email: name,
      confirmed: { ...ALL_VALUES.confirmed, full_name: name },
    };
    const { html } = renderEmail(occasion, lang, values, ORIGIN, DAY);
    const page = new PARSER().parseFromString(html, 'text/html');
    expect(page.body.textContent).toContain(name);
    // The logo alone.
    expect(page.querySelectorAll('script, img, b')).toHaveLength(1);
    expect(page.querySelectorAll('[onfocus], [onmouseover], body > :not(div)')).toHaveLength(0);
  });
});

it.each([
  ['ka', 'Nino', 'მოგესალმებით, Nino.'],
  ['ka', '', 'მოგესალმებით.'],
  ['en', 'Nino', 'Dear Nino,'],
  ['en', '', 'Hello,'],
] as const)('greets in %s whoever is called "%s"', (lang, receiver, greeting) => {
  const { text } = renderEmail('approved', lang, { ...ALL_VALUES, receiver }, ORIGIN, DAY);
  expect(text.split('\n')).toContain(greeting);
});

it('says what an approval confirmed, also where the account has another name by now', () => {
  for (const occasion of ['approved', 'change-approved'] as const) {
    const { text } = renderEmail(occasion, 'en', { ...ALL_VALUES, receiver: 'Nino Changed' }, ORIGIN, DAY);
    expect(text.split('\n')).toContain('Confirmed: Nino Adamia · Trekking Guide · Master Guide');
  }
});

it('says of a missing reason that none was given, and of one nothing', () => {
  const textWith = (reason: string | null) =>
    renderEmail('rejected', 'en', { receiver: 'Nino', reason }, ORIGIN, DAY).text;
  expect(textWith(null)).not.toMatch(/^>|null/mu);
  expect(textWith(null)).toContain('It gave no reason. To ask for it, please reply to this email.');
  expect(textWith('No certificate.')).not.toContain('gave no reason');
});

it('escapes text that people wrote, and quotes every line of it', () => {
  const reason = 'First <img src=x>\nsecond & "third"';
  const { text, html } = renderEmail('rejected', 'en', { receiver: '<b>Nino</b>', reason }, ORIGIN, DAY);
  expect(text).toContain('> First <img src=x>\n> second & "third"');
  expect(html).toContain('First &lt;img src=x&gt;<br>second &amp; &quot;third&quot;');
  expect(html).not.toMatch(/<img src=x|<b>/u);
  expect(html.match(/<blockquote/gu)).toHaveLength(1);
});

it.each([
  ['en', 'such as a copy of your certificate, please reply to this email.'],
  ['ka', 'ამ წერილის პასუხად გამოგვიგზავნეთ.'],
] as const)('says in %s where a guide who was rejected may send a certificate', (lang, words) => {
  expect(renderEmail('rejected', lang, ALL_VALUES, ORIGIN, DAY).text).toContain(words);
});

it.each([
  ['en', '/en/profile'],
  ['ka', '/profile'],
] as const)('links to the page in the language of the email (%s)', (lang, path) => {
  const { text, html } = renderEmail('approved', lang, ALL_VALUES, ORIGIN, DAY);
  expect(text).toContain(`${ORIGIN}${path}`);
  expect(html).toContain(`<a href="${ORIGIN}${path}">`);
});

it.each([
  ['2027-02-10', '2027-02-14', 'February 10–14, 2027'],
  ['2027-02-10', '2027-02-10', 'February 10, 2027'],
  ['2027-02-10', null, 'February 10, 2027'],
  [null, '2027-02-14', 'February 14, 2027'],
])('names the days from %s to %s, each once', (from, to, dates) => {
  const { text } = renderEmail('message-forward', 'en', { ...ALL_VALUES, from, to }, ORIGIN, DAY);
  expect(text).toContain(dates);
  expect(text.split(dates)).toHaveLength(2);
  const without = renderEmail('message-forward', 'en', { ...ALL_VALUES, from: null, to: null }, ORIGIN, DAY);
  expect(without.text).not.toContain('2027');
});

it.each([
  ['rejected', { receiver: '' }, 'Your request was not approved (November 27, 2026)'],
  ['message-confirm', { receiver: '', name: 'Nino' }, 'Confirm your message to Nino (November 27, 2026)'],
  [
    'message-forward',
    { receiver: '', name: 'Anna', from: '2027-07-15' },
    'Message from a visitor: Anna (July 15, 2027)',
  ],
  ['term-ends', { receiver: '', until: '2027-03-31' }, 'Your membership ends on March 31, 2027'],
] as const)('the subject of %s with %j is told apart by a day', (occasion, values, subject) => {
  expect(renderEmail(occasion, 'en', values, ORIGIN, DAY).subject).toBe(subject);
});

it('ends with why it was sent, which differs for those without an account', () => {
  const last = (occasion: (typeof OCCASIONS)[number]) =>
    renderEmail(occasion, 'en', ALL_VALUES, ORIGIN, DAY).text.split('\n').at(-1);
  expect(last('approved')).not.toBe(last('message-copy'));
});

it('an email to a member without an end has the number, and no day', () => {
  const { until: _none, ...values } = ALL_VALUES;
  for (const until of [undefined, null]) {
    const { text } = renderEmail(
      'approved',
      'en',
      { ...values, ...(until === null && { until }) },
      ORIGIN,
      DAY,
    );
    expect(text).toContain('Your member number is');
    expect(text).not.toContain('valid until');
  }
});

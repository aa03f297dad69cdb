import { describe, expect, it } from 'vitest';
import {
  cleanedValues,
  MESSAGE_LIMITS,
  NOTHING_TYPED,
  readMessage,
  typedValues,
  type MessageValues,
} from './message-form.ts';

const TYPED: MessageValues = {
  name: ' Anna  Schmidt ',
  email: 'Anna.Schmidt+tours@example.org ',
  text: 'Hello,\r\n\r\nwe are two.\u200B',
  from: '2027-07-15',
  to: '2027-07-18',
  people: '2',
};

const TODAY = '2027-07-14';

function faultsOf(change: Partial<MessageValues>) {
  const read = readMessage({ ...TYPED, ...change }, TODAY);
  return 'faults' in read ? read.faults : {};
}

describe('a form', () => {
  it('produces a plain-text message without invisible characters', () => {
    expect(readMessage(TYPED, TODAY)).toEqual({
      message: {
        name: 'Anna Schmidt',
        email: 'Anna.Schmidt+tours@example.org',
        text: 'Hello,\n\nwe are two.',
        from: '2027-07-15',
        to: '2027-07-18',
        people: 2,
      },
    });
  });

  it.each([
    { email: 'anna@exam\u200Bple.org' },
    { email: ' <anna@example.org> ' },
    { email: '\uFEFFanna@example.org\u00A0' },
    { email: 'ａｎｎａ＠ｅｘａｍｐｌｅ．ｏｒｇ' },
  ])('takes %j for the address that it looks like', (typed) => {
    expect(readMessage({ ...TYPED, ...typed }, TODAY)).toMatchObject({
      message: { email: 'anna@example.org' },
    });
  });

  it('takes dates and numbers with invisible characters and full-width digits', () => {
    const typed = { from: '２０２７-07-15', to: '\u200E2027-07-18', people: '１２\u200B' };
    expect(readMessage({ ...TYPED, ...typed }, TODAY)).toMatchObject({
      message: { from: '2027-07-15', to: '2027-07-18', people: 12 },
    });
    expect(cleanedValues({ ...TYPED, ...typed, email: '<anna@example,com>' })).toEqual({
      ...TYPED,
      name: 'Anna Schmidt',
      email: 'anna@example,com',
      people: '12',
    });
  });

  it('accepts empty dates and an empty number of people', () => {
    const read = readMessage({ ...TYPED, from: '', to: '', people: '' }, TODAY);
    expect(read).toMatchObject({ message: { from: null, to: null, people: null } });
    expect(faultsOf({ from: '', people: '' })).toEqual({});
  });

  it('reports each required field that is empty', () => {
    expect(readMessage(NOTHING_TYPED, TODAY)).toEqual({
      faults: { name: 'name-missing', email: 'email-missing', text: 'text-missing' },
    });
    expect(faultsOf({ name: ' \u200B', text: '\n ' })).toEqual({
      name: 'name-missing',
      text: 'text-missing',
    });
  });

  it.each<[keyof MessageValues, string, string]>([
    ['name', 'Anna\r\nBcc: all@example.org', 'name-invalid'],
    ['name', 'Anna\nSubject: x', 'name-invalid'],
    ['name', 'Win at https://evil.example', 'name-invalid'],
    ['name', 'www.evil.example', 'name-invalid'],
    ['name', 'anna@example.org', 'name-invalid'],
    ['name', 'guides-verify.com', 'name-invalid'],
    ['name', 'Anna (guides-verify.COM)', 'name-invalid'],
    ['name', 'x＠y.com', 'name-invalid'],
    ['name', 'evil。com', 'name-invalid'],
    ['name', 'evil｡com', 'name-invalid'],
    ['name', 'ｗｗｗ．evil．example', 'name-invalid'],
    ['name', 't.me/anna', 'name-invalid'],
    ['name', 'guide.pro', 'name-invalid'],
    ['name', 'Anna verify.help', 'name-invalid'],
    ['name', 'photos.zip', 'name-invalid'],
    ['name', 'x.com', 'name-invalid'],
    ['name', 'evil\u0302.com', 'name-invalid'],
    ['name', 'win❤.ws', 'name-invalid'],
    ['name', '1.1.1.1', 'name-invalid'],
    ['name', '10.0.0.12', 'name-invalid'],
    ['name', 'evil[.]com', 'name-invalid'],
    ['name', 'evil (.) com', 'name-invalid'],
    ['name', 'evil（．）com', 'name-invalid'],
    ['name', 'evil . com', 'name-invalid'],
    ['name', 'evil(dot)com', 'name-invalid'],
    ['name', 'Win at evil dot com now', 'name-invalid'],
    ['name', '=?utf-8?Q?Anna_https=3A=2F=2Fevil.example?=', 'name-invalid'],
    ['name', '＝？utf-8？Q？Anna？＝', 'name-invalid'],
    ['name', '…', 'name-invalid'],
    ['name', 'x'.repeat(MESSAGE_LIMITS.name + 1), 'name-invalid'],
    ['email', 'anna', 'email-invalid'],
    ['email', 'anna@example,com', 'email-comma'],
    ['email', 'anna@example,', 'email-invalid'],
    ['email', '=?utf-8?Q?anna?=@example.org', 'email-invalid'],
    ['text', '…', 'text-invalid'],
    ['text', 'x'.repeat(MESSAGE_LIMITS.text + 1), 'text-long'],
    ['from', '15.7.2027', 'from-invalid'],
    ['from', '2027-02-30', 'from-invalid'],
    ['to', '2027-13-01', 'to-invalid'],
    ['to', '2027-07-14', 'to-before'],
    ['to', '2027-07-13', 'to-past'],
    ['from', '2027-07-13', 'from-past'],
    ['from', '2026-12-31', 'from-past'],
    ['people', '0', 'people-invalid'],
    ['people', '100', 'people-invalid'],
    ['people', '1.5', 'people-invalid'],
    ['people', 'two', 'people-invalid'],
    ['people', '1e1', 'people-invalid'],
    ['people', '0x5', 'people-invalid'],
    ['people', '+2', 'people-invalid'],
    ['people', '2 3', 'people-invalid'],
  ])('says what is wrong with the %s %j', (name, typed, fault) => {
    expect(faultsOf({ [name]: typed })).toEqual({ [name]: fault });
  });

  it.each([
    'J. R. Smith',
    'J.R.Smith',
    'St.John Ambrose',
    'Dr.Anna Company',
    'ი.ბერიძე',
    'Anna Meier-de Groot',
    'Anna & Ben/Tom, No. 2 (Berlin) = us?',
    'Dorothy (Dot) Gale',
    'Anna Dot de Vries',
    'J.-P. Belmondo',
    'Dr.-Ing. Hans Weber',
    'Anna K.(Berlin)',
  ])('takes the name %s', (name) => expect(faultsOf({ name })).toEqual({}));

  it.each([
    ['J.R.Smith', 'J. R. Smith'],
    ['ი.ბერიძე', 'ი. ბერიძე'],
    ['Guides-Verify.Com', 'Guides-Verify. Com'],
  ])('of the name %s makes %s, which no email program takes for a link', (name, written) => {
    expect(readMessage({ ...TYPED, name }, TODAY)).toMatchObject({ message: { name: written } });
  });

  it('accepts a tour of today, and rejects first and last days in the past', () => {
    expect(faultsOf({ from: TODAY, to: TODAY })).toEqual({});
    expect(faultsOf({ from: '2025-01-10', to: '2025-01-12' })).toEqual({ from: 'from-past', to: 'to-past' });
    expect(faultsOf({ from: '', to: '2025-01-12' })).toEqual({ to: 'to-past' });
  });

  it('accepts one person, and a large group', () => {
    for (const people of ['1', ' 2 ', '99']) expect(faultsOf({ people })).toEqual({});
  });

  it('counts characters as people do', () => {
    expect(faultsOf({ text: 'ქ🏔'.repeat(MESSAGE_LIMITS.text / 2) })).toEqual({});
    expect(faultsOf({ name: 'ქ'.repeat(MESSAGE_LIMITS.name), to: TYPED.from })).toEqual({});
  });

  it('ignores unknown fields of the posted form', () => {
    const posted = new URLSearchParams('name=Anna&text=Hi&name=Other&user_id=x');
    expect(typedValues(posted)).toEqual({ ...NOTHING_TYPED, name: 'Anna', text: 'Hi' });
  });
});

import { expect, it } from 'vitest';
import { isSenderAddress, mailboxOf } from './sender-address.ts';

it.each([
  'anna@example.org',
  'Anna.Schmidt+tours@mail.example.org',
  "o'brien@example.org",
  'a@xn--mller-kva.de',
  `a@${'b.'.repeat(124)}info`,
])('%s is an address', (address) => {
  expect(isSenderAddress(address)).toBe(true);
});

it.each([
  '',
  'anna',
  'anna@localhost',
  'anna@example.org, other@example.org',
  'anna@example.org;other@example.org',
  'Anna <anna@example.org>',
  '"anna b"@example.org',
  'anna@example.org\r\nBcc: other@example.org',
  'anna@example.org\n',
  'anna@@example.org',
  'anna@example..org',
  'anna@-example.org',
  'анна@example.org',
  `${'a'.repeat(65)}@example.org`,
  `a@${'b.'.repeat(124)}infos`,
])('%j is none', (address) => {
  expect(isSenderAddress(address)).toBe(false);
});

it.each([
  ['anna+1@example.org', 'anna@example.org'],
  ['Anna+a+b@Example.org', 'anna@example.org'],
  ['anna@example.org', 'anna@example.org'],
  ['+anna@example.org', '+anna@example.org'],
  ['An.na.B+x@googlemail.com', 'annab@gmail.com'],
  ['annab@gmail.com', 'annab@gmail.com'],
  ['an.na@notgmail.com', 'an.na@notgmail.com'],
])('the mailbox of %s is %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

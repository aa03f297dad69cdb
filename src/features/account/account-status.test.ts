import { expect, it } from 'vitest';
import { accountStatus } from './account-status.ts';

const listed = { is_public: true, is_verified: true };

it.each([
  ['a new account', { isClosing: false, role: 'none' }, undefined, ['active']],
  ['a listed guide', { isClosing: false, role: 'none' }, listed, ['active', 'listed']],
  [
    'a guide not verified',
    { isClosing: false, role: 'none' },
    { ...listed, is_verified: false },
    ['active', 'unlisted'],
  ],
  [
    'a guide who is hidden',
    { isClosing: false, role: 'none' },
    { ...listed, is_public: false },
    ['active', 'unlisted'],
  ],
  ['an admin', { isClosing: false, role: 'admin' }, undefined, ['active', 'admin']],
  ['an admin whose role is not known yet', { isClosing: false, role: 'checking' }, undefined, ['active']],
  ['an account that is being deleted', { isClosing: true, role: 'admin' }, listed, ['closing']],
] as const)('the status of %s', (_who, session, guide, sentences) => {
  expect(accountStatus(session, guide)).toEqual(sentences.map((name) => `account.status-${name}`));
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ADMIN_ROLE, mayDo, toRole, userRoleSchema, whyNoAdmin } from './roles.ts';

test('only a known role may do anything', () => {
  expect([mayDo(ADMIN_ROLE, 'desk'), mayDo('editor', 'desk'), mayDo('editor', 'content')]).toEqual([
    true,
    false,
    true,
  ]);
  for (const role of [undefined, '', 'guide', 'toString', [ADMIN_ROLE]]) {
    expect([toRole(role), mayDo(role, 'desk')]).toEqual([undefined, false]);
  }
});

test('a record without the time of the grant, or with a wrong one, has its role', () => {
  const record = { user_id: 'u', role: 'admin' };
  expect(userRoleSchema.parse(record)).toEqual(record);
  expect(userRoleSchema.parse({ ...record, granted_at: 'long ago' }).role).toBe('admin');
});

const EMAIL = 'ana@example.com';
const GOOGLE = { providerId: 'google.com', email: 'Ana@example.com' };
const ACCOUNT = { emailVerified: true, disabled: false, providerData: [GOOGLE] };

const FIRST = 'is not the address under which the account signed in to the site first';

test.each<[string | undefined, Partial<typeof ACCOUNT>, string | null | undefined]>([
  [undefined, {}, 'ana@Example.com'],
  [undefined, {}, undefined],
  [undefined, { providerData: [{ providerId: 'password', email: 'b@x.org' }, GOOGLE] }, EMAIL],
  ['has not signed in with Google', { providerData: [{ ...GOOGLE, providerId: 'password' }] }, EMAIL],
  ['has not signed in with Google', { providerData: [{ ...GOOGLE, email: 'b@x.org' }] }, EMAIL],
  ['has not been verified by Google', { emailVerified: false }, EMAIL],
  ['belongs to a disabled account', { disabled: true }, EMAIL],
  [FIRST, {}, 'b@x.org'],
  [FIRST, {}, null],
])('an admin-to-be: %s', (why, account, profileEmail) => {
  expect(whyNoAdmin('ANA@example.com', { ...ACCOUNT, ...account }, profileEmail)).toBe(why);
});

test.each([
  ['firestore.rules', 2],
  ['storage.rules', 1],
])('%s lets the same roles see the desk', (file, count) => {
  const rules = readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');
  const named = Array.from(rules.matchAll(/\.role == '([^']+)'/gu), ([, role]) => role);
  expect(named).toHaveLength(count);
  for (const role of named) expect(mayDo(role, 'desk')).toBe(true);
});

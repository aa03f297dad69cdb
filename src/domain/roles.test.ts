import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ADMIN_ROLE, mayDo, toRole } from './roles.ts';

test('only a known role may do anything', () => {
  expect(mayDo(ADMIN_ROLE, 'revoke')).toBe(true);
  for (const role of [undefined, '', 'guide', 'toString', [ADMIN_ROLE]]) {
    expect([toRole(role), mayDo(role, 'desk')]).toEqual([undefined, false]);
  }
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

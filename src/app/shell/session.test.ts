import { expect, it } from 'vitest';
import { parseSessionHint } from './session.ts';

it('reads what the sign-in wrote', () => {
  const hint = { email: 'a@example.org', name: 'A B', avatar_url: null, isAdmin: true };
  expect(parseSessionHint(JSON.stringify(hint))).toEqual(hint);
});

it.each([null, '', 'null', '7', '{'])('takes %j for no session', (stored) => {
  expect(parseSessionHint(stored)).toBeNull();
});

it('trusts no field', () => {
  expect(parseSessionHint('{"email":7,"isAdmin":"yes"}')).toEqual({
    email: null,
    name: '',
    avatar_url: null,
    isAdmin: false,
  });
});

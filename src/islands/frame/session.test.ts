import { expect, it } from 'vitest';
import { parseSessionHint } from './session.ts';

it('parses what the sign-in stored', () => {
  const hint = { email: 'a@example.org', name: 'A B', avatar_url: null, isAdmin: true };
  expect(parseSessionHint(JSON.stringify(hint))).toEqual(hint);
});

it.each([null, '', 'null', '7', '{'])('takes %j for no session', (stored) => {
  expect(parseSessionHint(stored)).toBeNull();
});

it('validates every field', () => {
  expect(parseSessionHint('{"email":7,"isAdmin":"yes"}')).toEqual({
    email: null,
    name: '',
    avatar_url: null,
    isAdmin: false,
  });
});

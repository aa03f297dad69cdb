import { describe, expect, it } from 'vitest';
import { authenticate } from '../../src/service/auth.ts';

const segment = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64url');
const token = (claims: unknown, signature = ''): string =>
  `Bearer ${segment({ alg: 'none' })}.${segment(claims)}.${signature}`;

describe('the authorization header', () => {
  it.each([undefined, '', 'Bearer\towner', 'bearer\tx'])('%j is anonymous', (header) => {
    expect(authenticate(header)).toEqual({ admin: false, auth: null });
  });

  it.each(['Bearer owner', 'bearer OWNER', 'BEARER ya29.x', 'Bearer YA29.'])('%j is an admin', (header) => {
    expect(authenticate(header)).toEqual({ admin: true, auth: null });
  });

  it.each([
    'Bearer ',
    'Bearer  owner',
    'Bearer owner ',
    'Bearer ya29',
    'Bearer a.b',
    'Bearer a.b.c',
    `Bearer ${segment({})}.${segment([])}.`,
    `Bearer ${segment({})}.${segment({})}.*`,
    `Bearer ${segment({})}.${segment({})}..`,
  ])('%j is an invalid token', (header) => {
    expect(() => authenticate(header)).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT', message: 'invalid jwt' }),
    );
  });

  it.each(['owner', 'Basic abc', 'Bearer'])('%j is no bearer header', (header) => {
    expect(() => authenticate(header)).toThrow(expect.objectContaining({ code: 'UNKNOWN', message: '' }));
  });

  it('returns the claims of an expired, unsigned token', () => {
    const { admin, auth } = authenticate(
      token({ sub: 'u1', user_id: 'u1', exp: 3600, role: 'admin', __proto__x: [1.5] }),
    );
    expect(admin).toBe(false);
    expect(auth?.uid).toBe('u1');
    expect(auth?.token.get('role')).toEqual({ kind: 'string', value: 'admin' });
    expect(auth?.token.get('exp')).toEqual({ kind: 'integer', value: 3600n });
  });
});

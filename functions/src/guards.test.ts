import { HttpsError } from 'firebase-functions/v2/https';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseInput, refusalError, requireRight, requireUser } from './guards.ts';
import { callBy } from './testing/callables.ts';

const short = z.optional(z.string().check(z.maxLength(3)));
const schema = z.object({ title: short, admin_notes: short, question: short, text: short });

function reasonOf(data: unknown): unknown {
  try {
    return parseInput(schema, data);
  } catch (error) {
    if (error instanceof HttpsError) return error.details;
    throw error;
  }
}

describe('input', () => {
  it.each<[string, unknown, unknown]>([
    ['that is valid', { admin_notes: 'abc' }, { admin_notes: 'abc' }],
    ['with a note too long', { admin_notes: 'abcd' }, { reason: 'note-too-long' }],
    [
      'with a question and an answer too long',
      { question: 'abcd', text: 'abcd' },
      { reason: 'note-too-long' },
    ],
    ['with another text too long', { title: 'abcd' }, { reason: 'invalid-input' }],
    ['with both too long', { title: 'abcd', admin_notes: 'abcd' }, { reason: 'invalid-input' }],
    ['with a note that is not a string', { admin_notes: 5 }, { reason: 'invalid-input' }],
  ])('%s', (_, data, outcome) => {
    expect(reasonOf(data)).toEqual(outcome);
  });
});

describe.each([
  ['a user', requireUser],
  ['an admin', (call: ReturnType<typeof callBy>) => requireRight(call, 'decide')],
])('%s', (_who, uidOf) => {
  it('is somebody who signed in with Google', () => {
    expect(uidOf(callBy('uid', {}, 'admin'))).toBe('uid');
  });

  it.each(['password', 'anonymous', 'custom', 'phone', ''])('is nobody who signed in by %j', (provider) => {
    expect(() => uidOf(callBy('uid', {}, 'admin', provider))).toThrow(
      expect.objectContaining({ details: { reason: 'not-signed-in' } }),
    );
  });
});

it.each([
  ['not-signed-in', 'unauthenticated'],
  ['not-admin', 'permission-denied'],
  ['invalid-input', 'invalid-argument'],
  ['note-too-long', 'out-of-range'],
  ['already-decided', 'already-exists'],
] as const)('%s has the code %s', (reason, code) => {
  expect(refusalError(reason)).toMatchObject({ code, details: { reason } });
});

it('includes the code and details of a refusal', () => {
  expect(refusalError('changed-meanwhile', { changed: ['bio'] })).toMatchObject({
    code: 'aborted',
    details: { reason: 'changed-meanwhile', changed: ['bio'] },
  });
});

import { expect, test } from 'vitest';
import {
  currentRequestState,
  lastChanged,
  requestStateOf,
  requestStateSince,
  standingRejection,
} from './request-state.ts';

const [requested_at, reviewed_at, at] = [new Date(1), new Date(2), new Date(3)];
const returned = { at, decision: 'approved', reason: 'A wrong picture' } as const;

test.each([
  ['pending', { status: 'pending', requested_at }, requested_at],
  ['returned', { status: 'pending', requested_at, reviewed_at: null, returned }, at],
  ['approved', { status: 'approved', requested_at, reviewed_at, returned }, reviewed_at],
  ['rejected', { status: 'rejected', requested_at, reviewed_at, closed_as: null }, reviewed_at],
  ['revoked', { status: 'rejected', requested_at, reviewed_at, closed_as: 'revoked' }, reviewed_at],
  ['withdrawn', { status: 'rejected', requested_at, reviewed_at, closed_as: 'withdrawn' }, reviewed_at],
] as const)('%s has a date of its own', (state, request, since) => {
  expect(requestStateOf(request)).toBe(state);
  expect(requestStateSince(request)).toBe(since);
});

test('an approval ends with the term; other decisions do not', () => {
  const approved = { status: 'approved', requested_at, reviewed_at } as const;
  expect(currentRequestState(approved, false)).toBe('approved');
  expect(currentRequestState(approved, true)).toBe('ended');
  expect(currentRequestState({ ...approved, status: 'rejected', closed_as: 'withdrawn' }, true)).toBe(
    'withdrawn',
  );
});

test('the request that changed last is not always the newest', () => {
  const request = (id: string, asked: number, more: object) => ({
    id,
    data: { status: 'rejected' as const, requested_at: new Date(asked), ...more },
  });
  const refused = request('refused', 5, { reviewed_at: new Date(6) });
  const revoked = request('revoked', 1, { reviewed_at: new Date(7), closed_as: 'revoked' as const });
  const undated = request('undated', 2, { reviewed_at: null });
  const open = request('open', 8, { status: 'pending' as const });
  const saving = request('saving', 0, { status: 'pending' as const, requested_at: null });
  expect(lastChanged([refused, undated, revoked])?.id).toBe('revoked');
  expect(lastChanged([undated, refused])?.id).toBe('refused');
  expect(lastChanged([open, refused, revoked])?.id).toBe('open');
  expect(lastChanged([saving, open])?.id).toBe('saving');
  expect(lastChanged([refused, { ...refused, id: 'same time' }])?.id).toBe('refused');
  expect(lastChanged([])).toBeUndefined();
});

test.each([
  ['alone', [], true],
  ['after a request that was withdrawn', [{ status: 'rejected', closed_as: 'withdrawn' }], true],
  ['after an open request', [{ status: 'pending' }], false],
  ['after an approval', [{ status: 'approved' }], false],
  ['after the end of a verification', [{ status: 'rejected', closed_as: 'revoked' }], false],
] as const)('a rejection %s stands: %s', (_, later, stands) => {
  const rejection = { status: 'rejected', requested_at, reviewed_at } as const;
  const all = [...later.map((one) => ({ ...one, requested_at: at, reviewed_at: at })), rejection];
  expect(standingRejection(all.map((data) => ({ data })))).toBe(stands ? rejection : undefined);
  expect(standingRejection([])).toBeUndefined();
});

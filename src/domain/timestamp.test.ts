import { expect, test } from 'vitest';
import { timestamp, timestampOrNull } from './timestamp.ts';

const AT = new Date('2026-05-01T10:00:00Z');

test('reads instants of any Timestamp class as dates', () => {
  expect(timestamp.parse(AT)).toEqual(AT);
  expect(timestamp.parse({ toDate: () => AT })).toEqual(AT);
});

test.each([null, undefined, 5, '2026-05-01', {}, { toDate: 5 }, { toDate: () => 'x' }, new Date('x')])(
  '%j is no instant',
  (value) => {
    expect(timestamp.safeParse(value).success).toBe(false);
  },
);

test('reads a pending server timestamp as null', () => {
  expect(timestampOrNull.parse(null)).toBeNull();
  expect(timestampOrNull.parse({ toDate: () => AT })).toEqual(AT);
  expect(timestampOrNull.safeParse(undefined).success).toBe(false);
});

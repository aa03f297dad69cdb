import { expect, test } from 'vitest';
import { deskReport } from './desk-report.ts';

// 8:30 in Tbilisi.
const MONDAY = new Date('2026-11-23T04:30:00Z');
const FRIDAY = new Date('2026-11-27T04:30:00Z');
const request = (id: string, at: string, waitsForGuide = false) => ({
  id,
  requested_at: new Date(at),
  waitsForGuide,
});

test('an empty desk is not reported', () => {
  expect(deskReport([], 0, FRIDAY)).toBeUndefined();
});

test('what failed is reported without any request', () => {
  expect(deskReport([], 2, FRIDAY)).toEqual({ failed: 2 });
});

test('requests are counted, the oldest one with its day in Tbilisi', () => {
  const open = [request('first', '2026-11-20T21:00:00Z'), request('second', '2026-11-24T09:00:00Z')];
  expect(deskReport(open, 0, FRIDAY)).toEqual({ open: 2, oldest: 'first', since: '2026-11-21' });
});

test('what waits for its guide is counted, but has not waited longest; alone it is not reported', () => {
  const asked = request('asked', '2026-11-20T21:00:00Z', true);
  const open = [asked, request('second', '2026-11-24T09:00:00Z')];
  expect(deskReport(open, 0, FRIDAY)).toEqual({ open: 2, oldest: 'second', since: '2026-11-24' });
  expect(deskReport([asked], 0, FRIDAY)).toBeUndefined();
});

test.each([
  ['on Friday since Thursday', FRIDAY, '2026-11-26T04:30:00Z'],
  ['on Monday since Friday', MONDAY, '2026-11-20T04:30:00Z'],
])('new ones are those since the last working morning: %s', (_, now, morning) => {
  const next = new Date(new Date(morning).getTime() + 1).toISOString();
  const open = [request('before', morning), request('after', next)];
  expect(deskReport(open, 0, now)).toMatchObject({ fresh: 1, open: 2 });
});

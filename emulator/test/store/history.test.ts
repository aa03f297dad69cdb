import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/model/value.ts';
import { History } from '../../src/store/history.ts';

const time = { seconds: 0n, nanos: 0 };
const document = (text: string): Document => ({
  name: 'd',
  fields: new Map([['text', { kind: 'string', value: text }]]),
  createTime: time,
  updateTime: time,
});

describe('history', () => {
  it('tells what documents were, the oldest state for each', () => {
    const history = new History(0);
    history.record(1, 'a', null);
    history.record(2, 'a', document('1'));
    history.record(3, 'b', document('2'));
    expect([...history.since(1)]).toEqual([
      ['b', document('2')],
      ['a', document('1')],
    ]);
    expect(history.since(0).get('a')).toBeNull();
    expect(history.since(3).size).toBe(0);
  });

  it.each([
    ['many changes', 60_000, ''],
    ['large documents', 500, 'x'.repeat(1_000_000)],
  ])('forgets the oldest of %s and says so', (_, count, text) => {
    const history = new History(0);
    const before = document(text);
    for (let micros = 1; micros <= count; micros += 1) history.record(micros, `d${micros}`, before);
    expect(history.reachesBackTo(0)).toBe(false);
    expect(history.reachesBackTo(count - 10)).toBe(true);
    expect(history.since(count - 10).size).toBe(10);
    expect(history.since(0).size).toBeLessThan(count / 1.5);
  });

  it('forgets what is older than an hour when it grows', () => {
    const history = new History(0);
    history.record(1, 'old', null);
    const now = 2 * 3_600_000_000;
    for (let n = 0; n < 31_000; n += 1) history.record(now + n, `d${n}`, null);
    expect(history.since(0).has('old')).toBe(false);
  });
});

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
  it('returns the earlier states of documents, the oldest for each', () => {
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

  it('drops the oldest of many changes and reports it', () => {
    const count = 60_000;
    const history = new History(0);
    for (let micros = 1; micros <= count; micros += 1) history.record(micros, `d${micros}`, null);
    expect(history.reachesBackTo(0)).toBe(false);
    expect(history.reachesBackTo(count - 10)).toBe(true);
    expect(history.since(count - 10).size).toBe(10);
    expect(history.since(0).size).toBeLessThan(count / 1.5);
  });
});

import { describe, expect, it } from 'vitest';
import type { Clock } from '../../src/store/clock.ts';
import { LockTable, type LockMode, type LockOwner } from '../../src/store/lock-table.ts';

/** A clock that the test advances. */
class FakeClock implements Clock {
  #nowMs = 0;
  #timers: { readonly at: number; readonly callback: () => void }[] = [];

  nowMicros(): number {
    return this.#nowMs * 1000;
  }

  after(ms: number, callback: () => void): { cancel(): void } {
    const timer = { at: this.#nowMs + ms, callback };
    this.#timers.push(timer);
    return { cancel: () => (this.#timers = this.#timers.filter((other) => other !== timer)) };
  }

  advance(ms: number): void {
    this.#nowMs += ms;
    const due = this.#timers.filter(({ at }) => at <= this.#nowMs);
    this.#timers = this.#timers.filter(({ at }) => at > this.#nowMs);
    for (const { callback } of due) callback();
  }
}

function setUp() {
  const clock = new FakeClock();
  const log: string[] = [];
  const locks = new LockTable(clock);
  const run = (owner: LockOwner, mode: LockMode, keys: string[], name: string) =>
    locks.run(owner, mode, keys, () => void log.push(name)).catch(() => void log.push(`${name} aborted`));
  let rank = 0;
  /** Creates an owner younger than all before it. */
  const begin = (): LockOwner => {
    rank += 1;
    return { rank };
  };
  return { clock, locks, log, run, begin };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('locks', () => {
  it('are shared by readers and block writers until released', async () => {
    const { locks, log, run, begin } = setUp();
    const [one, two] = [begin(), begin()];
    await run(one, 'shared', ['k'], 'one reads');
    await run(two, 'shared', ['k'], 'two reads');
    const write = run(begin(), 'write', ['k'], 'write');
    await run(begin(), 'write', ['other'], 'other write');
    locks.release(one);
    await settle();
    expect(log).toEqual(['one reads', 'two reads', 'other write']);
    locks.release(two);
    await write;
    expect(log.at(-1)).toBe('write');
  });

  it('do not block their own transaction', async () => {
    const { log, run, begin } = setUp();
    const one = begin();
    await run(one, 'shared', ['k'], 'read');
    await run(one, 'write', ['k'], 'write');
    expect(log).toEqual(['read', 'write']);
  });

  it('time out after two seconds', async () => {
    const { clock, log, run, begin } = setUp();
    await run(begin(), 'shared', ['k'], 'read');
    const write = run(begin(), 'write', ['k'], 'write');
    clock.advance(1999);
    await settle();
    expect(log).toEqual(['read']);
    clock.advance(1);
    await write;
    expect(log).toEqual(['read', 'write aborted']);
  });

  it('abort the youngest of a deadlock immediately', async () => {
    for (const youngerWaits of [false, true]) {
      const { locks, log, run, begin } = setUp();
      const [old, young] = [begin(), begin()];
      await run(old, 'shared', ['k'], 'old reads');
      await run(young, 'shared', ['k'], 'young reads');
      const write = (owner: LockOwner) =>
        run(owner, 'write', ['k'], `${owner === old ? 'old' : 'young'} writes`);
      await Promise.all((youngerWaits ? [young, old] : [old, young]).map(write));
      // A further request of the aborted transaction, before its client knows.
      await run(young, 'write', ['other'], 'young goes on');
      locks.release(old);
      expect(log.toSorted()).toEqual([
        'old reads',
        'old writes',
        'young goes on aborted',
        'young reads',
        'young writes aborted',
      ]);
    }
  });

  it('abort as many deadlock victims as the oldest needs', async () => {
    const { log, run, begin } = setUp();
    const [one, two, three] = [begin(), begin(), begin()];
    for (const owner of [one, two, three]) await run(owner, 'shared', ['k'], `${owner.rank} reads`);
    await Promise.all([three, two, one].map((owner) => run(owner, 'write', ['k'], `${owner.rank} writes`)));
    expect(log.slice(3).toSorted()).toEqual(['1 writes', '2 writes aborted', '3 writes aborted']);
  });

  it('detect a deadlock that is closed by a granted lock', async () => {
    const { log, run, begin } = setUp();
    const [old, young] = [begin(), begin()];
    await run(young, 'shared', ['a'], 'young reads a');
    await run(begin(), 'shared', ['b'], 'another reads b');
    const write = run(young, 'write', ['b'], 'young writes b');
    // Two concurrent requests of one transaction.
    const both = [run(old, 'exclusive', ['a'], 'old reads a'), run(old, 'shared', ['b'], 'old reads b')];
    await Promise.all([...both, write]);
    expect(log.slice(2).toSorted()).toEqual(['old reads a', 'old reads b', 'young writes b aborted']);
  });

  it('are granted in the order of the transactions’ start, not of arrival', async () => {
    const { locks, log, run, begin } = setUp();
    const [old, holder] = [begin(), begin()];
    await run(holder, 'exclusive', ['k'], 'holder reads');
    const saves = [1, 2, 3].map((n) => run(begin(), 'write', ['k'], `save ${n}`));
    const late = run(old, 'shared', ['k'], 'old reads');
    locks.release(holder);
    await late;
    expect(log).toEqual(['holder reads', 'old reads']);
    await run(begin(), 'shared', ['other'], 'elsewhere');
    locks.release(old);
    await Promise.all(saves);
    expect(log.slice(3)).toEqual(['save 1', 'save 2', 'save 3']);
  });

  it('are granted to later readers after a waiting writer', async () => {
    const { locks, log, run, begin } = setUp();
    const one = begin();
    await run(one, 'shared', ['k'], 'one reads');
    const write = run(begin(), 'write', ['k'], 'write');
    const late = run(begin(), 'shared', ['k'], 'late read');
    locks.release(one);
    await Promise.all([write, late]);
    expect(log).toEqual(['one reads', 'write', 'late read']);
  });

  it('are exclusive for retries', async () => {
    const { locks, log, run, begin } = setUp();
    const [one, two] = [begin(), begin()];
    await run(one, 'exclusive', ['k'], 'one reads');
    const second = run(two, 'exclusive', ['k'], 'two reads');
    await run(one, 'write', ['k'], 'one writes');
    locks.release(one);
    await second;
    expect(log).toEqual(['one reads', 'one writes', 'two reads']);
  });
});

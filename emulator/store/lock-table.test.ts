import { describe, expect, it } from 'vitest';
import type { Clock } from './clock.ts';
import { LockTable } from './lock-table.ts';

/** Time that passes only when told to. */
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
  const run = (owner: object, mode: 'shared' | 'exclusive' | 'write', keys: string[], name: string) =>
    locks.run(owner, mode, keys, () => void log.push(name)).catch(() => void log.push(`${name} aborted`));
  return { clock, locks, log, run };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('locks', () => {
  it('are shared by readers and stop writers until released', async () => {
    const { locks, log, run } = setUp();
    const [one, two] = [{}, {}];
    await run(one, 'shared', ['k'], 'one reads');
    await run(two, 'shared', ['k'], 'two reads');
    const write = run({}, 'write', ['k'], 'write');
    await run({}, 'write', ['other'], 'other write');
    locks.release(one);
    await settle();
    expect(log).toEqual(['one reads', 'two reads', 'other write']);
    locks.release(two);
    await write;
    expect(log.at(-1)).toBe('write');
  });

  it('do not stop their own transaction', async () => {
    const { log, run } = setUp();
    const one = {};
    await run(one, 'shared', ['k'], 'read');
    await run(one, 'write', ['k'], 'write');
    expect(log).toEqual(['read', 'write']);
  });

  it('give up after two seconds', async () => {
    const { clock, log, run } = setUp();
    await run({}, 'shared', ['k'], 'read');
    const write = run({}, 'write', ['k'], 'write');
    clock.advance(1999);
    await settle();
    expect(log).toEqual(['read']);
    clock.advance(1);
    await write;
    expect(log).toEqual(['read', 'write aborted']);
  });

  it('refuse at once what would wait for itself', async () => {
    const { locks, log, run } = setUp();
    const [one, two] = [{}, {}];
    await run(one, 'shared', ['k'], 'one reads');
    await run(two, 'shared', ['k'], 'two reads');
    const first = run(one, 'write', ['k'], 'one writes');
    await run(two, 'write', ['k'], 'two writes');
    locks.release(two);
    await first;
    expect(log).toEqual(['one reads', 'two reads', 'two writes aborted', 'one writes']);
  });

  it('serve readers that come later after a waiting writer', async () => {
    const { locks, log, run } = setUp();
    const one = {};
    await run(one, 'shared', ['k'], 'one reads');
    const write = run({}, 'write', ['k'], 'write');
    const late = run({}, 'shared', ['k'], 'late read');
    locks.release(one);
    await Promise.all([write, late]);
    expect(log).toEqual(['one reads', 'write', 'late read']);
  });

  it('are taken by retries one after the other', async () => {
    const { locks, log, run } = setUp();
    const [one, two] = [{}, {}];
    await run(one, 'exclusive', ['k'], 'one reads');
    const second = run(two, 'exclusive', ['k'], 'two reads');
    await run(one, 'write', ['k'], 'one writes');
    locks.release(one);
    await second;
    expect(log).toEqual(['one reads', 'one writes', 'two reads']);
  });
});

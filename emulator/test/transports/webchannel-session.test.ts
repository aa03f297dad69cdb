// @vitest-environment node
import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  OFFICIAL_TIMINGS,
  WebChannelSession,
  type BackChannelResponse,
} from '../../src/transports/webchannel/session.ts';

/** A reader that accepts one chunk and then is not ready. */
class SlowReader extends EventEmitter implements BackChannelResponse {
  readonly chunks: string[] = [];
  ended = false;

  write(chunk: string): boolean {
    this.chunks.push(chunk);
    return false;
  }

  end(): void {
    this.ended = true;
  }
}

/** A reader that accepts everything immediately. */
class FastReader extends SlowReader {
  override write(chunk: string): boolean {
    super.write(chunk);
    return true;
  }
}

const nothing = (): void => undefined;
let session: WebChannelSession;
beforeEach(() => {
  session = new WebChannelSession('s', { onMessage: nothing, onClosed: nothing }, OFFICIAL_TIMINGS);
});
afterEach(() => session.close());

it('sends a large response in chunks, each when the reader has accepted the previous one', async () => {
  const reader = new SlowReader();
  session.attach(reader, 0, false);
  reader.emit('drain');
  const before = reader.chunks.length;
  for (let index = 0; index < 20; index += 1) session.push(JSON.stringify('x'.repeat(100_000)));
  await nextTurn();
  expect(reader.chunks.length).toBe(before + 1);
  expect(session.isBehind()).toBe(true);
  for (let turn = 0; turn < 10; turn += 1) reader.emit('drain');
  const ids = reader.chunks.join('').match(/\[\d+,\["x/g);
  expect(ids).toHaveLength(20);
  expect(Math.max(...reader.chunks.map(({ length }) => length))).toBeLessThan(500_000);
  expect(session.isBehind()).toBe(false);
});

it('writes what was pushed before the noop that ends a back channel', () => {
  const reader = new FastReader();
  session.attach(reader, 0, false);
  session.push('"last"');
  session.closeBackChannel(reader);
  expect(reader.chunks.join('')).toMatch(/"last"[^]*"noop"/);
});

it('lets a sender continue when the reader has caught up, and loses nothing', () => {
  session.push(JSON.stringify('x'.repeat(300_000)));
  expect(session.isBehind()).toBe(true);
  session.onceReady(() => session.push('"newest"'));
  const reader = new FastReader();
  session.attach(reader, 0, false);
  expect(session.isBehind()).toBe(false);
  expect(reader.chunks.join('')).toMatch(/x"[^]*"newest"[^]*"noop"/);
});

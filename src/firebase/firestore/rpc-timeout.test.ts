import { afterEach, expect, test, vi } from 'vitest';
import { setRpcTimeout } from './rpc-timeout.ts';

const RPC = 'http://firestore.test/v1/projects/p/databases/(default)/documents:commit?key=k';
const STREAM = 'http://firestore.test/google.firestore.v1.Firestore/Listen/channel?VER=8';

const real = window.XMLHttpRequest;

/** A request without a response. */
class SilentRequest extends EventTarget {
  static readonly all: SilentRequest[] = [];
  readonly opened: unknown[] = [];
  isAborted = false;
  constructor() {
    super();
    SilentRequest.all.push(this);
  }
  open(...args: unknown[]): void {
    this.opened.push(...args);
  }
  send(): void {
    // Never responds.
  }
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('loadend'));
  }
}

async function sendTo(url: string | URL): Promise<SilentRequest> {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  vi.resetModules();
  const { setRpcTimeout: limit } = await import('./rpc-timeout.ts');
  limit();
  const request = new window.XMLHttpRequest();
  request.open('POST', url);
  request.send('{}');
  const sent = SilentRequest.all.at(-1);
  if (!sent) throw new Error('No request was made');
  return sent;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.XMLHttpRequest = real;
});

test.each([RPC, new URL(RPC), RPC.replace('?key=k', '')])(
  'a call without a response ends after 15 s: %s',
  async (url) => {
    const request = await sendTo(url);
    expect(request.opened.slice(0, 3)).toEqual(['POST', url, true]);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(request.isAborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(request.isAborted).toBe(true);
  },
);

test('a call with a response is not aborted', async () => {
  const request = await sendTo(RPC);
  request.dispatchEvent(new Event('loadend'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request.isAborted).toBe(false);
});

test('a stream stays open', async () => {
  const request = await sendTo(STREAM);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(request.isAborted).toBe(false);
});

test('the timeout applies to requests made from then on', () => {
  setRpcTimeout();
  expect(window.XMLHttpRequest).not.toBe(real);
  expect(Object.getPrototypeOf(window.XMLHttpRequest)).toBe(real);
});

/**
 * A listener without a client's cache behind it: one WebChannel session of which only the snapshots
 * are looked at. The protocol is that of the web SDK (@firebase/webchannel-wrapper).
 */
import { setTimeout as sleep } from 'node:timers/promises';

export interface RawListener {
  /** Resolves when a snapshot is complete, if one has not been since the last call. */
  snapshot(): Promise<void>;
  close(): Promise<void>;
}

const LIMIT_MS = 120_000;

/** `addTarget` is the target in ProtoJSON; resolves when the first snapshot is complete. */
export async function listen(origin: string, database: string, addTarget: object): Promise<RawListener> {
  const channel = `${origin}/google.firestore.v1.Firestore/Listen/channel?VER=8&database=${encodeURIComponent(database)}`;
  const headers = encodeURIComponent('Authorization:Bearer owner\r\n');
  const message = encodeURIComponent(JSON.stringify({ database, addTarget }));
  const handshake = await fetch(`${channel}&RID=1&CVER=22`, {
    method: 'POST',
    body: `headers=${headers}&count=1&ofs=0&req0___data__=${message}`,
  });
  const sid = /"c","([^"]+)"/.exec(await handshake.text())?.[1];
  if (sid === undefined) throw new Error(`no session: HTTP ${handshake.status}`);
  const abort = new AbortController();
  const snapshots = new Counter();
  const reading = (async () => {
    // The server ends a back channel now and then to learn how far the client has read.
    for (let lastId = 0; ;) {
      const back = await fetch(`${channel}&RID=rpc&SID=${sid}&AID=${lastId}&CI=0&TYPE=xmlhttp`, {
        signal: abort.signal,
      });
      if (!back.ok) throw new Error(`the back channel ended: HTTP ${back.status}`);
      for await (const [id, payload] of arraysOf(back)) {
        lastId = id;
        if (isSnapshot(payload)) snapshots.add();
      }
    }
  })().catch((error: unknown) => {
    if (!abort.signal.aborted) console.error('A listener failed:', error);
  });
  await snapshots.take();
  return {
    snapshot: () => snapshots.take(),
    async close() {
      abort.abort();
      await reading;
    },
  };
}

/** Counts up, and lets one waiter at a time take what is counted. */
class Counter {
  #count = 0;
  #wake: (() => void) | undefined;

  add(): void {
    this.#count += 1;
    this.#wake?.();
  }

  async take(): Promise<void> {
    if (this.#count === 0) {
      const woken = new Promise<void>((resolve) => (this.#wake = resolve));
      const timer = new AbortController();
      const limit = sleep(LIMIT_MS, 'late', { signal: timer.signal }).catch(() => undefined);
      const outcome = await Promise.race([woken, limit]);
      timer.abort();
      if (outcome === 'late') throw new Error('the listener got no snapshot');
    }
    this.#count = 0;
  }
}

/** `<UTF-16 length>\n<JSON list of [id, payload]>` again and again. */
async function* arraysOf({ body }: Response): AsyncGenerator<[number, unknown]> {
  if (!body) return;
  const decoder = new TextDecoder();
  let text = '';
  // The end of the first chunk in `text`: looked for once, since `text` grows in small parts.
  let end: number | undefined;
  for await (const part of body) {
    text += decoder.decode(part, { stream: true });
    for (;;) {
      end ??= chunkEnd(text);
      if (end === undefined || text.length < end) break;
      const arrays: [number, unknown][] = JSON.parse(text.slice(text.indexOf('\n') + 1, end));
      text = text.slice(end);
      end = undefined;
      yield* arrays;
    }
  }
}

function chunkEnd(text: string): number | undefined {
  const [line, length] = /^(\d+)\n/.exec(text) ?? [];
  return line === undefined ? undefined : line.length + Number(length);
}

/** A target change without target ids: all targets are consistent. */
function isSnapshot(payload: unknown): boolean {
  const [message]: readonly { targetChange?: { targetIds?: unknown; readTime?: string } }[] = Array.isArray(
    payload,
  )
    ? payload
    : [];
  const change = message?.targetChange;
  return change?.readTime !== undefined && change.targetIds === undefined;
}

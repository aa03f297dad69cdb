/**
 * One WebChannel session: numbered server messages with acknowledgement and resend, the single back
 * channel that carries them, and client messages delivered once and in order.
 * It knows nothing of Firestore: payloads are JSON texts, client messages are handed on as texts.
 *
 * Measured on the official emulator, and read in @firebase/webchannel-wrapper 1.0.7: ids count up from 1,
 * the client drops ids it has seen; a back channel begins with everything after its AID and a `noop`
 * (without it the client assumes a buffering proxy and falls back to long polling), repeats the `noop`
 * every 30 s and ends with one after 60 s; long polling (CI=1) ends the response with the first data.
 */
import { frameArrays, type NumberedText } from './framing.ts';

/** The part of an HTTP response that a back channel needs. */
export interface BackChannelResponse {
  /** Returns false when the reader is slow: wait for `drain`. */
  write(chunk: string): boolean;
  end(): void;
  once(event: 'drain' | 'close', listener: () => void): unknown;
}

export interface SessionTimings {
  /** Time between noops, ms. */
  readonly keepAliveMs: number;
  /** Maximum age of a back channel, ms. */
  readonly maxAgeMs: number;
  /** A session without back channel and without request for this long is dropped, ms. */
  readonly idleMs: number;
}

export const OFFICIAL_TIMINGS: SessionTimings = { keepAliveMs: 30_000, maxAgeMs: 60_000, idleMs: 120_000 };

/** Characters kept for resending before the back channel is closed: the next one acknowledges them. */
const BACK_CHANNEL_CHARACTERS = 8 << 20;
/** Maximum characters of a chunk before no further message is added: a reader cannot use half a chunk. */
const CHUNK_CHARACTERS = 256 << 10;
/** Unread characters from which the reader counts as behind. */
const BEHIND_CHARACTERS = 256 << 10;
/** Maximum unread characters before the session is closed. */
const MAX_BACKLOG_CHARACTERS = 128 << 20;
/** Maximum client messages held while an earlier one is missing. */
const MAX_HELD_MESSAGES = 1_000;

interface QueuedArray {
  readonly id: number;
  readonly payload: string;
}

interface BackChannel {
  readonly response: BackChannelResponse;
  readonly longPolling: boolean;
  readonly keepAlive: NodeJS.Timeout;
  readonly expiry: NodeJS.Timeout;
  characters: number;
  blocked: boolean;
}

export interface SessionEvents {
  /** A client message, each number once, in order. */
  onMessage(text: string): void;
  /** Called once when the session ends: terminated, idle, or its reader was too slow. */
  onClosed(): void;
}

export class WebChannelSession {
  readonly id: string;
  readonly #timings: SessionTimings;
  readonly #events: SessionEvents;
  readonly #held = new Map<number, string>();
  #nextNumber = 0;
  /** Messages not yet acknowledged, oldest first. */
  #queue: QueuedArray[] = [];
  #queuedCharacters = 0;
  #lastId = 0;
  /** Highest id written to the current back channel. */
  #writtenId = 0;
  #back: BackChannel | undefined;
  #idle: NodeJS.Timeout | undefined;
  #flushScheduled = false;
  /** Callback of a sender that waits for a slow reader. */
  #onReady: (() => void) | undefined;
  #closed = false;

  constructor(id: string, events: SessionEvents, timings: SessionTimings) {
    this.id = id;
    this.#events = events;
    this.#timings = timings;
    this.touch();
  }

  /**
   * Returns `[back channel open, last id sent, outstanding bytes]`; the official emulator always returns
   * 7 bytes.
   */
  forwardReply(): string {
    return JSON.stringify([this.#back ? 1 : 0, this.#lastId, 7]);
  }

  /** Delivers new messages in order; repeats of a retried POST are dropped, later ones wait. */
  accept(messages: readonly NumberedText[]): void {
    for (const { number, text } of messages) {
      if (number >= this.#nextNumber && this.#held.size < MAX_HELD_MESSAGES) this.#held.set(number, text);
    }
    let text = this.#held.get(this.#nextNumber);
    while (text !== undefined && !this.#closed) {
      this.#held.delete(this.#nextNumber);
      this.#nextNumber += 1;
      this.#events.onMessage(text);
      text = this.#held.get(this.#nextNumber);
    }
  }

  /** Drops messages up to `aid`, the last id that the client has seen. */
  acknowledge(aid: number): void {
    let seen = 0;
    for (const { id, payload } of this.#queue) {
      if (id > aid) break;
      seen += 1;
      this.#queuedCharacters -= payload.length;
    }
    if (seen > 0) this.#queue = this.#queue.slice(seen);
  }

  /** Queues one server message (a JSON text) and writes it if a back channel is open. */
  push(payload: string): void {
    if (this.#closed) return;
    this.#lastId += 1;
    this.#queue.push({ id: this.#lastId, payload });
    this.#queuedCharacters += payload.length;
    if (this.#queuedCharacters > MAX_BACKLOG_CHARACTERS) this.close();
    else this.#flushSoon();
  }

  isBehind(): boolean {
    let characters = 0;
    for (let index = this.#queue.length - 1; index >= 0; index -= 1) {
      const array = this.#queue[index];
      if (!array || array.id <= this.#writtenId) return false;
      characters += array.payload.length;
      if (characters > BEHIND_CHARACTERS) return true;
    }
    return false;
  }

  /** Calls back once, when the reader has caught up; never after the session's end. */
  onceReady(callback: () => void): void {
    this.#onReady = callback;
    this.#flushSoon();
  }

  /** Makes `response` the back channel, and resends everything after `aid`. */
  attach(response: BackChannelResponse, aid: number, longPolling: boolean): void {
    this.#detach();
    this.acknowledge(aid);
    // A client cannot have seen more than was sent.
    this.#writtenId = Math.min(aid, this.#lastId);
    const back: BackChannel = {
      response,
      longPolling,
      keepAlive: setInterval(() => this.#noop(), this.#timings.keepAliveMs).unref(),
      expiry: setTimeout(() => this.closeBackChannel(response), this.#timings.maxAgeMs).unref(),
      characters: 0,
      blocked: false,
    };
    this.#back = back;
    this.touch();
    response.once('close', () => {
      if (this.#back === back) this.#detach();
    });
    this.#flush();
    if (this.#back === back) this.#noop();
  }

  /** Ends the back channel if it is still `response`; the client opens the next one. */
  closeBackChannel(response: BackChannelResponse): void {
    if (this.#back?.response !== response) return;
    this.#noop();
    this.#detach();
  }

  /** Restarts the idle timeout; called by every request of the session. */
  touch(): void {
    clearTimeout(this.#idle);
    if (this.#closed || this.#back) return;
    this.#idle = setTimeout(() => this.close(), this.#timings.idleMs);
    this.#idle.unref();
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#detach();
    clearTimeout(this.#idle);
    this.#queue = [];
    this.#queuedCharacters = 0;
    this.#held.clear();
    this.#onReady = undefined;
    this.#events.onClosed();
  }

  /** Ends the current back channel, if any; the session stays open. */
  #detach(): void {
    const back = this.#back;
    if (!back) return;
    this.#back = undefined;
    clearInterval(back.keepAlive);
    clearTimeout(back.expiry);
    back.response.end();
    this.touch();
  }

  /** Noops have an id like any message but are not kept: losing one is harmless. */
  #noop(): void {
    // A client that has seen the noop knows by its id that it has seen every earlier message.
    this.#writeWaiting();
    const back = this.#back;
    if (!back || back.blocked) return;
    this.#lastId += 1;
    this.#writtenId = this.#lastId;
    this.#write(back, [{ id: this.#lastId, payload: '"noop"' }]);
  }

  /** Writes all messages of this turn at once, because a long poll ends after the first write. */
  #flushSoon(): void {
    if (this.#flushScheduled) return;
    this.#flushScheduled = true;
    setImmediate(() => {
      this.#flushScheduled = false;
      this.#flush();
    });
  }

  #flush(): void {
    this.#writeWaiting();
    const onReady = this.#onReady;
    if (!onReady || this.isBehind()) return;
    this.#onReady = undefined;
    onReady();
  }

  #writeWaiting(): void {
    let back = this.#back;
    while (back && (back.longPolling || !back.blocked)) {
      const { arrays, isAll } = this.#nextArrays();
      const last = arrays.at(-1);
      if (!last) return;
      this.#writtenId = last.id;
      this.#write(back, arrays);
      if ((back.longPolling && isAll) || back.characters > BACK_CHANNEL_CHARACTERS) this.#detach();
      back = this.#back;
    }
  }

  /** Returns the unwritten messages for one chunk. */
  #nextArrays(): { arrays: readonly QueuedArray[]; isAll: boolean } {
    const first = this.#queue.findLastIndex(({ id }) => id <= this.#writtenId) + 1;
    let end = first;
    for (let characters = 0; end < this.#queue.length && characters < CHUNK_CHARACTERS; end += 1) {
      characters += this.#queue[end]?.payload.length ?? 0;
    }
    return { arrays: this.#queue.slice(first, end), isAll: end === this.#queue.length };
  }

  #write(back: BackChannel, arrays: readonly QueuedArray[]): void {
    const chunk = frameArrays(arrays);
    back.characters += chunk.length;
    if (back.response.write(chunk)) return;
    back.blocked = true;
    back.response.once('drain', () => {
      back.blocked = false;
      if (this.#back === back) this.#flush();
    });
  }
}

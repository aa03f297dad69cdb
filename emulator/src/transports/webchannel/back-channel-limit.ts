/**
 * Limits the open back channels per browser. A browser opens six HTTP/1.1 connections per origin
 * (production uses HTTP/2, which has no such limit), and each stream of each tab uses one as its back
 * channel. When all six are in use, no tab can send a POST. So beyond four, the oldest back channels are
 * closed; their clients reopen them after the requests queued in the browser.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Open back channels per browser; two connections are left for other requests. */
const MAX_OPEN = 4;
/** Milliseconds until surplus back channels are closed. */
const GRACE_MS = 200;

type CloseBackChannel = () => void;

export class BackChannelLimit {
  /** By browser, oldest first. */
  readonly #open = new Map<string, Set<CloseBackChannel>>();

  /** `close` ends the response, which is the back channel requested by `request`. */
  add(request: IncomingMessage, response: ServerResponse, close: CloseBackChannel): void {
    const browser = browserOf(request);
    if (browser === undefined) return;
    const open = this.#open.get(browser) ?? new Set();
    this.#open.set(browser, open.add(close));
    response.once('close', () => {
      open.delete(close);
      if (open.size === 0) this.#open.delete(browser);
    });
    if (open.size > MAX_OPEN) setTimeout(() => closeSurplus(open), GRACE_MS).unref();
  }
}

function closeSurplus(open: ReadonlySet<CloseBackChannel>): void {
  for (const close of [...open].slice(0, Math.max(0, open.size - MAX_OPEN))) close();
}

/** Returns undefined for other programs, which have no connection limit. */
function browserOf({ headers, socket }: IncomingMessage): string | undefined {
  if (headers.origin === undefined) return undefined;
  return `${socket.remoteAddress} ${headers['user-agent']}`;
}

/**
 * Keeps a browser with many tabs moving. A browser opens six HTTP/1.1 connections to one origin
 * (production answers over HTTP/2, which has no such limit), and each stream of each tab holds one
 * as its back channel. When all six are held, the POST that a tab waits for is never sent, and for
 * want of it no stream ends. So beyond four, the back channels that have been open longest are
 * turned over, as at the end of their life: their clients come back behind what waits.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Back channels of one browser that may stay open; two connections are left for all else. */
const STEADY = 4;
/** How long the ones beyond stay, ms. */
const STAY_MS = 200;

type TurnOver = () => void;

export class BackChannelCrowd {
  /** By browser, oldest first. */
  readonly #open = new Map<string, Set<TurnOver>>();

  /** `turnOver` ends the response, which is the back channel that `request` asked for. */
  enter(request: IncomingMessage, response: ServerResponse, turnOver: TurnOver): void {
    const browser = browserOf(request);
    if (browser === undefined) return;
    const open = this.#open.get(browser) ?? new Set();
    this.#open.set(browser, open.add(turnOver));
    response.once('close', () => {
      open.delete(turnOver);
      if (open.size === 0) this.#open.delete(browser);
    });
    if (open.size > STEADY) setTimeout(() => thinOut(open), STAY_MS).unref();
  }
}

function thinOut(open: ReadonlySet<TurnOver>): void {
  for (const turnOver of [...open].slice(0, Math.max(0, open.size - STEADY))) turnOver();
}

/** Undefined for other programs, which open as many connections as they like. */
function browserOf({ headers, socket }: IncomingMessage): string | undefined {
  if (headers.origin === undefined) return undefined;
  return `${socket.remoteAddress} ${headers['user-agent']}`;
}

/**
 * The network between the site and the emulators, where tests inject faults: every `fetch` and
 * XMLHttpRequest of the page goes through here.
 */
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';

interface Fault {
  /** Affected requests: all whose address or body matches. */
  readonly having: RegExp;
  /** Number of failures; unlimited by default. */
  readonly times?: number;
}

type Outcome = 'broken' | 'answer-lost' | { readonly refused: number; readonly status: string };

interface ArmedFault {
  readonly having: RegExp;
  readonly outcome: Outcome;
  left: number;
}

const armed: ArmedFault[] = [];

/** Matching requests fail before they reach the server. */
export function breakRequests({ having, times = Infinity }: Fault): void {
  armed.push({ having, outcome: 'broken', left: times });
}

/** The server processes the requests, but its response never arrives. */
export function loseResponses({ having, times = Infinity }: Fault): void {
  armed.push({ having, outcome: 'answer-lost', left: times });
}

/** The server refuses them, with errors in the format of Google's services. */
export function refuseRequests({ having, times = Infinity }: Fault, refused: number, status: string): void {
  armed.push({ having, outcome: { refused, status }, left: times });
}

/** Removes all faults. */
export function mendNetwork(): void {
  armed.length = 0;
}

function takeFault(url: string, body: unknown): Outcome | undefined {
  const text = `${url} ${typeof body === 'string' ? body : ''}`;
  const fault = armed.find(({ having, left }) => left > 0 && having.test(text));
  if (!fault) return undefined;
  fault.left -= 1;
  return fault.outcome;
}

function urlOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input);
}

const NO_CACHE = { accept: 'text/html', 'cache-control': 'no-cache' };

/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:1/';

/** A channel's terminate request is sent while the page unloads; nothing waits for it. */
const GOODBYE = /TYPE=terminate/u;

/** Forwards a request, and closes the connection once the service has responded. */
function loseResponse(request: IncomingMessage, response: ServerResponse, address: string): void {
  const { 'content-type': type = 'text/plain', authorization } = request.headers;
  const headers = { 'content-type': type, ...(authorization === undefined ? {} : { authorization }) };
  const forwarded = forward(address, { method: request.method ?? 'POST', headers }, (answer) => {
    answer.resume();
    answer.on('end', () => response.destroy());
  });
  request.pipe(forwarded);
}

/**
 * A proxy that simulates a faulty service. Its path selects the fault: `lost/ADDRESS`, or the HTTP status
 * and Google's code of a refusal.
 * @returns its origin
 */
function startFaultyServer(): Promise<string> {
  const server = createServer((request, response) => {
    const [, code = '500', rest = 'INTERNAL'] = (request.url ?? '').split('/');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') response.end();
    else if (code === 'lost') loseResponse(request, response, decodeURIComponent(rest));
    else {
      response.writeHead(Number(code), { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { code: Number(code), status: rest, message: 'on purpose' } }));
    }
  });
  server.unref();
  return new Promise((resolve, reject) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(`http://127.0.0.1:${address.port}`);
      else reject(new Error('The faulty server has no port'));
    });
  });
}

/** Call once, before the site is loaded. */
export async function watchNetwork(): Promise<void> {
  const faulty = await startFaultyServer();
  const realFetch = globalThis.fetch.bind(globalThis);
  const addressFor = (outcome: Outcome, url: string): string => {
    if (outcome === 'broken') return NOWHERE;
    if (outcome === 'answer-lost') return `${faulty}/lost/${encodeURIComponent(url)}`;
    return `${faulty}/${outcome.refused}/${outcome.status}`;
  };

  const watched: typeof fetch = async (input, init) => {
    const url = urlOf(input);
    const outcome = takeFault(url, init?.body);
    if (outcome !== undefined) return realFetch(addressFor(outcome, url), init);
    if (GOODBYE.test(url)) return realFetch(input, init).catch(() => new Response());
    // happy-dom keeps using expired responses that have an entity tag.
    if (url.startsWith('/')) return realFetch(url, { ...init, headers: NO_CACHE });
    return realFetch(input, init);
  };

  /** A WebChannel or Storage request that may be affected by a fault. */
  class WatchedRequest extends XMLHttpRequest {
    #method = 'GET';
    #url = '';
    readonly #headers = new Map<string, string>();

    override open(method: string, url: string | URL, isAsync = true): void {
      this.#method = method;
      this.#url = String(url);
      super.open(method, url, isAsync);
    }

    override setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
      super.setRequestHeader(name, value);
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      const outcome = takeFault(this.#url, body);
      if (outcome !== undefined) {
        super.open(this.#method, addressFor(outcome, this.#url), true);
        for (const [name, value] of this.#headers) super.setRequestHeader(name, value);
      }
      super.send(body);
    }
  }
  window.fetch = watched;
  window.XMLHttpRequest = WatchedRequest;
}

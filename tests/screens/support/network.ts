/**
 * The network between the site and the emulators, where tests inject faults: every `fetch` and
 * XMLHttpRequest of the page passes here.
 */
import { createServer } from 'node:http';

interface Fault {
  /** Which requests meet it: all that the address or the body matches. */
  readonly having: RegExp;
  /** Times it happens; without it until it is mended. */
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

/** The server does what the requests ask for, but its answer never arrives. */
export function loseAnswers({ having, times = Infinity }: Fault): void {
  armed.push({ having, outcome: 'answer-lost', left: times });
}

/** The server refuses them, in the form of Google's services. */
export function refuseRequests({ having, times = Infinity }: Fault, refused: number, status: string): void {
  armed.push({ having, outcome: { refused, status }, left: times });
}

/** Takes all faults away. */
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

/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:1/';

/** The end of a channel says goodbye while the page is being taken down; nobody waits for it. */
const GOODBYE = /TYPE=terminate/u;

/**
 * Stands in for a service that refuses: answers with status and code that the path names.
 * @returns its origin
 */
function startRefusing(): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const [, code = '500', status = 'INTERNAL'] = url.split('/');
    response.writeHead(Number(code), {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    });
    response.end(JSON.stringify({ error: { code: Number(code), status, message: 'refused on purpose' } }));
  });
  server.unref();
  return new Promise((resolve, reject) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(`http://127.0.0.1:${address.port}`);
      else reject(new Error('The refusing server has no port'));
    });
  });
}

/** To be called once, before the site is loaded. */
export async function watchNetwork(): Promise<void> {
  const refusing = await startRefusing();
  const realFetch = globalThis.fetch.bind(globalThis);
  const addressFor = (outcome: Outcome): string =>
    typeof outcome === 'object' ? `${refusing}/${outcome.refused}/${outcome.status}` : NOWHERE;

  const watched: typeof fetch = async (input, init) => {
    const url = urlOf(input);
    const outcome = takeFault(url, init?.body);
    if (outcome === 'answer-lost') {
      await realFetch(input, init);
      throw new TypeError('Failed to fetch');
    }
    if (outcome !== undefined) return realFetch(addressFor(outcome), { method: 'POST' });
    if (GOODBYE.test(url)) return realFetch(input, init).catch(() => new Response());
    return realFetch(input, init);
  };

  /** A request of WebChannel or Storage that may meet a fault. */
  class WatchedRequest extends XMLHttpRequest {
    #method = 'GET';
    #url = '';

    override open(method: string, url: string | URL, isAsync = true): void {
      this.#method = method;
      this.#url = String(url);
      super.open(method, url, isAsync);
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      const outcome = takeFault(this.#url, body);
      if (outcome === 'answer-lost') {
        this.addEventListener('readystatechange', () => {
          if (this.readyState >= XMLHttpRequest.HEADERS_RECEIVED) this.abort();
        });
      } else if (outcome !== undefined) {
        super.open(this.#method, addressFor(outcome), true);
      }
      super.send(body);
    }
  }
  window.fetch = watched;
  window.XMLHttpRequest = WatchedRequest;
}

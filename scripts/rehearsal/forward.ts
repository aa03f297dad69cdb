/** Forwards requests for Google's services to the local suite, and streams the responses back. */
import { request } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { FUNCTIONS_REGION } from '../../src/domain/functions-region.ts';
import { LOCAL } from '../local-project.ts';
import { FUNCTIONS_HOST } from './project.ts';

/** The suite's address for each host, and the path prefix there. */
const UPSTREAMS: Readonly<Record<string, { readonly host: string; readonly prefix: string }>> = {
  'identitytoolkit.googleapis.com': { host: LOCAL.auth, prefix: '/identitytoolkit.googleapis.com' },
  'securetoken.googleapis.com': { host: LOCAL.auth, prefix: '/securetoken.googleapis.com' },
  'firestore.googleapis.com': { host: LOCAL.firestore, prefix: '' },
  'firebasestorage.googleapis.com': { host: LOCAL.storage, prefix: '' },
  [FUNCTIONS_HOST]: { host: LOCAL.functions, prefix: `/${LOCAL.project}/${FUNCTIONS_REGION}` },
};

/** Hop-by-hop headers of HTTP/1, invalid in HTTP/2. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

function withoutConnection(headers: NodeJS.Dict<string | string[]>): NodeJS.Dict<string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !CONNECTION_HEADERS.has(name)),
  );
}

/** Returns whether the suite handles this host. */
export function isForwarded(host: string): boolean {
  return host in UPSTREAMS;
}

/** Streams bodies both ways without buffering, because Firestore's responses stay open for minutes. */
export function forward(
  host: string,
  asked: Http2ServerRequest,
  response: Http2ServerResponse,
  path = asked.url,
): void {
  const upstream = UPSTREAMS[host];
  if (!upstream) throw new Error(`No service handles ${host}`);
  const [hostname = '', port = ''] = upstream.host.split(':');
  const outgoing = request({
    hostname,
    port,
    method: asked.method,
    path: `${upstream.prefix}${path}`,
    headers: withoutConnection(asked.headers),
  });
  outgoing.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
    answer.pipe(response);
  });
  outgoing.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  // Leaving a page closes its streams.
  response.on('close', () => outgoing.destroy());
  asked.pipe(outgoing);
}

/** Hands requests to Google's services on to the local suite, and their answers back as they come. */
import { request } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { FUNCTIONS_REGION } from '../../src/domain/functions-region.ts';
import { LOCAL } from '../local-project.ts';
import { FUNCTIONS_HOST } from './project.ts';

/** Where the suite answers for a host, and what is before the path there. */
const UPSTREAMS: Readonly<Record<string, { readonly host: string; readonly prefix: string }>> = {
  'identitytoolkit.googleapis.com': { host: LOCAL.auth, prefix: '/identitytoolkit.googleapis.com' },
  'securetoken.googleapis.com': { host: LOCAL.auth, prefix: '/securetoken.googleapis.com' },
  'firestore.googleapis.com': { host: LOCAL.firestore, prefix: '' },
  'firebasestorage.googleapis.com': { host: LOCAL.storage, prefix: '' },
  [FUNCTIONS_HOST]: { host: LOCAL.functions, prefix: `/${LOCAL.project}/${FUNCTIONS_REGION}` },
};

/** Of HTTP/1 alone; HTTP/2 knows none of them. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

function withoutConnection(headers: NodeJS.Dict<string | string[]>): NodeJS.Dict<string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !CONNECTION_HEADERS.has(name)),
  );
}

/** Whether the suite answers for this host. */
export function isForwarded(host: string): boolean {
  return host in UPSTREAMS;
}

/** Passes bodies on both ways without waiting for their ends: Firestore's answers continue for minutes. */
export function forward(
  host: string,
  asked: Http2ServerRequest,
  response: Http2ServerResponse,
  path = asked.url,
): void {
  const upstream = UPSTREAMS[host];
  if (!upstream) throw new Error(`Nothing answers for ${host}`);
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
  // A page that is left ends its streams.
  response.on('close', () => outgoing.destroy());
  asked.pipe(outgoing);
}

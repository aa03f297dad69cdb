/** Forwards requests for the site and for Google's services to the local suite, and streams the responses back. */
import { request } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { text } from 'node:stream/consumers';
import { FUNCTIONS_REGION } from '../../../../src/members/firebase/region.ts';
import { STORAGE_ORIGIN } from '../../../../src/domain/guide/avatar.ts';
import { LOCAL } from '../../../../scripts/local-project.ts';
import { FUNCTIONS_HOST, SITE_HOSTS } from './project.ts';

/** The suite's address for each host, and the path prefix there. */
const UPSTREAMS: Readonly<Record<string, { readonly address: string; readonly prefix: string }>> = {
  ...Object.fromEntries(SITE_HOSTS.map((host) => [host, { address: new URL(LOCAL.site).host, prefix: '' }])),
  'identitytoolkit.googleapis.com': { address: LOCAL.auth, prefix: '/identitytoolkit.googleapis.com' },
  'securetoken.googleapis.com': { address: LOCAL.auth, prefix: '/securetoken.googleapis.com' },
  'firestore.googleapis.com': { address: LOCAL.firestore, prefix: '' },
  'firebasestorage.googleapis.com': { address: LOCAL.storage, prefix: '' },
  [FUNCTIONS_HOST]: { address: LOCAL.functions, prefix: `/${LOCAL.project}/${FUNCTIONS_REGION}` },
};

/** Hop-by-hop headers of HTTP/1, invalid in HTTP/2. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

type Headers = NodeJS.Dict<string | string[]>;

function without(headers: Headers, isLeftOut: (name: string) => boolean): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isLeftOut(name)));
}

function withoutConnection(headers: Headers): Headers {
  return without(headers, (name) => name.startsWith(':') || CONNECTION_HEADERS.has(name));
}

/** Whether the suite's functions wrote the text; their addresses of pictures are those of the suite. */
function hasPictures(host: string, type = ''): boolean {
  return SITE_HOSTS.includes(host) && /html|json/u.test(type);
}

/**
 * Streams bodies both ways without buffering, because Firestore's responses stay open for minutes.
 * @returns false when the suite does not handle this host.
 */
export function forward(host: string, incoming: Http2ServerRequest, response: Http2ServerResponse): boolean {
  const upstream = UPSTREAMS[host];
  if (!upstream) return false;
  const [hostname = '', port = ''] = upstream.address.split(':');
  const headers = without(withoutConnection(incoming.headers), (name) => name === 'accept-encoding');
  const path = `${upstream.prefix}${incoming.url}`;
  const outgoing = request({ hostname, port, method: incoming.method, path, headers });
  outgoing.on('response', (answer) => {
    const { statusCode = 502, headers: answered } = answer;
    if (!hasPictures(host, answered['content-type'])) {
      response.writeHead(statusCode, withoutConnection(answered));
      answer.pipe(response);
      return;
    }
    response.writeHead(
      statusCode,
      without(withoutConnection(answered), (name) => name === 'content-length'),
    );
    text(answer).then(
      (body) => response.end(body.replaceAll(LOCAL.storageOrigin, STORAGE_ORIGIN)),
      () => response.end(),
    );
  });
  outgoing.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  // Leaving a page closes its streams.
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
  return true;
}

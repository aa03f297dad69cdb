/**
 * Serves all hosts of the rehearsal on one local port over TLS: the production site on its domains, Google's
 * services from the running suite, and replacements for what only Google serves. Chromium resolves every
 * host to this port. Prints one line of JSON when it is ready: `{ port, keyHash }`.
 *
 *     node scripts/rehearsal/serve.ts
 */
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { selfSigned } from '../perf/self-signed.ts';
import { forward, isForwarded } from './forward.ts';
import { googleResponse } from './helper-pages.ts';
import { FUNCTIONS_HOST, SITE_HOSTS } from './project.ts';
import { siteResponses } from './site-responses.ts';

// Exits with the program that started it.
process.stdin.resume().on('end', () => process.exit());

const findResponse = await siteResponses();

async function handle(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
  const { method, headers } = request;
  const host = request.authority || headers.host || '';
  const url = new URL(request.url, `https://${host}`);
  const standIn = googleResponse(method, url, headers.origin ?? '*');
  if (standIn) {
    response.writeHead(standIn.status ?? 200, standIn.headers).end(standIn.body);
  } else if (isForwarded(host)) {
    forward(host, request, response);
  } else if (SITE_HOSTS.includes(host)) {
    const found = await findResponse(url);
    if ('functionId' in found) {
      forward(FUNCTIONS_HOST, request, response, `/${found.functionId}`);
    } else {
      const { status, headers: own, body } = found;
      response.writeHead(status, own).end(method === 'HEAD' ? '' : body);
    }
  } else {
    response.writeHead(502).end();
  }
}

const { key, cert, keyHash } = selfSigned();
const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
  handle(request, response).catch((error: unknown) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string')
    console.log(JSON.stringify({ port: address.port, keyHash }));
});

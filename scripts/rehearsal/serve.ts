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
import { googleAnswer } from './helper-pages.ts';
import { FUNCTIONS_HOST, SITE_HOSTS } from './project.ts';
import { siteAnswers } from './site-answers.ts';

// Exits with the program that started it.
process.stdin.resume().on('end', () => process.exit());

const answerSite = await siteAnswers();

async function answer(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
  const { method, headers } = request;
  const host = request.authority || headers.host || '';
  const url = new URL(request.url, `https://${host}`);
  const standIn = googleAnswer(method, url, headers.origin ?? '*');
  if (standIn) {
    response.writeHead(standIn.status ?? 200, standIn.headers).end(standIn.body);
  } else if (isForwarded(host)) {
    forward(host, request, response);
  } else if (SITE_HOSTS.includes(host)) {
    const answered = await answerSite(url);
    if ('functionId' in answered) {
      forward(FUNCTIONS_HOST, request, response, `/${answered.functionId}`);
    } else {
      const { status, headers: own, body } = answered;
      response.writeHead(status, own).end(method === 'HEAD' ? '' : body);
    }
  } else {
    response.writeHead(502).end();
  }
}

const { key, cert, keyHash } = selfSigned();
const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
  answer(request, response).catch((error: unknown) => {
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

/**
 * Serves all hosts of the rehearsal on one local port over TLS: the production site on its domains from the Hosting
 * emulator, Google's services from the running suite, and replacements for what only Google serves. Chromium resolves
 * every host to this port. Prints one line of JSON when it is ready: `{ port, keyHash }`.
 *
 *     node tests/e2e/support/rehearsal/serve.ts
 */
import { createSecureServer } from 'node:http2';
import { headersFor } from '../../../../scripts/hosting/hosting-config.ts';
import { selfSigned } from '../../../../scripts/hosting/self-signed.ts';
import { listen } from '../../../../scripts/listen.ts';
import { forward } from './forward.ts';
import { googleResponse, helperPage } from './helper-pages.ts';
import { SITE_HOSTS } from './project.ts';

// Exits with the program that started it.
process.stdin.resume().on('end', () => process.exit());

const { key, cert, keyHash } = await selfSigned();
const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
  const { method, headers } = request;
  const host = request.authority || headers.host || '';
  const url = new URL(request.url, `https://${host}`);
  const helper = SITE_HOSTS.includes(host) ? helperPage(url.pathname) : undefined;
  const standIn = helper ?? googleResponse(method, url, headers.origin ?? '*');
  if (standIn) {
    // Hosting may send the site's headers with the helper pages, if firebase.json has any for them.
    const own = helper ? headersFor(url.pathname) : {};
    response.writeHead(standIn.status ?? 200, { ...own, ...standIn.headers }).end(standIn.body);
  } else if (!forward(host, request, response)) {
    response.writeHead(502).end();
  }
});
console.log(JSON.stringify({ port: await listen(server), keyHash }));

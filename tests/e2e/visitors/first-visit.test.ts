/** The requests of a first visit, their hosts, and the headers of the responses. */
import type { BrowserContext } from '@playwright/test';
import { LOCAL } from '../../../scripts/local-project.ts';
import {
  LOCAL_POLICIES,
  policyOf,
  SECURITY_HEADERS,
  securityHeaders,
  WORKER_HEADERS,
} from '../../support/security-headers.ts';
import { expect, test, words } from '../support/fixtures.ts';
import { untilReady } from '../support/ready.ts';

/** Collects the hosts that the pages of a context request, except the site's own. */
function watchHosts(context: BrowserContext): Set<string> {
  const hosts = new Set<string>();
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  return hosts;
}

test('a first visit requests only the site, and Firebase only where guides are shown', async ({
  page,
  context,
  baseURL,
}) => {
  const own = new URL(baseURL ?? '').host;
  const hosts = watchHosts(context);
  for (const path of ['/', '/en', '/contact', '/en/association/about', '/legal/privacy']) {
    await page.goto(path);
    await page.mouse.move(200, 200);
    await untilReady(page);
    await page.waitForLoadState('networkidle');
  }
  expect([...hosts]).toEqual([own]);
  // On a busy machine the network can be idle between a script and its requests.
  await page.goto('/en/guides');
  await expect(page.getByRole('link', { name: words('en')('guides.viewProfile') }).first()).toBeVisible();
  await page.goto('/en/giorgi-beridze');
  await expect(page.getByRole('link', { name: words('en')('guide.contact') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Only pictures of guides come from elsewhere.
  expect([...hosts].filter((host) => host !== own && host !== LOCAL.storage)).toEqual([]);
  // Visitors are not identified before sign-in.
  expect(await context.cookies()).toEqual([]);
});

test('every response has every security header, and every page its policy, directive by directive', async ({
  request,
}) => {
  const home = await (await request.get('/')).text();
  const [asset = ''] = /\/assets\/[\w.-]+\.js/u.exec(home) ?? [];
  const pages = [
    '/',
    '/en/guides',
    '/giorgi-beridze',
    '/auth',
    '/en/admin',
    '/no/such/path',
    '/messages/confirm/x',
  ];
  for (const path of [...pages, asset, '/robots.txt']) {
    const answer = await request.get(path);
    const { 'referrer-policy': referrer, ...headers } = securityHeaders(answer.headers());
    const { 'referrer-policy': usual, ...expected } = SECURITY_HEADERS;
    expect.soft(headers, path).toEqual(expected);
    expect.soft(referrer, path).toBe(path.startsWith('/messages') ? 'no-referrer' : usual);
    if (!pages.includes(path)) continue;
    const policy = LOCAL_POLICIES[/\/(?:auth|admin)$/u.test(path) ? 'members' : 'page'];
    expect.soft(policyOf(await answer.text()), path).toEqual(policy);
  }
  const worker = await request.get('/sw.js');
  expect(securityHeaders(worker.headers())).toEqual(WORKER_HEADERS);
});
